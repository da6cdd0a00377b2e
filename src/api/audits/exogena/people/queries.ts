/** Data of third parties that companies keep for their formats. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { PersonData } from '#core/exogena/people/person-data.ts';
import type { Caller } from '#platform/auth/caller.ts';

export interface KeptPerson {
  /** As the books have it, without DV. */
  number: string;
  data: PersonData;
}

/** Parameters of a statement are at most 65,535. */
const ROWS_AT_ONCE = 2000;

/** All of a company. */
export async function keptPeople(trx: DatabaseTransaction, companyId: number): Promise<KeptPerson[]> {
  const rows = await trx
    .selectFrom('third_party_data')
    .select(['number', 'type', 'dv', 'surname1', 'surname2', 'name1', 'name2', 'legal_name as legalName'])
    .select(['address', 'municipality', 'country'])
    .where('company_id', '=', companyId)
    .orderBy('number')
    .execute();
  return rows.map(({ number, ...data }) => ({ number, data }));
}

/** Replaces what is kept of each. */
export async function putPeople(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  companyId: number,
  people: readonly KeptPerson[],
): Promise<void> {
  await removePeople(
    trx,
    companyId,
    people.map(({ number }) => number),
  );
  const rows = people.map(({ number, data: { legalName, ...data } }) => ({
    account_id: accountId,
    company_id: companyId,
    number,
    ...data,
    legal_name: legalName,
    changed_by: userId,
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await trx
      .insertInto('third_party_data')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
}

/** Returns how many there were. */
export async function removePeople(
  trx: DatabaseTransaction,
  companyId: number,
  numbers: readonly string[],
): Promise<number> {
  if (numbers.length === 0) return 0;
  const { numDeletedRows } = await trx
    .deleteFrom('third_party_data')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`number = any(${[...numbers]}::text[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
