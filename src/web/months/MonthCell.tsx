/** Cell of a month in a strip: its open findings or its state, as a link or a mark. */
import { Lock } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '../ui/layout/class-names.ts';
import { Row } from '../ui/layout/Layout.tsx';
import { Dot } from '../ui/mark/Dot.tsx';
import { Icon } from '../ui/mark/Icon.tsx';
import { SeverityIcon } from '../ui/mark/SeverityMark.tsx';
import { Spinner } from '../ui/mark/Spinner.tsx';
import styles from './MonthCell.module.css';
import { type CellKind, cellKind, isClosed, type MonthOfStrip } from './month-kind.ts';
import type { MonthRun } from './said-months.ts';
import { monthCellText } from './text.es.ts';

interface MonthCellProps {
  kind: CellKind;
  count: number;
  small?: boolean;
}

/** Mark only; put the words beside it. */
export function MonthCell({ kind, count, small = false }: MonthCellProps) {
  return (
    <span className={classNames([styles.cell, styles[kind], small && styles.small])} aria-hidden="true">
      <CellContent kind={kind} count={count} />
    </span>
  );
}

type MonthLinkProps = Pick<LinkProps, 'to' | 'tabIndex' | 'aria-current' | 'preventScrollReset'> & {
  month: MonthOfStrip;
  /** Before the words of the month. */
  of?: string;
  /** Months without a balance that this one is said for. */
  run?: MonthRun;
  /** Said with another: reached with the mouse only. */
  isSilent?: boolean;
};

export function MonthLink({ month, of, run, isSilent = false, ...link }: MonthLinkProps) {
  const kind = cellKind(month);
  const words = (cell: string) => [of, cell].filter(Boolean).join(', ');
  const label = words(monthCellText.cell(month));
  return (
    <Link
      {...link}
      {...(isSilent && { tabIndex: -1, 'aria-hidden': true })}
      data-said={!isSilent}
      className={`${styles.cell} ${styles[kind]}`}
      aria-label={run ? words(monthCellText.missing(run.from, run.to)) : label}
      title={label}
    >
      <CellContent kind={kind} count={month.openFindings} />
      {isClosed(month) && <Icon of={Lock} size={12} bold className={styles.lock} />}
    </Link>
  );
}

function CellContent({ kind, count }: { kind: CellKind; count: number }) {
  if (kind === 'critical' || kind === 'findings') return count > 99 ? '99+' : String(count);
  if (kind === 'clean') return <SeverityIcon mark="correcto" size={12} />;
  if (kind === 'unaudited') return <Dot />;
  if (kind === 'running') return <Spinner />;
  return null;
}

const legend = ['critical', 'findings', 'clean', 'unaudited', 'missing'] as const;
const example: Partial<Record<CellKind, number>> = { critical: 3, findings: 8 };

/** Months of a strip that the keyboard reaches. */
export const saidMonth = 'a[data-said="true"]';

export function MonthLegend({ className }: { className?: string | undefined }) {
  return (
    <Row as="ul" wrap gap={16} rowGap={4} className={classNames([styles.legend, className])} aria-hidden="true">
      {legend.map((kind) => (
        <Row as="li" key={kind} gap={6}>
          <MonthCell kind={kind} count={example[kind] ?? 0} small />
          {monthCellText.legend[kind]}
        </Row>
      ))}
    </Row>
  );
}
