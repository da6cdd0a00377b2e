/** DOC-4: a document booked with another value. */
import { listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeList } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { firstOf, nameOf } from '../document-words.es.ts';

export const doc4 = defineRule<Analysis>({
  code: 'DOC-4',
  proof: 'flow',
  about: 'third_parties',
  name: 'Documento registrado por otro valor',
  stake: 'at_risk',
  series: null,
  severity: 'alta',
  isSeverityFixed: true,
  legal: ['et_776', 'et_774'],
  text: {
    title: (fact) => `Lo registrado de ${nameOf(fact)} no es lo que dicen sus documentos`,
    message: (fact) =>
      `Los libros y los documentos de ${nameOf(fact)} difieren en ${writePesos(fact.amount)}: los libros tienen ${wordIn(fact.data, 'direction') === 'more' ? 'más' : 'menos'}. Puede ser ${writeList(listIn(fact.data, 'documents'))}.${firstOf(fact)}`,
    why: 'Los asientos valen hasta lo que digan los comprobantes: lo que pase de ahí no es costo, y lo que falte es un costo o un ingreso sin registrar.',
    correction: () => 'Compara el asiento con el documento y corrige la diferencia.',
    unseen: 'No se ve en un balance posterior si el asiento se corrigió por partes.',
  },
  find: ({ received, issued }) => ({ facts: [...received.otherValue, ...issued.otherValue] }),
});
