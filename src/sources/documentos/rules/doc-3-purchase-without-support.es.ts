/** DOC-3: a purchase from a person who does not invoice, without the support document of the buyer. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { firstOf, nameOf } from '../document-words.es.ts';

export const doc3 = defineRule<Analysis>({
  code: 'DOC-3',
  proof: 'flow',
  about: 'third_parties',
  name: 'Compra a no obligado sin documento soporte',
  stake: 'at_risk',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_771_2', 'et_616_1'],
  text: {
    title: (fact) => `Lo comprado a ${nameOf(fact)} no tiene documento soporte`,
    message: (fact) =>
      `En el mes hay ${writePesos(fact.amount)} registrados a ${nameOf(fact)} en costos, gastos o activos, y la empresa no generó el documento soporte en adquisiciones a no obligados a facturar.${firstOf(fact)}`,
    why: 'A quien no está obligado a facturar le compra la empresa con su propio documento soporte electrónico: sin él, el costo no se acepta.',
    correction: () =>
      'Genera el documento soporte dentro del plazo, o pide la factura si la persona está obligada a facturar.',
    unseen: 'No se ve en un balance posterior si el documento soporte se generó después.',
  },
  find: ({ received }) => ({ facts: received.withoutSupport }),
});
