/** Third-party directory of a company from its accounting package, in immutable versions. */

import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { DirectoryThirdParty } from '#core/books/third-party-directory.ts';
import { storableJson } from '#platform/database/storable.ts';

/** As stored: with the package's kind of third party in addition. */
export interface KeptThirdParty extends DirectoryThirdParty {
  type: string | null;
  personType: string | null;
  idType: string | null;
}

export interface Directory {
  /** 0 when nothing was ever pulled. */
  version: number;
  fetchedAt: Date | null;
  thirdParties: KeptThirdParty[];
}

/** DIAN document code of a NIT. */
const nit = '31';

/** Directory as input of an audit: only a NIT has a DV, whatever a package prints beside other numbers. */
export function thirdPartiesForAudit(thirdParties: readonly KeptThirdParty[]): DirectoryThirdParty[] {
  return thirdParties.map(({ id, dv, name, idType }) => ({ id, dv: idType === nit ? dv : null, name }));
}

/** The newest version. */
export async function readDirectory(trx: DatabaseTransaction, companyId: number): Promise<Directory> {
  const found = await trx
    .selectFrom('third_party_directory')
    .select(['version', 'fetched_at as fetchedAt', 'parties as thirdParties'])
    .$narrowType<{ thirdParties: KeptThirdParty[] }>()
    .where('company_id', '=', companyId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? { version: 0, fetchedAt: null, thirdParties: [] };
}

/** Adds a version; no-op when the same version number was added concurrently. */
export async function addDirectory(
  trx: DatabaseTransaction,
  place: { accountId: string; companyId: number; version: number },
  thirdParties: readonly KeptThirdParty[],
): Promise<void> {
  await trx
    .insertInto('third_party_directory')
    .values({
      account_id: place.accountId,
      company_id: place.companyId,
      version: place.version,
      parties: storableJson(thirdParties),
      fetched_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
