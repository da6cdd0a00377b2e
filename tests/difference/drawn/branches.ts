/** Rows by branch: a third party's amounts in some accounts stand in several rows, one for each branch. */
import type { Cents } from '#core/money/money.ts';
import type { Simulation, TrialBalanceRow } from '#simulator/model.ts';
import { createRandom, type Random } from '#simulator/random.ts';

const CODES = ['001', '002', '003'];
/** Customers, suppliers, income, expenses and costs. */
const BY_BRANCH = /^(1305|22|4|5|6)/;

export function drawBranches(random: Random): readonly string[] {
  return random.chance(25) ? CODES.slice(0, random.int(2, 3)) : [];
}

export function inBranches(simulation: Simulation, branches: readonly string[], seed: number): Simulation {
  if (branches.length < 2) return simulation;
  const months = simulation.months.map(({ period, rows }) => ({
    period,
    rows: rows.flatMap((row) => (isByBranch(row) ? split(row, branches, seed) : [row])),
  }));
  return { ...simulation, months };
}

function isByBranch({ title, thirdParty, account }: TrialBalanceRow): boolean {
  return !title && thirdParty !== null && BY_BRANCH.test(account);
}

/** By fixed shares of the row's figures, so that a branch opens with what it closed; the first one has the rest. */
function split(row: TrialBalanceRow, branches: readonly string[], seed: number): TrialBalanceRow[] {
  const random = createRandom(seed, `${row.account}/${row.thirdParty!.id}`);
  const others = branches.slice(1).map((branch) => partOf(row, branch, BigInt(random.int(0, 40))));
  const rest = (column: 'opening' | 'debit' | 'credit' | 'closing'): Cents =>
    others.reduce((left, other) => left - other[column], row[column]);
  const amounts = {
    opening: rest('opening'),
    debit: rest('debit'),
    credit: rest('credit'),
    closing: rest('closing'),
  };
  return [{ ...row, branch: branches[0]!, ...amounts }, ...others].filter(
    ({ opening, debit, credit }) => opening !== 0n || debit !== 0n || credit !== 0n,
  );
}

/** `share` in percent; the cents that rounding leaves are in the movement. */
function partOf(row: TrialBalanceRow, branch: string, share: bigint): TrialBalanceRow {
  const part = (amount: Cents): Cents => (amount * share) / 100n;
  const opening = part(row.opening);
  const closing = part(row.closing);
  const debit = part(row.debit);
  const credit = opening + debit - closing;
  return credit < 0n
    ? { ...row, branch, opening, debit: debit - credit, credit: 0n, closing }
    : { ...row, branch, opening, debit, credit, closing };
}
