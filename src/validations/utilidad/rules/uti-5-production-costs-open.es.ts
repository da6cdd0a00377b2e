/** UTI-5: production costs open. */

import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { productionFacts } from '../during-year.ts';
import { atClose } from '../rule-words.es.ts';

export const uti5 = defineRule<Analysis>({
  code: 'UTI-5',
  proof: 'balance',
  name: 'Costos de producción sin trasladar',
  stake: 'to_explain',
  series: { measure: 'balance' },
  amountName: 'Costos sin trasladar',
  severity: 'media',
  legal: ['puc_dinamicas', 'niif_pymes_13'],
  text: {
    title: (fact) => `Quedan ${writePesos(fact.amount)} en costos de producción sin trasladar`,
    line: () => 'Costos de producción sin trasladar',
    message: (fact) =>
      `${atClose(fact)}, las cuentas de costos de producción suman ${writePesos(fact.amount)}; la mayor es ${writeAccount(fact)}. ${fact.period.month === 12 ? 'El año termina y deben quedar en cero.' : 'En otros meses sí se trasladaron.'}`,
    why: 'Lo que costó producir pasa a inventarios mientras no se vende, y al costo de ventas cuando se vende. Si se queda aquí, el inventario y el costo del mes están incompletos.',
    correction: () =>
      'Traslada el costo del mes a productos en proceso o terminados, y al costo de ventas lo que se vendió o el servicio que ya se prestó. El asiento sugerido lo lleva todo al costo: separa lo que quedó en proceso.',
  },
  find: ({ context, month }) => ({ facts: productionFacts(context, month) }),
});
