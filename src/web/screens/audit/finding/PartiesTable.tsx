/** The third parties of a finding, most important first: the top ones, and all of them when asked. */
import { useId, useState } from 'react';
import type { FindingItem } from '#api/audits/audits/contract.ts';
import { fromDecimal } from '#core/money/money.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import styles from './Tables.module.css';
import { findingText } from './text.es.ts';
import { writeNit } from './third-party.es.ts';

const first = 5;

export function PartiesTable({ finding }: { finding: FindingItem['finding'] }) {
  const [all, setAll] = useState(false);
  const id = useId();
  const { thirdParties, thirdPartyCount } = finding;
  const shown = all ? thirdParties : thirdParties.slice(0, first);
  const money = thirdParties.some(({ amount }) => fromDecimal(amount) !== 0n);
  const cents = shown.some(({ amount }) => !amount.endsWith('.00'));
  return (
    <>
      <ScrollFrame label={findingText.thirdParties}>
        <table className={styles.rows} id={id}>
          <thead>
            <tr>
              <th scope="col" className={styles.nit}>
                {findingText.nit}
              </th>
              <th scope="col">{findingText.thirdParty}</th>
              {money && (
                <th scope="col" className={styles.num}>
                  {findingText.amount}
                </th>
              )}
              <th scope="col" className={styles.fileRows}>
                {findingText.rows}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ nit, name, amount, rows }) => (
              // The same NIT may stand there twice, under two names.
              <tr key={`${nit} ${name} ${rows[0]}`}>
                <td className="n flush">{writeNit(nit)}</td>
                <th scope="row" title={name}>
                  {name}
                </th>
                {money && (
                  <td className={styles.num}>
                    <Figure amount={amount} detail={cents} />
                  </td>
                )}
                <td className={`mut n flush ${styles.fileRows}`} title={rows.join(', ')}>
                  {rows.length > 3 ? `${rows.slice(0, 3).join(', ')}…` : rows.join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
      {thirdParties.length > first && (
        <div className={styles.more}>
          <Button type="link" size="small" aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
            {all ? findingText.seeFewer : findingText.seeAll(thirdPartyCount)}
          </Button>
          {all && thirdParties.length < thirdPartyCount && (
            <span className="small mut">{findingText.keptParties(thirdParties.length, thirdPartyCount)}</span>
          )}
        </div>
      )}
    </>
  );
}
