/** Sortable column header. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../ui/control/Button.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import styles from './Lists.module.css';
import { listText } from './text.es.ts';

interface SortHeaderProps {
  title: string;
  /** Current order by this column. */
  sorted: 'ascending' | 'descending' | 'none';
  numeric?: string | undefined;
  onSort: () => void;
}

export function SortHeader({ title, sorted, numeric, onSort }: SortHeaderProps) {
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={sorted} className={numeric}>
      <Button type="inline" className={styles.sort} title={listText.sortBy(title)} onClick={onSort}>
        <Row as="span" inline gap={4}>
          {title}
          {sorted !== 'none' && <Icon of={Arrow} size={12} />}
        </Row>
      </Button>
    </th>
  );
}
