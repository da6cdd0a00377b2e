/** Folds and unfolds the findings of a validation, of a cause, or what was told last month. */
import { ChevronDown, ChevronRight } from 'lucide-react';
import { formatCount } from '#core/money/money.es.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { listText } from '../text.es.ts';
import type { FindingRow } from './select-findings.ts';

export type Folded = Exclude<FindingRow, { kind: 'finding' }>;

interface FoldButtonProps {
  row: Folded;
  /** Reached with Tab; others with the arrow keys. */
  isStop: boolean;
  onToggle: (key: string) => void;
}

export function FoldButton({ row, isStop, onToggle }: FoldButtonProps) {
  const { key, open } = row;
  const toggle = () => onToggle(key);
  return (
    <Button
      type="text"
      size="small"
      icon={<Icon of={open ? ChevronDown : ChevronRight} />}
      aria-expanded={open}
      data-row={key}
      tabIndex={isStop ? 0 : -1}
      onClick={toggle}
      onKeyDown={({ key: pressed }) => {
        if ((pressed === 'ArrowLeft' && open) || (pressed === 'ArrowRight' && !open)) toggle();
      }}
    >
      <Name row={row} />
    </Button>
  );
}

function Name({ row }: { row: Folded }) {
  switch (row.kind) {
    case 'group':
      return (
        <>
          {row.group.title}{' '}
          <span className="mut">{[formatCount(row.group.count), row.group.note].filter(Boolean).join(', ')}</span>
        </>
      );
    case 'cause':
      return (
        <>
          <SeverityMark mark={row.items[0]!.finding.severity} hideWord /> {row.title}{' '}
          <span className="mut">{listText.ofCause(row.items.length)}</span>
        </>
      );
    case 'same':
      return <span className="mut">{listText.asLastMonth(row.count)}</span>;
  }
}
