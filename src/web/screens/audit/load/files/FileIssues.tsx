/** Issues of a file below its row: place, message and the surrounding cells. */
import { useState } from 'react';
import type { Inspection, ReadIssueDocument } from '#api/balances/trial-balances/contract.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { Row, Stack } from '../../../../ui/layout/Layout.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { SeverityIcon } from '../../../../ui/mark/SeverityMark.tsx';
import { Sign } from '../../../../ui/mark/Sign.tsx';
import { inspectionOf, type LoadedFile } from '../loaded-file.ts';
import { loadText } from '../text.es.ts';
import type { Loading } from '../use-loading.ts';
import { AssumedLayout } from './AssumedLayout.tsx';
import { FileQuestion } from './FileQuestion.tsx';
import styles from './FileTable.module.css';
import { Doubt, IssueExcerpt, Problem } from './IssueExcerpt.tsx';

const most = 20;

/** Warnings shown before storing beside those that the user has to agree to: audit coverage and what was counted. */
const beforeStoring = new Set(['no_third_parties', 'rows_after_total']);

const keyOf = ({ code, sheet, row, column }: ReadIssueDocument) => `${code} ${sheet} ${row} ${column}`;

/** Whether there is any issue to show. */
export function needsWords(file: LoadedFile): boolean {
  const inspection = inspectionOf(file);
  return (
    file.status.step === 'failed' || (inspection !== null && (inspection.issues.length > 0 || asksTotals(inspection)))
  );
}

/** Whether it was read by an assumed layout. */
function asksTotals({ readable, format }: Inspection): boolean {
  return readable && format?.isAssumed === true;
}

export function FileIssues({ file, loading }: { file: LoadedFile; loading: Loading }) {
  const inspection = inspectionOf(file);
  return (
    <Stack className={styles.issues}>
      {inspection && asksTotals(inspection) && <AssumedLayout totals={inspection.totals} />}
      {inspection?.question && (
        <FileQuestion {...inspection} question={inspection.question} file={file} loading={loading} />
      )}
      {inspection && <Issues inspection={inspection} />}
      {file.status.step === 'failed' && <Problem>{file.status.message}</Problem>}
    </Stack>
  );
}

/** An unreadable file shows its errors; a readable one folds its warnings except these. */
function Issues({ inspection: { issues: all, question } }: { inspection: Inspection }) {
  const [open, setOpen] = useState(false);
  const issues = question ? all.filter(({ code }) => code !== `${question.kind}_asked`) : all;
  const told = issues.filter(({ fatal, confirm }) => !fatal && !confirm);
  const limits = told.filter(({ code }) => beforeStoring.has(code));
  const warnings = told.filter(({ code }) => !beforeStoring.has(code));
  return (
    <>
      {issues
        .filter(({ fatal }) => fatal)
        .slice(0, 3)
        .map((issue) => (
          <IssueExcerpt key={keyOf(issue)} issue={issue} />
        ))}
      {issues
        .filter(({ confirm }) => confirm)
        .map((issue) => (
          <Doubt key={keyOf(issue)} issue={issue} />
        ))}
      {limits.map(({ code, message }) => (
        <Row key={code} as="p" align="top" width="reading">
          <Sign>
            <SeverityIcon mark="media" />
          </Sign>
          <span>{message}</span>
        </Row>
      ))}
      {warnings.length > 0 && (
        <div>
          <Button type="inline" aria-expanded={open} onClick={() => setOpen(!open)}>
            {loadText.warnings(warnings.length)}
          </Button>
        </div>
      )}
      {open && (
        <Stack as="ul" gap={4} className="mut">
          {warnings.slice(0, most).map((issue) => (
            <li key={keyOf(issue)}>
              <Text weight="medium" tone="plain">
                {loadText.place(undefined, issue.row, issue.column)}
              </Text>{' '}
              {issue.message}
            </li>
          ))}
          {warnings.length > most && <li>{loadText.moreIssues(warnings.length - most)}</li>}
        </Stack>
      )}
    </>
  );
}
