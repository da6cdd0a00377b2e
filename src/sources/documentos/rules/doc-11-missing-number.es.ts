/** DOC-11: a number of our own documents that none has. */
import { listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeList } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';

export const doc11 = defineRule<Analysis>({
  code: 'DOC-11',
  proof: 'flow',
  about: 'third_parties',
  name: 'Número de factura que falta',
  stake: 'reference',
  series: null,
  severity: 'media',
  isSeverityFixed: true,
  legal: ['et_616_1', 'et_774'],
  text: {
    title: (fact) => `Falta ${writeList(listIn(fact.data, 'numbers'))} en la numeración`,
    message: (fact) =>
      `Entre ${wordIn(fact.data, 'before')} y ${wordIn(fact.data, 'after')} ningún documento tiene el número ${writeList(listIn(fact.data, 'numbers'))}.`,
    why: 'La numeración autorizada es consecutiva: un número sin documento puede ser una factura que no se transmitió o una venta que no se registró.',
    correction: () =>
      'Busca ese número en el programa de facturación: si se usó, transmítelo; si no, deja constancia de por qué se saltó.',
    unseen: 'No se ve en un balance: solo en el reporte de documentos.',
  },
  find: ({ numbering }) => ({ facts: numbering }),
});
