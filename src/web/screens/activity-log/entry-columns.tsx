/** Columns of the activity log. */
import type { ReactNode } from 'react';
import type { RecordEntry } from '#api/kernel/activity-log/contract.ts';
import { activityName } from '#core/product/activity-log.es.ts';
import { formatClock, formatDay } from '#web/dates.es.ts';
import type { ListColumn } from '../../lists/columns.ts';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Second, Text } from '../../ui/layout/Text.tsx';
import tables from '../../ui/table/Table.module.css';
import styles from './ActivityLog.module.css';
import { detailWords } from './details.es.ts';
import { activityLogText } from './text.es.ts';

interface Names {
  /** Company names by id. */
  companies: ReadonlyMap<number, string>;
  /** Account names by id, where there are several. */
  accounts: ReadonlyMap<string, string>;
  validations: readonly { id: number; key: string; title: string }[];
}

export function entryColumns({ companies, accounts, validations }: Names): readonly ListColumn<RecordEntry>[] {
  const titles = new Map(validations.map(({ id, title }) => [id, title]));
  // Entries of old name a validation by its key.
  const titleOfKey = new Map(validations.map(({ key, title }) => [key, title]));
  return [
    {
      key: 'fecha',
      title: activityLogText.when,
      sorts: 'down',
      className: tables.date,
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
          {accounts.has(account) && <Second as="span">{accounts.get(account)}</Second>}
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
          {target !== '' && <Second as="span">{titleOfKey.get(target) ?? target}</Second>}
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
      cell: ({ attributes: { details } }) => detailCell(detailWords(details, { companies, validations: titles })),
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
    <Stack as="dl" gap={2} className={`small ${styles.details}`}>
      {told.map(({ key, label, value }) => (
        <Row key={key} gap={6} align="top">
          <Text as="dt" tone="muted" figures>
            {label}
          </Text>
          <Text as="dd" overflow="breaks">
            {value}
          </Text>
        </Row>
      ))}
    </Stack>
  );
}
