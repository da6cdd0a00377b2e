/** DOC-9: a document of ours that the books do not have. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { capital, cufeOf, documentOf, nameOf } from '../document-words.es.ts';

export const doc9 = defineRule<Analysis>({
  code: 'DOC-9',
  proof: 'flow',
  about: 'third_parties',
  name: 'Documento emitido sin registrar',
  stake: 'at_risk',
  series: null,
  severity: 'alta',
  isSeverityFixed: true,
  legal: ['et_28', 'et_616_1', 'et_774'],
  text: {
    title: (fact) => `${capital(documentOf(fact))} a ${nameOf(fact)} no está en los libros`,
    message: (fact) =>
      `La empresa emitió la ${documentOf(fact)} a ${nameOf(fact)} por ${writePesos(fact.amount)}, y ni en su mes ni en el siguiente hay un registro que la explique. CUFE ${cufeOf(fact)}.`,
    why: 'La DIAN conoce cada documento emitido: el ingreso y el IVA que no se registran tampoco se declaran. Si es una nota, el ingreso quedó por más o por menos de lo que fue.',
    correction: () =>
      'Registra el documento con su fecha y su IVA; si ya presentaste la declaración del periodo, corrígela.',
    unseen: 'No se ve en un balance posterior si el documento se registró después con otro valor.',
  },
  find: ({ issued }) => ({ facts: issued.unbooked, notEvaluated: issued.notEvaluated }),
});
