/** V8, related debt: interest on related-party debt beyond twice last year's equity is not deductible (ET 118-1). */
import type { Amounts } from '#core/books/amounts.ts';
import { sumOver } from '#core/books/month-flow.ts';
import type { Found } from '#core/engine/rule.ts';
import type { Cents } from '#core/money/money.ts';
import type { Context } from './roles.ts';

export function relatedDebtFacts({ balance, period, history, roles, parameters, tolerances }: Context): Found {
  const leaves = [...roles.vinculados.leaves(), ...roles.deudasConSocios.leaves()];
  const average = -sumOver(balance, leaves, ({ opening, closing }) => opening + closing) / 2n;
  if (average <= tolerances.noise) return { facts: [], notEvaluated: [] };
  const year = period.year - 1;
  const closed = history.at({ year, month: 13 }) ?? history.at({ year, month: 12 });
  // In January the balance's openings are last year's closing.
  const equityIn = closed ?? (period.month === 1 ? balance : null);
  if (!equityIn) {
    return { facts: [], notEvaluated: [{ reason: 'withoutDecember', data: { missing: `${year}-12` } }] };
  }
  // Other roles take accounts of these groups: everything under their prefixes counts.
  const under = (prefixes: readonly string[], of: (amounts: Amounts) => Cents): Cents =>
    prefixes.reduce((sum, prefix) => sum - of(equityIn.sum(prefix)), 0n);
  const equity = closed
    ? under([...roles.patrimonio.prefixes, ...roles.resultados.prefixes], ({ closing }) => closing)
    : under(roles.patrimonio.prefixes, ({ opening }) => opening);
  const limit = equity > 0n ? equity * BigInt(parameters.vecesDelPatrimonio) : 0n;
  if (average <= limit) return { facts: [], notEvaluated: [] };
  const [first] = leaves;
  return {
    facts: [
      {
        account: balance.leaf(first!).code,
        amount: average - limit,
        expected: limit,
        found: average,
        data: { equity, times: parameters.vecesDelPatrimonio },
        formula: [
          { label: 'related', amount: average, kind: 'term' },
          { label: 'limit', amount: -limit, kind: 'term' },
          { label: 'beyond', amount: average - limit, kind: 'total' },
        ],
        rows: balance.rowsOf(leaves),
      },
    ],
    notEvaluated: [],
  };
}
