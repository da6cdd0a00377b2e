/**
 * Rows whose own arithmetic contradicts the sign that the file's convention gives their account: IVA descontable printed
 * positive within class 2. They have the other sign where that brings the balances of the book nearer to nothing.
 */
import type { RawRows } from '../rows/raw-rows.ts';
import { imbalance, isNothing, minus, NOTHING, plus, type Sums } from './sums.ts';

/** Reports without decimals round each figure: one peso, in cents. */
const TOLERANCE = 100;
/** More accounts without movement than these are not turned at once: too many choices come out by chance. */
const MOST_TURNED = 3;
/** Accounts of which every three are tried. */
const MOST_PARTS = 200;

/**
 * Raw rows, already signed, that add up with the other sign only, and the rows without movement of accounts in which no
 * row adds up as it is.
 */
export function contraryRows(raw: RawRows): number[] {
  const { opening, debit, credit, closing } = raw.amounts;
  const contrary: number[] = [];
  const still: number[] = [];
  /** By account: 1 where a row adds up as it is, 2 where one does with the other sign only. */
  const seen = new Uint8Array(raw.codes.values.length);
  for (let row = 0; row < raw.count; row++) {
    const movement = debit.approximate(row) - credit.approximate(row);
    const change = closing.approximate(row) - opening.approximate(row);
    if (Math.abs(movement) <= TOLERANCE) still.push(row);
    else if (Math.abs(change - movement) <= TOLERANCE) seen[raw.code[row]!]! |= 1;
    else if (Math.abs(change + movement) <= TOLERANCE) {
      seen[raw.code[row]!]! |= 2;
      contrary.push(row);
    }
  }
  return [...contrary, ...still.filter((row) => seen[raw.code[row]!] === 2)];
}

/** Changes the sign of both balances of rows. */
export function turn(raw: RawRows, rows: Iterable<number>): void {
  const opening = raw.amounts.opening.cents;
  const closing = raw.amounts.closing.cents;
  for (const row of rows) {
    opening[row] = -opening[row]!;
    closing[row] = -closing[row]!;
  }
}

/**
 * Accounts without movement whose sign nothing proves, and with whose other sign all balances add up to nothing: their
 * facts. Empty when no account, pair or three of them do, or several.
 */
export function turnedToBalance(raw: RawRows, facts: Iterable<number>, total: Sums): number[] {
  const { opening, debit, credit, closing } = raw.amounts;
  const still = new Map<number, { rows: number[]; sums: Sums } | null>();
  for (const row of facts) {
    const account = raw.code[row]!;
    const moved = !debit.isZero(row) || !credit.isZero(row);
    const known = still.get(account);
    if (moved || known === null) still.set(account, null);
    else {
      const turned: Sums = [-2n * opening.cents[row]!, 0n, 0n, -2n * closing.cents[row]!];
      still.set(account, { rows: [...(known?.rows ?? []), row], sums: plus(known?.sums ?? NOTHING, turned) });
    }
  }
  const accounts = [...still.values()].filter((account) => account !== null);
  const chosen = onlyChoice(
    accounts.map(({ sums }) => sums),
    minus(NOTHING, total),
  );
  return chosen.flatMap((index) => accounts[index]!.rows);
}

/**
 * The fewest parts, up to three, whose balances add up to those of `gap`; empty where none do, or several choices of so
 * many: nothing tells one from another.
 */
function onlyChoice(parts: readonly Sums[], gap: Sums): number[] {
  const keyOf = ([opening, , , closing]: Sums) => `${opening} ${closing}`;
  const places = new Map<string, number[]>();
  parts.slice(0, MOST_PARTS).forEach((part, at) => {
    if (isNothing(part)) return;
    const key = keyOf(part);
    places.set(key, [...(places.get(key) ?? []), at]);
  });
  const known = [...places.values()].flat();
  /** Choices of `count` parts after the place `after` that make up `rest`, at most two. */
  const choices = (count: number, rest: Sums, after: number): number[][] => {
    if (count === 1) return (places.get(keyOf(rest)) ?? []).filter((at) => at > after).map((at) => [at]);
    const found: number[][] = [];
    for (const at of known) {
      if (at <= after) continue;
      for (const more of choices(count - 1, minus(rest, parts[at]!), at)) found.push([at, ...more]);
      if (found.length > 1) break;
    }
    return found;
  };
  for (let count = 1; count <= MOST_TURNED; count++) {
    const [only, another] = choices(count, gap, -1);
    if (only) return another ? [] : only;
  }
  // Rounded figures come out to a peso.
  const isNear = (chosen: readonly number[]) =>
    imbalance(chosen.reduce((rest, at) => minus(rest, parts[at]!), gap)) <= TOLERANCE;
  const pairs = known.flatMap((one, at) => [[one], ...known.slice(at + 1).map((other) => [one, other])]);
  const near = pairs.filter(isNear).sort((a, b) => a.length - b.length);
  return near[0] && near[0].length !== near[1]?.length ? near[0] : [];
}
