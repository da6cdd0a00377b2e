/** The lines of a view as a tree grid that draws only those in sight, under their heads and over their sums. */
import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import type { KeyboardEvent, RefObject } from 'react';
import type { ExplorerPage } from '#api/audits/explorer/contract.ts';
import type { ExplorerPages } from '../../data/audits/explorer.ts';
import { Row } from '../../ui/layout/Layout.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { phone, useMedia } from '../../ui/page/use-media.ts';
import type { WindowRows } from '../../ui/table/use-window-rows.ts';
import styles from './Balance.module.css';
import { Amount, ChangeBar } from './ChangeBar.tsx';
import { GridLine } from './GridLine.tsx';
import { cellText } from './grid-columns.ts';
import type { GridProps } from './grid-props.ts';
import { gridText } from './text.es.ts';
import type { GridFocus } from './use-grid-keys.ts';

/** px of a line: of a year, of accounts, of names over numbers, on phones. */
const heights = { year: 29, tree: 36, list: 42, phone: 58 };

/** Roles of a grid of blocks. */
const columnHeader = { role: 'columnheader' };
const gridCell = { role: 'gridcell' };
const rowHeader = { role: 'rowheader' };
const group = { role: 'rowgroup' };

export function useLineHeight({ columns, list }: Pick<ExplorerPage, 'columns' | 'list'>): number {
  const isPhone = useMedia(phone);
  if (columns.length > 4) return heights.year;
  if (isPhone) return heights.phone;
  return list === 'accounts' ? heights.tree : heights.list;
}

interface BalanceGridProps extends GridProps {
  pages: ExplorerPages;
  frame: RefObject<HTMLDivElement | null>;
  rows: WindowRows;
  focus: GridFocus;
}

const grid = (rows: number, onKeyDown: (event: KeyboardEvent) => void) => ({
  role: 'treegrid',
  'aria-label': gridText.grid,
  'aria-rowcount': rows + 2,
  'aria-multiselectable': true,
  onKeyDown,
});

export function BalanceGrid({ pages, frame, rows, focus, ...shared }: BalanceGridProps) {
  const { page, columns, unit, control } = shared;
  const { at, chosen, press, point } = focus;
  const isYear = page.columns.length > 4;
  const isOutOfSight = at.line < rows.from || at.line >= rows.to;
  return (
    <div
      {...grid(page.total, press)}
      className={styles.grid}
      data-year={isYear || undefined}
      data-unit={unit}
      data-tall={(!isYear && page.list !== 'accounts') || undefined}
      data-old={pages.isOld || undefined}
    >
      <Head page={page} columns={columns} control={control} />
      <div ref={frame} {...group} style={{ height: rows.top(page.total), position: 'relative' }}>
        {Array.from({ length: rows.to - rows.from }, (_, offset) => {
          const index = rows.from + offset;
          const line = pages.line(index);
          const stop = index === at.line ? at.column : isOutOfSight && offset === 0 ? -1 : null;
          return (
            <GridLine
              key={line === undefined ? index : `${index} ${line.account} ${line.thirdParty}`}
              {...shared}
              index={index}
              line={line}
              style={{ top: rows.top(index), height: rows.top(index + 1) - rows.top(index) }}
              stop={stop}
              chosen={chosen !== null && index >= chosen.lines[0] && index <= chosen.lines[1] ? chosen : null}
              onPoint={point}
            />
          );
        })}
      </div>
      <Sums page={page} columns={columns} unit={unit} isYear={isYear} />
    </div>
  );
}

function Head({ page, columns, control }: Pick<GridProps, 'page' | 'columns' | 'control'>) {
  const headRow = { role: 'row', 'aria-rowindex': 1 };
  const { order, descending } = control.view;
  const isYear = page.columns.length > 4;
  return (
    <div {...headRow} className={styles.head}>
      {!isYear && (
        <span {...columnHeader}>
          <span className="sr">{gridText.marks}</span>
        </span>
      )}
      <span {...columnHeader}>{gridText.name(page.list)}</span>
      {columns.map((column) => {
        const usual = page.list === 'accounts' ? 'code' : 'difference';
        const isSorted = column.order !== null && column.kind !== 'percent' && (order ?? usual) === column.order;
        const sort = isSorted ? { 'aria-sort': descending ? ('descending' as const) : ('ascending' as const) } : {};
        return (
          <span
            key={column.key}
            {...columnHeader}
            {...sort}
            className={styles.figure}
            data-kind={column.kind}
            data-order={column.order ?? undefined}
            data-last={column.isLast || undefined}
            data-year={column.year ?? undefined}
            title={column.isMissing ? `${column.label}: ${gridText.missing}` : column.label}
          >
            {column.order === null ? (
              column.title
            ) : (
              <button
                type="button"
                aria-label={gridText.sortBy(column.title, column.label)}
                onClick={() =>
                  control.go({ order: column.order, descending: !isSorted || !descending }, { replace: true })
                }
              >
                {isSorted && order !== null && <Icon of={descending ? ArrowDown : ArrowUp} />}
                {column.title}
              </button>
            )}
          </span>
        );
      })}
      {!isYear && (
        <span {...columnHeader} className={styles.barCell}>
          <span className="sr">{gridText.difference}</span>
        </span>
      )}
    </div>
  );
}

function Sums({ page, columns, unit, isYear }: Pick<GridProps, 'page' | 'columns' | 'unit'> & { isYear: boolean }) {
  const sumRow = { role: 'row', 'aria-rowindex': page.total + 2 };
  const told = { figures: page.sums, difference: page.difference };
  const isWhole = page.path.length === 0 && page.thirdParty === null && page.list === 'accounts';
  const isBalanced = isWhole && page.balanced;
  return (
    <div {...sumRow} className={styles.sums}>
      {!isYear && <span {...gridCell} />}
      <span {...rowHeader}>{gridText.total(page)}</span>
      {columns.map((column) => (
        <span
          key={column.key}
          {...gridCell}
          className={styles.figure}
          data-kind={column.kind}
          data-order={column.order ?? undefined}
          data-last={column.isLast || undefined}
        >
          {column.kind === 'percent' && isBalanced ? (
            <Row as="span" inline gap={4}>
              <Icon of={Check} className="correcto" />
              {gridText.balanced}
            </Row>
          ) : (
            <Amount text={cellText(told, column, unit)} />
          )}
        </span>
      ))}
      {!isYear && (
        <span {...gridCell} className={styles.barCell}>
          <ChangeBar difference={Number(page.difference)} scale={page.scale} />
        </span>
      )}
    </div>
  );
}
