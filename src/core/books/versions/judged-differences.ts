/**
 * What rules read of a month besides the sums of its accounts and third parties, compared between two readings: printed totals,
 * names, check digits, and how the rows are split. Where nothing differs, and no sum does, no rule tells them apart.
 */
import type { Amounts } from '../amounts.ts';
import { DATA } from '../balance-data.ts';
import type { TrialBalance } from '../trial-balance.ts';

/** Numbers of what only one of both has, or has otherwise. */
export interface JudgedDifferences {
  /** Totals of accounts, and the grand total. */
  printedTotals: number;
  /** Accounts with another name, titles included, and titles that only one has. */
  accountNames: number;
  /** Third parties with another name or check digit. */
  thirdParties: number;
  /** Rows: repeated, split otherwise, or of another branch. */
  rows: number;
  /** Name, NIT or check digit of the company. */
  company: number;
}

export function judgedDifferences(before: TrialBalance, after: TrialBalance): JudgedDifferences {
  const differing = (of: (balance: TrialBalance) => ReadonlyMap<string, string>) => differences(of(before), of(after));
  return {
    printedTotals: differing(printedTotals),
    accountNames: differing(accountNames),
    thirdParties: differing(namings),
    rows: differing(rowCounts),
    company: JSON.stringify(before.company) === JSON.stringify(after.company) ? 0 : 1,
  };
}

/** Keys that one map lacks, or has with another value. */
function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): number {
  let count = 0;
  for (const [key, value] of before) if (after.get(key) !== value) count++;
  for (const key of after.keys()) if (!before.has(key)) count++;
  return count;
}

const written = ({ opening, debit, credit, closing }: Amounts) => `${opening} ${debit} ${credit} ${closing}`;

/** By account; how their sign is to be read is a part of what they say. */
function printedTotals(balance: TrialBalance): Map<string, string> {
  const totals = new Map<string, string>();
  for (const [index, code] of balance[DATA].accounts.codes.entries()) {
    const declared = balance.declared(index);
    if (declared !== null) totals.set(code, `${balance.sign} ${written(declared)}`);
  }
  if (balance.grandTotal !== null) totals.set('', `${balance.sign} ${written(balance.grandTotal)}`);
  return totals;
}

function accountNames({ [DATA]: { accounts } }: TrialBalance): Map<string, string> {
  return new Map(accounts.codes.map((code, index) => [code, accounts.names[index]!]));
}

/** Every spelling of the third parties of the rows, by their key. */
function namings({ thirdParties, rows }: TrialBalance): Map<string, string> {
  const entries = new Set<number>();
  for (let row = 0; row < rows.count; row++) entries.add(rows.thirdParty(row));
  const spelled = Map.groupBy(entries, (entry) => thirdParties.key(entry));
  return new Map(
    Array.from(spelled, ([key, of]) => {
      const names = of.map(
        (entry) => `${thirdParties.id(entry)}-${thirdParties.dv(entry)} ${thirdParties.name(entry)}`,
      );
      return [key, names.sort().join('\n')];
    }),
  );
}

/** How often a row of an account, third party, branch and amounts is there. */
function rowCounts(balance: TrialBalance): Map<string, string> {
  const { rows, thirdParties } = balance;
  const { codes } = balance[DATA].accounts;
  const { branches } = balance[DATA];
  const counts = new Map<string, number>();
  for (let row = 0; row < rows.count; row++) {
    const place = `${codes[rows.account(row)]} ${thirdParties.key(rows.thirdParty(row))} ${branches[rows.branch(row)] ?? ''}`;
    const key = `${place} ${written(rows.amounts(row))}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return new Map(Array.from(counts, ([key, count]) => [key, String(count)]));
}
