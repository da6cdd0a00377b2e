/** Where third parties are by the directory of their accounting package: the state in force alone. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Place } from '#core/exogena/people/package-place.ts';

export interface KeptPlace extends Place {
  /** Key of the third party. */
  number: string;
}

/** Parameters of a statement are at most 65,535. */
const ROWS_AT_ONCE = 5000;

/** All of a company; those without a place are left out. */
export function readPlaces(trx: DatabaseTransaction, companyId: number): Promise<KeptPlace[]> {
  return trx
    .selectFrom('third_party_place')
    .select(['number', 'address', 'municipality', 'country'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`address || municipality || country <> ''`)
    .orderBy('number')
    .execute();
}

/** Whether the directory of a company was ever asked for places. */
export async function hasPlaces(trx: DatabaseTransaction, companyId: number): Promise<boolean> {
  const found = await trx
    .selectFrom('third_party_place')
    .select('number')
    .where('company_id', '=', companyId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Replaces those of some third parties, each once. */
export async function putPlaces(
  trx: DatabaseTransaction,
  { accountId, companyId }: { accountId: string; companyId: number },
  places: readonly KeptPlace[],
): Promise<void> {
  const rows = places.map((place) => ({ account_id: accountId, company_id: companyId, ...place }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await trx
      .insertInto('third_party_place')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'number']).doUpdateSet((excluded) => ({
          address: excluded.ref('excluded.address'),
          municipality: excluded.ref('excluded.municipality'),
          country: excluded.ref('excluded.country'),
        })),
      )
      .execute();
}
