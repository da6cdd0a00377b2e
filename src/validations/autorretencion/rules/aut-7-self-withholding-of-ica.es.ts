/** AUT-7: self-withholding of ICA. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { defineRule } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { icaMessages, kind } from '../rule-words.es.ts';

export const aut7 = defineRule<Analysis>({
  code: 'AUT-7',
  proof: 'flow',
  about: 'third_parties',
  name: 'Autorretención de ICA',
  stake: 'at_risk',
  series: { measure: 'credit', missing: 'Falta este registro' },
  amountName: 'Diferencia',
  severity: 'media',
  legal: ['ley_14_1983'],
  text: {
    title: (fact) =>
      kind(fact) === 'tercero'
        ? 'La autorretención de ICA está a nombre de la DIAN'
        : kind(fact) === 'tarifa'
          ? `La autorretención de ICA difiere de su tarifa en ${writePesos(fact.amount)}`
          : `La autorretención de ICA y su cuenta a favor difieren en ${writePesos(fact.amount)}`,
    message: (fact) => lookUp(icaMessages, kind(fact))!(fact),
    why: 'Donde el municipio la exige, la autorretención de ICA se calcula sobre los ingresos obtenidos en él, con su tarifa por mil; es un pasivo con el municipio y un anticipo del ICA.',
    correction: () =>
      'Revisa los ingresos de cada municipio y su tarifa, y corrige el registro: débito al anticipo de ICA, crédito a la autorretención por pagar, con el municipio como tercero. Si parte de los ingresos es de otros municipios, justifica el hallazgo.',
    unseen:
      'El traslado de la DIAN al municipio es un débito a nombre de la DIAN, igual que un pago: el balance no los distingue.',
  },
  find: ({ municipal }) => municipal,
});
