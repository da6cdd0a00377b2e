/** What a report is and whether its audit still holds. */
import type { ReportCheck } from '#api/audits/report-checks/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatDay } from '../../dates.es.ts';
import { Facts } from '../../ui/layout/Facts.tsx';
import { Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { verifyText as text } from './text.es.ts';

interface CheckedReportProps {
  report: ReportCheck;
  /** Otherwise by its code. */
  isByFile: boolean;
}

export function CheckedReport({ report, isByFile }: CheckedReportProps) {
  const words = isByFile ? text.file : text.byCode;
  const { company, auditedAt, signOff, reopenedAt } = report;
  const named = report.named && text.named[report.named];
  return (
    <Panel title={words.genuine}>
      <Stack gap={12}>
        <Facts
          facts={[
            [text.facts.kind, text.kind(report.format)],
            [text.facts.company, company && `${company.name} · ${formatNit(company.nit, company.dv)}`],
            [text.facts.month, text.month(report.period)],
            [text.facts.made, formatDay(report.madeAt)],
            [text.facts.audited, auditedAt && formatDay(auditedAt)],
            [text.facts.audit, text.audit[report.audit]],
            [text.facts.told, text.told[report.told]],
            [
              text.facts.signOff,
              [
                text.signOff(signOff, signOff.at && formatDay(signOff.at)),
                ...(reopenedAt === null ? [] : [text.reopened(formatDay(reopenedAt))]),
              ].join(' '),
            ],
          ]}
        />
        {company !== null && (
          <Text as="p" tone="secondary">
            {named === null ? text.unchecked : `${named} ${text.unchecked}`}
          </Text>
        )}
        {!isByFile && (
          <Text as="p" tone="secondary">
            {text.byCode.genuineDetail}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
