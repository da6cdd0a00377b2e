/** A row of a statement: its name, what marks it, its figures. */
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Info } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { AccountMark } from '#api/statements/statements/contract.ts';
import type { NodePlace, StatementNode } from '#core/statement/statement-tree.ts';
import { balancePath, findingPath, statementsPath } from '../../../data/routes/company-route.ts';
import { Button } from '../../../ui/control/Button.tsx';
import { Second, Text } from '../../../ui/layout/Text.tsx';
import { Icon } from '../../../ui/mark/Icon.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import { Tag } from '../../../ui/mark/Tag.tsx';
import { Popover } from '../../../ui/overlay/Popover.tsx';
import { inUnit } from '../in-unit.ts';
import styles from '../Statements.module.css';
import { statementKind } from '../statement-kinds.ts';
import { columnText } from '../text.es.ts';
import { type CellGroup, cellText, directionOf, isOfNegative, type TableCell, type Told } from './columns.ts';
import type { StatementRow } from './rows.ts';

interface StatementLineProps {
  row: StatementRow;
  /** Among the rows of the statement, from 0. */
  place: number;
  groups: readonly CellGroup[];
  /** Worst finding of its accounts. */
  mark: AccountMark | null;
  told: Told;
  /** By column: whose it is (`StatementTable`). */
  owners: readonly (number | null)[];
  /** Key. */
  statement: string;
  period: string;
  /** Reached by Tab. */
  isStop: boolean;
  onTurn: (key: string) => void;
  /** Address with a line turned. */
  opened: (key: string) => string;
  /** Address of a line of another statement. */
  placeAt?: ((place: NodePlace) => string) | undefined;
  /** Address of the parts of the figure; null: it is the sum of its accounts. */
  partsAt: string | null;
}

export function StatementLine(props: StatementLineProps) {
  const { row, place, groups, isStop } = props;
  const { node, depth, isOpen } = row;
  return (
    <tr
      className={styles.line}
      data-row={node.key}
      data-kind={node.kind}
      tabIndex={isStop ? 0 : -1}
      aria-level={depth + 1}
      aria-rowindex={place + 3}
      aria-expanded={isOpen}
      style={{ '--depth': depth } as CSSProperties}
    >
      <th scope="row">
        <Name {...props} />
      </th>
      {groups.map(({ cells }, at) =>
        cells.map((cell, index) => (
          <td key={cell.key} data-kind={cell.kind} data-first={(at > 0 && index === 0) || undefined}>
            <CellFigure {...props} cell={cell} />
          </td>
        )),
      )}
    </tr>
  );
}

function Name({ row: { node, isOpen }, mark, owners, isStop, onTurn }: StatementLineProps) {
  const { key, code, label, marks: own, note } = node;
  // How a ratio is worked out, and why a total is empty, are read without asking.
  const isTold = note !== null && (node.kind === 'ratio' || node.kind === 'total');
  return (
    <span className={styles.name}>
      {isOpen !== undefined && node.kind !== 'section' && (
        <Button
          type="text"
          size="small"
          className={styles.turn}
          tabIndex={-1}
          icon={<Icon of={isOpen ? ChevronDown : ChevronRight} />}
          aria-label={isOpen ? columnText.close(label) : columnText.open(label)}
          onClick={() => onTurn(key)}
        />
      )}
      {code !== null && <small>{code}</small>}
      <span>
        {label}
        {isTold && <Second as="span">{note}</Second>}
      </span>
      {note !== null && !isTold && <Explanation label={label} note={note} isStop={isStop} />}
      {mark && (
        <Link
          to={findingPath(owners[0]!, mark.period, mark.fingerprint)}
          className={styles.finding}
          tabIndex={isStop ? 0 : -1}
          title={columnText.finding(mark.title, mark.count)}
          aria-label={`${mark.rule}: ${columnText.finding(mark.title, mark.count)}`}
        >
          <SeverityIcon mark={mark.severity} size={12} />
          {mark.rule}
        </Link>
      )}
      {own
        .filter((one) => one !== 'adjusted')
        .map((one) => (
          <span key={one} className={styles.tag} title={columnText.marks[one]}>
            <Tag muted>{columnText.markWords[one]}</Tag>
          </span>
        ))}
    </span>
  );
}

function Explanation({ label, note, isStop }: { label: string; note: string; isStop: boolean }) {
  return (
    <Popover
      side="start"
      trigger={
        <Button
          type="text"
          size="small"
          className={styles.explain}
          tabIndex={isStop ? 0 : -1}
          icon={<Icon of={Info} size={14} />}
          aria-label={columnText.explain(label)}
        />
      }
    >
      {() => (
        <Text as="p" width="narrow">
          {note}
        </Text>
      )}
    </Popover>
  );
}

/** The figure of the month leads to its account in the balance, or to where the accounts are that it is the sum of. */
function CellFigure(props: StatementLineProps & { cell: TableCell }) {
  const { cell, row, told, isStop, opened, placeAt, partsAt } = props;
  const text = cellText(row.node, cell, told);
  if (text === '') return null;
  const className = text.startsWith('(') ? 'n neg' : 'n';
  const { shownIn } = row.node;
  const isOfMonth = cell.kind === 'amount' && cell.column < props.owners.length;
  const books = isOfMonth && !shownIn ? (partsAt ?? booksAddress(props)) : null;
  const elsewhere = books ?? (shownIn && placeAt ? placeAt(shownIn) : null);
  const to = elsewhere ?? (row.isOpen === false ? opened(row.node.key) : null);
  if (cell.kind === 'percent') return <Percent {...props} text={text} />;
  if (to === null || !isOfMonth) return <span className={className}>{text}</span>;
  return (
    <Link className={className} tabIndex={isStop ? 0 : -1} to={to} preventScrollReset={elsewhere === null}>
      {text}
    </Link>
  );
}

/** A variation in percent: of results, with the arrow that says whether it is better; of a negative figure, what it is of. */
function Percent({
  cell,
  row: { node },
  told,
  statement,
  text,
}: StatementLineProps & { cell: TableCell; text: string }) {
  const base = isOfNegative(node, cell, told)
    ? columnText.ofNegative(inUnit(node.amounts[cell.against]!, told.unit))
    : undefined;
  const direction = statementKind(statement).isBetterUp && node.unit === null ? directionOf(node, cell) : null;
  return (
    <span className={styles.percent} title={base}>
      {direction && (
        <span className={styles.direction} title={columnText.directions[direction]}>
          <Icon of={direction === 'up' ? ArrowUp : ArrowDown} size={12} label={columnText.directions[direction]} />
        </span>
      )}
      <span className={text.startsWith('(') ? 'n neg' : 'n'}>{text}</span>
    </span>
  );
}

/** Where the company of a cell has its figure: the account in its balance, or of a group the statement of the company. */
function booksAddress({
  cell,
  row: { node },
  owners,
  statement,
  period,
}: StatementLineProps & { cell: TableCell }): string | null {
  const owner = owners[cell.column] ?? null;
  const isGroup = owners.length > 1;
  // An account of another company of the group.
  if (owner === null || (isGroup && node.amounts[cell.column] === 0n)) return null;
  const account = drilledAccount(node);
  if (account !== null) return balancePath(owner, { mes: period, cuenta: account });
  return isGroup && node.kind === 'total' ? statementsPath(owner, statement, { mes: period }) : null;
}

/** Account of the chart that holds all that a row draws from; null for sums of several. */
export function drilledAccount({ kind, code, from }: StatementNode): string | null {
  if (kind === 'account') return code;
  return from?.accounts.length === 1 ? from.accounts[0]! : null;
}
