/** Findings as rows under their validation. Few scroll with the page; many are drawn only where they are seen. */
import { Table, type TableColumnsType } from 'antd';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { FindingItem } from '#api/audits/contract.ts';
import { formatCount } from '#core/money.es.ts';
import { Figure } from '../../../ui/Figure.tsx';
import { SeverityMark } from '../../../ui/SeverityMark.tsx';
import { listText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { ChangeMark } from './ChangeMark.tsx';
import { partiesOf } from './describe-parties.es.ts';
import styles from './FindingTable.module.css';
import type { FindingRow } from './select-findings.ts';

/** Past this many rows only those in sight are in the page. */
const manyRows = 150;

interface FindingTableProps {
  rows: FindingRow[];
  /** Leaves out what does not fit and lets the finding take two lines. */
  narrow: boolean;
  control: ViewControl;
  onToggle: (validation: string) => void;
}

export function FindingTable({ rows, narrow, control, onToggle }: FindingTableProps) {
  const { view, go } = control;
  const first = rows.find((row) => row.kind === 'finding')?.key;
  const stop = rows.some(({ key }) => key === view.finding) ? view.finding : first;
  const columns = columnsFor({ narrow, control, onToggle, stop: stop ?? null });
  const virtual = rows.length > manyRows;
  return (
    <div className={`${styles.table} ${narrow ? styles.narrow : ''}`}>
      <Table<FindingRow>
        size="small"
        dataSource={rows}
        columns={columns}
        pagination={false}
        tableLayout="fixed"
        virtual={virtual}
        {...(virtual ? { scroll: { x: narrow ? 640 : 960, y: 640 } } : { sticky: { offsetHeader: 56 } })}
        rowClassName={(row, index) => `${rowClass(row, view.finding)} ${index === rows.length - 1 ? styles.last : ''}`}
        onRow={(row) => (row.kind === 'finding' ? { onClick: () => go({ finding: row.key }) } : {})}
      />
    </div>
  );
}

function rowClass(row: FindingRow, open: string | null): string {
  if (row.kind === 'group') return styles.group ?? '';
  return `${styles.finding} ${row.key === open ? styles.selected : ''}`;
}

interface ColumnsInput {
  narrow: boolean;
  control: ViewControl;
  onToggle: (validation: string) => void;
  /** The finding on which the Tab key stops. */
  stop: string | null;
}

function columnsFor({ narrow, control, onToggle, stop }: ColumnsInput): TableColumnsType<FindingRow> {
  /** A column of findings; the group's row leaves it out or empty. */
  const of = (content: (item: FindingItem) => React.ReactNode, covered = false) => ({
    render: (_: unknown, row: FindingRow) => (row.kind === 'finding' ? content(row.item) : null),
    onCell: (row: FindingRow) => (row.kind === 'group' && covered ? { colSpan: 0 } : {}),
  });
  return [
    {
      key: 'severity',
      title: <span className={styles.firstTitle}>{severityTitle}</span>,
      width: narrow ? 116 : 130,
      onCell: (row) => (row.kind === 'group' ? { colSpan: 3 } : {}),
      render: (_, row) =>
        row.kind === 'group' ? (
          <GroupName row={row} onToggle={onToggle} />
        ) : (
          <SeverityMark mark={row.item.finding.severity} />
        ),
    },
    {
      key: 'account',
      title: listText.account,
      width: narrow ? 98 : '16%',
      ...of((item) => <Account item={item} short={narrow} />, true),
    },
    {
      key: 'finding',
      title: listText.finding,
      ...of(
        ({ finding }) => (
          <Link
            to={control.address({ finding: finding.fingerprint })}
            preventScrollReset
            data-row
            tabIndex={finding.fingerprint === stop ? 0 : -1}
            className={styles.title}
            onClick={(event) => event.stopPropagation()}
          >
            {finding.title}
          </Link>
        ),
        true,
      ),
    },
    ...(narrow
      ? []
      : [
          {
            key: 'parties',
            title: listText.thirdParties,
            width: '16%',
            ...of((item) => <span title={partiesOf(item)}>{partiesOf(item)}</span>),
          },
        ]),
    {
      key: 'amount',
      title: listText.amount,
      width: narrow ? 116 : 128,
      align: 'right' as const,
      className: styles.amount ?? '',
      render: (_: unknown, row: FindingRow) =>
        row.kind === 'finding' ? (
          <Figure amount={row.item.finding.amount} />
        ) : row.group.items.length > 1 ? (
          <Figure amount={row.group.amount} />
        ) : null,
    },
    ...(narrow
      ? []
      : [
          {
            key: 'since',
            title: listText.since,
            width: 92,
            ...of(({ since }) => <span className="mut">{listText.shortMonth(since)}</span>),
          },
        ]),
    {
      key: 'change',
      title: listText.change,
      width: narrow ? 118 : 124,
      ...of(({ change }) => <ChangeMark change={change} />),
    },
  ];
}

const severityTitle = listText.severity;

function Account({ item: { finding }, short }: { item: FindingItem; short: boolean }) {
  if (finding.account === null) return '–';
  return (
    <span title={`${finding.account} ${finding.accountName ?? ''}`}>
      <span className="n flush">{finding.account}</span> {!short && <span className="mut">{finding.accountName}</span>}
    </span>
  );
}

function GroupName({ row, onToggle }: { row: FindingRow & { kind: 'group' }; onToggle: (validation: string) => void }) {
  const { group, open } = row;
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <button
      type="button"
      className={styles.groupName}
      aria-expanded={open}
      data-row
      tabIndex={-1}
      onClick={() => onToggle(group.validation)}
      onKeyDown={(event) => {
        if ((event.key === 'ArrowLeft' && open) || (event.key === 'ArrowRight' && !open)) onToggle(group.validation);
      }}
    >
      <Chevron size={16} strokeWidth={1.75} aria-hidden />
      {group.title} <span className="mut">{formatCount(group.items.length)}</span>
    </button>
  );
}
