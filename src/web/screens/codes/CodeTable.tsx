/** Codes as rows; on a phone each is a card. Only their last characters are known. */
import type { ReactNode } from 'react';
import type { Code } from '#api/codes/contract.ts';
import { codeStateName } from '#core/licence.es.ts';
import { dayWords, giftWords } from '../../licences/text.es.ts';
import styles from '../../lists/Lists.module.css';
import { formatDay } from '../../ui/dates.es.ts';
import tables from '../../ui/Table.module.css';
import { codesText } from './text.es.ts';

interface CodeTableProps {
  codes: readonly Code[];
  /** With the account that used each, for the staff. */
  showUser: boolean;
  actionsOf: (code: Code) => ReactNode;
}

export function CodeTable({ codes, showUser, actionsOf }: CodeTableProps) {
  return (
    <table className={`${tables.table} ${styles.cards}`}>
      <thead>
        <tr>
          <th scope="col">{codesText.code}</th>
          <th scope="col">{codesText.gives}</th>
          <th scope="col">{codesText.state}</th>
          <th scope="col">{codesText.expires}</th>
          <th scope="col">{codesText.givenTo}</th>
          {showUser && <th scope="col">{codesText.usedBy}</th>}
          <th scope="col">
            <span className="sr">{codesText.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {codes.map((code) => (
          <CodeRow key={code.id} code={code} showUser={showUser} actions={actionsOf(code)} />
        ))}
      </tbody>
    </table>
  );
}

function CodeRow({ code, showUser, actions }: { code: Code; showUser: boolean; actions: ReactNode }) {
  const { tail, state, expiresOn, batchName, givenTo, redeemedAt, redeemedBy } = code.attributes;
  return (
    <tr>
      <th scope="row">
        <span className="n flush">…{tail}</span>
        <span className={styles.second}>{batchName}</span>
      </th>
      <td data-title={codesText.gives}>{giftWords(code.attributes)}</td>
      <td data-title={codesText.state}>
        <span className={state === 'disponible' ? undefined : 'mut'}>{codeStateName[state]}</span>
        {redeemedAt !== null && <span className={styles.second}>{codesText.usedOn(formatDay(redeemedAt))}</span>}
      </td>
      <td className={styles.date} data-title={codesText.expires}>
        {dayWords(expiresOn)}
      </td>
      <td data-title={codesText.givenTo}>{givenTo || '–'}</td>
      {showUser && <td data-title={codesText.usedBy}>{redeemedBy ?? '–'}</td>}
      <td className={styles.actions}>{actions}</td>
    </tr>
  );
}
