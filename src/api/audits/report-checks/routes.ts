/** Checks of reports. Counted by network: a code has 60 bits, and nobody is to try many. */
import { attemptKey, countAttempt } from '#api/kernel/attempts/queries.ts';
import type { Services } from '#api/kernel/services.ts';
import { periodKey } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Router } from '#platform/http/router.ts';
import { typedCode } from '../report-code.ts';
import { checkReport, type ReportCheck } from './contract.ts';
import { type AuditStanding, findHanded, type HandedReport } from './queries.ts';

const windowSeconds = 600;
/** Of a network in a window. */
const mostChecks = 120;

export function mountReportChecks({ mount }: Router, { db }: Services): void {
  mount(checkReport, async ({ query: { digest, code }, request }) => {
    const { attempts, secondsLeft } = await countAttempt(db, attemptKey('report-check', request.ip), windowSeconds);
    if (attempts > mostChecks) throw new AppError('request.rate_limited', { seconds: secondsLeft });
    const held = digest ?? typedCode(code ?? '');
    const found = held === null ? undefined : await findHanded(db, held);
    return { data: found === undefined ? null : checkOf(found, digest !== undefined) };
  });
}

function checkOf(
  { report, standing }: { report: HandedReport; standing: AuditStanding },
  holdsFile: boolean,
): ReportCheck {
  const { name, nit, dv, signState, signedAt, signedAudit, reopenedAt } = standing;
  return {
    format: report.format,
    period: periodKey(standing),
    company: holdsFile ? { name, nit, dv } : null,
    madeAt: report.madeAt.toISOString(),
    auditedAt: standing.finishedAt?.toISOString() ?? null,
    audit: standingOf(report.auditId, standing),
    told: report.told,
    signOff: {
      state: signState ?? 'open',
      at: signedAt?.toISOString() ?? null,
      isOfAudit: signedAudit === report.auditId,
    },
    reopenedAt: reopenedAt?.toISOString() ?? null,
  };
}

function standingOf(auditId: string, { state, newestAudit, newestBalance, balanceId }: AuditStanding) {
  if (state === 'withdrawn') return 'withdrawn';
  if (newestAudit !== auditId) return 'replaced';
  return newestBalance === balanceId ? 'newest' : 'reloaded';
}
