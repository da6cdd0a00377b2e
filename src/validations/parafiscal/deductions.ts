/** What was taken from employees for others, and payments above what was owed. */

import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { ownAccount, paymentEntry } from '#core/checks/suggested-entry.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents, max, percentOf } from '#core/money/money.ts';
import { isDeductionName } from './deduction-names.es.ts';
import { type Context, liabilityLeaves } from './roles.ts';

/** Deductions of payroll that are no social security: the rest of the common account, and others by name. */
export function deductionLeaves({ balance, roles }: Pick<Context, 'balance' | 'roles'>): number[] {
  const named = roles.descuentosPorNombre.leaves().filter((leaf) => isDeductionName(balance.leaf(leaf).name));
  return [...new Set([...roles.aportes.leaves(), ...named])].sort((a, b) => a - b);
}

/** PAR-11: deducted before this month and not handed over. The employee's money: each third party counts for itself. */
export function withheldFacts(context: Context): RuleFact[] {
  const { balance, roles, tolerances } = context;
  const bank = ownAccount(balance, roles.bancos.prefixes);
  return deductionLeaves(context).flatMap((leaf): RuleFact[] => {
    const left = balance
      .leaf(leaf)
      .people.map(({ entry, opening, debit, rows }): FactThirdParty => {
        return { thirdParty: entry, amount: -opening - debit, rows };
      })
      .filter(({ amount }) => amount > tolerances.noise);
    const { opening, debit, closing } = balance.leaf(leaf).sum;
    const amount = left.reduce((sum, one) => sum + one.amount, 0n);
    // Paid under another third party: the account as a whole owes nothing from before.
    if (left.length === 0 || -opening - debit <= tolerances.noise) return [];
    const thirdParties = left.filter(({ thirdParty }) => thirdParty !== 0);
    const account = balance.leaf(leaf).code;
    return [
      {
        severity: amount >= tolerances.materiality ? 'alta' : 'media',
        account,
        thirdParties,
        amount,
        expected: 0n,
        found: -closing,
        formula: [
          { label: 'owed', amount: -opening, kind: 'term' },
          { label: 'paid', amount: -debit, kind: 'term' },
          { label: 'unpaid', amount: -opening - debit, kind: 'total' },
        ],
        entry: paymentEntry(account, bank, { amount, thirdParties }),
        rows: left.flatMap(({ rows }) => rows),
      },
    ];
  });
}

/** Months that show whether payments ahead are a habit, and their minimum number. */
const WINDOW = 6;
const LEAST_MONTHS = 3;

/** PAR-10: more was paid than was owed at the opening, where that never happens. */
export function overpaidFacts(context: Context): RuleFact[] {
  const { balance, period, history, roles, tolerances } = context;
  const past = pastMonths(history, period, WINDOW).balances;
  if (past.length < LEAST_MONTHS) return [];
  const leaves = [...liabilityLeaves(roles), ...deductionLeaves(context)];
  return leaves.flatMap((leaf): RuleFact[] => {
    const { code, sum } = balance.leaf(leaf);
    const excess = sum.debit + sum.opening;
    const isNews = past.every((month) => paidAhead(month, code) <= tolerances.noise);
    if (sum.opening >= 0n || excess <= max(tolerances.noise, percentOf(-sum.opening, 1)) || !isNews) return [];
    // Exactly what the month accrued, and not what was owed: the month's own contributions, paid early.
    const isEarly = abs(sum.closing) <= tolerances.noise && abs(excess + sum.opening) > tolerances.noise;
    const thirdParties = balance
      .leaf(leaf)
      .people.map(({ entry, opening, debit, rows }) => ({ thirdParty: entry, amount: debit + opening, rows }))
      .filter(({ thirdParty, amount }) => thirdParty !== 0 && amount > tolerances.noise);
    return [
      {
        severity: isEarly || excess * 10n < tolerances.materiality ? 'baja' : 'media',
        account: code,
        thirdParties,
        amount: excess,
        expected: -sum.opening,
        found: sum.debit,
        data: { early: isEarly ? 1 : 0, twice: abs(excess + sum.opening) <= percentOf(-sum.opening, 1) ? 1 : 0 },
        formula: [
          { label: 'paid', amount: sum.debit, kind: 'term' },
          { label: 'dueBefore', amount: sum.opening, kind: 'term' },
          { label: 'excess', amount: excess, kind: 'total' },
        ],
        rows: balance.leaf(leaf).rows,
      },
    ];
  });
}

/** Payments of a month beyond its opening debt. */
function paidAhead(month: TrialBalance, code: string): Cents {
  const account = month.accountIndex(code);
  if (account < 0) return 0n;
  const { opening, debit } = month.leaf(account).sum;
  return debit + opening;
}
