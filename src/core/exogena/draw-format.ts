/**
 * Draws a format from the figures of a year: a row for each concept and third party, small amounts in one row a concept,
 * and of each account what is in rows and what is not. Nothing is lost between the balance and the rows.
 */
import type { Cents } from '#core/money/money.ts';
import { type AccountBalance, type Collected, type Contribution, exclude } from './contributions.ts';
import { booksColumns, type ExogenaFormat, MAIN_CONCEPT, MINOR_NUMBER, NO_CONCEPT } from './format.ts';
import { wholePesos } from './whole-pesos.ts';

export interface DrawnRow {
  /** `NO_CONCEPT` in a format without concepts. */
  concept: string;
  /** Number of the third party; `MINOR_NUMBER` for small amounts. */
  person: string;
  isMinor: boolean;
  /** By column of the books, in whole pesos. */
  amounts: Cents[];
  /** Third parties that it adds up; `MINOR_NUMBER` is one of them where it joins what has none. */
  people: number;
}

export interface DrawnFormat {
  /** By concept, small amounts after the others. */
  rows: DrawnRow[];
  /** Third parties in rows of small amounts. */
  minorPeople: number;
  /** By column of the books: sums of the rows. */
  totals: Cents[];
  /** By column of the books: what the books have more than the rows, by rounding to pesos. */
  rounding: Cents[];
  /** By code. */
  accounts: AccountBalance[];
}

interface Group {
  concept: string;
  person: string;
  parts: Contribution[];
  amounts: Cents[];
}

/** `threshold`: third parties with less are not named; null: all are. */
export function drawFormat(
  format: ExogenaFormat,
  { contributions, balances }: Collected,
  threshold: Cents | null,
): DrawnFormat {
  const columns = booksColumns(format);
  const groups = groupParts(format, contributions, columns.length);
  for (const group of groups) leaveOutContrary(group, balances);
  const isNamed = namedIn(format, groups, threshold);
  const rows = new Map<string, DrawnRow & { minors: Set<string> }>();
  for (const { concept, person, parts, amounts } of groups) {
    if (parts.length === 0) continue;
    const named = isNamed(person);
    for (const part of parts) balances.get(part.account)![named ? 'reported' : 'minor'] += part.amount;
    const key = `${concept} ${named ? person : MINOR_NUMBER}`;
    const row = rows.get(key) ?? {
      concept,
      person: named ? person : MINOR_NUMBER,
      isMinor: !named,
      amounts: columns.map(() => 0n),
      people: 0,
      minors: new Set(),
    };
    for (const [column, amount] of amounts.entries()) row.amounts[column]! += amount;
    row.minors.add(person);
    rows.set(key, row);
  }
  const sorted = [...rows.values()].sort(byConcept);
  const exact = columns.map((_, column) => sorted.map(({ amounts }) => amounts[column]!));
  const whole = exact.map(wholePesos);
  return {
    rows: sorted.map(({ concept, person, isMinor, minors }, at) => ({
      concept,
      person,
      isMinor,
      amounts: whole.map((amounts) => amounts[at]!),
      people: minors.size,
    })),
    minorPeople: new Set(sorted.flatMap(({ isMinor, minors }) => (isMinor ? [...minors] : []))).size,
    totals: whole.map(sumOf),
    rounding: exact.map((amounts, column) => sumOf(amounts) - sumOf(whole[column]!)),
    accounts: [...balances.values()].sort((a, b) => a.account - b.account),
  };
}

/** Parts by concept and third party; those of the main concept go with the largest amount of their third party. */
function groupParts(
  { usualConcept, measured, ...format }: ExogenaFormat,
  contributions: readonly Contribution[],
  columns: number,
): Group[] {
  const measures = booksColumns(format).map(({ key }) => measured.includes(key));
  const groups = new Map<string, Group>();
  const add = (part: Contribution, concept: string) => {
    const key = `${concept} ${part.person}`;
    const group: Group = groups.get(key) ?? {
      concept,
      person: part.person,
      parts: [],
      amounts: new Array<Cents>(columns).fill(0n),
    };
    group.parts.push(part);
    group.amounts[part.column]! += part.amount;
    groups.set(key, group);
  };
  const usual = usualConcept ?? NO_CONCEPT;
  for (const part of contributions)
    if (part.concept !== MAIN_CONCEPT) add(part, usualConcept === null ? NO_CONCEPT : part.concept);
  const main = new Map<string, { concept: string; amount: Cents }>();
  for (const { concept, person, amounts } of groups.values()) {
    const amount = sumOf(amounts.filter((_, column) => measures[column]));
    if (amount > (main.get(person)?.amount ?? 0n)) main.set(person, { concept, amount });
  }
  for (const part of contributions)
    if (part.concept === MAIN_CONCEPT) add(part, main.get(part.person)?.concept ?? usual);
  return [...groups.values()];
}

/** A balance of the other side, or more returned than paid, cannot be reported; nor what accounts offset. */
function leaveOutContrary(group: Group, balances: Collected['balances']): void {
  for (const [column, amount] of group.amounts.entries()) {
    if (amount > 0n) continue;
    const left = group.parts.filter((part) => part.column === column);
    for (const part of left) exclude(balances.get(part.account)!, amount < 0n ? 'contrary' : 'offset', part.amount);
    group.parts = group.parts.filter((part) => part.column !== column);
    group.amounts[column] = 0n;
  }
}

/** Whether a third party has rows of its own. */
function namedIn(format: ExogenaFormat, groups: readonly Group[], threshold: Cents | null) {
  const keys = booksColumns(format).map(({ key }) => key);
  const sums = new Map<string, { amount: Cents; hasName: boolean }>();
  for (const { person, amounts } of groups) {
    const sum = sums.get(person) ?? { amount: 0n, hasName: false };
    for (const [column, amount] of amounts.entries()) {
      if (format.measured.includes(keys[column]!)) sum.amount += amount;
      if (amount > 0n && format.naming.includes(keys[column]!)) sum.hasName = true;
    }
    sums.set(person, sum);
  }
  return (person: string): boolean => {
    if (person === MINOR_NUMBER) return false;
    const { amount, hasName } = sums.get(person)!;
    return threshold === null || hasName || amount >= threshold;
  };
}

function byConcept(a: DrawnRow, b: DrawnRow): number {
  if (a.concept !== b.concept) return a.concept < b.concept ? -1 : 1;
  if (a.isMinor !== b.isMinor) return a.isMinor ? 1 : -1;
  return a.person < b.person ? -1 : 1;
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
