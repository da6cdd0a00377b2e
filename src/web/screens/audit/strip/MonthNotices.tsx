/** Notices of a month, the most urgent first. */
import { lazy, type ReactNode, Suspense } from 'react';
import type { Audit, AuditMonth } from '#api/audits/audits/contract.ts';
import type { Period } from '#core/calendar/period.ts';
import { fromDecimal } from '#core/money/money.ts';
import type { KeptOriginal } from '../../../data/balances/rereadings.ts';
import { signOffPath } from '../../../data/routes/company-route.ts';
import { isClosed } from '../../../months/month-kind.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { ChangesNotice } from '../again/ChangesNotice.tsx';
import { againText } from '../again/text.es.ts';
import type { AuditAgain } from '../again/use-audit-again.ts';
import { PendingAudits } from '../first/PendingAudits.tsx';
import { signOffText } from '../sign-off/text.es.ts';
import { auditText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { DueNotice } from './DueNotice.tsx';

const RereadNotice = lazy(async () => ({ default: (await import('../reread/RereadNotice.tsx')).RereadNotice }));

interface MonthNoticesProps extends Omit<AuditedProps, 'audit'> {
  /** Undefined while the month is not audited. */
  audit: Audit | undefined;
  months: readonly AuditMonth[];
  /** The original of the month is to be loaded again; null: not allowed. */
  onKept: ((original: KeptOriginal) => void) | null;
}

export function MonthNotices({ audit, months, onKept, ...rest }: MonthNoticesProps) {
  const { company, month, again } = rest;
  return (
    <>
      {audit && <Audited audit={audit} {...rest} />}
      {month.reread && (
        <Suspense>
          <RereadNotice company={company} month={month} onKept={onKept} />
        </Suspense>
      )}
      <PendingAudits company={company} months={months} besides={month.period} mayAudit={again !== null} />
      <OtherMonths months={months} month={month} />
    </>
  );
}

/** Months besides the shown one that are being audited. */
function OtherMonths({ months, month }: { months: readonly AuditMonth[]; month: AuditMonth }) {
  const count = months.filter(({ period, state }) => state === 'auditando' && period !== month.period).length;
  return count === 0 ? null : <Notice>{againText.running(count)}</Notice>;
}

interface AuditedProps {
  company: number;
  audit: Audit;
  month: AuditMonth;
  period: Period;
  control: ViewControl;
  auditNow: ReactNode;
  /** Null without permission to audit. */
  again: AuditAgain | null;
}

/** Of an audit: what does not balance, is signed, due, or changed since. */
function Audited({ company, audit, month, period, control, auditNow, again }: AuditedProps) {
  const { balance, result } = audit.attributes;
  const { version: audited, debits, credits } = balance.attributes;
  const { signOff } = month;
  return (
    <>
      {result?.unbalanced && (
        <Notice
          urgent
          action={
            <Button
              onClick={() =>
                control.go({ listing: 'pendientes', validations: result.unbalancedBy, severities: [], change: null })
              }
            >
              {auditText.seeUnbalanced}
            </Button>
          }
        >
          {auditText.unbalanced(period, fromDecimal(debits) - fromDecimal(credits))}
        </Notice>
      )}
      {signOff && (
        <Notice
          urgent={signOff === 'modified'}
          action={<Button href={signOffPath(company, month.period)}>{signOffText.notice.go}</Button>}
        >
          {signOffText.notice[signOff](period)}
        </Notice>
      )}
      <DueNotice month={month} />
      {month.version !== null && month.version > audited ? (
        <Notice action={auditNow}>{auditText.newerVersion(month.version, audited)}</Notice>
      ) : (
        <ChangesNotice company={company} audit={audit} period={period} again={isClosed(month) ? null : again} />
      )}
    </>
  );
}
