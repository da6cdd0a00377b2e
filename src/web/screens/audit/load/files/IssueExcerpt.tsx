/** One issue as text, with a drawing of the surrounding cells. */

import type { ReactNode } from 'react';
import type { ReadIssueDocument } from '#api/balances/trial-balances/contract.ts';
import { Row } from '../../../../ui/layout/Layout.tsx';
import { SeverityIcon } from '../../../../ui/mark/SeverityMark.tsx';
import { Sign } from '../../../../ui/mark/Sign.tsx';
import { phone, useMedia } from '../../../../ui/page/use-media.ts';
import { ScrollFrame } from '../../../../ui/table/ScrollFrame.tsx';
import cells from '../sheet.module.css';
import { loadText } from '../text.es.ts';
import styles from './FileTable.module.css';

export function Problem({ excerpt, children }: { excerpt?: ReactNode; children: ReactNode }) {
  return (
    <Row wrap align="top" justify="between" gap={16} className={styles.problem} role="alert">
      <p>{children}</p>
      {excerpt}
    </Row>
  );
}

/** What the user has to agree to before the file is stored. */
export function Doubt({ issue }: { issue: ReadIssueDocument }) {
  const [place, rest] = loadText.splitPlace(issue.message);
  return (
    <Row align="top" gap={8} className={styles.doubt} role="alert">
      <Sign>
        <SeverityIcon mark="alta" />
      </Sign>
      <p>
        <b>{place}</b>
        {rest}
      </p>
    </Row>
  );
}

export function IssueExcerpt({ issue }: { issue: ReadIssueDocument }) {
  const { sheet, message, excerpt } = issue;
  const [place, rest] = loadText.splitPlace(message);
  return (
    <Problem
      excerpt={
        excerpt &&
        excerpt.rows.length > 0 && (
          <ScrollFrame label={loadText.excerpt(sheet ?? '')}>
            <Excerpt issue={issue} excerpt={excerpt} />
          </ScrollFrame>
        )
      }
    >
      <b>{place}</b>
      {rest}
    </Problem>
  );
}

interface ExcerptProps {
  issue: ReadIssueDocument;
  excerpt: NonNullable<ReadIssueDocument['excerpt']>;
}

function Excerpt({ issue: { row, column }, excerpt: { columns, rows } }: ExcerptProps) {
  const badIndex = columns.indexOf(column ?? '');
  /** On a phone only the adjacent cells. */
  const isPhone = useMedia(phone);
  const isFar = (index: number) => isPhone && badIndex >= 0 && Math.abs(index - badIndex) > 1;
  return (
    <table className={cells.sheet}>
      <thead>
        <tr>
          <td />
          {columns.map((letters, index) => (
            <th key={letters} scope="col" hidden={isFar(index)}>
              {letters}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, cells: written }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            {written.map((cell, index) => {
              const isBad = number === row && columns[index] === column;
              return (
                <td key={columns[index]} hidden={isFar(index)} className={isBad ? cells.bad : undefined}>
                  {isBad ? <mark>{cell}</mark> : cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
