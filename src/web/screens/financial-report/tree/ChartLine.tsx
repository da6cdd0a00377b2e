/** A title or an account of the chart: whether it is in the item, in another, or in none. */
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Button } from '../../../ui/control/Button.tsx';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import table from '../../../ui/table/Table.module.css';
import styles from '../Report.module.css';
import { treeText } from '../text.es.ts';
import type { ChartRow } from './chart-rows.ts';

interface ChartLineProps {
  row: ChartRow;
  /** Of the item. */
  id: number;
  isExpanded: boolean;
  readOnly: boolean;
  onToggle: () => void;
  onPick: () => void;
}

export function ChartLine({ row, id, isExpanded, readOnly, onToggle, onPick }: ChartLineProps) {
  const { code, name, depth, isTitle, items, isOpen, sum } = row;
  const called = `${code} ${name}`;
  const isHere = items.every((item) => item === id);
  const isPartly = !isHere && items.includes(id);
  const isElsewhere = !isHere && !isPartly && items.some((item) => item !== null);
  const held = items.filter((item) => item !== null).sort((a, b) => a - b);
  return (
    <tr>
      <td>
        <Row gap={6} className={styles.level} style={{ '--depth': depth } as CSSProperties}>
          {isTitle ? (
            <Button
              type="text"
              size="small"
              icon={<Icon of={isExpanded ? ChevronDown : ChevronRight} size={14} />}
              aria-expanded={isExpanded}
              aria-label={isExpanded ? treeText.collapse(called) : treeText.expand(called)}
              onClick={onToggle}
            />
          ) : null}
          <Checkbox
            className={isElsewhere ? styles.elsewhere : undefined}
            checked={isHere}
            indeterminate={isPartly}
            disabled={readOnly}
            aria-label={isElsewhere ? treeText.elsewhere(called) : treeText.put(called)}
            onChange={onPick}
          />
          <span>{called}</span>
        </Row>
      </td>
      <td>
        {held.length > 0 && (
          <Text tone={held.includes(id) ? 'plain' : 'muted'} weight={held.includes(id) ? 'strong' : undefined}>
            {held.join(', ')}
          </Text>
        )}
        {held.length === 0 && isOpen && <span className={styles.nobody}>{treeText.none}</span>}
      </td>
      <td className={table.num}>
        <Figure amount={sum} />
      </td>
    </tr>
  );
}
