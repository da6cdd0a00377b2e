/** Proof of the mapping: rows, debits and credits, closing balances, counts and issues. */
import type { TriedColumns } from '#api/balances/column-mappings/contract.ts';
import { Stack } from '../../../../ui/layout/Layout.tsx';
import { type Mark, SeverityMark } from '../../../../ui/mark/SeverityMark.tsx';
import { Panel } from '../../../../ui/page/Panel.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { SkeletonRows } from '../../../../ui/state/SkeletonRows.tsx';
import { IssueExcerpt } from '../files/IssueExcerpt.tsx';
import styles from './Columns.module.css';
import { columnsText } from './text.es.ts';

interface ProofPanelProps {
  /** Result of the previous mapping while `busy`. */
  tried: TriedColumns | undefined;
  failure: unknown;
  busy: boolean;
}

export function ProofPanel({ tried, failure, busy }: ProofPanelProps) {
  return (
    <Panel
      title={columnsText.proof}
      flush
      actions={busy ? <span className="small mut">{columnsText.reading}</span> : null}
    >
      {failure ? (
        <ErrorState failure={failure} />
      ) : tried ? (
        <Checks tried={tried} busy={busy} />
      ) : (
        <SkeletonRows rows={3} columns="1fr" />
      )}
    </Panel>
  );
}

/** Issues drawn with their cells; the others are marked on the sheet. */
const shown = 1;

function Checks({ tried, busy }: { tried: TriedColumns; busy: boolean }) {
  const read = tried.rows > 0;
  const { telling, explained } = tried.arithmetic;
  const rows: Mark =
    read && telling > 0 && explained === telling ? 'correcto' : tried.proof === 'wrong' ? 'critica' : 'alta';
  const isZero = (decimal: string) => /^-?0+\.00$/.test(decimal);
  const sides: Mark = tried.totals.debits === tried.totals.credits ? 'correcto' : 'alta';
  return (
    <Stack gap={12} inset className={busy ? styles.stale : undefined}>
      <Stack as="ul" gap={6} className={styles.checks}>
        <li>
          <SeverityMark mark={rows}>{columnsText.sums(tried)}</SeverityMark>
        </li>
        {read && (
          <>
            <li>
              <SeverityMark mark={sides}>{columnsText.sides(tried)}</SeverityMark>
            </li>
            <li>
              <SeverityMark mark={isZero(tried.totals.closing) ? 'correcto' : 'alta'}>
                {columnsText.closing(tried)}
              </SeverityMark>
            </li>
            <li className="mut">{columnsText.counts(tried)}</li>
            <li className="mut">{columnsText.from(tried)}</li>
            {tried.sign && <li className="mut">{columnsText.signOf(tried.sign)}</li>}
          </>
        )}
      </Stack>
      {tried.issues.some(({ fatal }) => fatal) && (
        <Stack>
          {tried.issues
            .filter(({ fatal }) => fatal)
            .slice(0, shown)
            .map((issue) => (
              <IssueExcerpt key={`${issue.code} ${issue.row} ${issue.column}`} issue={issue} />
            ))}
          {tried.issueCount > shown && <p className="small mut">{columnsText.moreIssues(tried.issueCount - shown)}</p>}
        </Stack>
      )}
    </Stack>
  );
}
