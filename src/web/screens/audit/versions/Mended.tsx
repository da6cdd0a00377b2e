/** A finding that somebody says to have mended: what the next version is to show, and whether it did. */
import type { Audit, AuditMonth } from '#api/audits/audits/contract.ts';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { useFindings } from '../../../data/audits/audits.ts';
import { useVersionFindings } from '../../../data/audits/versions.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { isGone } from '../findings/select-findings.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { mendedText } from './text.es.ts';

interface ExpectedProps {
  company: number;
  months: readonly AuditMonth[];
  period: Period;
  control: ViewControl;
}

/** Beside the files to load. */
export function MendedExpected({ company, months, period, control }: ExpectedProps) {
  const { mended } = control.view;
  const month = months.find((one) => one.period === periodKey(period));
  const { data: items } = useFindings(company, mended === null ? null : (month?.auditId ?? null));
  const item = mended && items?.find(({ finding }) => finding.fingerprint === mended.fingerprint);
  if (!item || !items) return null;
  const others = items.filter((one) => one !== item && !isGone(one) && one.life.state === 'por_corregir');
  return (
    <Notice>
      {mendedText.expected(item.finding.title, period)}
      {mendedText.others(others.length)}
    </Notice>
  );
}

interface AnswerProps {
  company: number;
  audit: Audit;
  findings: readonly FindingItem[];
  control: ViewControl;
}

/** Once a newer version than the one that had the finding is audited. */
export function MendedAnswer({ company, audit, findings, control }: AnswerProps) {
  const { mended } = control.view;
  const { version } = audit.attributes.balance.attributes;
  const isNewer = mended !== null && version > mended.version;
  const { data: compared } = useVersionFindings(company, isNewer ? audit.id : null);
  if (!isNewer || !compared) return null;
  const item = findings.find(({ finding }) => isNamed(finding, mended.fingerprint));
  const still = item !== undefined && !isGone(item);
  const close = () => control.go({ mended: null }, { replace: true });
  return (
    <Notice
      {...(still && { tone: 'warning' as const })}
      action={
        <Row wrap>
          {item && (
            <Button
              onClick={() =>
                control.go({ mended: null, finding: item.finding.fingerprint, listing: still ? 'todos' : 'corregidos' })
              }
            >
              {mendedText.see}
            </Button>
          )}
          <Button type="inline" onClick={close}>
            {mendedText.close}
          </Button>
        </Row>
      }
    >
      {item === undefined
        ? mendedText[compared.isPastClosing ? 'pastClosing' : 'unchecked'](version)
        : mendedText[still ? 'still' : 'gone'](item.finding.title, version)}
    </Notice>
  );
}

/** Its third parties, of which the first is in its name, may be others now. */
function isNamed({ fingerprint, topic }: FindingItem['finding'], name: string): boolean {
  return fingerprint === name || name.startsWith(`${topic}@`);
}
