/** RET-8: ICA withholding. */

import { jointRule } from '#core/engine/rule.ts';
import { icaCorrections, icaMessages, icaTitles, kind } from '../other-taxes-words.es.ts';

export const ret8 = jointRule({
  code: 'RET-8',
  name: 'ICA retenido',
  severity: 'media',
  legal: ['ley_14_1983'],
  text: {
    title: (fact) => icaTitles[kind(fact)]!(fact),
    message: (fact) => icaMessages[kind(fact)]!(fact),
    why: 'El ICA retenido se liquida con la tarifa por mil de cada municipio, se le declara a ese municipio y en su periodo, que no siempre es el mes. Mezclarlo con la retención nacional o dejarlo sin pagar causa sanción municipal.',
    correction: (fact) => icaCorrections[kind(fact)]!,
  },
});
