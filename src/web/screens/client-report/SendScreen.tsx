/** The report of a month for the client, as it will be read, beside what sends it. */
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { type Period, parsePeriod, periodKey } from '#core/calendar/period.ts';
import { useMonthsTo } from '../../data/audits/audits.ts';
import { useReportProposal } from '../../data/audits/client-reports.ts';
import { useFirmLogo } from '../../data/companies/firm.ts';
import { auditMonthPath } from '../../data/routes/company-route.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Columns, Stack } from '../../ui/layout/Layout.tsx';
import { OfCompany } from '../../ui/page/OfCompany.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../ui/state/SkeletonRows.tsx';
import { ClientSheet } from './ClientSheet.tsx';
import { FirmDialog } from './FirmDialog.tsx';
import { SendPanel } from './SendPanel.tsx';
import { SentReports } from './SentReports.tsx';
import { reportText as text } from './text.es.ts';
import { useReportDraft } from './use-report-draft.ts';

export function SendScreen() {
  const period = parsePeriod(useParams().period ?? '');
  return (
    <OfCompany title={text.page} choose={text.choose}>
      {(company) =>
        period === null ? (
          <Panel label={text.page} flush>
            <EmptyState>{text.choose}</EmptyState>
          </Panel>
        ) : (
          <OfMonth key={`${company} ${periodKey(period)}`} company={company} period={period} />
        )
      }
    </OfCompany>
  );
}

function OfMonth({ company, period }: { company: number; period: Period }) {
  const key = periodKey(period);
  const months = useMonthsTo(company, key, true);
  const month = months.data?.find((one) => one.period === key);
  const auditId = month?.state === 'auditado' ? (month.auditId ?? null) : null;
  const proposal = useReportProposal(company, auditId);
  const [isFirmOpen, setFirmOpen] = useState(false);
  const failure = months.error ?? proposal.error;
  const isAbsent = months.data !== undefined && auditId === null;
  return (
    <>
      <PageHeader
        title={text.page}
        context={text.context(period)}
        actions={<Button onClick={() => setFirmOpen(true)}>{text.firm}</Button>}
      />
      {isFirmOpen && <FirmDialog onClose={() => setFirmOpen(false)} />}
      {proposal.data && auditId !== null ? (
        <Proposed company={company} auditId={auditId} proposal={proposal.data} />
      ) : (
        <Panel label={text.page} flush>
          {failure ? (
            <ErrorState failure={failure} onRetry={() => void (months.error ? months.refetch() : proposal.refetch())} />
          ) : isAbsent ? (
            <EmptyState action={<Link to={auditMonthPath(company, key)}>{text.toAudit}</Link>}>
              {text.notAudited(period)}
            </EmptyState>
          ) : (
            <SkeletonRows rows={10} columns="2fr 1fr" />
          )}
        </Panel>
      )}
    </>
  );
}

interface ProposedProps {
  company: number;
  auditId: string;
  proposal: NonNullable<ReturnType<typeof useReportProposal>['data']>;
}

function Proposed({ company, auditId, proposal }: ProposedProps) {
  const { draft, setDraft, sheet } = useReportDraft(company, auditId, proposal);
  const { data: logo = null } = useFirmLogo(proposal.logo);
  return (
    <Columns of="minmax(0, 1fr) 400px" until="tablet" align="start">
      <section aria-label={text.preview}>
        <ClientSheet level={2} sheet={sheet} logo={logo} code={null} />
      </section>
      <Stack gap={12}>
        <SendPanel
          company={company}
          auditId={auditId}
          candidates={proposal.candidates}
          draft={draft}
          onDraft={setDraft}
        />
        <SentReports company={company} />
      </Stack>
    </Columns>
  );
}
