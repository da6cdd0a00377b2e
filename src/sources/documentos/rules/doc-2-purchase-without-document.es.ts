/** DOC-2: a purchase from who must invoice, without a document. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { firstOf, nameOf } from '../document-words.es.ts';

export const doc2 = defineRule<Analysis>({
  code: 'DOC-2',
  proof: 'flow',
  about: 'third_parties',
  name: 'Compra sin documento electrónico',
  stake: 'at_risk',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_771_2', 'et_616_1'],
  text: {
    title: (fact) => `Lo comprado a ${nameOf(fact)} no tiene documento electrónico`,
    message: (fact) =>
      `En el mes hay ${writePesos(fact.amount)} registrados a ${nameOf(fact)} en costos, gastos o activos que ningún documento de la DIAN explica, ni del mes ni del anterior.${firstOf(fact)}`,
    why: 'Sin factura o documento equivalente a nombre de la empresa, el costo y su IVA no se aceptan.',
    correction: () =>
      'Pide la factura electrónica a nombre y con el NIT de la empresa. Si quien vende no está obligado a facturar, genera el documento soporte; si el documento salió a nombre de otro, no es costo de la empresa.',
    unseen: 'No se ve en un balance posterior si el documento llegó después.',
  },
  find: ({ received }) => ({ facts: received.without }),
});
