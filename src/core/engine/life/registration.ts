/**
 * Registration of a flow in a later month: a missing or wrong movement of a month counts as corrected when a movement that
 * its fact declares is seen, or those of its suggested entry, or without either what the figure of its chart lacks or has
 * too much, on top of what those accounts usually move. Of an entry, what counts is the side with the account of the
 * finding: the other one moves also without it (a supplier is paid what was not withheld), or may have been booked elsewhere.
 */
import type { History } from '#core/books/history.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { abs, type Cents, fromDecimal, max, percentOf, toDecimal } from '#core/money/money.ts';
import type { Fact, FactEntryLine } from '../fact.ts';
import { totalOf } from '../fact-third-parties.ts';
import type { Finding } from '../finding.ts';
import type { RuleDeclaration } from '../rule.ts';
import type { RuleSeries } from '../telling/series-declaration.ts';

/** Movements that would show that a flow was registered. */
export type Registration = NonNullable<Finding['registration']>;
type Movement = Registration[number];

/** Months from which the usual movement of an account is learnt. */
const MONTHS_OF_HABIT = 6;
/** Accepted distance from the missing amount, in percent and in cents. */
const TOLERANCE = 5;
const LEAST_TOLERANCE = 100_000n;

/** What a fact itself says of its correction. */
interface Expected extends Pick<Movement, 'account' | 'side' | 'nits' | 'alternative' | 'isPart'> {
  amount: Cents;
}

/** Null where nothing says what would be booked, or no earlier month shows what its accounts usually move. */
export function registrationOf(
  fact: Fact,
  rule: Pick<RuleDeclaration, 'about' | 'series'>,
  balance: TrialBalance,
  history: History,
): Registration | null {
  const past = history.months.slice(-MONTHS_OF_HABIT);
  const expected = correctionsOf(fact, balance) ?? entered(fact, rule, balance);
  if (expected.length === 0 || past.length === 0) return null;
  return expected.map(({ account, nits, side, amount, ...rest }): Movement => {
    const usual = medianOf(past.map((month) => movementOf({ account, nits, side }, month.balance)));
    return { account, nits, side, amount: toDecimal(amount), usual: toDecimal(usual), ...rest };
  });
}

/** Null where a fact declares none. */
function correctionsOf({ corrections }: Fact, { thirdParties: dictionary }: TrialBalance): Expected[] | null {
  if (corrections === undefined) return null;
  return corrections.map(({ account, side, amount, thirdParties = [], isPart }, alternative) => {
    const ids = thirdParties.map(({ thirdParty, absent }) => absent?.nit ?? dictionary.id(thirdParty));
    const nits = ids.length === 0 || ids.includes('') ? null : [...new Set(ids)].sort();
    return { account, nits, side, amount, alternative, ...(isPart ? { isPart } : {}) };
  });
}

/** The side of its entry with the account of the fact, or both where it is on none; without entry what its chart shows. */
function entered(fact: Fact, rule: Pick<RuleDeclaration, 'about' | 'series'>, balance: TrialBalance): Expected[] {
  const { account: own, entry: suggested = [] } = fact;
  const entry = suggested.length > 0 ? suggested : offLines(fact, rule);
  const all = entry.map((line) => ({ ...line, side: line.debit !== 0n ? ('debit' as const) : ('credit' as const) }));
  const sides = new Set(all.filter(({ account }) => isWithin(account, own)).map(({ side }) => side));
  const lines = sides.size === 0 ? all : all.filter(({ side }) => sides.has(side));
  return [...Map.groupBy(lines, ({ account, side }) => `${account} ${side}`).values()].map((same): Expected => {
    const { account, side } = same[0]!;
    const ids = same.map(({ thirdParty }) => (thirdParty === null ? '' : balance.thirdParties.id(thirdParty)));
    const nits = ids.includes('') ? null : [...new Set(ids)].sort();
    return { account, nits, side, amount: same.reduce((sum, line) => sum + line[side], 0n) };
  });
}

