/** PRS-2: production costs not transferred. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { countIn, listIn } from '#core/engine/fact-data.ts';
import { writeList } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { untransferredCosts } from '../chart.ts';

export const prs2 = defineRule<Analysis>({
  code: 'PRS-2',
  proof: 'balance',
  name: 'Costos de producción sin trasladar',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Costos sin trasladar',
  severity: 'baja',
  mayBePractice: true,
  legal: ['puc_dinamicas', 'niif_pymes_13'],
  text: {
    title: (fact) => `Costos de producción sin trasladar por ${writePesos(fact.amount)}`,
    message: (fact) => {
      const accounts = listIn(fact.data, 'accounts');
      const more = countIn(fact.data, 'count') - accounts.length;
      return `Al cierre de ${formatPeriod(fact.period)}, las cuentas de costos de producción suman ${writePesos(fact.found ?? 0n)}: ${more > 0 ? `${accounts.join(', ')} y ${more} más` : writeList(accounts)}.`;
    },
    why: 'La clase 7 es un paso: al terminar el mes su saldo pasa a inventarios en proceso o terminados, o al costo de ventas. Si se queda, el estado de resultados muestra el costo en otro lugar y los inventarios quedan incompletos.',
    correction: (fact) =>
      countIn(fact.data, 'omitted') === 1
        ? 'Otros meses sí trasladaron sus costos, o el año termina: el asiento está en «Utilidad del ejercicio».'
        : 'Traslada lo terminado a inventarios y lo vendido o prestado al costo de ventas: el asiento sugerido lo lleva todo al costo. Si tu política es trasladar al cierre del año, justifica el hallazgo.',
  },
  find: ({ context }) => ({ facts: untransferredCosts(context, context.roles) }),
});
