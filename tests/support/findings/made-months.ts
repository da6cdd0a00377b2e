/** Stored months with their audits, written by the owner of the database: for figures of many companies at once. */
import { randomUUID } from 'node:crypto';
import type { DatabaseAccess } from '#platform/database/connection.ts';
import { withClient } from '#platform/database/connection.ts';
import type { TestUser } from '../test-service.ts';

export interface MadeMonth {
  companyId: number;
  year: number;
  month: number;
  version?: number;
  /** Null: not audited. */
  healthIndex: number | null;
  /** Open findings and what of them is at risk (pesos), by severity. */
  totals?: Record<string, [count: number, amount: number]>;
}

/** Returns the ids of the audits; '' for a month without one. */
export async function makeMonths(
  { access, user }: { access: DatabaseAccess; user: Pick<TestUser, 'accountId' | 'userId'> },
  months: readonly MadeMonth[],
): Promise<string[]> {
  return withClient(access.owner, async (owner) => {
    const audits: string[] = [];
    for (const { companyId, year, month, version = 1, healthIndex, totals = {} } of months) {
      const [balance, audit] = [randomUUID(), randomUUID()];
      await owner.query('begin');
      await owner.query(`select set_config('app.account_id', $1, true)`, [user.accountId]);
      await owner.query(
        `insert into trial_balance (id, account_id, company_id, year, month, version, file_name, sha256, size, bytes,
           balance, reading, format, format_name, rows, debits, credits, uploaded_by)
         values ($1, $2, $3, $4, $5, $6, 'b.csv', $7, 1, '', '', '{}', 'generico', 'Genérico', 1, 0, 0, $8)`,
        [balance, user.accountId, companyId, year, month, version, balance, user.userId],
      );
      if (healthIndex !== null) {
        await owner.query(
          `insert into audit (id, account_id, company_id, balance_id, year, month, state, requested_by, health_index)
           values ($1, $2, $3, $4, $5, $6, 'done', $7, $8)`,
          [audit, user.accountId, companyId, balance, year, month, user.userId, healthIndex],
        );
        for (const [part, [count, amount]] of Object.entries(totals))
          await owner.query(
            `insert into audit_total (account_id, audit_id, part, count, amount, to_explain) values ($1, $2, $3, $4, $5, 77)`,
            [user.accountId, audit, part, count, amount * 100],
          );
      }
      await owner.query('commit');
      audits.push(healthIndex === null ? '' : audit);
    }
    return audits;
  });
}
