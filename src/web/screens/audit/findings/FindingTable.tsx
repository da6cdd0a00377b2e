/** Findings as rows of one table, grouped. Of long lists only what is near the view is drawn. */
import { type ReactNode, useRef } from 'react';
import { Link } from 'react-router';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { comparedWords } from '#core/engine/life/life-words.es.ts';
import { isAtRisk, isToExplain, type StakeSums, stakeSums } from '#core/engine/weighing/stake.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Second } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { Sum, Table, type TableColumn } from '../../../ui/table/Table.tsx';
import type { Work } from '../life/use-work.ts';
import { SpokenPlace } from '../SpokenPlace.tsx';
import { changeWord, listText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { ChangeMark } from './ChangeMark.tsx';
import { describeThirdParties } from './describe-third-parties.es.ts';
import styles from './FindingTable.module.css';
import { FoldButton, type Folded } from './FoldButton.tsx';
import { LifeCell } from './LifeCell.tsx';
import { StakeFigure } from './StakeFigure.tsx';
import type { FindingRow } from './select-findings.ts';
import { TickHead, TickMany, tickColumn } from './Ticks.tsx';
import { type ListRow, useDrawnRows } from './use-drawn-rows.ts';

interface FindingTableProps {
  rows: readonly FindingRow[];
  /** Leaves out the columns that do not fit. */
  narrow: boolean;
  control: ViewControl;
  /** With the key of a row. */
  onToggle: (key: string) => void;
  work: Work;
}

export function FindingTable({ rows, narrow, control, onToggle, work }: FindingTableProps) {
  const { finding: open } = control.view;
  const first = (rows.find(({ kind }) => kind === 'finding') ?? rows[0])?.key;
  // Roving tabindex: the single tab stop; arrow keys move from it.
  const stop = rows.some(({ key }) => key === open) ? open : first;
  const frame = useRef<HTMLDivElement>(null);
  const drawn = useDrawnRows({ bodyOf: () => frame.current?.querySelector('tbody') ?? null, rows, kept: [open, stop] });
  const title: TableColumn<ListRow> = {
    key: 'finding',
    title: listText.finding,
    className: styles.what,
    cell: (row) =>
      row.kind === 'finding' && (
        <Link
          to={control.address({ finding: row.key })}
          preventScrollReset
          data-row={row.key}
          tabIndex={row.key === stop ? 0 : -1}
          aria-current={row.key === open || undefined}
          className={classNames([styles.title, row.isPart && styles.part])}
        >
          {row.item.finding.line ?? row.item.finding.title}
          {row.item.finding.explains && (
            <span className="mut"> {listText.explains(row.item.finding.explains.length)}</span>
          )}
          <SpokenPlace {...row.item.finding} />
          {narrow && <Second>{wordsBeside(row.item)}</Second>}
        </Link>
      ),
  };
  const tick = work.mayEdit ? [tickColumn(work)] : [];
  return (
    <div ref={frame}>
      <Table
        asCards={false}
        className={classNames([styles.table, narrow && styles.narrow])}
        columns={
          narrow
            ? [...tick, severity, code, title, amount, life]
            : [...tick, severity, account, title, thirdParties, atRisk, toExplain, since, life]
        }
        head={({ key }) => key === 'tick' && <TickHead key={key} rows={rows} work={work} />}
        rows={drawn}
        rowCount={rows.length + 1}
        keyOf={({ key }) => key}
        isSelected={({ key }) => key === open}
        groupOf={(row) => {
          if (row.kind === 'finding') return null;
          if (row.kind === 'space')
            return (
              <tr>
                <td colSpan={8} style={{ height: row.height, padding: 0 }} />
              </tr>
            );
          return <FoldRow row={row} narrow={narrow} isStop={row.key === stop} onToggle={onToggle} work={work} />;
        }}
      />
    </div>
  );
}

/** `Clientes nacionales · Textiles Sur`: what has no column where there is no room. */
function wordsBeside(item: FindingItem): string {
  return [item.finding.accountName, describeThirdParties(item)].filter((words) => words && words !== '–').join(' · ');
}

/** A column of findings; group rows render themselves. */
function column(
  key: string,
  title: string,
  className: string | undefined,
  cell: (item: FindingItem) => ReactNode,
  hint?: (item: FindingItem) => string,
): TableColumn<ListRow> {
  return {
    key,
    title,
    className,
    cell: (row) => row.kind === 'finding' && cell(row.item),
    ...(hint && { hint: (row: ListRow) => (row.kind === 'finding' ? hint(row.item) : undefined) }),
  };
}

const codeOf = ({ finding }: FindingItem) => <span className="n flush">{finding.account ?? '–'}</span>;
const wholeAccount = ({ finding: { account: of, accountName } }: FindingItem) =>
  [of, accountName].filter(Boolean).join(' ');

const severity = column('severity', listText.severity, styles.severity, ({ finding }) => (
  <SeverityMark mark={finding.severity} />
));
const code = column('account', listText.account, styles.account, codeOf, wholeAccount);
const account = column(
  'account',
  listText.account,
  styles.account,
  (item) => (
    <>
      {codeOf(item)} <span className="mut">{item.finding.accountName}</span>
    </>
  ),
  wholeAccount,
);
const thirdParties = column(
  'parties',
  listText.thirdParties,
  styles.parties,
  describeThirdParties,
  describeThirdParties,
);
/** The amount of a finding under its stake; what is for reference only has none. */
const atRisk: TableColumn<ListRow> = {
  ...column('atRisk', listText.atRisk, styles.amount, ({ finding }) => (
    <Figure amount={isAtRisk(finding) ? finding.amount : 0n} />
  )),
  isFigure: true,
};
const toExplain: TableColumn<ListRow> = {
  ...column('toExplain', listText.toExplain, styles.amount, ({ finding }) => (
    <Figure amount={isToExplain(finding) ? finding.amount : 0n} />
  )),
  isFigure: true,
};
const amount: TableColumn<ListRow> = {
  ...column('amount', listText.amount, styles.amount, ({ finding }) => <StakeFigure sums={stakeSums([finding])} />),
  isFigure: true,
};
const since = column('since', listText.since, styles.since, (item) => listText.shortMonth(item.since));
const life = column(
  'life',
  listText.state,
  styles.change,
  (item) => <LifeCell item={item} />,
  ({ change: own, compared }) => [changeWord[own], compared && comparedWords(compared)].filter(Boolean).join(': '),
);

interface FoldRowProps {
  row: Folded;
  narrow: boolean;
  /** The tab stop of the table. */
  isStop: boolean;
  onToggle: (key: string) => void;
  work: Work;
}

/** Row of a validation, of a cause, or of what was told last month. */
function FoldRow({ row, narrow, isStop, onToggle, work }: FoldRowProps) {
  const { kind, key, open } = row;
  const sums = sumsOf(row);
  return (
    <tr className={kind === 'group' ? styles.group : styles.cause}>
      {work.mayEdit && (
        <td className={styles.tick}>
          {row.kind === 'cause' && <TickMany items={row.items} title={row.title} work={work} />}
        </td>
      )}
      <th scope="rowgroup" colSpan={narrow ? 3 : 4}>
        <FoldButton row={row} isStop={isStop} onToggle={onToggle} />
      </th>
      {narrow ? (
        <Sum>{sums !== null && <StakeFigure sums={sums} />}</Sum>
      ) : (
        <>
          <Sum>{sums !== null && <Figure amount={sums.atRisk} />}</Sum>
          <Sum>{sums !== null && <Figure amount={sums.toExplain} />}</Sum>
        </>
      )}
      <td colSpan={narrow ? 1 : 2}>{kind === 'cause' && <ChangeOf items={row.items} isOpen={open} key={key} />}</td>
    </tr>
  );
}

/** The change of the findings of a cause, while they are folded: the common one, or how many persist and are new. */
function ChangeOf({ items, isOpen }: { items: readonly FindingItem[]; isOpen: boolean }) {
  const [first] = items;
  if (first === undefined || isOpen) return null;
  if (items.every(({ change: own }) => own === first.change)) return <ChangeMark change={first.change} />;
  const still = items.filter(({ change: own }) => own === 'persistente').length;
  return <span className="mut">{comparedWords({ still, fresh: items.length - still, gone: 0 })}</span>;
}

function sumsOf(row: FoldRowProps['row']): StakeSums | null {
  switch (row.kind) {
    case 'group':
      return row.group.items.length > 1 || row.group.band === 'aside' ? row.group.sums : null;
    case 'cause':
      return row.sums;
    case 'same':
      return null;
  }
}
