/** What a file shows of why its book does not balance, for the remedy: nothing that the user can only guess. */
import type { Amounts } from '#core/books/amounts.ts';
import { DATA } from '#core/books/balance-data.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { abs, pesos, toDecimal } from '#core/money/money.ts';
import { amountFields } from '../format.ts';
import type { ReadIssue } from '../read-issue.ts';
import { totalsAgree } from './totals-agree.ts';

/** Groups of classes of which every book has at least one. */
const NEEDED = ['1', '23', '4567'];

/**
 * Data of the notice: `cause` with what it is about. `printed`: the total that the file prints balances, and is not the sum of
 * its rows. `repeated`: without the repeated rows the book balances. `titles`: the
 * totals that it prints by account balance, and are not the sums of their rows. `classes`: whole classes are missing. Empty where the file shows none. `joined`: sheets that were read as one table with it.
 */
export function whyUnbalanced(
  balance: TrialBalance,
  issues: readonly ReadIssue[],
  joined: readonly string[] = [],
): Record<string, string | number> {
  const repeated = issues.filter(({ code, row }) => code === 'duplicate_row' && row !== undefined);
  if (repeated.length > 0 && balancesWithout(balance, new Set(repeated.map(({ row }) => row!))))
    return { cause: 'repeated', rows: repeated.length, row: repeated[0]!.row! };
  const { grandTotal } = balance;
  const sums = balance.sum('');
  if (grandTotal && isBalanced(grandTotal) && !isPrinted(grandTotal, sums))
    return {
      cause: 'printed',
      ...(joined.length === 0 ? { row: grandTotal.row } : { sheets: joined.join('\n') }),
      lackingDebits: toDecimal(abs(grandTotal.debit) - abs(sums.debit)),
      lackingCredits: toDecimal(abs(grandTotal.credit) - abs(sums.credit)),
      printedDebits: toDecimal(grandTotal.debit),
      printedCredits: toDecimal(abs(grandTotal.credit)),
    };
  const lacking = lackingBelowTitles(balance);
  if (lacking !== null) return lacking;
  const missing = NEEDED.filter((classes) => [...classes].every((digit) => isEmpty(balance, digit)));
  return missing.length > 0 ? { cause: 'classes', classes: missing.join('') } : {};
}

/** The lowest account whose printed total is not the sum of its rows, where the totals of the file balance; else null. */
function lackingBelowTitles(balance: TrialBalance): Record<string, string | number> | null {
  // Totals of balances that are printed in the nature of each account do not add up.
  if (balance.sign === 'by_nature') return null;
  const total = { opening: 0n, debit: 0n, credit: 0n, closing: 0n };
  const wrong: { code: string; row: number; gap: Amounts }[] = [];
  let top = '';
  for (let account = 0; account < balance.accountCount; account++) {
    const { code } = balance.leaf(account);
    const declared = balance.declared(account);
    const isBelow = top !== '' && code.startsWith(top);
    if (!declared) {
      if (!isBelow && balance.sum(code).debit !== 0n) return null;
      continue;
    }
    if (!isBelow) {
      top = code;
      for (const field of amountFields) total[field] += declared[field];
    }
    const sums = balance.sum(code);
    const gap = { ...total };
    for (const field of amountFields) gap[field] = declared[field] - sums[field];
    if (amountFields.some((field) => abs(gap[field]) > pesos(5))) wrong.push({ code, row: declared.row, gap });
  }
  const [first] = wrong.filter(({ code }, at) => !wrong[at + 1]?.code.startsWith(code));
  if (first === undefined || !totalsAgree(total)) return null;
  return {
    cause: 'titles',
    account: first.code,
    row: first.row,
    lackingDebits: toDecimal(first.gap.debit),
    lackingCredits: toDecimal(first.gap.credit),
  };
}

function isEmpty(balance: TrialBalance, prefix: string): boolean {
  const { from, to } = balance.range(prefix);
  return from === to;
}

const isBalanced = ({ debit, credit }: Amounts) => debit !== 0n && abs(debit) === abs(credit);

const isPrinted = (printed: Amounts, sums: Amounts) =>
  abs(printed.debit) === abs(sums.debit) && abs(printed.credit) === abs(sums.credit);

/** Whether a book balances without the rows of some places of its file. */
function balancesWithout(balance: TrialBalance, places: ReadonlySet<number>): boolean {
  const { source, ...rows } = balance[DATA].rows;
  const { opening, debit, credit, closing } = balance.sum('');
  const left = { opening, debit, credit, closing };
  source.forEach((place, index) => {
    if (!places.has(place)) return;
    for (const field of ['opening', 'debit', 'credit', 'closing'] as const) left[field] -= rows[field][index]!;
  });
  return totalsAgree(left);
}
