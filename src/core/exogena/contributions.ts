/** What the accounts of a year add to a format: an amount of a third party in a column, or why it adds nothing. */
import { isCompanyNumber } from '#core/identity/nit.ts';
import type { Cents } from '#core/money/money.ts';
import { genericThirdParty, specialNit } from '#core/reference/people/special-nits.ts';
import { type AccountTarget, OWN_NIT } from './account-targets.ts';
import { booksColumns, type ExogenaFormat, MINOR_NUMBER } from './format.ts';
import type { YearFigures } from './year-figures.ts';

/** Why an amount of the books is in no row. */
export const exclusions = [
  'closingEntry',
  'otherSide',
  'noTarget',
  'leftOut',
  'unidentified',
  'own',
  'legalPerson',
  'contrary',
  'offset',
] as const;
export type Exclusion = (typeof exclusions)[number];

export interface Contribution {
  /** Index into the accounts of the cube. */
  account: number;
  /** Index into the columns of the books. */
  column: number;
  concept: string;
  /** Number of the third party, or `MINOR_NUMBER`. */
  person: string;
  amount: Cents;
}

/** An account of the format with what it moved, or its balance, positive on its side. */
export interface AccountBalance {
  account: number;
  target: AccountTarget;
  balance: Cents;
  reported: Cents;
  minor: Cents;
  excluded: Map<Exclusion, Cents>;
}

export interface Collected {
  contributions: Contribution[];
  /** By account of the cube. */
  balances: Map<number, AccountBalance>;
}

export interface TargetOfAccount {
  /** Its account in the decree. */
  place: string;
  target: AccountTarget;
}

/** `targets`: of each account of the cube. `own`: NIT of the company. */
export function collect(
  format: ExogenaFormat,
  figures: YearFigures,
  targets: readonly TargetOfAccount[],
  own: string,
): Collected {
  const { cube } = figures;
  const columns = booksColumns(format);
  const people = cube.thirdParties.map(({ key, id }, number) => (number === 0 ? '' : placeOf(format, key, id, own)));
  const contributions: Contribution[] = [];
  const balances = new Map<number, AccountBalance>();
  for (const [account, { place, target }] of targets.entries()) {
    const isInScope = format.scope.some((prefix) => place.startsWith(prefix));
    const column = columns.findIndex(({ key }) => key === target.goal?.column);
    if (!isInScope && column < 0) continue;
    const side = column < 0 ? sideOfClass(place) : sideOf(format, columns[column]!.side, target.goal!.concept);
    const balance: AccountBalance = { account, target, balance: 0n, reported: 0n, minor: 0n, excluded: new Map() };
    for (let cell = cube.first[account]!; cell < cube.first[account + 1]!; cell++) {
      const amount = amountOf(format, figures, cell, { side, isGross: !/^[456]/.test(place) }, balance);
      if (amount === 0n) continue;
      if (column < 0) {
        exclude(balance, target.standing === 'none' ? 'noTarget' : 'leftOut', amount);
        continue;
      }
      const fixed = target.reportedAs === OWN_NIT ? own : target.reportedAs;
      const person = fixed ?? (people[cube.thirdParty[cell]!] || unidentified(format));
      if (isExclusion(person)) exclude(balance, person, amount);
      else contributions.push({ account, column, concept: target.goal!.concept, person, amount });
    }
    if (balance.balance !== 0n || balance.excluded.size > 0 || contributions.at(-1)?.account === account)
      balances.set(account, balance);
  }
  return { contributions, balances };
}

/** Adds an amount to those of an account that are in no row. */
export function exclude({ excluded }: AccountBalance, reason: Exclusion, amount: Cents): void {
  const sum = (excluded.get(reason) ?? 0n) + amount;
  if (sum === 0n) excluded.delete(reason);
  else excluded.set(reason, sum);
}

/** 1: debits are positive. */
type Side = 1n | -1n;

function sideOf({ opposite = [] }: ExogenaFormat, side: 'debit' | 'credit', concept: string): Side {
  return (side === 'debit') === opposite.includes(concept) ? -1n : 1n;
}

function sideOfClass(place: string): Side {
  return /^[2349]/.test(place) ? -1n : 1n;
}

/**
 * What a cell adds. Balance-sheet accounts and production costs add one side only: their other side is a payment, what
 * leaves the inventory or what is transferred.
 */
function amountOf(
  { figure }: ExogenaFormat,
  { debit, credit, closingEntry, closing }: YearFigures,
  cell: number,
  { side, isGross }: { side: Side; isGross: boolean },
  balance: AccountBalance,
): Cents {
  if (figure === 'closing') {
    const amount = side * closing[cell]!;
    balance.balance += amount;
    return amount;
  }
  const net = side * (debit[cell]! - credit[cell]!);
  const entry = side * closingEntry[cell]!;
  balance.balance += net + entry;
  if (entry !== 0n) exclude(balance, 'closingEntry', entry);
  if (!isGross || balance.target.goal === null) return net;
  const amount = side === 1n ? debit[cell]! : credit[cell]!;
  if (net !== amount) exclude(balance, 'otherSide', net - amount);
  return amount;
}

/** Number under which a third party of the books is reported, or why it is not; empty for one that is nobody. */
function placeOf({ isOfPeople }: ExogenaFormat, key: string, id: string, own: string): string {
  if (key === own) return 'own';
  const generic = id === '' ? null : genericThirdParty(key);
  if (generic === 'generic_small_amounts') return MINOR_NUMBER;
  if (generic === 'generic_final_consumer' || generic === 'placeholder') return '';
  if (isOfPeople && generic === null && (isCompanyNumber(key) || specialNit(key) !== null)) return 'legalPerson';
  return key;
}

function unidentified({ joinsUnidentified }: ExogenaFormat): string {
  return joinsUnidentified ? MINOR_NUMBER : 'unidentified';
}

function isExclusion(person: string): person is Exclusion {
  return person === 'own' || person === 'legalPerson' || person === 'unidentified';
}
