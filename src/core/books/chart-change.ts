/**
 * A change of software that appends zeros to the codes of the last level (11050501 → 1105050100): earlier months are
 * carried to the new codes, so that what compares months does not see every account end and begin. A few accounts may
 * have got another code within their account (13050501 → 1305050500): their name finds them.
 */
import { plainName } from '#core/identity/plain-name.ts';
import { type BalanceData, DATA } from './balance-data.ts';
import { TrialBalance } from './trial-balance.ts';

/** Accounts of the earlier month that must have a successor, at least. */
const LEAST_ACCOUNTS = 5;
/** Share of accounts that must have ended under their old code and go on under the new one, with their name. */
const LEAST_SHARE = 0.9;
/** Digits that an account keeps when its last level is numbered anew. */
const KEPT_DIGITS = 4;

/** New code of each leaf of an earlier month, by its old one; null where the chart did not change. */
export function chartChange(before: TrialBalance, now: TrialBalance): ReadonlyMap<string, string> | null {
  const [length, later] = [usualLength(before), usualLength(now)];
  if (later <= length) return null;
  const suffix = '0'.repeat(later - length);
  const left = new Map(now.leaves().map((leaf) => [now.leaf(leaf).code, plainName(now.leaf(leaf).name)]));
  const found = new Map<string, string>();
  const unfound: { code: string; name: string }[] = [];
  let [accounts, carried] = [0, 0];
  for (const leaf of before.leaves()) {
    const { code, name, sum } = before.leaf(leaf);
    if (code.length !== length) continue;
    const isSame = !left.has(code) && left.get(code + suffix) === plainName(name);
    found.set(code, code + suffix);
    if (isSame) left.delete(code + suffix);
    else unfound.push({ code, name: plainName(name) });
    if (sum.closing === 0n) continue;
    accounts++;
    if (isSame) carried++;
  }
  if (accounts < LEAST_ACCOUNTS || carried < accounts * LEAST_SHARE) return null;
  for (const { code, name } of unfound) {
    const named = [...left].filter(([other, own]) => own === name && other.startsWith(code.slice(0, KEPT_DIGITS)));
    if (named.length === 1) found.set(code, named[0]![0]);
  }
  return found;
}

/** A month in other codes, by its own ones. */
export function inOtherCodes(before: TrialBalance, change: ReadonlyMap<string, string>): TrialBalance {
  return new TrialBalance(recoded(before[DATA], change));
}

/** A month in the codes of a later one; the same view where these did not change. */
export function inCodesOf(now: TrialBalance, before: TrialBalance): TrialBalance {
  const change = chartChange(before, now);
  return change === null ? before : inOtherCodes(before, change);
}

/** Books with other codes, sorted by them. Two accounts that get one code stay two accounts of that code's order. */
function recoded(data: BalanceData, change: ReadonlyMap<string, string>): BalanceData {
  const codes = data.accounts.codes.map((code) => change.get(code) ?? code);
  const order = codes
    .map((_, index) => index)
    .sort((a, b) => (codes[a]! < codes[b]! ? -1 : codes[a]! > codes[b]! ? 1 : a - b));
  const place = new Uint32Array(order.length);
  order.forEach((account, index) => {
    place[account] = index;
  });
  const { declared, declaredRow, names } = data.accounts;
  const spans = spansOf(data);
  const account = new Uint32Array(data.rows.account.length);
  let filled = 0;
  for (const own of order) {
    const size = spans[own + 1]! - spans[own]!;
    account.fill(place[own]!, filled, filled + size);
    filled += size;
  }
  const pick = <T extends BigInt64Array | Uint32Array | Uint16Array>(column: T): T => {
    const picked = column.slice() as T;
    let at = 0;
    for (const own of order) {
      picked.set(column.subarray(spans[own]!, spans[own + 1]!) as never, at);
      at += spans[own + 1]! - spans[own]!;
    }
    return picked;
  };
  const { thirdParty, source, branch, opening, debit, credit, closing } = data.rows;
  return {
    ...data,
    accounts: {
      codes: order.map((index) => codes[index]!),
      names: order.map((index) => names[index]!),
      declaredRow: Uint32Array.from(order, (index) => declaredRow[index]!),
      declared: BigInt64Array.from(order.flatMap((index) => [0, 1, 2, 3].map((part) => declared[index * 4 + part]!))),
    },
    rows: {
      account,
      thirdParty: pick(thirdParty),
      source: pick(source),
      branch: pick(branch),
      opening: pick(opening),
      debit: pick(debit),
      credit: pick(credit),
      closing: pick(closing),
    },
  };
}

/** First row of each account, whose rows lie together; one more entry closes the last. */
function spansOf({ accounts, rows }: BalanceData): Uint32Array {
  const first = new Uint32Array(accounts.codes.length + 1);
  for (const account of rows.account) first[account + 1]!++;
  for (let index = 0; index < accounts.codes.length; index++) first[index + 1]! += first[index]!;
  return first;
}

/** Length of most leaf codes. */
function usualLength(balance: TrialBalance): number {
  const counts = new Map<number, number>();
  for (const leaf of balance.leaves()) {
    const { length } = balance.leaf(leaf).code;
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? 0;
}
