/** Reports of the company that were sent: when they were opened and answered, and what ends them. */
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ClientReport } from '#api/audits/audits/client-report/contract.ts';
import { sheetWords } from '#core/report/client-sheet.es.ts';
import { useDownloadSent, useSentReports, useWithdrawReport } from '../../data/audits/client-reports.ts';
import { Button } from '../../ui/control/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Lines, Row } from '../../ui/layout/Layout.tsx';
import { Second, Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { Tag } from '../../ui/mark/Tag.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { reportText as text } from './text.es.ts';

export function SentReports({ company }: { company: number }) {
  const { data, error, refetch } = useSentReports(company);
  const [ending, setEnding] = useState<ClientReport | null>(null);
  const withdrawing = useWithdrawReport(company, { onSuccess: () => setEnding(null) });
  const file = useDownloadSent(company);
  if (error) return <ErrorState failure={error} onRetry={() => void refetch()} />;
  if (data === undefined || data.length === 0) return null;
  return (
    <Panel title={text.sentBefore} note={data.length} flush>
      <Lines>
        {data.map((report) => (
          <li key={report.id}>
            <Row>
              <Text weight="medium" overflow="ellipsis" grow>
                {report.greeting}, {sheetWords.month(report.period)}
              </Text>
              <Tag muted={report.state === 'expired' || report.state === 'withdrawn'}>{text.states[report.state]}</Tag>
            </Row>
            <Second>{text.facts(report)}</Second>
            <Row above={4}>
              <Button size="small" icon={<Icon of={Download} size={14} />} onClick={() => file.mutate(report.id)}>
                {text.pdf}
              </Button>
              {(report.state === 'sent' || report.state === 'opened') && (
                <Button size="small" onClick={() => setEnding(report)}>
                  {text.withdraw}
                </Button>
              )}
            </Row>
          </li>
        ))}
      </Lines>
      {ending && (
        <ConfirmDialog
          open
          title={text.withdrawTitle}
          okText={text.withdraw}
          cancelText={text.cancel}
          pending={withdrawing.isPending}
          onOk={() => withdrawing.mutate(ending.id)}
          onCancel={() => setEnding(null)}
        >
          <p>{text.withdrawText(ending.recipient)}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
