/** Entries of the record as rows, newest first; on a phone each is a card. */
import type { RecordEntry } from '#api/record/contract.ts';
import { recordActName } from '#core/record.es.ts';
import lists from '../../lists/Lists.module.css';
import { formatClock, formatDay } from '../../ui/dates.es.ts';
import tables from '../../ui/Table.module.css';
import { detailWords } from './details.es.ts';
import styles from './Record.module.css';
import { recordText } from './text.es.ts';

interface EntryTableProps {
  entries: readonly RecordEntry[];
  /** Names of companies by id. */
  companies: ReadonlyMap<number, string>;
  /** Names of accounts by id, where there are many. */
  accounts: ReadonlyMap<string, string>;
}

export function EntryTable({ entries, ...names }: EntryTableProps) {
  return (
    <table className={`${tables.table} ${lists.cards}`}>
      <thead>
        <tr>
          <th scope="col">{recordText.when}</th>
          <th scope="col">{recordText.who}</th>
          <th scope="col">{recordText.what}</th>
          <th scope="col">{recordText.company}</th>
          <th scope="col">{recordText.details}</th>
          <th scope="col" className={tables.num}>
            {recordText.entry}
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={`${entry.attributes.account} ${entry.id}`} entry={entry} {...names} />
        ))}
      </tbody>
    </table>
  );
}

type EntryRowProps = Omit<EntryTableProps, 'entries'> & { entry: RecordEntry };

function EntryRow({ entry: { id, attributes }, companies, accounts }: EntryRowProps) {
  const account = accounts.get(attributes.account);
  const { at, userId, userName, act, companyId, target, details, hash } = attributes;
  const told = detailWords(details);
  return (
    <tr>
      <td className={styles.when} data-title={recordText.when}>
        <time dateTime={at}>
          {formatDay(at)}, {formatClock(new Date(at))}
        </time>
      </td>
      <td className={styles.who} data-title={recordText.who}>
        {userId === null ? <span className="mut">{userName || recordText.nobody}</span> : userName}
        {account !== undefined && <span className={lists.second}>{account}</span>}
      </td>
      <th scope="row" className={styles.what}>
        {recordActName[act] ?? act}
        {target !== '' && <span className={`${lists.second} ${styles.target}`}>{target}</span>}
      </th>
      <td data-title={recordText.company}>
        {companyId === null ? '–' : (companies.get(companyId) ?? `#${companyId}`)}
      </td>
      <td>
        {told.length > 0 && (
          <dl className={styles.details}>
            {told.map(({ key, label, value }) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </td>
      <td className={tables.num} data-title={recordText.entry} title={recordText.hash(hash)}>
        <span className="n">{id}</span>
      </td>
    </tr>
  );
}
