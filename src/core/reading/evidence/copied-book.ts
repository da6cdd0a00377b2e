/**
 * A report that stands in its file several times: below itself, each row beside its copy, or once under each value of a
 * column. Every fact with figures is then there as many times; in books that were not copied, a single one never is.
 */
import type { BalanceData } from '#core/books/balance-data.ts';
import { abs } from '#core/money/money.ts';
import type { BalanceRows } from '../balance-builder.ts';
import { amountFields } from '../format.ts';
import { sumOfFacts } from '../whole-book.ts';

/** Fewer different facts may be equal in pairs by chance. */
const LEAST_FACTS = 8;

export interface CopiedBook {
  rows: BalanceRows;
  times: number;
  /** First row of the file that is a copy. */
  row: number;
}

/** The rows read once; null where they are no copies, or the report's own total counts them all. */
export function withoutCopies(read: BalanceRows, grandTotal: BalanceData['grandTotal']): CopiedBook | null {
  const found = equalFacts(read.rows);
  if (found === null || found.facts.length < LEAST_FACTS) return null;
  const times = found.facts.reduce((most, rows) => divisor(most, rows.length), 0);
  if (times < 2) return null;
  const sums = sumOfFacts(read);
  if (grandTotal && grandTotal.debit === sums.debit && abs(grandTotal.credit) === abs(sums.credit)) return null;
  const idle = found.idle.filter((rows) => rows.length % times === 0);
  const copies = new Set([...found.facts, ...idle].flatMap((rows) => rows.slice(rows.length / times)));
  const { account, thirdParty, source, branch, opening, debit, credit, closing } = read.rows;
  const keeps = (_: unknown, row: number) => !copies.has(row);
  const rows = {
    account: account.filter(keeps),
    thirdParty: thirdParty.filter(keeps),
    source: source.filter(keeps),
    branch: branch.filter(keeps),
    opening: opening.filter(keeps),
    debit: debit.filter(keeps),
    credit: credit.filter(keeps),
    closing: closing.filter(keeps),
  };
  return { rows: { ...read, rows }, times, row: Math.min(...[...copies].map((row) => source[row]!)) };
}

interface EqualFacts {
  /** Facts with figures that say the same, in the order of the file. */
  facts: readonly (readonly number[])[];
  /** Those without. */
  idle: readonly (readonly number[])[];
}

/** Null as soon as a fact with figures has no copy: in most files, within the first account. */
function equalFacts({ account, thirdParty, ...rows }: BalanceData['rows']): EqualFacts | null {
  const facts: number[][] = [];
  const idle: number[][] = [];
  let row = 0;
  while (row < account.length) {
    const [begins, groups] = [facts.length, new Map<string, number[]>()];
    for (const first = account[row]; row < account.length && account[row] === first; row++) {
      const figures = amountFields.map((field) => rows[field][row]!);
      const key = [thirdParty[row], ...figures].join(' ');
      const group = groups.get(key);
      group?.push(row);
      if (group) continue;
      const own = [row];
      groups.set(key, own);
      (figures.some((cents) => cents !== 0n) ? facts : idle).push(own);
    }
    if (facts.slice(begins).some((group) => group.length < 2)) return null;
  }
  return { facts, idle };
}

/** Greatest common divisor. */
function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
