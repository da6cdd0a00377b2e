/** Active rules that the newest audit has not run yet, with a button to audit again. */
import type { CustomRuleDocument } from '#api/audits/custom-rules/contract.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { useAuditMonth } from '../../../data/audits/audits.ts';
import type { LastResults } from '../../../data/audits/custom-rules.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { ownText } from '../text.es.ts';

interface AuditAgainProps {
  company: number;
  rules: readonly CustomRuleDocument[];
  last: LastResults;
}

export function AuditAgain({ company, rules, last: { period: key, ofRule } }: AuditAgainProps) {
  const audit = useAuditMonth(company);
  const period = parsePeriod(key);
  const waiting = rules.filter(({ id, attributes }) => attributes.isActive && !ofRule.has(id)).length;
  if (waiting === 0 || !period) return null;
  return (
    <Notice
      action={
        <Button loading={audit.isPending} onClick={() => audit.mutate(period)}>
          {ownText.auditAgain(period)}
        </Button>
      }
    >
      {ownText.waiting(waiting, period)}
    </Notice>
  );
}
