/** UMB-8: cash of the year. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { wordIn } from '#core/engine/fact-data.ts';
import { defineRule, foundOf } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { acceptedText } from '../rule-words.es.ts';

export const umb8 = defineRule<Analysis>({
  code: 'UMB-8',
  proof: 'balance',
  name: 'Efectivo del año sobre lo aceptado',
  stake: 'to_explain',
  series: null,
  severity: 'baja',
  legal: ['et_771_5'],
  text: {
    title: ({ amount }) => `Los pagos en efectivo del año pasan en ${writePesos(amount)} de lo que se acepta`,
    line: () => 'Los pagos en efectivo del año pasan de lo que se acepta',
    message: ({ found, expected, data }) =>
      `En lo corrido del año salieron de caja ${writePesos(found ?? 0n)} hacia terceros. Se acepta hasta ${lookUp(acceptedText, wordIn(data, 'which'))}, ${writePesos(expected ?? 0n)}, que hoy es el menor de los tres topes.`,
    why: 'Por año, el efectivo se acepta hasta el menor valor entre el 40 % de lo pagado, 40.000 UVT y el 35 % de los costos y deducciones. Lo que pase no es deducible.',
    correction: () =>
      'Lleva el exceso como no deducible a la conciliación fiscal del año, y canaliza por bancos los pagos que faltan.',
  },
  find: ({ cash }) => foundOf('UMB-8', cash),
});
