/** Findings as rows of one table under their validation. Long lists grow as one scrolls, so that they open at once. */
import { ChevronDown, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { FindingItem } from '#api/audits/audits/contract.ts';
import { formatCount } from '#core/money/money.es.ts';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { listText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { ChangeMark } from './ChangeMark.tsx';
import { describeParties } from './describe-parties.es.ts';
import styles from './FindingTable.module.css';
import type { FindingGroup, FindingRow } from './select-findings.ts';
import { useGrowing } from './use-growing.ts';

interface FindingTableProps {
  rows: readonly FindingRow[];
  /** Leaves out what does not fit. */
  narrow: boolean;
  control: ViewControl;
  onToggle: (validation: string) => void;
}

export function FindingTable({ rows, narrow, control, onToggle }: FindingTableProps) {
  const { finding: open } = control.view;
  const first = rows.find((row) => row.kind === 'finding')?.key;
  const stop = rows.some(({ key }) => key === open) ? open : first;
  // The open finding is in the page wherever it stands.
  const least = rows.findIndex(({ key }) => key === open) + 1;
  const [shown, sentinel] = useGrowing(rows.length, least);
  return (
    <>
      <table className={`${styles.table} ${narrow ? styles.narrow : ''}`}>
        <Head narrow={narrow} />
        <tbody>
          {rows
            .slice(0, shown)
            .map((row) =>
              row.kind === 'group' ? (
                <GroupRow key={row.key} group={row.group} open={row.open} narrow={narrow} onToggle={onToggle} />
              ) : (
                <ItemRow
                  key={row.key}
                  item={row.item}
                  narrow={narrow}
                  control={control}
                  selected={row.key === open}
                  stop={row.key === stop}
                />
              ),
            )}
        </tbody>
      </table>
      {shown < rows.length && <div ref={sentinel} className={styles.more} />}
    </>
  );
}

function Head({ narrow }: { narrow: boolean }) {
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.severity}>
          {listText.severity}
        </th>
        <th scope="col" className={styles.account}>
          {listText.account}
        </th>
        <th scope="col">{listText.finding}</th>
        {!narrow && (
          <th scope="col" className={styles.parties}>
            {listText.thirdParties}
          </th>
        )}
        <th scope="col" className={styles.amount}>
          {listText.amount}
        </th>
        {!narrow && (
          <th scope="col" className={styles.since}>
            {listText.since}
          </th>
        )}
        <th scope="col" className={styles.change}>
          {listText.change}
        </th>
      </tr>
    </thead>
  );
}

interface GroupRowProps {
  group: FindingGroup;
  open: boolean;
  narrow: boolean;
  onToggle: (validation: string) => void;
}

function GroupRow({ group, open, narrow, onToggle }: GroupRowProps) {
  const Chevron = open ? ChevronDown : ChevronRight;
  const toggle = () => onToggle(group.validation);
  return (
    <tr className={styles.group}>
      <th scope="rowgroup" colSpan={narrow ? 3 : 4}>
        <button
          type="button"
          aria-expanded={open}
          data-row
          tabIndex={-1}
          onClick={toggle}
          onKeyDown={({ key }) => {
            if ((key === 'ArrowLeft' && open) || (key === 'ArrowRight' && !open)) toggle();
          }}
        >
          <Icon of={Chevron} />
          {group.title} <span className="mut">{formatCount(group.items.length)}</span>
        </button>
      </th>
      <td className={styles.amount}>{group.items.length > 1 && <Figure amount={group.amount} />}</td>
      <td colSpan={narrow ? 1 : 2} />
    </tr>
  );
}

interface ItemRowProps {
  item: FindingItem;
  narrow: boolean;
  control: ViewControl;
  selected: boolean;
  /** Where the Tab key stops; the arrows move from there. */
  stop: boolean;
}

function ItemRow({ item, narrow, control, selected, stop }: ItemRowProps) {
  const { finding, since, change } = item;
  const { account, accountName, fingerprint } = finding;
  const parties = describeParties(item);
  return (
    <tr className={selected ? `${styles.item} ${styles.selected}` : styles.item}>
      <td className={styles.severity}>
        <SeverityMark mark={finding.severity} />
      </td>
      <td className={styles.clip} title={[account, accountName].filter(Boolean).join(' ')}>
        <span className="n flush">{account ?? '–'}</span> {!narrow && <span className="mut">{accountName}</span>}
      </td>
      <td>
        {/* Its area is the whole row. */}
        <Link
          to={control.address({ finding: fingerprint })}
          preventScrollReset
          data-row
          tabIndex={stop ? 0 : -1}
          aria-current={selected || undefined}
          className={styles.title}
        >
          {finding.title}
        </Link>
      </td>
      {!narrow && (
        <td className={styles.clip} title={parties}>
          {parties}
        </td>
      )}
      <td className={styles.amount}>
        <Figure amount={finding.amount} />
      </td>
      {!narrow && <td className="mut">{listText.shortMonth(since)}</td>}
      <td>
        <ChangeMark change={change} />
      </td>
    </tr>
  );
}