/**
 * What the figure of the chart lacks, or on the opposite side what it has too much, by third party where the rule is about
 * them.
 */
function offLines(fact: Fact, { about, series }: Pick<RuleDeclaration, 'about' | 'series'>): FactEntryLine[] {
  const { account, amount, expected, found, thirdParties = [] } = fact;
  const own = sideOf(fact.series?.measure ?? series?.measure);
  if (account === null || own === null || expected === undefined || found === undefined) return [];
  const side = abs(found) < abs(expected) ? own : own === 'debit' ? 'credit' : 'debit';
  const line = (thirdParty: number | null, part: Cents): FactEntryLine => {
    const sides = { debit: 0n, credit: 0n, [side]: abs(part) };
    return { account, thirdParty, ...sides };
  };
  const isByThirdParty =
    about === 'third_parties' &&
    abs(totalOf(thirdParties)) === abs(amount) &&
    thirdParties.every(({ absent }) => !absent);
  return isByThirdParty ? thirdParties.map((one) => line(one.thirdParty, one.amount)) : [line(null, amount)];
}

function sideOf(measure: RuleSeries['measure'] | undefined): 'debit' | 'credit' | null {
  if (measure === 'debit' || measure === 'net_debit') return 'debit';
  return measure === 'credit' || measure === 'net_credit' ? 'credit' : null;
}

function isWithin(account: string, own: string | null): boolean {
  return own !== null && (account.startsWith(own) || own.startsWith(account));
}

/**
 * Positions of the flows, all of one topic, that a later month registers: all of them by one movement, or each by its
 * own.
 */
export function registeredFlows(flows: readonly Registration[], balance: TrialBalance): number[] {
  if (flows.length > 1 && isRegistered(together(flows), balance)) return flows.map((_, index) => index);
  return flows.flatMap((flow, index) => (isRegistered(flow, balance) ? [index] : []));
}

function isRegistered(registration: Registration, balance: TrialBalance): boolean {
  const ways = Map.groupBy(registration, ({ side, alternative = 0 }) => `${side} ${alternative}`);
  return [...ways.values()].some((movements) => movements.every((movement) => isSeen(movement, balance)));
}

function isSeen(movement: Movement, balance: TrialBalance): boolean {
  const missing = fromDecimal(movement.amount);
  const extra = movementOf(movement, balance) - fromDecimal(movement.usual);
  const tolerance = max(percentOf(missing, TOLERANCE), LEAST_TOLERANCE);
  if (movement.isPart) return extra > tolerance && extra < missing - tolerance;
  // What is hardly more than the tolerance would be seen in any month.
  return missing > 2n * tolerance && abs(extra - missing) <= tolerance;
}

/** One flow with the movements of all. Those of the same third parties usually move what the oldest says. */
function together(flows: readonly Registration[]): Registration {
  const movements = Map.groupBy(flows.flat(), ({ account, side, alternative }) => `${account} ${side} ${alternative}`);
  return [...movements.values()].map((same) => ({
    ...same[0]!,
    nits: same.some(({ nits }) => nits === null) ? null : [...new Set(same.flatMap(({ nits }) => nits ?? []))].sort(),
    amount: sumOf(same.map(({ amount }) => amount)),
    usual: sumOf([...new Map(same.toReversed().map(({ nits, usual }) => [String(nits), usual])).values()]),
  }));
}

function sumOf(amounts: readonly string[]): string {
  return toDecimal(amounts.reduce((sum, amount) => sum + fromDecimal(amount), 0n));
}

/** Debits or credits of an account, or of some of its third parties. */
function movementOf(
  { account, nits, side }: Pick<Movement, 'account' | 'nits' | 'side'>,
  balance: TrialBalance,
): Cents {
  if (nits === null) return balance.sum(account)[side];
  const people = balance.people(balance.leaves(account), { only: new Set(nits.map(thirdPartyKey)) });
  return people.list.reduce((sum, person) => sum + person[side], 0n);
}

function medianOf(amounts: readonly Cents[]): Cents {
  const sorted = amounts.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2n;
}
