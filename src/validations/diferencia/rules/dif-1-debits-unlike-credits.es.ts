/** DIF-1: debits unlike credits. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { amountIn, listIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Integrity } from '../analysis.ts';
import { ofMovement } from '../lost-rows.ts';
import { accounts, side } from '../rule-words.es.ts';

export const dif1 = defineRule<Integrity>({
  code: 'DIF-1',
  proof: 'flow',
  name: 'Débitos y créditos que no coinciden',
  stake: 'to_explain',
  series: null,
  severity: 'critica',
  isSeverityFixed: true,
  legal: ['cco_50', 'et_773', 'et_654_e', 'et_655'],
  text: {
    title: ({ amount }) => `Los débitos y los créditos del mes no coinciden: ${writePesos(amount)}`,
    message: ({ data, expected, found, period }) => {
      const suspects = listIn(data, 'suspects');
      const titles = listIn(data, 'titles');
      const where =
        titles.length > 0
          ? ` Se explica por ${accounts(titles)}: sus filas no suman lo que dice su título. Al archivo le faltan o le sobran filas, o se cambió una cifra.`
          : suspects.length === 0
            ? ''
            : ` Hay movimientos por ese mismo valor, o por su mitad, en ${accounts(suspects)}: empieza por ahí.`;
      return `En ${formatPeriod(period)} los débitos suman ${writePesos(expected ?? 0n)} y los créditos ${writePesos(found ?? 0n)}: hay ${side(amountIn(data, 'difference'))}.${where}`;
    },
    why: 'Por partida doble cada registro suma lo mismo en débitos y en créditos. Si el mes no los iguala, hay un registro incompleto o el informe no trae todas las cuentas, y ninguna otra cifra es segura.',
    correction: () =>
      'Vuelve a generar el informe completo, sin filtros de cuenta, tercero ni centro de costo. Si la diferencia sigue, busca en el programa contable el comprobante descuadrado del mes y corrígelo allí, nunca en el archivo.',
  },
  find: (analysis) => ({ facts: analysis.lost.explained(analysis.movement, ofMovement) }),
});
