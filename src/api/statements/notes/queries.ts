/** Stored notes of companies: of a year those written last, whatever month they were written in. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { storableJson } from '#platform/database/storable.ts';
import type { StatementNotes } from './contract.ts';

/** Notes of the year of a month: its own, or carried from the newest year before it. */
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
    .where('period', '<', String(yearOf(period) + 1))
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return { period, notes: [], from: null, version: 0 };
  // In the database objects have an order of their own.
  const notes = found.notes.map(({ title, text }) => ({ title, text }));
  const isOfYear = yearOf(found.period) === yearOf(period);
  return { period, notes, from: found.period, version: isOfYear ? found.version : 0 };
}

function yearOf(period: string): number {
  return Number(period.slice(0, 4));
}

/** Over version `version` of what was read, whose year may have none (0); false when it changed meanwhile. */
export async function writeNotes(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
  { companyId, read, notes }: { companyId: number; read: StatementNotes; notes: StatementNotes['notes'] },
): Promise<boolean> {
  const { version } = read;
  const period = version === 0 ? read.period : read.from!;
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
