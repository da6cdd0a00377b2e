/**
 * INU-4 and INU-5: what a steady customer was sold, or a steady supplier billed, is twice what it always is. Several in one
 * account are its season, as donations of December are: an invoice is repeated to one of them.
 */
import type { AccountRole } from '#core/books/account-role.ts';
import type { Amounts } from '#core/books/amounts.ts';
import { earnedIn, spentIn, sumOver } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents, max, percentOf } from '#core/money/money.ts';
import { genericThirdParty, isKnownAs } from '#core/reference/people/special-nits.ts';
import { payrollInstitutions } from '#core/reference/people/third-party-category.ts';
import { FEWEST, usualAmount } from './habits.ts';
import { type Books, suppliersOnlyOf } from './unusual.ts';

/** Percent of the usual amount: its own deviation at most, and how near half of the month must be. */
const STEADY_PERCENT = 15;
const NEAR_PERCENT = 10n;
/** Parts of the usual amount within which it is one and the same, as a rent is, and months of it that say so. */
const SAME_PART = 1000n;
const SAME_MONTHS = 3;
/** Of materiality: what is below is not asked about on a likeness alone. */
const LIKELY_PERCENT = 10;

/** One side of the books: where it is, and how it is counted. */
interface Side {
  role: AccountRole;
  moved: (amounts: Amounts, period: Period) => Cents;
}

interface Part {
  key: string;
  entry: number;
  leaf: number;
  account: string;
  rows: number[];
  amount: Cents;
}

export function doubledIncome(books: Books): RuleFact[] {
  return isSeason(books) ? [] : doubledOn({ role: books.income, moved: earnedIn }, books, () => true);
}

/** Whose bills follow what is moved, or the people that work: nothing of them is twice. */
const FOLLOWING = ['bank', ...payrollInstitutions] as const;

/** Without what INU-2 tells, and who bills by what is moved or by employee. `told`: third party and leaf. */
export function doubledPurchases(books: Books, told: ReadonlySet<string>): RuleFact[] {
  const { balance, expenses, costs } = books;
  const sellers = suppliersOnlyOf(books, balance.people(costs.leaves()).keys);
  const isSupplier = ({ key, entry, leaf, account }: Part) =>
    !told.has(`${entry} ${leaf}`) &&
    !FOLLOWING.some((category) => isKnownAs(key, category)) &&
    (!costs.has(account) || sellers.has(key));
  const spent = doubledOn({ role: expenses, moved: spentIn }, books, isSupplier);
  const isTold = ({ account, subject }: RuleFact) =>
    spent.some((one) => one.account === account && one.subject === subject);
  // The month passes its production costs on: nothing of them is left in it.
  const produced = doubledOn({ role: books.production, moved: ({ debit }) => debit }, books, isSupplier);
  return [...spent, ...produced.filter((one) => !isTold(one))];
}

function doubledOn(side: Side, books: Books, isAsked: (part: Part) => boolean): RuleFact[] {
  const { balance, period, past, tolerances } = books;
  const [last] = past;
  if (last === undefined || past.length < FEWEST) return [];
  const parts = balance
    .people(side.role.leaves())
    .list.filter(({ entry }) => genericThirdParty(balance.thirdParties.id(entry)) === null)
    .flatMap(({ key, entry, parts: own }) =>
      own.map((part) => ({
        key,
        entry,
        leaf: part.leaf,
        account: balance.leaf(part.leaf).code,
        rows: part.rows,
        amount: side.moved(part, period),
      })),
    )
    .filter((part) => part.amount > tolerances.petty && isAsked(part));
  const grown = parts.filter(grownSince(last, side, period, parts));
  if (grown.length === 0) return [];
  const only = new Set(grown.map(({ key }) => key));
  const months = past.map((month) => ({ month, people: month.people(side.role.in(month).leaves(), { only }) }));
  const before = ({ key, account }: Part): Cents[] =>
    months.flatMap(({ month, people }) => {
      const part = people.get(key)?.parts.find(({ leaf }) => month.leaf(leaf).code === account);
      const amount = part ? side.moved(part, month.period ?? period) : 0n;
      return amount > tolerances.noise ? [amount] : [];
    });
  const doubled = grown.map((part) => ({ part, amounts: before(part) }));
  const exact = doubled.filter(({ part, amounts }) => isExact(part, amounts));
  const alike = doubled.filter(
    (one) => !exact.includes(one) && one.part.amount > likelyFrom(books) && isAlike(one, side, books),
  );
  const single = [...Map.groupBy(alike, ({ part }) => part.account).values()].flatMap((own) =>
    own.length === 1 ? own : [],
  );
  return [
    ...exact.map(({ part, amounts }) => factOf(part, amounts[0]!, 1)),
    ...single.map(({ part, amounts }) => factOf(part, usualAmount(amounts)!.mean, 0)),
  ];
}

