/** A statement as a tree of rows: what opens into its accounts, beside the months that it is compared with. */
import { useMemo, useRef } from 'react';
import type { AccountMark } from '#api/statements/statements/contract.ts';
import type { Cents } from '#core/money/money.ts';
import { missesChange } from '#core/statement/analysis/changes.ts';
import { missesSum } from '#core/statement/rounding/misses-sum.ts';
import { roundTree } from '#core/statement/rounding/round-tree.ts';
import type { NodePlace, StatementNode, StatementTree } from '#core/statement/statement-tree.ts';
import { isRestated } from '#core/statement/unit/statement-unit.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { ScrollFrame } from '../../../ui/table/ScrollFrame.tsx';
import { unitOf, unitSize } from '../in-unit.ts';
import styles from '../Statements.module.css';
import type { StatementView } from '../statement-view.ts';
import { columnText } from '../text.es.ts';
import { cellGroups, isOfNegative } from './columns.ts';
import { figureParts } from './figure-parts.ts';
import { Measure } from './Measure.tsx';
import { RowMarks } from './row-marks.ts';
import { statementRows } from './rows.ts';
import { StatementLine } from './StatementLine.tsx';
import { useDrawnLines } from './use-drawn-lines.ts';
import { useRowKeys } from './use-row-keys.ts';

interface StatementTableProps {
  /** By column whose it is, from the first: figures lead to its books. Null: of the group, which opens into accounts. */
  owners: readonly (number | null)[];
  tree: StatementTree;
  marks: readonly AccountMark[];
  view: StatementView;
  /** Vertical analysis: its title, and by column what shares are of. */
  share: { title: string; whole: readonly (Cents | null)[] } | null;
  onTurn: (key: string) => void;
  /** Address with a line turned. */
  opened: (key: string) => string;
  /** Address of a line of another statement. */
  placeAt?: (place: NodePlace) => string;
  /** Address with the parts of a line or account; absent: of a group. */
  partsAt?: (key: string) => string;
}

export function StatementTable(props: StatementTableProps) {
  const { owners, tree, marks, view, share, onTurn, opened, placeAt, partsAt } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const unit = unitOf(tree, view.unit);
  // Restated figures are rounded where their exact parts are known.
  const rounded = useMemo(() => (isRestated(unit) ? tree : roundTree(tree, unitSize[unit])), [tree, unit]);
  const exact = useMemo(() => amountsByKey(tree.nodes), [tree]);
  const rowMarks = useMemo(() => new RowMarks(marks), [marks]);
  const rows = useMemo(() => statementRows(rounded.nodes, view), [rounded, view]);
  const adjusted = rows.filter(({ node }) => node.marks.includes('adjusted')).map(({ node }) => node.label);
  const groups = cellGroups(tree.columns, share?.title ?? null);
  const hasNegatives = rows.some(({ node }) =>
    groups.some(({ cells }) => cells.some((cell) => isOfNegative(node, cell, { exact }))),
  );
  const { stop, press } = useRowKeys({ body, rows, onTurn });
  const drawn = useDrawnLines(body, rows, stop);
  const width = 1 + groups.reduce((sum, { cells }) => sum + cells.length, 0);
  const grid = { role: 'treegrid', 'aria-label': tree.title, 'aria-rowcount': rows.length + 2 };
  return (
    <ScrollFrame label={tree.title} inPanel>
      <table {...grid} className={styles.sheet}>
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              {columnText.concept}
            </th>
            {(groups[0]?.title === '' ? [] : groups).map(({ key, title, cells }, at) => (
              <th key={key} scope="colgroup" colSpan={cells.length} data-first={at > 0 || undefined}>
                {title}
              </th>
            ))}
          </tr>
          <tr>
            {groups.map(({ cells }, at) =>
              cells.map(({ key, title }, index) => (
                <th key={key} scope="col" className="n" data-first={(at > 0 && index === 0) || undefined}>
                  {title}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={press}>
          {drawn.map((part) =>
            'space' in part ? (
              <Space key={`after ${part.after}`} height={part.space} width={width} />
            ) : (
              rows
                .slice(part.from, part.to)
                .map((row, index) => (
                  <StatementLine
                    key={row.node.key}
                    row={row}
                    place={part.from + index}
                    groups={groups}
                    mark={rowMarks.of(row)}
                    told={{ unit, whole: share?.whole ?? null, exact }}
                    owners={owners}
                    statement={tree.key}
                    period={tree.period}
                    isStop={row.node.key === stop}
                    onTurn={onTurn}
                    opened={opened}
                    placeAt={placeAt}
                    partsAt={partsAt && figureParts(tree.nodes, row.node, 0) ? partsAt(row.node.key) : null}
                  />
                ))
            ),
          )}
        </tbody>
      </table>
      {hasNegatives && (
        <Text as="p" size="small" tone="muted" inset="bar">
          {columnText.negatives}
        </Text>
      )}
      {missesChange(rounded) && (
        <Text as="p" size="small" tone="muted" inset="bar">
          {columnText.crossedChanges}
        </Text>
      )}
      {missesSum(rounded) && (
        <Text as="p" size="small" tone="muted" inset="bar">
          {columnText.crossed}
        </Text>
      )}
      {adjusted.length > 0 && (
        <Text as="p" size="small" tone="muted" inset="bar">
          {columnText.adjusted(adjusted)}
        </Text>
      )}
      {tree.restated && <Measure restated={tree.restated} />}
    </ScrollFrame>
  );
}

/** Of rows that are not drawn. */
function Space({ height, width }: { height: number; width: number }) {
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={width} />
    </tr>
  );
}

function amountsByKey(nodes: readonly StatementNode[]): Map<string, StatementNode['amounts']> {
  const all = new Map<string, StatementNode['amounts']>();
  const add = ({ key, amounts, children }: StatementNode) => {
    all.set(key, amounts);
    children.forEach(add);
  };
  nodes.forEach(add);
  return all;
}
