/** Strip of 24 month cells with their state, each a link. */

import type { AuditMonth } from '#api/audits/audits/contract.ts';
import { formatDayOfYear, shortMonth } from '#core/calendar/period.es.ts';
import { parsePeriod, periodKey } from '#core/calendar/period.ts';
import { writeComputed } from '#core/reference/tax/due-words.es.ts';
import { MonthLegend, MonthLink, saidMonth } from '../../../months/MonthCell.tsx';
import { type SaidMonths, saidMonths, saidOf } from '../../../months/said-months.ts';
import { Row } from '../../../ui/layout/Layout.tsx';
import { moveFocus } from '../../../ui/page/move-focus.ts';
import { Panel } from '../../../ui/page/Panel.tsx';
import { monthsText } from '../text.es.ts';
import type { ViewControl } from '../use-audit-view.ts';
import styles from './MonthStrip.module.css';
import { byYear, monthsNear } from './month-cells.ts';

export function MonthStrip({ months, control }: { months: readonly AuditMonth[]; control: ViewControl }) {
  const current = control.view.period ? periodKey(control.view.period) : null;
  const near = monthsNear(months, current);
  const said = saidMonths(months, current);
  return (
    <Panel data-tour="audit-months" flush>
      <Row wrap gap={0}>
        <nav
          className={styles.years}
          aria-label={monthsText.group}
          onKeyDown={(event) => moveFocus(event, saidMonth, 'horizontal')}
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
                    stop={month.period === said.stop}
                    said={said}
                    control={control}
                  />
                ))}
              </ol>
            </div>
          ))}
        </nav>
        <DueDates month={months.find(({ period }) => period === current)} />
        <MonthLegend className={styles.legend} />
      </Row>
    </Panel>
  );
}

/** Nothing where the calendar of the month is not known. */
function DueDates({ month }: { month: AuditMonth | undefined }) {
  const { dueDates = [] } = month ?? {};
  const period = month ? parsePeriod(month.period) : null;
  if (period === null || dueDates.length === 0) return null;
  return (
    <Row wrap gap={12} rowGap={0} className={styles.due}>
      {monthsText.due(period, dueDates.length)}
      <Row as="ul" wrap gap={12} rowGap={0}>
        {dueDates.map((due) => (
          <li key={due.obligation}>
            {monthsText.dueName[due.obligation]}: <strong>{formatDayOfYear(due.date)}</strong>
            {writeComputed(due)}
          </li>
        ))}
      </Row>
    </Row>
  );
}

interface MonthProps {
  month: AuditMonth;
  current: boolean;
  /** Shown on a phone. */
  isNear: boolean;
  /** Roving tabindex: the single tab stop. */
  stop: boolean;
  said: SaidMonths;
  control: ViewControl;
}

function Month({ month, current, isNear, stop, said, control }: MonthProps) {
  const period = parsePeriod(month.period);
  if (!period) return null;
  return (
    // A month that is not said is no item either.
    <li
      className={current ? styles.current : undefined}
      data-near={isNear}
      aria-hidden={said.silent.has(month.period) || undefined}
    >
      <MonthLink
        month={month}
        {...saidOf(said, month.period)}
        to={control.address({ period, loading: false })}
        aria-current={current ? 'date' : undefined}
        tabIndex={stop ? 0 : -1}
        preventScrollReset
      />
      <span className={styles.month} aria-hidden="true">
        {shortMonth(period.month)}
      </span>
    </li>
  );
}
