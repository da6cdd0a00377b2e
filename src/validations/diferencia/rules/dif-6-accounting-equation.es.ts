/** DIF-6: accounting equation. */

import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Integrity } from '../analysis.ts';

export const dif6 = defineRule<Integrity>({
  code: 'DIF-6',
  proof: 'balance',
  name: 'Activo distinto de pasivo más patrimonio más resultado',
  stake: 'to_explain',
  series: null,
  severity: 'critica',
  isSeverityFixed: true,
  legal: ['cco_52', 'et_774'],
  text: {
    title: ({ amount }) => `El activo no es igual a pasivo más patrimonio más resultado: ${writePesos(amount)}`,
    message: ({ amount, expected, found }) =>
      `El activo suma ${writePesos(found ?? 0n)}, y pasivo, patrimonio y resultado del periodo ${writePesos(expected ?? 0n)}. La diferencia de ${writePesos(amount)} está del otro lado en cuentas de orden: se cruzaron con cuentas de balance o de resultado.`,
    why: 'Las cuentas de orden controlan hechos que no están en el balance: se registran entre ellas. Un registro cruzado deja el balance sin cuadrar aunque el total de débitos y créditos coincida.',
    correction: () =>
      'Busca los comprobantes que combinan una cuenta de orden con una de balance o de resultado y corrige la contrapartida.',
  },
  find: ({ equation }) => ({ facts: equation }),
});