function likelyFrom({ tolerances }: Books): Cents {
  return percentOf(tolerances.materiality, LIKELY_PERCENT);
}

/** Twice one and the same amount, to the peso or nearly: two invoices of a contract. */
function isExact({ amount }: Part, amounts: readonly Cents[]): boolean {
  const [usual, ...others] = amounts.slice(0, SAME_MONTHS);
  if (usual === undefined || others.length < SAME_MONTHS - 1) return false;
  const isSame = (one: Cents) => abs(one - usual) * SAME_PART <= usual;
  return others.every(isSame) && isSame(amount / 2n);
}

interface Doubled {
  part: Part;
  /** Of earlier months, latest first. */
  amounts: readonly Cents[];
}

/** About twice a steady amount, or the last ones of it, grown as much as that of the others in the account. */
function isAlike({ part, amounts }: Doubled, side: Side, books: Books): boolean {
  const usual = usualAmount(amounts);
  if (usual === null || usual.deviation * 100 > Number(usual.mean) * STEADY_PERCENT) return false;
  const recent = amounts.slice(0, SAME_MONTHS).reduce((sum, amount) => sum + amount, 0n) / BigInt(SAME_MONTHS);
  const half = part.amount / 2n;
  const isNear = (expected: Cents) => abs(half - expected) * 100n <= expected * NEAR_PERCENT;
  const others = othersIn(part, usual.mean, side, books);
  if (others.usual > 0n && others.now > others.usual) return isNear((usual.mean * others.now) / others.usual);
  return isNear(usual.mean) || isNear(recent);
}

/** What the account has of the others: in the month, and in the mean of the earlier ones. */
function othersIn(part: Part, mean: Cents, { moved }: Side, { balance, past, period }: Books) {
  const months = past.flatMap((month) => {
    const leaf = month.accountIndex(part.account);
    return leaf < 0 ? [] : [moved(month.leaf(leaf).sum, month.period ?? period)];
  });
  const all = months.reduce((sum, amount) => sum + amount, 0n) / BigInt(Math.max(months.length, 1));
  return { now: moved(balance.leaf(part.leaf).sum, period) - part.amount, usual: max(0n, all - mean) };
}

function factOf({ key, entry, account, rows, amount }: Part, usual: Cents, exact: 0 | 1): RuleFact {
  return {
    account,
    subject: key,
    thirdParties: [{ thirdParty: entry, amount, rows }],
    amount: amount - usual,
    expected: usual,
    found: amount,
    data: { exact },
    formula: [
      { label: 'now', amount, kind: 'term' },
      { label: exact === 1 ? 'lastMonth' : 'usual', amount: -usual, kind: 'term' },
      { label: 'difference', amount: amount - usual, kind: 'total' },
    ],
    rows,
  };
}

/** Of the month's amount: half of it is usual, and a steady amount differs from that by less. */
const LAST_PERCENT = 80n;

/**
 * Whether the last month had something, and clearly less, in the account: the history of all others need not be read. What
 * was missing last month comes late, and not twice.
 */
function grownSince(
  last: TrialBalance,
  { role, moved }: Side,
  period: Period,
  parts: readonly Part[],
): (part: Part) => boolean {
  const before = last.people(role.in(last).leaves(), { only: new Set(parts.map(({ key }) => key)) });
  return ({ key, account, amount }) => {
    const part = before.get(key)?.parts.find(({ leaf }) => last.leaf(leaf).code === account);
    const then = part === undefined ? 0n : moved(part, last.period ?? period);
    return then > 0n && then * 100n < amount * LAST_PERCENT;
  };
}

/** Percent of the usual costs and expenses from which the whole month is larger, and not one customer. */
const SEASON_PERCENT = 140n;

function isSeason({ balance, period, past, expenses }: Books): boolean {
  const spent = (month: TrialBalance): Cents =>
    sumOver(month, expenses.in(month).leaves(), (amounts) => spentIn(amounts, month.period ?? period));
  const usual = past.reduce((sum, month) => sum + spent(month), 0n) / BigInt(Math.max(past.length, 1));
  return usual > 0n && spent(balance) * 100n >= usual * SEASON_PERCENT;
}
