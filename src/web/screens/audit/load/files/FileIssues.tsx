/** What is wrong in a file, below its row: where, the exact sentence, and the cells around as the file has them. */
import { useState } from 'react';
import type { Inspection, ReadIssueDocument } from '#api/balances/trial-balances/contract.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { SeverityIcon } from '../../../../ui/mark/SeverityMark.tsx';
import { ScrollFrame } from '../../../../ui/table/ScrollFrame.tsx';
import { loadText } from '../text.es.ts';
import styles from './FileIssues.module.css';
import table from './FileTable.module.css';

const most = 20;

/** What whoever stores the file should know before: how far the audit goes, and what was counted. */
const beforeStoring = new Set(['no_third_parties', 'other_chart', 'rows_after_total']);

/** An unreadable file shows what stopped it; a readable one folds its warnings, but for those. */
export function FileIssues({ inspection }: { inspection: Inspection }) {
  const [open, setOpen] = useState(false);
  const fatal = inspection.issues.filter((issue) => issue.fatal);
  const told = inspection.issues.filter((issue) => !issue.fatal);
  const limits = told.filter(({ code }) => beforeStoring.has(code));
  const warnings = told.filter(({ code }) => !beforeStoring.has(code));
  return (
    <tr className={table.extra}>
      <td colSpan={7}>
        {fatal.slice(0, 3).map((issue) => (
          <IssueExcerpt key={`${issue.code} ${issue.sheet} ${issue.row} ${issue.column}`} issue={issue} />
        ))}
        {limits.map(({ code, message }) => (
          <p key={code} className={styles.limit}>
            <SeverityIcon mark="media" />
            <span>{message}</span>
          </p>
        ))}
        {warnings.length > 0 && (
          <Button
            type="link"
            size="small"
            className={styles.warnings}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {loadText.warnings(warnings.length)}
          </Button>
        )}
        {open && (
          <ul className={styles.warningList}>
            {warnings.slice(0, most).map((issue) => (
              <li key={`${issue.code} ${issue.sheet} ${issue.row} ${issue.column}`}>
                <b>{loadText.place(undefined, issue.row, issue.column)}</b> {issue.message}
              </li>
            ))}
            {warnings.length > most && <li>{loadText.moreIssues(warnings.length - most)}</li>}
          </ul>
        )}
      </td>
    </tr>
  );
}

/** One problem in words, with a drawing of the cells around it. */
export function IssueExcerpt({ issue }: { issue: ReadIssueDocument }) {
  const { sheet, row, column, message, excerpt } = issue;
  const [place, rest] = loadText.splitPlace(message);
  const badIndex = excerpt?.columns.indexOf(column ?? '') ?? -1;
  /** A phone has room for the neighbours only. */
  const far = (index: number) => (badIndex >= 0 && Math.abs(index - badIndex) > 1 ? styles.far : undefined);
  return (
    <div className={styles.problem} role="alert">
      <p>
        <b>{place}</b>
        {rest}
      </p>
      {excerpt && excerpt.rows.length > 0 && (
        <div className={styles.sheet}>
          <ScrollFrame label={loadText.excerpt(sheet ?? '')}>
            <table>
              <thead>
                <tr>
                  <td />
                  {excerpt.columns.map((letters, index) => (
                    <th key={letters} scope="col" className={far(index)}>
                      {letters}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {excerpt.rows.map(({ number, cells }) => (
                  <tr key={number}>
                    <th scope="row">{number}</th>
                    {cells.map((cell, index) => {
                      const letters = excerpt.columns[index];
                      const bad = number === row && letters === column;
                      return (
                        <td key={letters} className={bad ? styles.bad : far(index)}>
                          {bad ? <mark>{cell}</mark> : cell}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollFrame>
        </div>
      )}
    </div>
  );
}
