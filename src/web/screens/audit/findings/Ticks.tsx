/** Selection of findings in the list. */
import { memo } from 'react';
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import type { TableColumn } from '../../../ui/table/Table.tsx';
import { bulkText } from '../life/text.es.ts';
import type { Work } from '../life/use-work.ts';
import table from './FindingTable.module.css';
import type { FindingRow } from './select-findings.ts';
import type { ListRow } from './use-drawn-rows.ts';

const nameOf = ({ finding }: FindingItem) => finding.fingerprint;

export function tickColumn(work: Work): TableColumn<ListRow> {
  return {
    key: 'tick',
    title: bulkText.selectAll,
    className: table.tick,
    cell: (row) => row.kind === 'finding' && <Tick item={row.item} work={work} isReachedByKeys />,
  };
}

interface TickProps {
  item: FindingItem;
  work: Work;
  /** The rows of the table are: `x` selects. */
  isReachedByKeys?: boolean;
}

export function Tick({ item, work, isReachedByKeys = false }: TickProps) {
  const name = nameOf(item);
  return (
    <Checkbox
      aria-label={bulkText.select(item.finding.title)}
      checked={work.selected.has(name)}
      tabIndex={isReachedByKeys ? -1 : 0}
      onChange={({ target }) => work.select([name], target.checked)}
    />
  );
}

/** Header of the column: all that is shown. */
/** Counts all rows: not again for each part of them that is scrolled into view. */
export const TickHead = memo(function TickHead({ rows, work }: { rows: readonly FindingRow[]; work: Work }) {
  const items = rows.flatMap((row) => (row.kind === 'finding' ? [row.item] : row.kind === 'cause' ? row.items : []));
  return (
    <th scope="col" className={table.tick}>
      <TickMany items={items} title={null} work={work} />
    </th>
  );
});

interface TickManyProps {
  items: readonly FindingItem[];
  /** Of their cause; null: all that are shown. */
  title: string | null;
  work: Work;
}

export function TickMany({ items, title, work }: TickManyProps) {
  const chosen = items.filter((item) => work.selected.has(nameOf(item))).length;
  return (
    <Checkbox
      aria-label={title === null ? bulkText.selectAll : bulkText.select(title)}
      checked={chosen > 0 && chosen === items.length}
      indeterminate={chosen > 0 && chosen < items.length}
      tabIndex={title === null ? 0 : -1}
      onChange={({ target }) => work.select(items.map(nameOf), target.checked)}
    />
  );
}
