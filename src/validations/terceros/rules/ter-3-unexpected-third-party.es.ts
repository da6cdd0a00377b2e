/** TER-3: unexpected third party. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { wordIn } from '#core/engine/fact-data.ts';
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule, foundOf } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { customMessage, expectedNames, named } from '../rule-words.es.ts';

export const ter3 = defineRule<Analysis>({
  code: 'TER-3',
  proof: 'balance',
  about: 'third_parties',
  name: 'Tercero distinto del que la cuenta pide',
  stake: 'to_explain',
  series: { measure: 'balance_or_movement' },
  amountName: 'Saldo o movimiento con otro tercero',
  severity: 'alta',
  mayBePractice: true,
  legal: ['et_631', 'et_632'],
  text: {
    title: (fact) =>
      `La cuenta ${writeAccount(fact)} tiene un tercero distinto de ${lookUp(expectedNames, wordIn(fact.data, 'role')) ?? ''}`.replace(
        'de el ',
        'del ',
      ),
    message: (fact) =>
      !('months' in fact.data)
        ? `En la cuenta ${writeAccount(fact)} se espera ${lookUp(expectedNames, wordIn(fact.data, 'role')) ?? ''} y hay ${writePesos(fact.amount)} a nombre de ${named(fact)}.`
        : customMessage(fact),
    why: 'La cuenta solo puede deberse o cobrarse a esa entidad. Con otro tercero, el estado de cuenta, la declaración y la exógena no coinciden con los libros.',
    correction: ({ data }) =>
      wordIn(data, 'role') === 'dian'
        ? 'Traslada el saldo a la DIAN (NIT 800.197.268-4) con un registro entre terceros de la misma cuenta.'
        : 'Si el tercero está bien y la cuenta no, reclasifica el saldo. Si la cuenta está bien, trasládalo a la entidad correcta con un registro entre terceros de la misma cuenta.',
  },
  find: ({ unexpected }) => foundOf('TER-3', { facts: unexpected }),
});
