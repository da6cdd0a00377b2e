/** The third parties of a company as its accounting package knows them, in versions that never change. */

import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { DirectoryThirdParty } from '#core/books/third-party-directory.ts';
import { storableJson } from '#platform/database/storable.ts';

/** As it is kept: with what the package says of its kind besides. */
export interface KeptThirdParty extends DirectoryThirdParty {
  type: string | null;
  personType: string | null;
  idType: string | null;
}

export interface Directory {
  /** 0 when nothing was ever fetched. */
  version: number;
  fetchedAt: Date | null;
  parties: KeptThirdParty[];
}

/** DIAN code of a NIT. */
const nit = '31';

/** What an audit takes of them: only a NIT has a DV, whatever a package prints beside other numbers. */
export function partiesForAudit(parties: readonly KeptThirdParty[]): DirectoryThirdParty[] {
  return parties.map(({ id, dv, name, idType }) => ({ id, dv: idType === nit ? dv : null, name }));
}

/** The newest version. */
export async function readDirectory(trx: DatabaseTransaction, companyId: number): Promise<Directory> {
  const found = await trx
    .selectFrom('third_party_directory')
    .select(['version', 'fetched_at as fetchedAt', 'parties'])
    .$narrowType<{ parties: KeptThirdParty[] }>()
    .where('company_id', '=', companyId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? { version: 0, fetchedAt: null, parties: [] };
}

/** Adds a version; does nothing when somebody else has added the same number meanwhile. */
export async function addDirectory(
  trx: DatabaseTransaction,
  place: { accountId: string; companyId: number; version: number },
  parties: readonly KeptThirdParty[],
): Promise<void> {
  await trx
    .insertInto('third_party_directory')
    .values({
      account_id: place.accountId,
      company_id: place.companyId,
      version: place.version,
      parties: storableJson(parties),
      fetched_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
