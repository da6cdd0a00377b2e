/** TER-4: names of one number. */
import { listIn } from '#core/engine/fact-data.ts';
import { defineRule } from '#core/engine/rule.ts';
import { formatCount } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { exampleNames, writeExamples } from '../rule-words.es.ts';
import { severalNamesFacts } from '../several-names.ts';

export const ter4 = defineRule<Analysis>({
  code: 'TER-4',
  proof: 'balance',
  about: 'third_parties',
  name: 'Un NIT con varios nombres',
  stake: 'reference',
  series: null,
  amountName: 'Mayor saldo o movimiento de cada uno',
  severity: 'media',
  legal: ['et_631', 'et_555_1'],
  text: {
    title: ({ data }) =>
      listIn(data, 'examples').length === 1
        ? `El NIT ${exampleNames(data)[0]!.nit} aparece con nombres distintos`
        : `${formatCount(listIn(data, 'examples').length)} números de identificación aparecen con nombres distintos`,
    message: ({ data }) => {
      const examples = exampleNames(data).map(
        ({ nit, names }) => `${nit}: ${names.map((name) => `«${name}»`).join(', ')}`,
      );
      return `Un mismo número está registrado con nombres que no son el mismo tercero. ${writeExamples(examples)}`;
    },
    why: 'Un NIT es una sola persona. Si lleva dos nombres, uno de los dos saldos es de otro, o el número está mal escrito.',
    correction: () =>
      'Consulta el RUT de cada uno, corrige el número o el nombre en el maestro de terceros y traslada los saldos que sean de otro.',
  },
  find: ({ context, kinds }) => ({ facts: severalNamesFacts(context, kinds) }),
});
