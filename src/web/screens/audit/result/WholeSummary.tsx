/** Health index with its trend, changes since the last audit, severities, months, and what ran. */
import type { Audit, AuditMonth } from '#api/audits/audits/contract.ts';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import type { Period } from '#core/calendar/period.ts';
import { describeAnswers } from '#core/reading/questions/answer-words.es.ts';
import { Stack } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { countRan } from '../AuditContext.tsx';
import { MonthStrip } from '../months/MonthStrip.tsx';
import { auditText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { ChangePanel } from './ChangePanel.tsx';
import type { AuditResult } from './comparison.ts';
import { HealthPanel } from './HealthPanel.tsx';
import styles from './Result.module.css';
import { SeverityPanel } from './SeverityPanel.tsx';

interface WholeSummaryProps {
  audit: Audit;
  result: AuditResult;
  findings: readonly FindingItem[];
  months: readonly AuditMonth[];
  period: Period;
  control: ViewControl;
}

export function WholeSummary({ audit, result, findings, months, period, control }: WholeSummaryProps) {
  const { balance, finishedAt, createdAt } = audit.attributes;
  const { rows, formatName, version, readAs } = balance.attributes;
  return (
    <Stack gap={12}>
      <Panel className={styles.result} flush>
        <HealthPanel result={result} findings={findings} />
        <ChangePanel result={result} findings={findings} period={period} control={control} />
        <SeverityPanel severities={result.severities} period={period} control={control} />
      </Panel>
      <MonthStrip months={months} control={control} />
      <Text as="p" size="small" tone="secondary">
        {auditText.ran(countRan(result), result.validations.length, rows)}
        {auditText.ranOn(formatName, version, finishedAt ?? createdAt)} {readAs && describeAnswers(readAs)}
      </Text>
    </Stack>
  );
}
