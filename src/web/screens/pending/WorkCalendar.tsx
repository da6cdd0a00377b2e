/** Calendar of a month: returns that fall due and balances that were loaded, of all companies or of one. */
import { ChevronLeft, ChevronRight, FileDown, FileText } from 'lucide-react';
import { Link } from 'react-router';
import type { CalendarDay } from '#api/audits/pending/contract.ts';
import { nextMonth, type Period, parsePeriod, periodKey, previousMonth } from '#core/calendar/period.ts';
import { type PendingWork, useWorkCalendar } from '../../data/pending.ts';
import { auditMonthPath, auditPath } from '../../data/routes/company-route.ts';
import { FilterSelect } from '../../lists/FilterSelect.tsx';
import { positive } from '../../lists/list-address.ts';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Button } from '../../ui/control/Button.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { Row, Stack } from '../../ui/layout/Layout.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Icon } from '../../ui/mark/Icon.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { monthGrid } from './month-grid.ts';
import styles from './Pending.module.css';
import { pendingText, calendarText as text } from './text.es.ts';

export function WorkCalendar({ work: { data, meta } }: { work: PendingWork }) {
  const { search, change } = useListAddress();
  const day = isoDay(search.get('dia'));
  const month = calendarMonth(search.get('mes'), day ?? meta.today);
  const key = periodKey(month);
  const asked = positive(search.get('empresa'));
  const company = data.balances.find((one) => one.company.id === asked)?.company.id;
  const { data: calendar, error, refetch } = useWorkCalendar(key, company);
  const days = new Map((calendar?.data ?? []).map((one) => [one.date, one]));
  const go = (to: Period) => change('mes', periodKey(to));
  const chosen = day?.startsWith(key) ? day : null;
  return (
    <Panel
      title={text.month(key)}
      flush
      actions={
        <Row gap={4}>
          <Button
            type="text"
            size="small"
            icon={<Icon of={ChevronLeft} />}
            aria-label={text.previous}
            onClick={() => go(previousMonth(month))}
          />
          <Button
            type="text"
            size="small"
            icon={<Icon of={ChevronRight} />}
            aria-label={text.next}
            onClick={() => go(nextMonth(month))}
          />
        </Row>
      }
    >
      {data.balances.length > 1 && (
        <Row inset="bar" ruled="below">
          <FilterSelect
            label={text.company}
            all={text.all}
            choices={data.balances.map((one) => ({ value: String(one.company.id), label: one.company.name }))}
            value={company}
            searches
            onChoose={(value) => change('empresa', value || null)}
          />
        </Row>
      )}
      {error && !calendar && <ErrorState failure={error} onRetry={() => void refetch()} />}
      <table className={styles.calendar}>
        <caption className="sr">{text.caption(key)}</caption>
        <thead>
          <tr>
            {text.weekdays.map(([short, name]) => (
              <th key={name} scope="col">
                <abbr title={name}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthGrid(month).map((week) => (
            <tr key={week.find((one) => one !== null)}>
              {week.map((date, at) => (
                <td
                  // A cell before or after the month has no day.
                  key={date ?? at}
                  className={classNames([
                    at > 4 && styles.weekend,
                    date === meta.today && styles.today,
                    date !== null && date === chosen && styles.chosen,
                  ])}
                >
                  {date !== null && (
                    <DayCell
                      date={date}
                      isToday={date === meta.today}
                      day={days.get(date)}
                      isChosen={date === chosen}
                      onChoose={() => change('dia', date === chosen ? null : date)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Row wrap gap={12} rowGap={2} inset="bar" ruled="above">
        <Legend of={FileText}>{text.legendDue}</Legend>
        <Legend of={FileDown}>{text.legendLoads}</Legend>
      </Row>
      {calendar !== undefined && calendar.meta.lacksCalendar !== null && (
        <Text as="p" size="small" inset="bar" ruled="above">
          {pendingText.noCalendar(calendar.meta.lacksCalendar)}
        </Text>
      )}
      {chosen !== null && <ChosenDay date={chosen} day={days.get(chosen)} />}
    </Panel>
  );
}

function Legend({ of, children }: { of: typeof FileText; children: string }) {
  return (
    <Row as="span" inline gap={4}>
      <Icon of={of} size={12} className="mut" />
      <Text size="small" tone="muted">
        {children}
      </Text>
    </Row>
  );
}

interface DayCellProps {
  date: string;
  isToday: boolean;
  day: CalendarDay | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function DayCell({ date, isToday, day, isChosen, onChoose }: DayCellProps) {
  const number = (
    <>
      {Number(date.slice(8))}
      {isToday && <span className="sr"> {text.today}</span>}
    </>
  );
  if (day === undefined) return <span className={styles.number}>{number}</span>;
  const due = day.returns.reduce((sum, { companies }) => sum + companies.length, 0);
  return (
    <button type="button" className={styles.dayButton} aria-pressed={isChosen} onClick={onChoose}>
      <span className={styles.number}>{number}</span>
      <span className="sr">{text.ofMonth(date)}</span>
      {due > 0 && <Count of={FileText} count={due} what={text.due(due)} />}
      {day.loads.length > 0 && <Count of={FileDown} count={day.loads.length} what={text.loads(day.loads.length)} />}
    </button>
  );
}

/** A number as it is seen, with what it counts as it is read aloud. */
function Count({ of, count, what }: { of: typeof FileText; count: number; what: string }) {
  return (
    <span className={styles.count}>
      <Icon of={of} size={12} />
      {count}
      <span className="sr"> {what} </span>
    </span>
  );
}

function ChosenDay({ date, day }: { date: string; day: CalendarDay | undefined }) {
  return (
    <Stack as="section" gap={8} inset ruled="above" aria-label={text.day(date)}>
      <Text as="h3" weight="strong">
        {text.day(date)}
      </Text>
      {day === undefined && <Text tone="muted">{text.nothing}</Text>}
      {day?.returns.map((due) => (
        <div key={`${due.obligation} ${due.period}`}>
          <Text weight="medium">{pendingText.return(due)}</Text>
          <ul className={styles.names}>
            {due.companies.map(({ id, name }) => (
              <li key={id}>
                <Link to={auditPath(id)}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {day !== undefined && day.loads.length > 0 && (
        <div>
          <Text weight="medium">{text.loaded(day.loads.length)}</Text>
          <ul className={styles.names}>
            {day.loads.map(({ company, period }) => (
              <li key={`${company.id} ${period}`}>
                <Link to={auditMonthPath(company.id, period)}>{text.load(company.name, period)}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Stack>
  );
}

/** The month of the address, or of a day. */
function calendarMonth(asked: string | null, day: string): Period {
  const month = (asked === null ? null : parsePeriod(asked)) ?? parsePeriod(day.slice(0, 7))!;
  return { year: month.year, month: Math.min(month.month, 12) };
}

function isoDay(text: string | null): string | null {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && parsePeriod(text.slice(0, 7)) !== null ? text : null;
}
