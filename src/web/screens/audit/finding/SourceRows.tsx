/** The rows of the file behind a finding, with the row numbers that the file has. */
import { useId, useState } from 'react';
import type { TrialBalanceRowDocument } from '#api/balances/trial-balances/contract.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { Section } from './Section.tsx';
import { rowSums, showsAccount } from './source-rows.ts';
import styles from './Tables.module.css';
import { findingText } from './text.es.ts';
import { writeNit } from './third-party.es.ts';

const first = 8;
const amounts = ['opening', 'debit', 'credit', 'closing'] as const;
const titles = {
  opening: findingText.opening,
  debit: findingText.debits,
  credit: findingText.credits,
  closing: findingText.closing,
} as const;

interface SourceRowsProps {
  rows: readonly TrialBalanceRowDocument[];
  /** How many rows the finding has in the file. */
  all: number;
  fileName: string;
}

export function SourceRows({ rows, all, fileName }: SourceRowsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const shown = open ? rows : rows.slice(0, first);
  const cents = rows.some((row) => amounts.some((name) => !row[name].endsWith('.00')));
  const byAccount = showsAccount(rows);
  const sums = rowSums(rows);
  return (
    <Section title={findingText.fileRows} note={fileName}>
      <ScrollFrame label={findingText.fileRows}>
        <table className={`${styles.rows} ${styles.source}`} id={id}>
          <thead>
            <tr>
              <th scope="col" className={styles.fileRow}>
                {findingText.fileRow}
              </th>
              <th scope="col">{byAccount ? findingText.account : findingText.thirdParty}</th>
              {amounts.map((name) => (
                <th key={name} scope="col" className={styles.num}>
                  {titles[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.row}>
                <td className={`mut n flush ${styles.fileRow}`}>{row.row}</td>
                <th
                  scope="row"
                  title={`${row.account} ${row.accountName} · ${writeNit(row.nit)} ${row.thirdPartyName}`}
                >
                  <span className="n flush">{byAccount ? row.account : writeNit(row.nit)}</span>{' '}
                  <span className="mut">{byAccount ? row.accountName : row.thirdPartyName}</span>
                </th>
                {amounts.map((name) => (
                  <td key={name} className={styles.num}>
                    <Figure amount={row[name]} detail={cents} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {rows.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {findingText.rowCount(rows.length)}
                </th>
                {amounts.map((name) => (
                  <td key={name} className={styles.num}>
                    <Figure amount={sums[name]} detail={cents} />
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </ScrollFrame>
      {rows.length > first && (
        <div className={styles.more}>
          <Button type="link" size="small" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
            {open ? findingText.seeFewer : findingText.seeAllRows(rows.length)}
          </Button>
          {rows.length < all && <span className="small mut">{findingText.firstRows(rows.length, all)}</span>}
        </div>
      )}
    </Section>
  );
}
