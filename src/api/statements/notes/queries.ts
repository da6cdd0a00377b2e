/** Stored notes of companies by month. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { storableJson } from '#platform/database/storable.ts';
import type { StatementNotes } from './contract.ts';

/** Notes of a month: its own, or carried from the newest month before it. */
export async function notesInForce(
  trx: DatabaseTransaction,
  companyId: number,
  period: string,
): Promise<StatementNotes> {
  const found = await trx
    .selectFrom('statement_notes')
    .select(['period', 'notes', 'version'])
    .$narrowType<{ notes: StatementNotes['notes'] }>()
    .where('company_id', '=', companyId)
    .where('period', '<=', period)
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return { period, notes: [], from: null, version: 0 };
  // In the database objects have an order of their own.
  const notes = found.notes.map(({ title, text }) => ({ title, text }));
  return { period, notes, from: found.period, version: found.period === period ? found.version : 0 };
}

/** Over version `version` of a month, 0 for none; false when it changed meanwhile. */
export async function writeNotes(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { companyId, period, notes, version }: Pick<StatementNotes, 'period' | 'notes' | 'version'> & { companyId: number },
): Promise<boolean> {
  const written = await trx
    .insertInto('statement_notes')
    .values({
      company_id: companyId,
      account_id: accountId,
      period,
      notes: storableJson(notes),
      changed_by: userId,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'period'])
        .doUpdateSet({
          notes: storableJson(notes),
          changed_by: userId,
          changed_at: sql<Date>`now()`,
          version: sql<number>`statement_notes.version + 1`,
        })
        .where('statement_notes.version', '=', version),
    )
    .returning('version')
    .executeTakeFirst();
  return written?.version === version + 1;
}
