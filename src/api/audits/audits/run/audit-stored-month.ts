/** Listener of pulls: starts the audit of a stored month if it is missing. */
import type { StoredMonthListener } from '#api/balances/stored-month.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { AuditServices } from '../../services.ts';
import { newestAudit } from './queries.ts';
import { startAudit } from './start-audit.ts';

export function auditStoredMonth(services: Pick<AuditServices, 'db' | 'queue'>): StoredMonthListener {
  return async (caller, companyId, period, { balanceId, isNew }) => {
    const known = isNew ? null : await asCaller(services.db, caller, (trx) => newestAudit(trx, balanceId));
    return known ?? (await startAudit(services, caller, companyId, period)).id;
  };
}
