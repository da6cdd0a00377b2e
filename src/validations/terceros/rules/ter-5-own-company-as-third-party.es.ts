/** TER-5: own company as third party. */
import { writeAccount } from '#core/engine/fact-words.es.ts';
import { defineRule, foundOf } from '#core/engine/rule.ts';
import { writePesos } from '#core/money/money.es.ts';
import type { Analysis } from '../analysis.ts';
import { ownNitFacts } from '../own-nit.ts';
import { named } from '../rule-words.es.ts';

export const ter5 = defineRule<Analysis>({
  code: 'TER-5',
  proof: 'balance',
  about: 'third_parties',
  name: 'La propia empresa como tercero',
  stake: 'to_explain',
  series: { measure: 'balance_or_movement' },
  amountName: 'Saldo o movimiento con la propia empresa',
  severity: 'alta',
  mayBePractice: true,
  tellsOfCompany: true,
  legal: ['et_771_2', 'et_631'],
  text: {
    title: (fact) => `La propia empresa es tercero en la cuenta ${writeAccount(fact)}`,
    message: (fact) =>
      `La cuenta ${writeAccount(fact)} tiene ${writePesos(fact.amount)} a nombre de la misma empresa, ${named(fact)}.`,
    why: 'Nadie se vende, se compra ni se cobra a sí mismo. El NIT propio es normal en caja, inventarios, activos, patrimonio, depreciación y amortización; aquí suele reemplazar al tercero que no se conocía.',
    correction: () =>
      'Busca los documentos de esas filas y pásalos al cliente, proveedor o beneficiario verdadero con un registro entre terceros de la misma cuenta.',
  },
  find: ({ context, noted, unexpected }) => ({
    facts: [...foundOf('TER-5', { facts: unexpected }).facts, ...ownNitFacts(context, noted)],
    notEvaluated: context.balance.company.nit === null ? [{ reason: 'sin_nitPropio' }] : [],
  }),
});
