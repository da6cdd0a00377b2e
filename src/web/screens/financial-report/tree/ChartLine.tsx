/** A title or an account of the chart: whether it is in the item, in another, or in none. */

import { ChevronDown, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/control/Button.tsx';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { TreeRow, type TreeRowPlace, treeCell, treeRowHeader } from '../../../ui/table/TreeGrid.tsx';
import styles from '../Report.module.css';
import { treeText } from '../text.es.ts';
import type { ChartRow } from './chart-rows.ts';

interface ChartLineProps {
  row: ChartRow;
  /** Of the item. */
  id: number;
  place: TreeRowPlace;
  isExpanded: boolean;
  readOnly: boolean;
  onToggle: () => void;
  onPick: () => void;
}

export function ChartLine(props: ChartLineProps) {
  const { row, id, place, isExpanded, readOnly, onToggle, onPick } = props;
  const { code, name, depth, isTitle, items, isOpen, sum } = row;
  const called = `${code} ${name}`;
  const isHere = items.every((item) => item === id);
  const isPartly = !isHere && items.includes(id);
  const isElsewhere = !isHere && !isPartly && items.some((item) => item !== null);
  const held = items.filter((item) => item !== null).sort((a, b) => a - b);
  return (
    <TreeRow
      place={place}
      depth={depth}
      isExpanded={isTitle ? isExpanded : undefined}
      isSelected={isHere}
      label={called}
      className={styles.columns}
    >
      <Row {...treeRowHeader} gap={6} className={styles.level}>
        {isTitle ? (
          <Button
            type="text"
            size="small"
            tabIndex={-1}
            icon={<Icon of={isExpanded ? ChevronDown : ChevronRight} size={14} />}
            aria-label={isExpanded ? treeText.collapse(called) : treeText.expand(called)}
            onClick={onToggle}
          />
        ) : null}
        <Checkbox
          className={isElsewhere ? styles.elsewhere : undefined}
          tabIndex={-1}
          checked={isHere}
          indeterminate={isPartly}
          disabled={readOnly}
          aria-label={isElsewhere ? treeText.elsewhere(called) : treeText.put(called)}
          onChange={onPick}
        />
        <Text overflow="ellipsis" title={called}>
          {called}
        </Text>
      </Row>
      <span {...treeCell}>
        {held.length > 0 && (
          <Text tone={held.includes(id) ? 'plain' : 'muted'} weight={held.includes(id) ? 'strong' : undefined}>
            {treeText.items(held)}
          </Text>
        )}
        {held.length === 0 && isOpen && <span className={styles.nobody}>{treeText.none}</span>}
      </span>
      <span {...treeCell} className={styles.sum}>
        <Figure amount={sum} />
      </span>
    </TreeRow>
  );
}
