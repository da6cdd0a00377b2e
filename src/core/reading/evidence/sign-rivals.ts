/**
 * Sign conventions that the rows of a file leave open: what moves proves the sign of its account, and what does not may
 * be printed either way. Evidence of the finished readings settles which: balances that add up, levels that are sums.
 */
import type { BalanceData, SignConvention } from '#core/books/balance-data.ts';
import { CentsColumn } from '#core/money/cents-column.ts';
import { abs } from '#core/money/money.ts';
import { natureOf } from '#core/reference/chart/puc.ts';
import type { BalanceRows } from '../balance-builder.ts';
import { CONVENTIONS, isTurned, TOLERANCE } from '../sign-convention.ts';
import { sumOfFacts } from '../whole-book.ts';
import { isDoubleEntry } from './sums.ts';

/** So many times the balances on the other side, those on an account's own side say the sign. */
const CLEAR_SHARE = 3;

type Read = Pick<BalanceRows, 'accounts' | 'rows' | 'sign'>;

/**
 * The other conventions that explain as many rows of a reading. Empty where its balances add up to nothing.
 * `isDerived`: the openings were computed, so that no row proves a sign.
 */
export function signRivals(read: Read, isDerived: boolean): SignConvention[] {
  return addsUp(read) ? [] : CONVENTIONS.filter((other) => other !== read.sign && remains(read, other, isDerived));
}

/** Whether a convention explains what it would turn as well as the reading does, and changes a balance. */
function remains({ accounts: { codes }, rows, sign }: Read, other: SignConvention, isDerived: boolean): boolean {
  const differs = codes.map((code) => isTurned(sign, code) !== isTurned(other, code));
  let [own, others, onOwnSide, onOtherSide] = [0, 0, 0, 0];
  for (let row = 0; row < rows.account.length; row++) {
    const account = rows.account[row]!;
    if (!differs[account]) continue;
    const balance = Number(rows.closing[row]! === 0n ? rows.opening[row]! : rows.closing[row]!);
    if (balance !== 0) {
      if (balance < 0 === (natureOf(codes[account]!) === 'C')) onOwnSide++;
      else onOtherSide++;
    }
    const movement = Number(rows.debit[row]! - rows.credit[row]!);
    if (isDerived || Math.abs(movement) <= TOLERANCE) continue;
    const change = Number(rows.closing[row]! - rows.opening[row]!);
    if (Math.abs(change - movement) <= TOLERANCE) own++;
    else if (Math.abs(change + movement) <= TOLERANCE) others++;
  }
  if (own > others || onOwnSide + onOtherSide === 0) return false;
  // Liabilities, equity and income that mostly lie on their own side were not printed with the other sign.
  return (sign !== 'signed' && other !== 'signed') || onOtherSide * CLEAR_SHARE > onOwnSide;
}

function addsUp({ rows }: Pick<BalanceData, 'rows'>): boolean {
  const sum = (cents: BigInt64Array) => new CentsColumn(cents).sum(0, cents.length);
  return isDoubleEntry([sum(rows.opening), 0n, 0n, sum(rows.closing)], rows.account.length);
}

/**
 * Readings of one file under different conventions, null where one gives no balance: those that the evidence favours
 * equally and that have other totals, the first of equals.
 */
export function likelySigns<Reading extends { balance: BalanceData | null }>(readings: readonly Reading[]): Reading[] {
  const weighed = readings.map((reading) => ({ reading, weight: weightOf(reading.balance) }));
  const most = Math.max(...weighed.map(({ weight }) => weight));
  const likely = weighed.flatMap(({ reading, weight }) => (weight === most ? [reading] : []));
  const keys = likely.map(({ balance }) => (balance === null ? '' : JSON.stringify(totalsOf(balance))));
  return likely.filter((_, at) => keys.indexOf(keys[at]!) === at);
}

const ADDS_UP = 1_000_000;

/** Balances that add up outweigh levels and a printed total that are sums, one each. */
function weightOf(balance: BalanceData | null): number {
  if (balance === null) return -1;
  const { accounts, rows, grandTotal } = balance;
  const total = sumOfFacts(balance);
  const isPrinted = grandTotal !== null && total.closing !== 0n && abs(grandTotal.closing) === abs(total.closing);
  let sums = isPrinted ? 1 : 0;
  const { codes, declared, declaredRow } = accounts;
  const closings = codes.map(() => 0n);
  rows.account.forEach((account, row) => {
    closings[account]! += rows.closing[row]!;
  });
  codes.forEach((code, level) => {
    if (declaredRow[level] === 0) return;
    let closing = 0n;
    for (let below = level; codes[below]?.startsWith(code); below++) closing += closings[below]!;
    if (closing === declared[level * 4 + 3]) sums++;
  });
  return sums + (addsUp(balance) ? ADDS_UP : 0);
}

function totalsOf(balance: BalanceData): string[] {
  const { opening, closing } = sumOfFacts(balance);
  return [String(opening), String(closing)];
}
