/** Compares an inspected file with the stored version of its month, in a worker thread. */
import { type Amounts, less, NOTHING, sumOfAmounts } from '#core/books/amounts.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type JudgedDifferences, judgedDifferences } from '#core/books/versions/judged-differences.ts';
import { abs, toDecimal } from '#core/money/money.ts';
import { openStoredBalance, type StoredBalance } from '../stored-balance.ts';
import type { VersionChange } from './contract.ts';

/** The figures of an account and third party, in both versions. */
interface Line {
  account: string;
  accountName: string;
  nit: string;
  thirdPartyName: string;
  before: Amounts | null;
  after: Amounts | null;
}

/** Rows of one kind, and what they change: figures now less those before. */
interface VersionPart {
  count: number;
  debit: string;
  credit: string;
  closing: string;
}

export interface VersionChanges {
  added: VersionPart;
  changed: VersionPart;
  gone: VersionPart;
  /** The largest differences first. */
  lines: VersionChange[];
  total: number;
  /** What else rules read. */
  judged: JudgedDifferences;
}

/** `limit`: maximum number of lines. */
export async function versionChanges(input: {
  before: StoredBalance;
  after: StoredBalance;
  limit: number;
}): Promise<VersionChanges> {
  const lines = new Map<string, Line>();
  const [before, after] = [openStoredBalance(input.before), openStoredBalance(input.after)];
  addLines(lines, before, 'before');
  addLines(lines, after, 'after');
  const changed = [...lines.values()].filter((line) => !isEqual(line.before, line.after));
  const largest = changed.toSorted((a, b) => Number(weight(b) - weight(a)) || (a.account < b.account ? -1 : 1));
  return {
    added: partOf(changed.filter((line) => line.before === null)),
    changed: partOf(changed.filter((line) => line.before !== null && line.after !== null)),
    gone: partOf(changed.filter((line) => line.after === null)),
    lines: largest.slice(0, input.limit).map(lineDocument),
    total: changed.length,
    judged: judgedDifferences(before, after),
  };
}

function partOf(lines: readonly Line[]): VersionPart {
  const sum = sumOfAmounts(lines.map(({ before, after }) => less(after ?? NOTHING, before ?? NOTHING)));
  const { debit, credit, closing } = figures(sum);
  return { count: lines.length, debit, credit, closing };
}

function addLines(lines: Map<string, Line>, balance: TrialBalance, version: 'before' | 'after'): void {
  const { rows, thirdParties } = balance;
  for (const index of balance.leaves()) {
    const { code, name } = balance.leaf(index);
    const { from, to } = balance.span(index);
    for (let row = from; row < to; row++) {
      const entry = rows.thirdParty(row);
      const key = `${code} ${thirdParties.key(entry)}`;
      let line = lines.get(key);
      if (line === undefined) {
        const nit = thirdParties.id(entry);
        const thirdPartyName = thirdParties.name(entry);
        line = { account: code, accountName: name, nit, thirdPartyName, before: null, after: null };
        lines.set(key, line);
      }
      line[version] = added(line[version], rows.amounts(row));
    }
  }
}

function added(sum: Amounts | null, { opening, debit, credit, closing }: Amounts): Amounts {
  if (sum === null) return { opening, debit, credit, closing };
  return {
    opening: sum.opening + opening,
    debit: sum.debit + debit,
    credit: sum.credit + credit,
    closing: sum.closing + closing,
  };
}

/** A line without amounts is as none. */
function isEqual(before: Amounts | null, after: Amounts | null): boolean {
  const [a, b] = [before ?? NOTHING, after ?? NOTHING];
  return a.opening === b.opening && a.debit === b.debit && a.credit === b.credit && a.closing === b.closing;
}

/** Largest difference of its figures. */
function weight({ before, after }: Line): bigint {
  const [a, b] = [before ?? NOTHING, after ?? NOTHING];
  const differences = [a.closing - b.closing, a.opening - b.opening, a.debit - b.debit, a.credit - b.credit].map(abs);
  return differences.reduce((most, one) => (one > most ? one : most), 0n);
}

function lineDocument({ before, after, ...line }: Line): VersionChange {
  return { ...line, before: before && figures(before), after: after && figures(after) };
}

function figures({ opening, debit, credit, closing }: Amounts): NonNullable<VersionChange['before']> {
  return {
    opening: toDecimal(opening),
    debit: toDecimal(debit),
    credit: toDecimal(credit),
    closing: toDecimal(closing),
  };
}
