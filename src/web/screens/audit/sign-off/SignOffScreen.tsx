/** Sign-off of a month: what is checked, what stays open and why, what is signed, and the two signatures. */
import { Link, useParams } from 'react-router';
import type { SignOff } from '#api/audits/audits/sign-off/contract.ts';
import { type Period, parsePeriod, periodKey } from '#core/calendar/period.ts';
import { useSignOff } from '../../../data/audits/sign-offs.ts';
import { auditPath } from '../../../data/routes/company-route.ts';
import { Columns, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Tag } from '../../../ui/mark/Tag.tsx';
import { OfCompany } from '../../../ui/page/OfCompany.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { ChangedAccounts } from './ChangedAccounts.tsx';
import { Checks } from './Checks.tsx';
import { MissingSigners } from './MissingSigners.tsx';
import { OpenFindings } from './OpenFindings.tsx';
import { ReopenPanel } from './ReopenPanel.tsx';
import { SignaturesPanel } from './SignaturesPanel.tsx';
import { SignedContents } from './SignedContents.tsx';
import { SignOffHistory } from './SignOffHistory.tsx';
import { signOffText as text } from './text.es.ts';

export function SignOffScreen() {
  const period = parsePeriod(useParams().period ?? '');
  return (
    <OfCompany title={text.short} choose={text.choose}>
      {(company) => (period === null ? <Unknown /> : <Loaded key={company} company={company} period={period} />)}
    </OfCompany>
  );
}

function Unknown() {
  return (
    <>
      <PageHeader title={text.short} />
      <Panel label={text.short} flush>
        <EmptyState>{text.choose}</EmptyState>
      </Panel>
    </>
  );
}

function Loaded({ company, period }: { company: number; period: Period }) {
  const { data, error, refetch } = useSignOff({ company, period: periodKey(period) });
  if (data) return <MonthToSign company={company} period={period} month={data} />;
  return (
    <>
      <PageHeader title={text.title(period)} />
      <Panel label={text.short} flush>
        {error ? (
          <ErrorState failure={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={8} columns="1fr 3fr 1fr 1fr" />
        )}
      </Panel>
    </>
  );
}

interface MonthToSignProps {
  company: number;
  period: Period;
  month: SignOff;
}

function MonthToSign({ company, period, month }: MonthToSignProps) {
  const { content, changed, state } = month;
  const audit = `${auditPath(company)}?mes=${month.period}`;
  return (
    <>
      {changed && content && (
        <Notice urgent>
          <b>{text.changed(period)}</b> {text.changedNote(changed, content.balance.version)}
        </Notice>
      )}
      <PageHeader
        title={text.title(period)}
        context={
          <>
            <Row as="span" wrap>
              <Link to={audit}>{text.audit(period)}</Link>
              {state === 'closed' && <Tag>{text.closedTag}</Tag>}
              {changed && <Tag>{text.modifiedTag}</Tag>}
            </Row>
            {state === 'closed' ? text.closedContext(month) : text.context}
          </>
        }
      />
      <Columns of="minmax(0, 1fr) 340px" until="tablet" align="start">
        <Stack gap={12}>
          {changed && content && <ChangedAccounts changed={changed} signed={content.balance.version} />}
          {month.checks.length > 0 && (
            <Checks checks={month.checks}>
              {month.missingSigners.length > 0 && <MissingSigners company={company} missing={month.missingSigners} />}
            </Checks>
          )}
          {content === null ? (
            <Panel label={text.short} flush>
              <EmptyState action={<Link to={audit}>{text.audit(period)}</Link>}>{month.obstacle}</EmptyState>
            </Panel>
          ) : (
            <>
              <OpenFindings company={company} month={month} content={content} />
              <SignedContents content={content} digest={month.digest ?? ''} />
            </>
          )}
        </Stack>
        <Stack gap={12}>
          {content && <SignaturesPanel company={company} period={period} month={month} />}
          {state === 'closed' && <ReopenPanel company={company} period={period} />}
          {month.acts.length > 0 && <SignOffHistory acts={month.acts} />}
        </Stack>
      </Columns>
    </>
  );
}
