/** Findings as rows of one table, grouped by validation. Long lists render incrementally on scroll. */
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FindingItem } from '#api/audits/audits/contract.ts';
import { formatCount } from '#core/money/money.es.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityMark } from '../../../ui/mark/SeverityMark.tsx';
import { Sum, Table, type TableColumn } from '../../../ui/table/Table.tsx';
import { listText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import { ChangeMark } from './ChangeMark.tsx';
import { describeParties } from './describe-parties.es.ts';
import styles from './FindingTable.module.css';
import type { FindingGroup, FindingRow } from './select-findings.ts';
import { useGrowing } from './use-growing.ts';

interface FindingTableProps {
  rows: readonly FindingRow[];
  /** Leaves out the columns that do not fit. */
  narrow: boolean;
  control: ViewControl;
  onToggle: (validation: string) => void;
}

export function FindingTable({ rows, narrow, control, onToggle }: FindingTableProps) {
  const { finding: open } = control.view;
  const first = rows.find((row) => row.kind === 'finding')?.key;
  // Roving tabindex: the single tab stop; arrow keys move from it.
  const stop = rows.some(({ key }) => key === open) ? open : first;
  // The open finding is always rendered.
  const least = rows.findIndex(({ key }) => key === open) + 1;
  const [shown, sentinel] = useGrowing(rows.length, least);
  const title = column('finding', listText.finding, styles.what, ({ finding }) => (
    <Link
      to={control.address({ finding: finding.fingerprint })}
      preventScrollReset
      data-row
      tabIndex={finding.fingerprint === stop ? 0 : -1}
      aria-current={finding.fingerprint === open || undefined}
      className={styles.title}
    >
      {finding.title}
    </Link>
  ));
  return (
    <>
      <Table
        asCards={false}
        className={classNames([styles.table, narrow && styles.narrow])}
        columns={
          narrow ? [severity, code, title, amount, change] : [severity, account, title, parties, amount, since, change]
        }
        rows={rows.slice(0, shown)}
        keyOf={({ key }) => key}
        isSelected={({ key }) => key === open}
        groupOf={(row) =>
          row.kind === 'group' && <GroupRow group={row.group} open={row.open} narrow={narrow} onToggle={onToggle} />
        }
      />
      {shown < rows.length && <div ref={sentinel} className={styles.more} />}
    </>
  );
}

/** A column of findings; group rows render themselves. */
function column(
  key: string,
  title: string,
  className: string | undefined,
  cell: (item: FindingItem) => ReactNode,
  hint?: (item: FindingItem) => string,
): TableColumn<FindingRow> {
  return {
    key,
    title,
    className,
    cell: (row) => row.kind === 'finding' && cell(row.item),
    ...(hint && { hint: (row: FindingRow) => (row.kind === 'finding' ? hint(row.item) : undefined) }),
  };
}

const codeOf = ({ finding }: FindingItem) => <span className="n flush">{finding.account ?? '–'}</span>;
const wholeAccount = ({ finding: { account: of, accountName } }: FindingItem) =>
  [of, accountName].filter(Boolean).join(' ');

const severity = column('severity', listText.severity, styles.severity, ({ finding }) => (
  <SeverityMark mark={finding.severity} />
));
const code = column('account', listText.account, styles.account, codeOf, wholeAccount);
const account = column(
  'account',
  listText.account,
  styles.account,
  (item) => (
    <>
      {codeOf(item)} <span className="mut">{item.finding.accountName}</span>
    </>
  ),
  wholeAccount,
);
const parties = column('parties', listText.thirdParties, styles.parties, describeParties, describeParties);
const amount: TableColumn<FindingRow> = {
  ...column('amount', listText.amount, styles.amount, ({ finding }) => <Figure amount={finding.amount} />),
  isFigure: true,
};
const since = column('since', listText.since, styles.since, (item) => listText.shortMonth(item.since));
const change = column('change', listText.change, styles.change, (item) => <ChangeMark change={item.change} />);

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
        <Button
          type="text"
          size="small"
          icon={<Icon of={Chevron} />}
          aria-expanded={open}
          data-row
          tabIndex={-1}
          onClick={toggle}
          onKeyDown={({ key }) => {
            if ((key === 'ArrowLeft' && open) || (key === 'ArrowRight' && !open)) toggle();
          }}
        >
          {group.title} <span className="mut">{formatCount(group.items.length)}</span>
        </Button>
      </th>
      <Sum>{group.items.length > 1 && <Figure amount={group.amount} />}</Sum>
      <td colSpan={narrow ? 1 : 2} />
    </tr>
  );
}
