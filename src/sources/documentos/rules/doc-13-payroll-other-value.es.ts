/** DOC-13: an electronic payroll document of another amount than the books. */
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { cufeOf, documentOf, nameOf } from '../document-words.es.ts';

export const doc13 = defineRule<Analysis>({
  code: 'DOC-13',
  proof: 'flow',
  about: 'third_parties',
  name: 'Nómina electrónica por otro valor',
  stake: 'at_risk',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_616_1', 'et_776'],
  text: {
    title: (fact) => `La nómina electrónica de ${nameOf(fact)} no es la de los libros`,
    message: (fact) =>
      `La ${documentOf(fact)} de ${nameOf(fact)} dice ${writePesos(fact.found ?? 0n)} y los libros ${writePesos(fact.expected ?? 0n)}: difieren en ${writePesos(fact.amount)}. CUNE ${cufeOf(fact)}.`,
    why: 'El costo de la nómina vale hasta lo que diga su documento soporte.',
    correction: () =>
      'Compara los devengados y deducciones del documento con el asiento; transmite una nota de ajuste o corrige el asiento.',
    unseen: 'No se ve en un balance posterior si el ajuste se transmitió después.',
  },
  find: ({ payroll }) => ({ facts: payroll.other, notEvaluated: payroll.notEvaluated }),
});
