/** Preview of the newest month with the edited settings, against the stored ones. */
import type { ReactNode } from 'react';
import type { MonthPreview, SettingsPreview } from '#api/audits/parametrization/contract.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { usePreview } from '../../../data/audits/parametrization.ts';
import { Lines, Row, Stack } from '../../../ui/layout/Layout.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import { Sign } from '../../../ui/mark/Sign.tsx';
import { LoadLink } from '../../../ui/page/LoadLink.tsx';
import { Panel } from '../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { SkeletonRows } from '../../../ui/state/SkeletonRows.tsx';
import { severityWord } from '../../../ui/text.es.ts';
import { previewText } from '../text.es.ts';
import { type ComparedFinding, comparedFindings } from './compared-findings.ts';
import { MonthBars } from './MonthBars.tsx';
import styles from './Preview.module.css';

const MOST_SHOWN = 12;

interface PreviewPanelProps {
  company: number;
  /** The user may not see what depends on the books. */
  isHidden: boolean;
  preview: ReturnType<typeof usePreview>;
  /** With the stored settings. */
  before: SettingsPreview | undefined;
  /** By month, edited and stored; oldest first. */
  months: readonly MonthPreview[];
  storedMonths: readonly MonthPreview[];
  isChanged: boolean;
  /** The edited settings are invalid. */
  isInvalid: boolean;
}

export function PreviewPanel({ company, isHidden, preview, isInvalid, ...compared }: PreviewPanelProps) {
  const { data, error, isFetching, refetch } = preview;
  return (
    <Panel
      title={previewText.title}
      data-tour="preview"
      actions={isFetching && <span className="mut small">{previewText.trying}</span>}
      flush
    >
      {isHidden ? (
        <EmptyState>{previewText.needsBooks}</EmptyState>
      ) : isInvalid ? (
        <Stack inset>
          <Notice>{previewText.invalid}</Notice>
        </Stack>
      ) : error ? (
        <ErrorState failure={error} message={previewText.failed} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={4} columns="1fr 4fr" />
      ) : data.period === null ? (
        <EmptyState action={<LoadLink company={company}>{previewText.load}</LoadLink>}>
          {previewText.noMonths}
        </EmptyState>
      ) : (
        <Outcome preview={data} {...compared} />
      )}
    </Panel>
  );
}

interface OutcomeProps extends Pick<PreviewPanelProps, 'before' | 'months' | 'storedMonths' | 'isChanged'> {
  preview: SettingsPreview;
}

function Outcome({ preview, before, months, storedMonths, isChanged }: OutcomeProps) {
  const { after } = preview;
  const period = preview.period === null ? null : parsePeriod(preview.period);
  if (period === null || after === null) return null;
  const { lead, count } = isChanged
    ? previewText.would(period, after.findings)
    : previewText.has(period, after.findings);
  const all = comparedFindings(before?.findings ?? preview.findings, preview.findings);
  const more = all.length - MOST_SHOWN;
  return (
    <>
      <Text as="p" size="title" inset role="status">
        {lead}
        <strong>{count}</strong>.{' '}
        {isChanged && before?.after && <span className="mut">{previewText.today(before.after.findings)}</span>}
      </Text>
      {months.length > 1 && <MonthBars months={months} stored={storedMonths} isChanged={isChanged} />}
      {preview.absent.length > 0 && (
        <Stack inset>
          <Notice tone="warning">{previewText.absent(preview.absent)}</Notice>
        </Stack>
      )}
      {after.reason && <Note>{after.reason}</Note>}
      <Lines tight className={styles.findings}>
        {all.slice(0, MOST_SHOWN).map(({ finding, change, was }) => (
          <Row as="li" align="top" key={finding.fingerprint} data-change={change}>
            <Sign title={severityWord[finding.severity]}>
              <SeverityIcon mark={change === 'resolved' ? 'correcto' : finding.severity} />
              <span className="sr">{severityWord[finding.severity]}</span>
            </Sign>
            <Text as="div" grow overflow="breaks">
              <span className={styles.title}>{finding.title}</span>
              <Second>
                {[finding.account && `${finding.account} ${finding.accountName ?? ''}`.trim(), noteOf(change, was)]
                  .filter(Boolean)
                  .join(' · ')}
              </Second>
            </Text>
            <Figure amount={finding.amount} />
          </Row>
        ))}
      </Lines>
      {more > 0 && <Note>{previewText.more(more)}</Note>}
      {after.notEvaluated.map(({ rule, reason }) => (
        <Note key={rule}>
          {previewText.notEvaluated}: {rule}. {reason}
        </Note>
      ))}
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Text as="p" size="small" tone="muted" inset>
      {children}
    </Text>
  );
}

function noteOf(change: ComparedFinding['change'], was: ComparedFinding['was']): string {
  if (change !== 'same') return previewText[change];
  return was === null ? '' : previewText.was(severityWord[was]);
}
