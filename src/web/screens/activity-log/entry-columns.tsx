/** The columns of the record. */
import type { ReactNode } from 'react';
import type { RecordEntry } from '#api/kernel/activity-log/contract.ts';
import { activityName } from '#core/product/activity-log.es.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';
import type { ListColumn } from '../../lists/columns.ts';
import tables from '../../ui/table/Table.module.css';
import styles from './ActivityLog.module.css';
import { detailWords } from './details.es.ts';
import { activityLogText } from './text.es.ts';

interface Names {
  /** Of companies by id. */
  companies: ReadonlyMap<number, string>;
  /** Of accounts by id, where there are many. */
  accounts: ReadonlyMap<string, string>;
}

export function entryColumns({ companies, accounts }: Names): readonly ListColumn<RecordEntry>[] {
  return [
    {
      key: 'fecha',
      title: activityLogText.when,
      sorts: 'down',
      className: styles.when,
      cell: ({ attributes: { at } }) => (
        <time dateTime={at}>
          {formatDay(at)}, {formatClock(new Date(at))}
        </time>
      ),
    },
    {
      key: 'quien',
      title: activityLogText.who,
      className: styles.who,
      cell: ({ attributes: { account, userId, userName } }) => (
        <>
          {userId === null ? <span className="mut">{userName || activityLogText.nobody}</span> : userName}
          {accounts.has(account) && <span className={tables.second}>{accounts.get(account)}</span>}
        </>
      ),
    },
    {
      key: 'que',
      title: activityLogText.what,
      isName: true,
      className: styles.what,
      cell: ({ attributes: { act, target } }) => (
        <>
          {activityName[act] ?? act}
          {target !== '' && <span className={`${tables.second} ${styles.target}`}>{target}</span>}
        </>
      ),
    },
    {
      key: 'empresa',
      title: activityLogText.company,
      cell: ({ attributes: { companyId } }) =>
        companyId === null ? '–' : (companies.get(companyId) ?? `#${companyId}`),
    },
    {
      key: 'detalles',
      title: activityLogText.details,
      cell: ({ attributes: { details } }) => detailCell(detailWords(details, companies)),
    },
    {
      key: 'numero',
      title: activityLogText.entry,
      isFigure: true,
      cell: ({ id, attributes: { hash } }) => (
        <span className="n" title={activityLogText.hash(hash)}>
          {id}
        </span>
      ),
    },
  ];
}

function detailCell(told: ReturnType<typeof detailWords>): ReactNode {
  if (told.length === 0) return '–';
  return (
    <dl className={styles.details}>
      {told.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
