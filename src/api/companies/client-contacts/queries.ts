/** Whom companies' clients are: those that reports, questions and requests of files by a link went to. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';

export interface ClientContact {
  name: string;
  /** As it is to be written. */
  greeting: string;
  email: string | null;
}

/** Whom some companies were last written to by a link; those that were not are left out. */
export async function lastRecipients(
  trx: DatabaseTransaction,
  companyIds: readonly number[],
): Promise<Map<number, ClientContact>> {
  const { rows } = await sql<ClientContact & { companyId: number }>`
    select distinct on (company_id) company_id as "companyId", name, greeting, email from (
      select company_id, recipient as name, greeting, email, sent_at as at from client_report
      union all
      select company_id, recipient, greeting, email, asked_at from file_request
      union all
      select company_id, answerer_name, answerer_name, answerer_email, asked_at from client_question
       where answerer_name is not null
         -- Of a report, whose recipient is greeted as its sender wrote.
         and not exists (select from client_report where question_id = client_question.id)
    ) as written
     where company_id = any(${[...companyIds]}::int[])
     order by company_id, at desc`.execute(trx);
  return new Map(rows.map(({ companyId, ...contact }) => [companyId, contact]));
}

/** Whom a company was last written to. */
export async function lastRecipient(trx: DatabaseTransaction, companyId: number): Promise<ClientContact | null> {
  return (await lastRecipients(trx, [companyId])).get(companyId) ?? null;
}
