/** DOC-8: a document booked two or more months after its own. */
import { wordIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { capital, cufeOf, documentOf, nameOf } from '../document-words.es.ts';

export const doc8 = defineRule<Analysis>({
  code: 'DOC-8',
  proof: 'flow',
  about: 'third_parties',
  name: 'Documento registrado en otro periodo',
  stake: 'to_explain',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_28', 'et_105', 'et_771_2'],
  text: {
    title: (fact) => `${capital(documentOf(fact))} de ${nameOf(fact)} se registró meses después`,
    message: (fact) =>
      `La ${documentOf(fact)} de ${nameOf(fact)}, por ${writePesos(fact.amount)}, quedó en los libros de este mes.${wordIn(fact.data, 'year') === 'other' ? ' Es de otro año.' : ''} CUFE ${cufeOf(fact)}.`,
    why: 'El costo y el ingreso son del periodo en que se devengan; el IVA descontable, del periodo de su registro dentro del plazo.',
    correction: () =>
      'Si el costo es de un año ya cerrado, llévalo según la política de corrección de errores y no lo deduzcas en este; revisa que el IVA se descuente dentro del plazo.',
    unseen: 'No se ve en un balance posterior, pues el registro queda en este mes.',
  },
  find: ({ received, issued }) => ({ facts: [...received.late, ...issued.late] }),
});
