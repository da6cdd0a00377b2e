/** Sortable column header. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/control/Button.tsx';
import { Row } from '../ui/layout/Layout.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import styles from './Lists.module.css';
import { listText } from './text.es.ts';

interface SortHeaderProps {
  title: string;
  /** In place of the title, which is its name then. */
  mark?: ReactNode;
  /** Current order by this column. */
  sorted: 'ascending' | 'descending' | 'none';
  numeric?: string | undefined;
  onSort: () => void;
}

export function SortHeader({ title, mark, sorted, numeric, onSort }: SortHeaderProps) {
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={sorted} className={numeric}>
      <Button type="inline" className={styles.sort} title={listText.sortBy(title)} onClick={onSort}>
        <Row as="span" inline gap={4}>
          {mark || title}
          {mark && <span className="sr">{title}</span>}
          {sorted !== 'none' && <Icon of={Arrow} size={12} />}
        </Row>
      </Button>
    </th>
  );
}
