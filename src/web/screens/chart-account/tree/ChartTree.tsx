/** The accounts as a tree grid that draws only the rows in view; one tab stop, arrow keys move from it. */

import { useCallback, useMemo, useRef } from 'react';
import { Button } from '../../../ui/control/Button.tsx';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { phone, useMedia } from '../../../ui/page/use-media.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { TreeGrid, treeHead } from '../../../ui/table/TreeGrid.tsx';
import { useWindowRows } from '../../../ui/table/use-window-rows.ts';
import styles from '../Chart.module.css';
import { chartText } from '../text.es.ts';
import { AccountRow } from './AccountRow.tsx';
import type { ChartIndex } from './chart-index.ts';
import { chosenIn } from './chosen-in.ts';
import type { ChartTreeProps } from './tree-props.ts';
import { useTreeKeys } from './use-tree-keys.ts';

/** px: of a row, and on phones of one without and with tags. */
const ROW = 36;
const PHONE_ROW = 40;
const PHONE_TAGS = 66;

export function ChartTree(props: ChartTreeProps) {
  const { company, chart, index, shown, isOpen, onTurn, chosen, onChoose, current, addressOf, empty, onClear } = props;
  const frame = useRef<HTMLDivElement>(null);
  const { accounts } = index;
  const isFiltering = onClear !== undefined;
  const isPhone = useMedia(phone);
  const rows = useWindowRows(frame, shown.length, useHeights(index, shown, isOpen, isPhone));
  // What a filter hides is not chosen with its title.
  const among = useMemo(() => (isFiltering ? new Set(shown) : null), [isFiltering, shown]);
  const counts = useMemo(() => chosenIn(index, chosen, among), [index, chosen, among]);
  const choose = (positions: readonly number[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const code of positions.flatMap((position) => index.leaves(position))) {
      if (among !== null && !among.has(index.at.get(code)!)) continue;
      if (isOn) next.add(code);
      else next.delete(code);
    }
    onChoose(next);
  };
  const turnChoice = (position: number) => choose([position], !counts.isAll(position));
  const { at, press } = useTreeKeys(props, { frame, top: rows.top, turnChoice });
  // On phones it stands under its account.
  const columns = chartText.columns(chart.period).filter(({ key }) => !isPhone || key !== 'uses');
  const roots = [...accounts.keys()].filter((position) => index.parents[position] === -1);
  const head = (
    <>
      <span {...treeHead} data-tour="chart-choose">
        <Checkbox
          aria-label={chartText.chooseAll}
          checked={counts.all > 0 && counts.taken === counts.all}
          indeterminate={counts.taken > 0 && counts.taken < counts.all}
          onChange={({ target }) => choose(roots, target.checked)}
        />
      </span>
      {columns.map(({ key, title }) => (
        <span key={key} {...treeHead} className={styles[key]} data-tour={`chart-${key}`}>
          {title}
        </span>
      ))}
    </>
  );
  return (
    <>
      <TreeGrid
        label={chartText.title}
        rows={shown.length}
        isMultiple
        onKeyDown={press}
        head={head}
        headClass={classNames([styles.columns, styles.head])}
        ref={frame}
        height={rows.top(shown.length)}
      >
        {Array.from(shown.subarray(rows.from, rows.to), (position, offset) => {
          const row = rows.from + offset;
          const { code } = accounts[position]!;
          return (
            <AccountRow
              key={code}
              {...{ company, chart, index, position }}
              place={{
                style: { top: rows.top(row), height: rows.top(row + 1) - rows.top(row) },
                rowIndex: row + 2,
                isStop: row === at || (offset === 0 && (at < rows.from || at >= rows.to)),
              }}
              isOpen={isOpen(code)}
              isCurrent={code === current}
              choice={counts.of(position)}
              isPostponed={props.postponed.has(code)}
              readOnly={props.readOnly}
              to={addressOf(code)}
              onTurn={() => onTurn(code)}
              onChoose={() => turnChoice(position)}
              onStore={props.onStore}
              onPostpone={() => props.onPostpone(code)}
            />
          );
        })}
      </TreeGrid>
      {shown.length === 0 && (
        <EmptyState action={onClear && <Button onClick={onClear}>{chartText.searchAll}</Button>}>{empty}</EmptyState>
      )}
    </>
  );
}

/** px of each shown row. */
function useHeights(
  index: ChartIndex,
  shown: Int32Array,
  isOpen: (code: string) => boolean,
  isPhone: boolean,
): (row: number) => number {
  return useCallback(
    (row: number) => {
      if (!isPhone) return ROW;
      const position = shown[row]!;
      const { code, inferred, item, depth } = index.accounts[position]!;
      // An open title leaves them to its accounts.
      const isTitle = index.ends[position]! > position + 1 && isOpen(code);
      const isUsed = item !== undefined || (!isTitle && index.validations(position).length > 0);
      const hasTags = inferred !== undefined || (depth > 0 && isUsed);
      return hasTags ? PHONE_TAGS : PHONE_ROW;
    },
    [shown, isPhone, index, isOpen],
  );
}
