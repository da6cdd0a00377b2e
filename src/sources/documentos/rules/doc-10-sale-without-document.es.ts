/** DOC-10: a sale without a document of ours. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { firstOf, nameOf } from '../document-words.es.ts';

export const doc10 = defineRule<Analysis>({
  code: 'DOC-10',
  proof: 'flow',
  about: 'third_parties',
  name: 'Venta sin documento electrónico',
  stake: 'at_risk',
  series: null,
  severity: 'alta',
  isSeverityFixed: true,
  legal: ['et_615', 'et_616_1'],
  text: {
    title: (fact) => `Lo vendido a ${nameOf(fact)} no tiene documento electrónico`,
    message: (fact) =>
      `En el mes hay ${writePesos(fact.amount)} de ingresos y su IVA registrados a ${nameOf(fact)} que ningún documento emitido explica, ni del mes ni del anterior.${firstOf(fact)}`,
    why: 'Quien vende o presta un servicio debe facturar cada operación; no hacerlo se sanciona, y al cliente no le sirve de costo.',
    correction: () => 'Emite la factura si falta, o corrige el registro si la venta no se hizo o es de otro cliente.',
    unseen: 'No se ve en un balance posterior si la factura se emitió después.',
  },
  find: ({ issued }) => ({ facts: [...issued.without, ...issued.withoutSupport] }),
});
