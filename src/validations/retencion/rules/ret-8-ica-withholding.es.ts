/** RET-8: ICA withholding. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { defineRule } from '#core/engine/rule.ts';
import type { Analysis } from '../analysis.ts';
import { icaCorrections, icaMessages, icaTitles, kind } from '../other-taxes-words.es.ts';
import { icaWithholding } from '../taxes/ica-withholding.ts';

export const ret8 = defineRule<Analysis>({
  code: 'RET-8',
  proof: 'flow',
  about: 'third_parties',
  name: 'ICA retenido',
  stake: 'at_risk',
  series: { measure: 'credit' },
  amountName: 'Diferencia con la tarifa',
  severity: 'media',
  legal: ['ley_14_1983'],
  text: {
    title: (fact) => lookUp(icaTitles, kind(fact))!(fact),
    message: (fact) => lookUp(icaMessages, kind(fact))!(fact),
    why: 'El ICA retenido se liquida con la tarifa por mil de cada municipio, se le declara a ese municipio y en su periodo, que no siempre es el mes. Mezclarlo con la retención nacional o dejarlo sin pagar causa sanción municipal.',
    correction: (fact) => lookUp(icaCorrections, kind(fact))!,
    unseen:
      'El traslado de la DIAN al municipio es un débito a nombre de la DIAN, igual que un pago: el balance no los distingue.',
  },
  find: (analysis) => analysis.required(() => icaWithholding(analysis.context)),
});
