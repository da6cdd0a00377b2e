/** ANT-4: partners on both sides. */

import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { crossedFacts, crossedWith } from '../crossed.ts';
import { crossed, title } from '../rule-words.es.ts';

export const ant4 = defineRule<Analysis>({
  code: 'ANT-4',
  proof: 'balance',
  about: 'third_parties',
  name: 'Socio que debe y al que se le debe',
  stake: 'reference',
  series: { measure: 'balance' },
  severity: 'informativa',
  legal: ['et_35', 'niif_pymes_33'],
  withoutThirdParties: 'nothing',
  text: {
    title: title('socios', ['debe a la empresa y la empresa le debe', 'deben a la empresa y la empresa les debe']),
    message: (fact) => `${crossed(fact, 'una deuda')} Se informa: cruzarlos es decisión de la empresa y del socio.`,
    why: 'Lo que un socio debe genera intereses presuntivos, aunque a la vez la empresa le deba a él (Estatuto Tributario, art. 35). Además son operaciones con partes relacionadas, que se revelan.',
    correction: () =>
      'Decide con el socio si los saldos se compensan y déjalo en un documento firmado; regístralo con su fecha. Mientras tanto, calcula los intereses presuntivos sobre lo que debe y revela ambos saldos.',
  },
  find: ({ books }) => ({
    // What happens to a partner's accounts is a decision of the partners.
    facts: crossedFacts(crossedWith('partners', books), books, { severity: 'informativa', withoutEntry: true }),
  }),
});
