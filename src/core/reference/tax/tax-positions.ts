/** Tax receivables and payables of the company with the State, each position with its accounts (domain section 7). */
import { type TaxPosition, taxPositions } from './tax-positions.gen.ts';

export type { TaxPosition } from './tax-positions.gen.ts';

const byKey = new Map(taxPositions.map((position) => [position.key, position]));

/** The position of a key (`retefuente_a_favor`), or null. */
export function taxPosition(key: string): TaxPosition | null {
  return byKey.get(key) ?? null;
}

/** All positions, assets first. Accounts overlap (2408 holds several): names and balances distinguish them. */
export function listTaxPositions(): readonly TaxPosition[] {
  return taxPositions;
}
