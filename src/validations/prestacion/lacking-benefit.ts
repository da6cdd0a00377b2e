/**
 * PRE-12: employees without one of the benefits, of which they had an accrual the month before, as the others still have.
 * The total hides it: what one employee lacks is within its tolerance.
 */
import { shareOver, type ThirdPartyShare } from '#core/books/month-flow.ts';
import { ownAccount } from '#core/checks/suggested-entry.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, percentOf, roundToPesos } from '#core/money/money.ts';
import { specialNit } from '#core/reference/people/special-nits.ts';
import { accrualOf } from './accrual.ts';
import { PayrollMonth } from './payroll-month.ts';
import { type Benefit, benefits, type Context } from './roles.ts';

/** Other benefits of the month that show an ordinary contract: an integral wage has vacations only. */
const FEWEST_OTHERS = 2;

/** `amount`: what the rate gives on the wage of the month. */
type Employee = Pick<ThirdPartyShare, 'key' | 'thirdParty' | 'amount' | 'rows'>;

export interface Lacking {
  benefit: Benefit;
  employees: readonly Employee[];
  amount: Cents;
}

/** By benefit; none where payroll and benefits are not booked by employee, or the month before is unknown. */
export function lackingBenefits({ balance, history, roles, tolerances }: Context, month: PayrollMonth): Lacking[] {
  const earlier = history.before();
  if (!earlier || !month.isByEmployee) return [];
  const before = new PayrollMonth(earlier.balance, earlier.period, roles);
  const now = sharesOf(month);
  const then = sharesOf(before);
  const wages = shareOver(balance, [...month.leaves.sueldos], month.spent);
  return benefits.flatMap((benefit): Lacking[] => {
    // Accrued for nobody: PRE-1 and PRE-2 tell it.
    if (![...now[benefit].values()].some(({ amount }) => amount > 0n)) return [];
    const percent = month.rate(benefit)?.percent ?? 0;
    const employees = [...month.wages.values()].flatMap((share): Employee[] => {
      const { key, thirdParty, rows } = share;
      const has = (of: typeof now, one: Benefit) => (of[one].get(key)?.amount ?? 0n) > 0n;
      const others = benefits.filter((one) => one !== benefit && has(now, one));
      const isLacking = (now[benefit].get(key)?.amount ?? 0n) === 0n && has(then, benefit);
      if (!isLacking || others.length < FEWEST_OTHERS || key === '' || specialNit(key) !== null) return [];
      // Transport is no base of vacations (CST 192).
      const base = benefit === 'vacaciones' ? (wages.get(key)?.amount ?? 0n) : share.amount;
      const amount = roundToPesos(percentOf(base, percent));
      return amount > tolerances.noise ? [{ key, thirdParty, amount, rows }] : [];
    });
    const amount = employees.reduce((sum, one) => sum + one.amount, 0n);
    return employees.length === 0 ? [] : [{ benefit, employees, amount }];
  });
}

function sharesOf(month: PayrollMonth): Record<Benefit, ReadonlyMap<string, ThirdPartyShare>> {
  const of = (benefit: Benefit) => shareOver(month.balance, month.expenseLeaves(benefit), month.spent);
  return {
    cesantias: of('cesantias'),
    intereses: of('intereses'),
    prima: of('prima'),
    vacaciones: of('vacaciones'),
  };
}

export function lackingFact(context: Context, month: PayrollMonth, { benefit, employees, amount }: Lacking): RuleFact {
  const liability = ownAccount(context.balance, month.prefixes(benefit).liability);
  return {
    account: liability,
    subject: benefit,
    thirdParties: employees.map(({ thirdParty, amount: part, rows }) => ({ thirdParty, amount: part, rows })),
    amount,
    expected: amount,
    found: 0n,
    data: { benefit, percent: month.rate(benefit)?.percent ?? 0 },
    series: { accounts: month.prefixes(benefit).expense },
    entry: employees.flatMap((share) => accrualOf(context, month, { benefit, liability, share })),
    rows: employees.flatMap(({ rows }) => rows).sort((a, b) => a - b),
  };
}
