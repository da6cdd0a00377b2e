/** NIT-6: one name with several numbers. */

import { listIn, wordIn } from '#core/engine/fact-data.ts';
import { writeList } from '#core/engine/fact-words.es.ts';
import { defineRule } from '#core/engine/rule.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatCount, writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { repeatedNameFacts } from '../repeated-names.ts';
import { examples } from '../rule-words.es.ts';

export const nit6 = defineRule<Analysis>({
  code: 'NIT-6',
  proof: 'balance',
  about: 'third_parties',
  name: 'Un nombre con varios números',
  stake: 'reference',
  series: null,
  amountName: 'Mayor saldo o movimiento de los duplicados',
  columnName: 'Saldo o movimiento',
  severity: 'media',
  legal: ['et_555_1', 'et_555_2', 'et_631'],
  text: {
    title: (fact) => {
      const groups = listIn(fact.data, 'examples');
      const [name, ...ids] = groups[0]!.split('\t');
      return groups.length === 1
        ? `«${name}» aparece con ${formatCount(ids.length)} números de identificación`
        : `${formatCount(groups.length)} nombres aparecen con más de un número de identificación`;
    },
    message: (fact) => {
      const told = examples(
        fact,
        ([name, ...ids]) =>
          `«${name}» está registrado con los números ${writeList(
            ids.map((id) => formatNit(id)),
            5,
          )}`,
      );
      const who = wordIn(fact.data, 'who') === 'personas' ? ' Son personas naturales: pueden ser homónimos.' : '';
      return `${told} Fuera del número más usado hay ${writePesos(fact.amount)}.${who}`;
    },
    why: 'Una sociedad tiene un solo NIT. Con dos números, uno está mal digitado: parte de sus compras, ventas o retenciones se reportaría a nombre de un desconocido.',
    correction: () =>
      'Compara con el RUT cuál es el número correcto, traslada los saldos del otro con un registro entre terceros de las mismas cuentas y desactívalo en el maestro.',
  },
  find: ({ balance, isDuplicate }) => ({ facts: repeatedNameFacts(balance, isDuplicate) }),
});
