/** Tells webhooks of a finished audit, and of a closed month that has another balance than the one that was signed. */
import { announce } from '#api/companies/webhooks/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { periodKey } from '#core/calendar/period.ts';
import { severities } from '#core/engine/severity.ts';
import { totalsOf } from '../queries.ts';
import { findClosed } from '../sign-off/queries.ts';
import { versionFindings } from '../versions/version-findings.ts';
import type { FinishedAudit } from './queries.ts';

/** Within the transaction that finishes the audit, once its totals are stored. */
export async function announceAudit(trx: DatabaseTransaction, audit: FinishedAudit): Promise<void> {
  const { id: auditId, balanceId, healthIndex } = audit;
  const period = periodKey(audit);
  const totals = (await totalsOf(trx, [auditId])).get(auditId);
  const count = (part: string) => totals?.get(part)?.count ?? 0;
  await announce(trx, audit, 'audit.finished', {
    ...{ period, auditId, balanceId, healthIndex },
    findings: Object.fromEntries(severities.map((severity) => [severity, count(severity)])),
    changes: {
      nuevos: count('nuevo'),
      corregidos: count('corregido') + count('corregido_en_version'),
      reabiertos: count('reabierto'),
    },
    versions: await versionCounts(trx, auditId),
  });
  const signed = await findClosed(trx, audit.companyId, audit);
  if (signed === undefined || signed.balanceId === balanceId) return;
  const data = { period, auditId, balanceId, signedBalanceId: signed.balanceId };
  await announce(trx, audit, 'month.changed_after_sign_off', data);
}

/** What the card of the version counts; null for the first version of a month. */
async function versionCounts(trx: DatabaseTransaction, auditId: string) {
  const compared = await versionFindings(trx, auditId);
  if (compared === null) return null;
  const { version, against, isPastClosing, corrected, fresh, persistent, unchecked } = compared;
  return {
    ...{ version, against, isPastClosing },
    corregidos: corrected.length,
    nuevos: fresh.length,
    siguen: persistent.length,
    sinVerificar: unchecked.length,
  };
}
