/** EXT-6: deposits of the year far above its income. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';

export const ext6 = defineRule<Analysis>({
  code: 'EXT-6',
  proof: 'flow',
  name: 'Consignaciones del año por encima de los ingresos',
  stake: 'to_explain',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_755_3', 'et_28'],
  text: {
    title: () => 'Lo consignado en el año pasa de los ingresos',
    message: (fact) =>
      `En el año entraron a los bancos ${writePesos(fact.found ?? 0n)} y los ingresos con IVA son ${writePesos(fact.expected ?? 0n)}: ${writePesos(fact.amount)} más.`,
    why: 'La DIAN puede presumir que lo consignado que no está en la contabilidad es ingreso de la empresa.',
    correction: () =>
      'Separa traslados entre cuentas propias, préstamos, aportes y dineros de terceros; lo que queda sin explicar es un ingreso que falta.',
    unseen: 'No se ve en un balance posterior: es la suma del año.',
  },
  find: ({ deposits }) => deposits,
});
