/** UTI-1: result posted during the year. */

import { amountIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import { abs } from '#core/money/money.ts';
import type { Analysis } from '../analysis.ts';
import { postingFacts } from '../during-year.ts';
import { inMonth } from '../rule-words.es.ts';

export const uti1 = defineRule<Analysis>({
  code: 'UTI-1',
  proof: 'flow',
  name: 'Un registro en la utilidad durante el año',
  stake: 'to_explain',
  series: { measure: 'movement' },
  amountName: 'Registrado en el año',
  severity: 'media',
  legal: ['puc_cierre', 'cco_446', 'cco_451'],
  text: {
    title: (fact) => `Se registraron ${writePesos(fact.amount)} en ${fact.accountName} durante el año`,
    line: () => 'Tiene registros durante el año',
    message: (fact) =>
      `${inMonth(fact)}, ${writeAccount(fact)} se movió ${writePesos(abs(amountIn(fact.data, 'moved')))}: el resultado que muestra el patrimonio pasó de ${writePesos(fact.expected ?? 0n)} a ${writePesos(fact.found ?? 0n)}. ${
        amountIn(fact.data, 'covered') === 0n
          ? 'Ni reservas, ni dividendos, ni resultados acumulados, ni capital se movieron a la vez.'
          : `Reservas, dividendos, resultados acumulados y capital explican ${writePesos(amountIn(fact.data, 'covered'))}.`
      } El resultado del mes es de ${writePesos(amountIn(fact.data, 'result'))}.`,
    why: 'La utilidad del ejercicio solo se mueve con el cierre del año y con lo que decida la asamblea: reservas, dividendos, capital o resultados acumulados. Un gasto, un pago o un ajuste registrado aquí no pasa por el estado de resultados.',
    correction: () =>
      'Busca el comprobante. Si es un gasto o un ingreso del año, llévalo a su cuenta; si es un error de años anteriores, a resultados acumulados; si es un pago a los socios, a dividendos o a cuentas por cobrar a socios. Si es una distribución, registra el acta completa.',
  },
  find: ({ context, month }) => ({ facts: postingFacts(context, month) }),
});
