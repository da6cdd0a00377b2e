/** DOC-1: a document of a supplier that the books do not have. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { capital, cufeOf, documentOf, nameOf } from '../document-words.es.ts';

export const doc1 = defineRule<Analysis>({
  code: 'DOC-1',
  proof: 'flow',
  about: 'third_parties',
  name: 'Documento recibido sin registrar',
  stake: 'at_risk',
  series: null,
  severity: 'alta',
  isSeverityFixed: true,
  legal: ['et_616_1', 'et_771_2', 'et_774'],
  text: {
    title: (fact) => `${capital(documentOf(fact))} de ${nameOf(fact)} no está en los libros`,
    message: (fact) =>
      `La DIAN tiene la ${documentOf(fact)} de ${nameOf(fact)} por ${writePesos(fact.amount)}, y ni en su mes ni en el siguiente hay un registro que la explique. CUFE ${cufeOf(fact)}.`,
    why: 'Lo que no se registra no es costo ni da IVA descontable, y lo que se debe no se ve. Si es una nota, el costo y el IVA quedan por más o por menos de lo que fue.',
    correction: () =>
      'Busca el documento y regístralo con su fecha y su IVA. Si no es de la empresa o se anuló, recházalo en la DIAN y deja la constancia.',
    unseen: 'No se ve en un balance posterior si el documento se registró después con otro valor.',
  },
  find: ({ received }) => ({ facts: received.unbooked, notEvaluated: received.notEvaluated }),
});
