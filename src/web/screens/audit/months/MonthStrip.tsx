/** Strip of 24 month cells with their state, each a link. */
import { Link } from 'react-router';
import type { AuditMonth } from '#api/audits/audits/contract.ts';
import { formatDayOfYear, shortMonth } from '#core/calendar/period.es.ts';
import { parsePeriod, periodKey } from '#core/calendar/period.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Dot } from '../../../ui/mark/Dot.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import { Spinner } from '../../../ui/mark/Spinner.tsx';
import { moveFocus } from '../../../ui/page/move-focus.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import { monthsText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import styles from './MonthStrip.module.css';
import { byYear, type CellKind, cellKind, monthsNear } from './month-cells.ts';

export function MonthStrip({ months, control }: { months: readonly AuditMonth[]; control: ViewControl }) {
  const current = control.view.period ? periodKey(control.view.period) : null;
  const stop = months.some(({ period }) => period === current) ? current : months.at(-1)?.period;
  const near = monthsNear(months, current);
  return (
    <Panel className={styles.strip} flush>
      <nav
        className={styles.years}
        aria-label={monthsText.group}
        onKeyDown={(event) => moveFocus(event, 'a', 'horizontal')}
      >
        {byYear(months).map(({ year, months: ofYear }) => (
          <div key={year} className={styles.year} data-near={ofYear.some(({ period }) => near.has(period))}>
            {year}
            <ol>
              {ofYear.map((month) => (
                <Month
                  key={month.period}
                  month={month}
                  current={month.period === current}
                  isNear={near.has(month.period)}
                  stop={month.period === stop}
                  control={control}
                />
              ))}
            </ol>
          </div>
        ))}
      </nav>
      <DueDates month={months.find(({ period }) => period === current)} />
      <Legend />
    </Panel>
  );
}

/** Nothing where the calendar of the month is not known. */
function DueDates({ month }: { month: AuditMonth | undefined }) {
  const { dueDates = [] } = month ?? {};
  const period = month ? parsePeriod(month.period) : null;
  if (period === null || dueDates.length === 0) return null;
  return (
    <div className={styles.due}>
      {monthsText.due(period, dueDates.length)}
      <ul>
        {dueDates.map(({ obligation, date }) => (
          <li key={obligation}>
            {monthsText.dueName[obligation]}: <strong>{formatDayOfYear(date)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MonthProps {
  month: AuditMonth;
  current: boolean;
  /** Shown on a phone. */
  isNear: boolean;
  /** Roving tabindex: the single tab stop. */
  stop: boolean;
  control: ViewControl;
}

function Month({ month, current, isNear, stop, control }: MonthProps) {
  const period = parsePeriod(month.period);
  if (!period) return null;
  const kind = cellKind(month);
  const label = monthsText.cell(month);
  return (
    <li className={current ? styles.current : undefined} data-near={isNear}>
      <Link
        to={control.address({ period, loading: false })}
        className={`${styles.cell} ${styles[kind]}`}
        aria-label={label}
        aria-current={current ? 'date' : undefined}
        title={label}
        tabIndex={stop ? 0 : -1}
        preventScrollReset
      >
        <CellContent kind={kind} count={month.openFindings} />
      </Link>
      <span className={styles.month} aria-hidden="true">
        {shortMonth(period.month)}
      </span>
    </li>
  );
}

export function CellContent({ kind, count }: { kind: CellKind; count: number }) {
  if (kind === 'critical' || kind === 'findings') return count > 99 ? '99+' : String(count);
  if (kind === 'clean') return <SeverityIcon mark="correcto" size={12} />;
  if (kind === 'unaudited') return <Dot />;
  if (kind === 'running') return <Spinner />;
  return null;
}

const legend = ['critical', 'findings', 'clean', 'unaudited', 'missing'] as const;
const example: Partial<Record<CellKind, number>> = { critical: 3, findings: 8 };

function Legend() {
  return (
    <ul className={styles.legend} aria-hidden="true">
      {legend.map((kind) => (
        <Row as="li" key={kind} gap={6}>
          <span className={`${styles.cell} ${styles[kind]}`}>
            <CellContent kind={kind} count={example[kind] ?? 0} />
          </span>
          {monthsText.legend[kind]}
        </Row>
      ))}
    </ul>
  );
}
