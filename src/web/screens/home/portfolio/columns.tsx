/** Columns of the portfolio; their keys are the server's fields of order. */
import { Link } from 'react-router';
import type { PortfolioMeta, PortfolioMonth, PortfolioRow } from '#api/audits/portfolio/contract.ts';
import { shortMonth } from '#core/calendar/period.es.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { healthBand } from '#core/engine/weighing/health-index.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatCount } from '#core/money/money.es.ts';
import { dayBeside } from '#core/reference/dated/overlay.ts';
import { nearDay } from '#web/dates.es.ts';
import { auditPath } from '../../../data/routes/company-route.ts';
import type { ListColumn } from '../../../lists/columns.ts';
import { MonthLink, saidMonth } from '../../../months/MonthCell.tsx';
import { saidMonths, saidOf } from '../../../months/said-months.ts';
import { SparkLine } from '../../../ui/chart/TrendLine.tsx';
import { Row } from '../../../ui/layout/Layout.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Avatar } from '../../../ui/mark/Avatar.tsx';
import { bandMark } from '../../../ui/mark/band-mark.ts';
import { Figure } from '../../../ui/mark/Figure.tsx';
import { SeverityIcon } from '../../../ui/mark/SeverityMark.tsx';
import { moveFocus } from '../../../ui/page/move-focus.ts';
import styles from '../Home.module.css';
import { portfolioText as text } from '../text.es.ts';
import { CompanyMarks } from './CompanyMarks.tsx';
import { openSeverities } from './OpenCounts.tsx';

type Attributes = PortfolioRow['attributes'];

/** Orders that are no column. */
export const extraOrders: readonly ListColumn<PortfolioRow>[] = (['priority', 'nit', 'month', 'change'] as const).map(
  (key) => ({ key, title: text.columns[key], isName: true, sorts: 'down', cell: () => null }),
);

/** Address of a month of a company; `filter`: parameters of the audit screen. */
export function monthPath(company: number, period: string, filter = ''): string {
  return `${auditPath(company)}?mes=${period}${filter}`;
}

export function columnsOf(meta: PortfolioMeta): readonly ListColumn<PortfolioRow>[] {
  return [
    {
      key: 'name',
      title: text.columns.name,
      isName: true,
      sorts: 'up',
      className: styles.name,
      cell: (row) => <CompanyName row={row} known={meta.tags} />,
    },
    { key: 'months', title: text.columns.months, cell: (row) => <YearStrip row={row} /> },
    {
      key: 'healthIndex',
      title: text.columns.healthIndex,
      isFigure: true,
      sorts: 'up',
      cell: (row) => <HealthIndex row={row} />,
    },
    { key: 'trend', title: text.columns.trend, cell: ({ attributes }) => <SparkLine trend={trendOf(attributes)} /> },
    ...openSeverities.map(
      (severity): ListColumn<PortfolioRow> => ({
        key: severity,
        title: text.columns[severity],
        isFigure: true,
        sorts: 'down',
        cell: ({ id, attributes: { standing } }) =>
          standing && (
            <Count count={standing.open[severity]} to={monthPath(id, standing.period, `&severidad=${severity}`)} />
          ),
      }),
    ),
    {
      key: 'amount',
      title: text.columns.amount,
      isFigure: true,
      sorts: 'down',
      cell: ({ id, attributes: { standing } }) =>
        standing && <Figure amount={standing.amount} to={monthPath(id, standing.period, '&monto=en_riesgo')} />,
    },
    {
      key: 'due',
      title: text.columns.due,
      sorts: 'up',
      cell: ({ attributes }) => <NextDue due={attributes.due} today={meta.today} />,
    },
    { key: 'people', title: text.columns.people, cell: ({ attributes }) => <People people={attributes.people} /> },
  ];
}

