/** Finding in full: statement, figures, third parties, reason, action, norms, source rows. */
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Audit } from '#api/audits/audits/contract.ts';
import type { FindingDetail, FindingItem } from '#api/audits/audits/findings/contract.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { type Period, parsePeriod, periodKey } from '#core/calendar/period.ts';
import { unseenWithoutPast } from '#core/engine/life/life-words.es.ts';
import { balancePath } from '../../../data/routes/company-route.ts';
import { normHelpPath } from '../../../data/routes/help-route.ts';
import { Columns, Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { isGone } from '../findings/select-findings.ts';
import { Section } from '../Section.tsx';
import type { ViewControl } from '../use-audit-view.ts';
import { AccountChart } from './AccountChart.tsx';
import { EntryTable } from './EntryTable.tsx';
import { Explanation } from './Explanation.tsx';
import styles from './Finding.module.css';
import { InferredAccounts } from './InferredAccounts.tsx';
import { SameCause } from './SameCause.tsx';
import { SourceRows } from './SourceRows.tsx';
import { ThirdPartyTable } from './ThirdPartyTable.tsx';
import { findingText } from './text.es.ts';

interface FindingBodyProps {
  company: number;
  item: FindingItem;
  /** All of the audit. */
  findings: readonly FindingItem[];
  /** Undefined while loading, or if there is none. */
  detail: FindingDetail | undefined;
  failure: unknown;
  loading: boolean;
  audit: Audit;
  period: Period;
  control: ViewControl;
  onRetry: () => void;
}

export function FindingBody(props: FindingBodyProps) {
  const { company, item, findings, detail, failure, loading, audit, period, control, onRetry } = props;
  const gone = isGone(item);
  const before = parsePeriod(item.foundIn) ?? period;
  return (
    <>
      <Section title={findingText.whatHappened}>
        {gone && (
          <p className={styles.corrected}>
            {goneWords(item, formatPeriod(before))}{' '}
            {item.correctedIn === undefined && (
              <Link to={control.address({ period: before, finding: item.finding.fingerprint, listing: 'todos' })}>
                {findingText.seeIn(formatPeriod(before))}
              </Link>
            )}
          </p>
        )}
        {detail && <p>{detail.finding.message}</p>}
        {detail && detail.finding.formula.length > 0 && <Formula lines={detail.finding.formula} />}
      </Section>
      <SameCause item={item} findings={findings} control={control} />
      <Explanation finding={item.finding} control={control} />
      {detail && <Evidence detail={detail} company={company} marked={periodKey(gone ? before : period)} />}
      {/* The rows of a finding of an earlier month are in the file of that month. */}
      {detail && !gone && detail.sourceRows.length > 0 && (
        <SourceRows
          action={
            <Link
              to={balancePath(company, { mes: periodKey(period), lista: 'fila', hallazgo: item.finding.fingerprint })}
            >
              {findingText.seeInBalance}
            </Link>
          }
          rows={detail.sourceRows}
          all={detail.finding.rows.length}
          fileName={audit.attributes.balance.attributes.fileName}
        />
      )}
      {!detail && loading && <SkeletonRows rows={4} columns="40px 2fr 1fr 1fr 1fr" height={28} />}
      {failure !== null && !detail && !loading && <ErrorState failure={failure} onRetry={onRetry} />}
    </>
  );
}

interface EvidenceProps {
  detail: FindingDetail;
  company: number;
  /** Month marked in the chart. */
  marked: string;
}

function Evidence({ detail, company, marked }: EvidenceProps) {
  const { finding } = detail;
  return (
    <>
      <InferredAccounts finding={finding} company={company} validation={detail.validationId} />
      {finding.thirdPartyCount > 1 && (
        <Section title={findingText.thirdParties}>
          <ThirdPartyTable finding={finding} />
        </Section>
      )}
      {detail.months.length > 0 && <AccountChart detail={detail} marked={marked} />}
      <Section title={findingText.why}>
        <p>{finding.why}</p>
      </Section>
      <Section title={findingText.whatToDo}>
        <p>{finding.correction}</p>
        {!isGone(detail) && finding.unseen && finding.unseen !== unseenWithoutPast && (
          <p className="mut">{findingText.notShown(finding.unseen)}</p>
        )}
        {finding.entry.length > 0 && <EntryTable lines={finding.entry} />}
      </Section>
      {finding.legal.length > 0 && (
        <Section title={findingText.legal}>
          <Columns as="dl" of="152px minmax(0, 1fr)" gap={10} rowGap={6} className={styles.law}>
            {finding.legal.map(({ key, norm, short = norm, article, text }) => (
              <Fragment key={`${norm} ${article}`}>
                <Text as="dt" weight="medium" tone="plain">
                  <Citation of={key}>{[short, article].filter(Boolean).join(' ')}</Citation>
                </Text>
                <dd>{text}</dd>
              </Fragment>
            ))}
          </Columns>
        </Section>
      )}
    </>
  );
}

function goneWords({ change, correctedIn, finding }: FindingItem, before: string): string {
  if (correctedIn !== undefined) return findingText.correctedIn(correctedIn, before);
  if (change === 'ya_no_aplica')
    return finding.proof === 'flow' ? findingText.unseen(before, finding.unseen) : findingText.notEvaluated(before);
  return finding.proof === 'flow' ? findingText.registered(before) : findingText.corrected(before);
}

/** Findings from before the keys were stored have plain citations. */
function Citation({ of, children }: { of: string | undefined; children: string }) {
  return of === undefined ? children : <Link to={normHelpPath(of)}>{children}</Link>;
}

function Formula({ lines }: { lines: FindingDetail['finding']['formula'] }) {
  const cents = lines.some(({ amount }) => !amount.endsWith('.00'));
  return (
    <dl className={styles.formula}>
      {lines.map(({ label, detail, amount, kind }) => (
        <Row key={`${label} ${detail ?? ''}`} justify="between" className={kind === 'total' ? styles.total : undefined}>
          <dt>
            {label} {detail && <span className="mut">{detail}</span>}
          </dt>
          <dd>
            <Figure amount={amount} detail={cents} />
          </dd>
        </Row>
      ))}
    </dl>
  );
}
