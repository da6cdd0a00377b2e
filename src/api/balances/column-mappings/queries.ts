/** Column mappings of a company, one per kind of file. */

import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { ColumnMapping } from '#core/columns/column-mapping.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { storableJson } from '#platform/database/storable.ts';

export interface MappingRecord {
  id: string;
  mapping: ColumnMapping;
  fileName: string;
  sheet: string;
  savedAt: Date;
  savedBy: string;
}

function selectMappings(trx: DatabaseTransaction, companyId: number) {
  return trx
    .selectFrom('column_mapping')
    .innerJoin('app_user', 'app_user.id', 'column_mapping.saved_by')
    .select([
      'column_mapping.id',
      'mapping',
      'file_name as fileName',
      'sheet',
      'saved_at as savedAt',
      'app_user.name as savedBy',
    ])
    .$narrowType<{ mapping: ColumnMapping }>()
    .where('company_id', '=', companyId);
}

/** Newest first. */
export function listMappings(trx: DatabaseTransaction, companyId: number): Promise<MappingRecord[]> {
  return selectMappings(trx, companyId).orderBy('saved_at', 'desc').execute();
}

export interface NewMapping {
  companyId: number;
  /** With its headers, by which files are recognised: one mapping for each row of headers. */
  mapping: ColumnMapping;
  fileName: string;
  sheet: string;
}

/** Inserts, or replaces the company's mapping of the same headers. */
export async function putMapping(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { companyId, fileName, sheet, ...given }: NewMapping,
): Promise<MappingRecord> {
  const digest = createHash('sha256').update(JSON.stringify(given.mapping.headers)).digest('hex');
  const mapping = storableJson(given.mapping);
  const { id } = await trx
    .insertInto('column_mapping')
    .values({
      id: randomUUID(),
      account_id: accountId,
      company_id: companyId,
      digest,
      mapping,
      file_name: fileName,
      sheet,
      saved_by: userId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'digest'])
        .doUpdateSet({ mapping, file_name: fileName, sheet, saved_by: userId, saved_at: sql<Date>`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return selectMappings(trx, companyId).where('column_mapping.id', '=', id).executeTakeFirstOrThrow();
}

/** False when the company has no such mapping. */
export async function deleteMapping(trx: DatabaseTransaction, companyId: number, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('column_mapping')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
