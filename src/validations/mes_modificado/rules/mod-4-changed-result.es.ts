/** MOD-4: changed result. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Changes } from '../change-facts.ts';
import { resultFacts } from '../change-facts.ts';

export const mod4 = defineRule<Changes>({
  code: 'MOD-4',
  proof: 'flow',
  name: 'Resultado acumulado distinto',
  stake: 'reference',
  series: null,
  amountName: 'Cambio del resultado',
  severity: 'informativa',
  isSeverityFixed: true,
  legal: ['niif_pymes_10'],
  text: {
    title: ({ found, expected }) =>
      `El resultado acumulado pasó de ${writePesos(expected ?? 0n)} a ${writePesos(found ?? 0n)}`,
    message: (fact) =>
      `Con la versión anterior el resultado acumulado era de ${writePesos(fact.expected ?? 0n)}; con esta es de ${writePesos(fact.found ?? 0n)}. Lo explican las cuentas de ingresos, costos y gastos que cambiaron.`,
    why: 'Quien haya recibido los resultados de este mes decidió con otras cifras.',
    correction: () => 'Avisa a quien recibió los informes de este mes, y entrégalos otra vez si el cambio es correcto.',
  },
  find: ({ versions }) => ({ facts: resultFacts(versions) }),
});
