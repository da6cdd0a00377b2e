/**
 * Balances printed with the other sign all over: credit ones positive, debit ones negative. Every row then adds up turned,
 * those of assets and results too, and the assets are less than nothing: debits exchanged with credits, in which rows add
 * up the same way, leave them positive.
 */
import type { RawRows } from '../rows/raw-rows.ts';
import { TOLERANCE } from '../sign-convention.ts';

const LEAST_ROWS = 3;
const LEAST_SHARE = 0.9;
/** Classes whose accounts have debit balances in every other convention. */
const OF_DEBITS = /^[1567]/;

/** Turns all balances, if the file prints them so. */
export function turnBalances({ code, codes, count, amounts: { opening, debit, credit, closing } }: RawRows): boolean {
  const isOfDebits = codes.values.map((account) => OF_DEBITS.test(account));
  const isAsset = codes.values.map((account) => account.startsWith('1'));
  let [moved, turned, debitsMoved, debitsTurned, assets] = [0, 0, 0, 0, 0];
  for (let row = 0; row < count; row++) {
    const account = code[row]!;
    const balance = closing.approximate(row);
    if (isAsset[account]) assets += balance;
    const movement = debit.approximate(row) - credit.approximate(row);
    if (Math.abs(movement) <= TOLERANCE) continue;
    const isTurned = Math.abs(balance - opening.approximate(row) + movement) <= TOLERANCE;
    moved++;
    if (isTurned) turned++;
    // More than even all rows would forgive: most files end here.
    else if (moved - turned > count * (1 - LEAST_SHARE)) return false;
    if (!isOfDebits[account]) continue;
    debitsMoved++;
    if (isTurned) debitsTurned++;
  }
  const areMost = turned >= moved * LEAST_SHARE && debitsTurned >= debitsMoved * LEAST_SHARE;
  if (!areMost || debitsTurned < LEAST_ROWS || assets >= 0) return false;
  for (let row = 0; row < count; row++) {
    opening.cents[row] = -opening.cents[row]!;
    closing.cents[row] = -closing.cents[row]!;
  }
  return true;
}