export function CompanyName({ row, known }: { row: PortfolioRow; known: readonly string[] }) {
  const { name, nit, checkDigit, subscriber, tags } = row.attributes;
  return (
    <Row gap={6}>
      <CompanyMarks row={row} known={known} />
      <div className={styles.words}>
        <Link to={auditPath(row.id)} title={name}>
          {name}
        </Link>
        <Text tone="muted" size="small" overflow="ellipsis" weight={undefined}>
          {[formatNit(nit, checkDigit), subscriber, ...tags].filter(Boolean).join(' · ')}
        </Text>
      </div>
    </Row>
  );
}

interface YearStripProps {
  row: PortfolioRow;
  /** Each month with its name below. */
  names?: boolean;
}

/** One tab stop; arrow keys move from it. */
export function YearStrip({ row: { id, attributes }, names = false }: YearStripProps) {
  const { months, name } = attributes;
  if (months === null) return <Text tone="muted">{text.hidden}</Text>;
  const said = saidMonths(months);
  return (
    <nav aria-label={text.monthsOf(name)} onKeyDown={(event) => moveFocus(event, saidMonth, 'horizontal')}>
      <ol className={styles.strip}>
        {months.map((month) => (
          // A month that is not said is no item either.
          <li key={month.period} aria-hidden={said.silent.has(month.period) || undefined}>
            <MonthLink
              month={month}
              {...saidOf(said, month.period)}
              of={name}
              to={monthPath(id, month.period)}
              tabIndex={month.period === said.stop ? 0 : -1}
            />
            {names && (
              <Text tone="muted" size="small" aria-hidden="true">
                {shortMonth(parsePeriod(month.period)?.month ?? 12)}
              </Text>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function HealthIndex({ row: { id, attributes } }: { row: PortfolioRow }) {
  const { standing } = attributes;
  if (standing === null) return null;
  const { healthIndex, change, period } = standing;
  return (
    <Row as="span" inline gap={6} justify="end">
      <SeverityIcon mark={bandMark[healthBand(healthIndex)]} />
      <Link className="n flush" to={monthPath(id, period)}>
        {healthIndex}
      </Link>
      {change !== null && (
        <Text tone="muted" size="small" figures title={text.changeWords(change)} className={styles.change}>
          {text.change(change)}
        </Text>
      )}
    </Row>
  );
}

/** Audited months with their index, oldest first. */
export function trendOf({ months }: Pick<Attributes, 'months'>): { period: string; healthIndex: number }[] {
  const isAudited = (month: PortfolioMonth) => month.state === 'auditado' && month.healthIndex !== null;
  return (months ?? []).filter(isAudited).map(({ period, healthIndex }) => ({ period, healthIndex: healthIndex! }));
}

function Count({ count, to }: { count: number; to: string }) {
  if (count === 0) return <span className="n">–</span>;
  return (
    <Link className="n" to={to}>
      {formatCount(count)}
    </Link>
  );
}

/** Days before a due date from which it stands out. */
const SOON = 2;

export function NextDue({ due, today }: { due: Attributes['due']; today: string }) {
  const [next] = due;
  if (next === undefined) return <Text tone="muted">–</Text>;
  const isSoon = next.date <= dayBeside(today, SOON);
  const isToday = next.date === today;
  return (
    <Text figures title={due.map(text.due).join('\n')}>
      <Text weight={isSoon ? 'strong' : undefined} {...(isToday && { tone: 'wrong' })}>
        {nearDay(next.date, today)}
      </Text>{' '}
      <Text tone="muted">{text.due(next).split(' ')[0]}</Text>
    </Text>
  );
}

/** Drawn people; the others are counted. */
const MOST = 2;

export function People({ people }: { people: Attributes['people'] }) {
  if (people.length === 0) return <Text tone="muted">–</Text>;
  const words = people.map(({ name, findings }) => text.assigned(name, findings)).join('\n');
  return (
    <Row as="span" inline gap={2} title={words}>
      {people.slice(0, MOST).map(({ id, name }) => (
        <Avatar key={id} userId={id} name={name} photo={null} size={24} />
      ))}
      {people.length > MOST && <Text tone="muted">{text.more(people.length - MOST)}</Text>}
      <span className="sr">{words}</span>
    </Row>
  );
}
