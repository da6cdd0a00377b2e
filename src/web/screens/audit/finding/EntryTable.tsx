/** The entry that would correct the books; its debits equal its credits. */
import { Copy } from 'lucide-react';
import { notify } from '../../../data/failures/notices.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { copyText } from '../../../ui/copy/copy-text.ts';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { type EntryLine, entryForSpreadsheet, entryTotals } from './entry-table.ts';
import styles from './Tables.module.css';
import { findingText } from './text.es.ts';
import { writeNit } from './third-party.es.ts';

async function copy(lines: readonly EntryLine[]): Promise<void> {
  const copied = await copyText(entryForSpreadsheet(lines, findingText.entryHeaders));
  notify({ title: copied ? findingText.entryCopied : findingText.notCopied }, copied ? 'success' : 'error');
}

export function EntryTable({ lines }: { lines: readonly EntryLine[] }) {
  const totals = entryTotals(lines);
  return (
    <>
      <div className={styles.entryHead}>
        <b className="small">{findingText.entry}</b>
        <Button size="small" icon={<Icon of={Copy} size={14} />} onClick={() => void copy(lines)}>
          {findingText.copyEntry}
        </Button>
      </div>
      <ScrollFrame label={findingText.entry}>
        <table className={styles.rows}>
          <thead>
            <tr>
              <th scope="col" className={styles.wide}>
                {findingText.account}
              </th>
              <th scope="col">{findingText.thirdParty}</th>
              <th scope="col" className={styles.num}>
                {findingText.debit}
              </th>
              <th scope="col" className={styles.num}>
                {findingText.credit}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ account, accountName, nit, thirdPartyName, debit, credit }) => (
              <tr key={`${account} ${nit} ${debit} ${credit}`}>
                <th scope="row" title={`${account} ${accountName}`}>
                  <span className="n flush">{account}</span> <span className="mut">{accountName}</span>
                </th>
                <td title={nit ? writeNit(nit) : undefined}>{thirdPartyName || (nit ? writeNit(nit) : '–')}</td>
                <td className={styles.num}>
                  <Figure amount={debit} detail />
                </td>
                <td className={styles.num}>
                  <Figure amount={credit} detail />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {findingText.totals}
              </th>
              <td className={styles.num}>
                <Figure amount={totals.debit} detail />
              </td>
              <td className={styles.num}>
                <Figure amount={totals.credit} detail />
              </td>
            </tr>
          </tfoot>
        </table>
      </ScrollFrame>
    </>
  );
}
