/** Months with a balance that nobody has audited, besides the one shown. Put aside until the user signs out. */
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import { useAuditAgain } from '../../../data/audits/audits.ts';
import { session, useSession } from '../../../data/session/session.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { pendingText } from './text.es.ts';

interface PendingAuditsProps {
  company: number;
  months: readonly AuditMonth[];
  /** The month shown, which says by itself that it is not audited. */
  besides: string | null;
  mayAudit: boolean;
}

export function PendingAudits({ company, months, besides, mayAudit }: PendingAuditsProps) {
  const isShown = useSession(({ showAuditPending }) => showAuditPending);
  const audit = useAuditAgain(company);
  const periods = months
    .filter(({ period, state }) => state === 'cargado' && period !== besides)
    .map(({ period }) => period);
  if (!isShown || periods.length === 0) return null;
  return (
    <Notice
      action={
        <Row wrap>
          {mayAudit && (
            <Button loading={audit.isPending} onClick={() => audit.mutate({ periods, following: false })}>
              {pendingText.audit(periods.length)}
            </Button>
          )}
          <Button type="text" onClick={() => session.putPendingAuditsAside()}>
            {pendingText.later}
          </Button>
        </Row>
      }
    >
      {pendingText.waiting(periods)}
    </Notice>
  );
}
