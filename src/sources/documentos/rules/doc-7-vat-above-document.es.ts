/** DOC-7: VAT deducted above what the documents carry. */
import { listIn } from '#core/engine/fact-data.ts';
import { writeList } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { firstOf, nameOf } from '../document-words.es.ts';

export const doc7 = defineRule<Analysis>({
  code: 'DOC-7',
  proof: 'flow',
  about: 'third_parties',
  name: 'IVA por encima del documento',
  stake: 'at_risk',
  series: null,
  severity: 'alta',
  isSeverityFixed: true,
  legal: ['et_771_2', 'et_488', 'et_776'],
  text: {
    title: (fact) => `El IVA descontado a ${nameOf(fact)} pasa del de sus documentos`,
    message: (fact) =>
      `La base registrada de ${nameOf(fact)} es la de sus documentos, y el IVA pasa del que ellos traen en ${writePesos(fact.amount)}: ${writeList(listIn(fact.data, 'documents'))}.${firstOf(fact)}`,
    why: 'Solo se descuenta el IVA que el documento liquida por separado.',
    correction: () =>
      'Lleva al IVA descontable lo que dice el documento y corrige la cuenta por pagar; si la declaración ya se presentó, corrígela.',
    unseen: 'No se ve en un balance posterior si el IVA se corrigió dentro de la declaración.',
  },
  find: ({ received }) => ({ facts: received.vatAbove }),
});
