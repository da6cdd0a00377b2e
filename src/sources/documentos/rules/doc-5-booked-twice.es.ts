/** DOC-5: a document booked twice. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { capital, cufeOf, documentOf, nameOf } from '../document-words.es.ts';

export const doc5 = defineRule<Analysis>({
  code: 'DOC-5',
  proof: 'flow',
  about: 'third_parties',
  name: 'Documento registrado dos veces',
  stake: 'at_risk',
  series: null,
  severity: 'alta',
  isSeverityFixed: true,
  legal: ['et_776', 'et_774'],
  text: {
    title: (fact) => `${capital(documentOf(fact))} de ${nameOf(fact)} está dos veces en los libros`,
    message: (fact) =>
      `Lo registrado de ${nameOf(fact)} pasa de sus documentos en ${writePesos(fact.amount)}, justo lo que vale la ${documentOf(fact)}. CUFE ${cufeOf(fact)}.`,
    why: 'Un documento da un solo costo y un solo IVA: el segundo registro los duplica, y también la deuda.',
    correction: () => 'Reversa el segundo registro, con su IVA y su retención.',
    unseen: 'No se ve en un balance posterior si el reverso se hizo junto con otras compras.',
  },
  find: ({ received, issued }) => ({ facts: [...received.twice, ...issued.twice] }),
});
