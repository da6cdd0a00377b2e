/** NIT-5: with and without check digit. */

import { listIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatCount } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { examples } from '../rule-words.es.ts';
import { duplicateFacts } from '../with-and-without-dv.ts';

export const nit5 = defineRule<Analysis>({
  code: 'NIT-5',
  proof: 'balance',
  about: 'third_parties',
  name: 'El mismo tercero con y sin DV',
  stake: 'reference',
  series: null,
  amountName: 'Mayor saldo o movimiento de los duplicados',
  columnName: 'Saldo o movimiento',
  severity: 'media',
  legal: ['et_555_1', 'et_631'],
  text: {
    title: ({ data }) => {
      const [first, ...others] = listIn(data, 'examples');
      return others.length === 0 && first !== undefined
        ? `${first.split('\t').at(-1)} está creado con y sin dígito de verificación`
        : `${formatCount(others.length + 1)} terceros están creados con y sin dígito de verificación`;
    },
    message: (fact) =>
      examples(fact, ([body, id, name]) => `${name} está como ${formatNit(body!)} y como ${formatNit(id!)}`),
    why: 'Es la misma persona dos veces: sus saldos quedan partidos, un anticipo puede no cruzarse con su factura y la exógena la reporta con dos números.',
    correction: () =>
      'Deja un solo registro en el maestro, sin el dígito pegado, y traslada a él los saldos del otro con un registro entre terceros de las mismas cuentas.',
  },
  find: ({ balance, isDuplicate }) => ({ facts: duplicateFacts(balance, isDuplicate) }),
});
