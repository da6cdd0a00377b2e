/** Checks of reports. Counted by network: a code has 80 bits, and nobody is to try many. */
import type { Services } from '#api/kernel/services.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { Router } from '#platform/http/router.ts';
import { refuseManyChecks } from '../count-checks.ts';
import { typedCode } from '../report-code.ts';
import { checkReport, type ReportCheck } from './contract.ts';
import { type AuditStanding, findHanded, type HandedReport } from './queries.ts';

export function mountReportChecks({ mount }: Router, { db }: Services): void {
  mount(checkReport, async ({ query: { digest, code }, request }) => {
    await refuseManyChecks(db, request.ip);
    const held = digest ?? typedCode(code ?? '');
    const found = held === null ? undefined : await findHanded(db, held);
    return { data: found === undefined ? null : checkOf(found, digest !== undefined) };
  });
}

function checkOf(
  { report, standing }: { report: HandedReport; standing: AuditStanding },
  holdsFile: boolean,
): ReportCheck {
  const { name, nit, dv, signState, signedAt, signedAudit, isOnePerson, reopenedAt } = standing;
  return {
    format: report.format,
    period: periodKey(standing),
    ...(holdsFile ? companyOf(report, { name, nit, dv }) : { company: null, named: null }),
    madeAt: report.madeAt.toISOString(),
    auditedAt: standing.finishedAt?.toISOString() ?? null,
    audit: standingOf(report.auditId, standing),
    told: report.told,
    signOff: {
      state: signState ?? 'open',
      at: signedAt?.toISOString() ?? null,
      isOfAudit: signedAudit === report.auditId,
      isOnePerson: isOnePerson ?? false,
    },
    reopenedAt: reopenedAt?.toISOString() ?? null,
  };
}

/** As the report names it; where that was not kept, as it is called today. */
function companyOf({ name, nit, dv }: HandedReport, today: NonNullable<ReportCheck['company']>) {
  if (name === null || nit === null || dv === null) return { company: today, named: 'today' as const };
  const isSame = name === today.name && nit === today.nit;
  return { company: { name, nit, dv }, named: isSame ? ('same' as const) : ('renamed' as const) };
}

function standingOf(auditId: string, { state, newestAudit, newestBalance, balanceId }: AuditStanding) {
  if (state === 'withdrawn') return 'withdrawn';
  if (newestAudit !== auditId) return 'replaced';
  return newestBalance === balanceId ? 'newest' : 'reloaded';
}
