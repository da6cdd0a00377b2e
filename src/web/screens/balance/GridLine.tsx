/** One line: its marks, its name, its figures. */

import { ChevronDown, ChevronRight } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { Link } from 'react-router';
import type { ExplorerLine, ExplorerMark } from '#api/audits/explorer/contract.ts';
import { changePercent } from '#core/money/change-percent.ts';
import { findingPath } from '../../data/routes/company-route.ts';
import { Button } from '../../ui/control/Button.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { SeverityIcon } from '../../ui/mark/SeverityMark.tsx';
import styles from './Balance.module.css';
import { rowKey } from './balance-view.ts';
import { Amount, ChangeBar } from './ChangeBar.tsx';
import { cellText, comparedFigures } from './grid-columns.ts';
import type { GridProps } from './grid-props.ts';
import { gridText } from './text.es.ts';
import type { Cell, Chosen } from './use-grid-keys.ts';

/** A bar of twelve months is at most this share. */
const MOST_PERCENT = 30;

const gridCell = { role: 'gridcell' };
const header = { role: 'rowheader' };

interface GridLineProps extends GridProps {
  index: number;
  /** Undefined while it is read. */
  line: ExplorerLine | undefined;
  style: CSSProperties;
  /** Column of the cell that Tab reaches; null for none. */
  stop: number | null;
  chosen: Chosen | null;
  onPoint: (cell: Cell, isExtended: boolean) => void;
}

export const GridLine = memo(function GridLine(props: GridLineProps) {
  const { company, page, columns, unit, control, index, line, style, stop, chosen, onPoint, current } = props;
  const row = {
    role: 'row',
    'aria-rowindex': index + 2,
    'aria-level': (line?.depth ?? 0) + 1,
    'aria-expanded': line === undefined || line.below === 'none' ? undefined : line.below === 'open',
  };
  const isYear = page.columns.length > 4;
  if (line === undefined) return <div {...row} className={styles.line} style={style} aria-busy="true" />;
  const markOf = (column: number) => line.marks.find((mark) => mark.column === column);
  const mark = isYear ? undefined : line.marks[0];
  return (
    <div
      {...row}
      className={styles.line}
      style={style}
      data-depth={line.depth}
      data-kind={line.kind}
      data-current={(current !== null && current === rowKey(line, control.view.account)) || undefined}
    >
      {!isYear && <span {...gridCell}>{mark && <Mark company={company} mark={mark} />}</span>}
      <Name {...props} line={line} />
      {columns.map((column, at) => {
        const own = isYear && column.index >= 0 ? markOf(column.index) : undefined;
        const isChosen = chosen !== null && at >= chosen.columns[0] && at <= chosen.columns[1];
        return (
          <span
            key={column.key}
            {...gridCell}
            {...{ 'aria-selected': isChosen }}
            className={styles.figure}
            data-kind={column.kind}
            data-order={column.order ?? undefined}
            data-last={column.isLast || undefined}
            data-year={column.year ?? undefined}
            data-at={stop === at ? '' : undefined}
            tabIndex={stop === at ? 0 : -1}
            onPointerDown={(event) => event.button === 0 && onPoint({ line: index, column: at }, event.shiftKey)}
            onPointerEnter={(event) => event.buttons === 1 && onPoint({ line: index, column: at }, true)}
          >
            {own && <Mark company={company} mark={own} />}
            <Amount text={column.isMissing ? '' : cellText(line, column, unit)} />
          </span>
        );
      })}
      <span {...gridCell} className={styles.barCell}>
        {isYear ? (
          <ChangeBar difference={percentOf(line)} scale={MOST_PERCENT} />
        ) : (
          <ChangeBar difference={Number(line.difference)} scale={page.scale} />
        )}
      </span>
    </div>
  );
});

function percentOf(line: ExplorerLine): number {
  const [before, after] = comparedFigures(line);
  return changePercent(before, after) ?? (after < 0n ? -1 : 1) * 2 * MOST_PERCENT;
}

function Name({ line, index, stop, onPoint, addressOf, onTurn }: GridLineProps & { line: ExplorerLine }) {
  const { kind, account, accountName, thirdPartyName, nit, dv, depth, below } = line;
  const isAccount = kind === 'account';
  const name = nameOf(line);
  const to = addressOf(line);
  const number = isAccount ? '' : nit === '' ? (thirdPartyName === '' ? '' : gridText.noNit) : gridText.nit(nit, dv);
  const seconds = [number, kind === 'row' ? `${account} ${accountName}`.trim() : ''].filter(Boolean);
  const Turn = below === 'open' ? ChevronDown : ChevronRight;
  const stopped = { 'data-at': stop === -1 ? '' : undefined, tabIndex: stop === -1 ? 0 : -1 };
  return (
    <span
      {...header}
      className={styles.name}
      style={{ '--depth': depth } as CSSProperties}
      onPointerDown={() => onPoint({ line: index, column: -1 }, false)}
    >
      {below !== 'none' && (
        <Button
          type="text"
          size="small"
          className={`mut ${styles.turn}`}
          tabIndex={-1}
          icon={<Icon of={Turn} />}
          aria-label={below === 'open' ? gridText.close(name) : gridText.open(name)}
          onClick={() => onTurn(line)}
        />
      )}
      {to === null ? (
        <span {...stopped} className={styles.label} title={name}>
          {name}
        </span>
      ) : (
        <Link {...stopped} to={to} preventScrollReset className={styles.label} title={`${account} ${name}`.trim()}>
          {isAccount && <span className={styles.code}>{account}</span>}
          {isAccount ? accountName : name}
          {seconds.length > 0 && <small>{seconds.join(' · ')}</small>}
        </Link>
      )}
    </span>
  );
}

/** What a line is called, without its number. */
export function nameOf({ kind, account, accountName, thirdPartyName, nit, rows, thirdParty }: ExplorerLine): string {
  if (kind === 'account') return `${account} ${accountName}`.trim();
  if (kind === 'others') return gridText.others(rows, thirdParty === '');
  return thirdPartyName || nit || gridText.none;
}

function Mark({ company, mark }: { company: number; mark: ExplorerMark }) {
  const { severity, title, count, period, fingerprint } = mark;
  return (
    <Link
      className={styles.mark}
      to={findingPath(company, period, fingerprint)}
      tabIndex={-1}
      aria-label={gridText.mark(title, count)}
      title={gridText.mark(title, count)}
    >
      <SeverityIcon mark={severity} />
    </Link>
  );
}
