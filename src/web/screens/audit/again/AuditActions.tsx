/** Buttons of the page of a month: load while the newest is missing, report, closing, and the menu of the rest. */
import { Lock, Upload } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Audit, AuditMonth } from '#api/audits/audits/contract.ts';
import type { Period } from '#core/calendar/period.ts';
import { fileRequestsPath, signOffPath } from '../../../data/routes/company-route.ts';
import { useHindrance } from '../../../data/users/hindrance.ts';
import { isClosed } from '../../../months/month-kind.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { isNewestMissing } from '../months/month-cells.ts';
import { signOffText } from '../sign-off/text.es.ts';
import { auditText } from '../text.es.ts';
import { AuditMenu } from './AuditMenu.tsx';
import { ReportMenu } from './ReportMenu.tsx';
import type { AuditAgain } from './use-audit-again.ts';

interface AuditActionsProps {
  company: number;
  /** Undefined while the month is not audited. */
  audit: Audit | undefined;
  month: AuditMonth;
  months: readonly AuditMonth[];
  period: Period;
  /** A finding beside the page has the primary button. */
  isDocked: boolean;
  /** Null without permission to audit. */
  again: AuditAgain | null;
  /** Opens the loading view; null without permission. */
  onLoad: (() => void) | null;
  onTour: () => void;
}

export function AuditActions(props: AuditActionsProps) {
  const { company, audit, month, months, period, isDocked, again, onLoad, onTour } = props;
  const navigate = useNavigate();
  const mayPrepare = useHindrance('auditoria.editar', company) === null;
  const mayClose = useHindrance('auditoria.aprobar', company) === null;
  const isMissing = audit === undefined || isNewestMissing(months, new Date());
  return (
    <>
      {onLoad && isMissing && (
        <Button type={audit && !isDocked ? 'primary' : 'default'} icon={<Icon of={Upload} />} onClick={onLoad}>
          {auditText.load}
        </Button>
      )}
      {audit && (
        <>
          <ReportMenu company={company} audit={audit} period={period} />
          <Button
            icon={<Icon of={Lock} />}
            data-tour="audit-close"
            onClick={() => void navigate(signOffPath(company, month.period))}
          >
            {signOffText.go(period, month.signOff, mayPrepare || mayClose)}
          </Button>
          <AuditMenu
            period={period}
            following={laterLoaded(months, month)}
            again={isClosed(month) ? null : again}
            onLoad={isMissing ? null : onLoad}
            onAsk={onLoad && ((kind) => void navigate(fileRequestsPath(company, month.period, kind)))}
            onTour={onTour}
          />
        </>
      )}
    </>
  );
}

/** Number of months after one that have a balance. */
function laterLoaded(months: readonly AuditMonth[], { period }: AuditMonth): number {
  return months.filter((month) => month.period > period && month.state !== 'sin_cargar').length;
}
