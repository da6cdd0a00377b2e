/**
 * INU-4: the income of a steady customer is twice what it always is. Several in one account are its season, as donations of
 * December are: an invoice is repeated to one of them.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import { earnedIn, spentIn, sumOver } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { CheckContext } from '#core/engine/validation.ts';
import { abs, type Cents } from '#core/money/money.ts';
import { genericThirdParty } from '#core/reference/people/special-nits.ts';
import { FEWEST, usualAmount } from './habits.ts';

interface IncomeContext extends Pick<CheckContext, 'balance' | 'period' | 'tolerances'> {
  past: readonly TrialBalance[];
  income: AccountRole;
  expenses: AccountRole;
}

/** Percent of the usual amount: its own deviation at most, and how near half of the month must be. */
const STEADY_PERCENT = 15;
const NEAR_PERCENT = 10n;

export function doubledFacts({ balance, period, past, income, expenses, tolerances }: IncomeContext): RuleFact[] {
  const sold = balance
    .people(income.leaves())
    .list.filter(({ entry }) => genericThirdParty(balance.thirdParties.id(entry)) === null)
    .flatMap(({ key, entry, parts }) =>
      parts.map((part) => ({ key, entry, leaf: part.leaf, rows: part.rows, amount: earnedIn(part, period) })),
    )
    .filter(({ amount }) => amount > tolerances.materiality);
  const [last] = past;
  const grown = last === undefined ? [] : sold.filter(grownSince(last, { balance, period, income }, sold));
  if (grown.length === 0 || past.length < FEWEST || isSeason(balance, period, past, expenses)) return [];
  const only = new Set(grown.map(({ key }) => key));
  const months = past.map((month) => ({ month, people: month.people(income.in(month).leaves(), { only }) }));
  const before = (key: string, code: string): Cents[] =>
    months.flatMap(({ month, people }) => {
      const part = people.get(key)?.parts.find(({ leaf }) => month.leaf(leaf).code === code);
      const amount = part ? earnedIn(part, month.period ?? period) : 0n;
      return amount > tolerances.noise ? [amount] : [];
    });
  const doubled = grown.flatMap(({ key, entry, leaf, rows, amount }): (RuleFact & { account: string })[] => {
    const account = balance.leaf(leaf).code;
    const usual = usualAmount(before(key, account));
    if (usual === null || usual.deviation * 100 > Number(usual.mean) * STEADY_PERCENT) return [];
    if (abs(amount / 2n - usual.mean) * 100n > usual.mean * NEAR_PERCENT) return [];
    return [
      {
        account,
        subject: key,
        thirdParties: [{ thirdParty: entry, amount, rows }],
        amount: amount - usual.mean,
        expected: usual.mean,
        found: amount,
        formula: [
          { label: 'now', amount, kind: 'term' },
          { label: 'usual', amount: -usual.mean, kind: 'term' },
          { label: 'difference', amount: amount - usual.mean, kind: 'total' },
        ],
        rows,
      },
    ];
  });
  return [...Map.groupBy(doubled, ({ account }) => account).values()].flatMap((facts) =>
    facts.length === 1 ? facts : [],
  );
}

interface Sold {
  key: string;
  leaf: number;
  amount: Cents;
}

/**
 * Whether the last month had clearly less in the account: what is twice as usual is, and the history of all others need
 * not be read.
 */
function grownSince(
  last: TrialBalance,
  { balance, period, income }: Pick<IncomeContext, 'balance' | 'period' | 'income'>,
  sold: readonly Sold[],
): (one: Sold) => boolean {
  const before = last.people(income.in(last).leaves(), { only: new Set(sold.map(({ key }) => key)) });
  return ({ key, leaf, amount }) => {
    const { code } = balance.leaf(leaf);
    const part = before.get(key)?.parts.find((one) => last.leaf(one.leaf).code === code);
    return part === undefined || earnedIn(part, last.period ?? period) * 100n < amount * LAST_PERCENT;
  };
}

/** Of the month's amount: half of it is usual, and a steady amount differs from that by less. */
const LAST_PERCENT = 80n;

/** Percent of the usual costs and expenses from which the whole month is larger, and not one customer. */
const SEASON_PERCENT = 140n;

function isSeason(
  balance: TrialBalance,
  period: IncomeContext['period'],
  past: readonly TrialBalance[],
  expenses: AccountRole,
): boolean {
  const spent = (month: TrialBalance): Cents =>
    sumOver(month, expenses.in(month).leaves(), (amounts) => spentIn(amounts, month.period ?? period));
  const usual = past.reduce((sum, month) => sum + spent(month), 0n) / BigInt(past.length);
  return usual > 0n && spent(balance) * 100n >= usual * SEASON_PERCENT;
}
