/** NAT-14: any other account. */
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { placedTitle, thirdPartiesMessage } from '../rule-words.es.ts';
import { correction } from '../sentences.es.ts';

export const nat14 = defineRule<Analysis>({
  code: 'NAT-14',
  proof: 'balance',
  about: 'third_parties',
  name: 'Cualquier otra cuenta',
  stake: 'to_explain',
  series: { measure: 'balance' },
  severity: 'media',
  legal: ['puc_dinamicas', 'et_774'],
  text: {
    title: (fact) => placedTitle(fact, 'terceros'),
    message: thirdPartiesMessage,
    why: 'Cada cuenta tiene un lado normal. Un saldo en el lado contrario suele venir de un registro con los lados cambiados, de una cuenta o un tercero equivocados, o de una partida que se cruzó sin haber entrado.',
    correction: (fact) =>
      correction(
        fact,
        `Revisa los movimientos que llevaron el saldo a ese lado y traslada lo que corresponda a su cuenta y tercero. Si de verdad cambió de sentido, reclasifícalo: lo que se debe va al pasivo y lo que se tiene al activo.`,
      ),
  },
  find: (analysis) => ({ facts: analysis.factsOf('orden', 'otras') }),
});
