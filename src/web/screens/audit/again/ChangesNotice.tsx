/** Says what changed after the audit that is shown, and offers to audit the month again. */
import type { Audit } from '#api/audits/audits/contract.ts';
import type { Period } from '#core/calendar/period.ts';
import { useAuditChanges } from '../../../data/audits/audits.ts';
import { recalculateText } from '../../../recalculate/text.es.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { againText } from './text.es.ts';
import type { AuditAgain } from './use-audit-again.ts';

interface ChangesNoticeProps {
  company: number;
  audit: Audit;
  period: Period;
  /** Null without permission to audit: the change is told all the same. */
  again: AuditAgain | null;
}

export function ChangesNotice({ company, audit, period, again }: ChangesNoticeProps) {
  const { data } = useAuditChanges(company, audit.id);
  if (!data || data.sentence === null) return null;
  const action = again && (
    <Row wrap>
      <Button loading={again.isPending} onClick={() => again.start(false)}>
        {againText.again(period)}
      </Button>
      {data.following.length > 0 && (
        <Button type="inline" aria-label={againText.againFollowingOf(period)} onClick={() => again.start(true)}>
          {againText.following}
        </Button>
      )}
    </Row>
  );
  return (
    <Notice action={action}>
      <b>{recalculateText.question}</b> {data.sentence}
    </Notice>
  );
}
