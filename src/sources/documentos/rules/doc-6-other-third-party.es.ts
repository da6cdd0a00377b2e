/** DOC-6: a document booked under another third party. */
import { wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { capital, cufeOf, documentOf } from '../document-words.es.ts';

export const doc6 = defineRule<Analysis>({
  code: 'DOC-6',
  proof: 'flow',
  about: 'third_parties',
  name: 'Documento registrado a otro tercero',
  stake: 'reference',
  series: null,
  severity: 'alta',
  isSeverityFixed: true,
  legal: ['et_617', 'et_631', 'et_774'],
  text: {
    title: (fact) => `${capital(documentOf(fact))} está registrada a nombre de otro tercero`,
    message: (fact) =>
      `La ${documentOf(fact)} por ${writePesos(fact.amount)} es de ${wordIn(fact.data, 'owner')} (NIT ${wordIn(fact.data, 'ownerNit')}), que no la tiene en los libros; ese mismo valor está registrado a ${wordIn(fact.data, 'under')} (NIT ${wordIn(fact.data, 'underNit')}), sin documento. CUFE ${cufeOf(fact)}.`,
    why: 'El costo, el IVA y la retención se informan y certifican al tercero de la factura: a nombre de otro no cruzan con lo que él declara.',
    correction: (fact) =>
      `Reclasifica el registro a ${wordIn(fact.data, 'owner')}, con su IVA, su retención y la cuenta por pagar.`,
    unseen: 'No se ve en un balance posterior si la reclasificación se hizo por otro valor.',
  },
  find: ({ received, issued }) => ({ facts: [...received.otherThird, ...issued.otherThird] }),
});
