/** Columns of a statement: the period that is read, and what it is compared with. */
import { type Period, previousMonth, samePeriod } from '#core/calendar/period.ts';
import type { ReportAssignments } from '#core/report/assignments.ts';
import { type Basis, Ledger } from './ledger.ts';
import type { MonthFigures } from './month-figures.ts';

export const comparatives = [
  'mes-anterior',
  'ano-anterior',
  'acumulado',
  'acumulado-anterior',
  'diciembre',
  'presupuesto',
] as const;
export type Comparative = (typeof comparatives)[number];

/** A column before it is drawn: `ledger` is null where the month is not there. */
export interface ColumnSource {
  key: 'actual' | Comparative;
  period: Period;
  basis: Basis;
  ledger: Ledger | null;
}

export interface ColumnChoices {
  period: Period;
  compare: readonly Comparative[];
  basis: Basis;
  /** Result accounts as they were before the closing entry of the year, or as it left them. */
  closing: 'before' | 'after';
  /** Of the company, over the default items of the tax report. */
  itemAssignments: ReportAssignments;
}

/** Month 13, where the year is closed. */
const CLOSING = 13;

/**
 * The columns in the order asked. A statement at a date has no accumulated ones: they would repeat it. A closing period is
 * always read with its year.
 */
export function columnsOf(
  kind: 'stock' | 'flow',
  months: readonly MonthFigures[],
  { period, compare, basis, closing, itemAssignments }: ColumnChoices,
  budget: readonly MonthFigures[] = [],
): ColumnSource[] {
  const keys = ['actual' as const, ...compare.filter((key) => kind === 'flow' || !key.startsWith('acumulado'))];
  return keys.map((key) => {
    const at = periodOf(key, period, kind, months);
    // The December of a year without closing entries is beside a closing period with its whole year too.
    const isOfYear =
      key.startsWith('acumulado') ||
      key === 'diciembre' ||
      at.month === CLOSING ||
      (key === 'ano-anterior' && period.month === CLOSING);
    const own = isOfYear ? 'year' : basis;
    const from = key === 'presupuesto' ? budget : months;
    const month = monthAt(from, at);
    const ledger = month && new Ledger(month, { basis: own, closing, itemAssignments, ...yearOf(from, at) });
    return { key, period: at, basis: own, ledger };
  });
}

function periodOf(
  key: ColumnSource['key'],
  period: Period,
  kind: 'stock' | 'flow',
  months: readonly MonthFigures[],
): Period {
  switch (key) {
    case 'mes-anterior': {
      const before = previousMonth(period);
      return kind === 'stock' && period.month === 1 ? lastOf(before.year, months) : before;
    }
    case 'ano-anterior':
    case 'acumulado-anterior': {
      const same = { year: period.year - 1, month: period.month };
      return period.month < 12 ? same : period.month === CLOSING ? lastOf(same.year, months) : same;
    }
    case 'diciembre':
      return lastOf(period.year - 1, months);
    default:
      return period;
  }
}

/** The last period of a year: month 13 where it is there, else December. */
function lastOf(year: number, months: readonly MonthFigures[]): Period {
  const closing = { year, month: CLOSING };
  return monthAt(months, closing) ? closing : { year, month: 12 };
}

function monthAt(months: readonly MonthFigures[], period: Period): MonthFigures | null {
  return months.find((month) => samePeriod(month.period, period)) ?? null;
}

/** The year of a month until it, and what tells how it began. */
function yearOf(months: readonly MonthFigures[], { year, month }: Period) {
  return {
    january: monthAt(months, { year, month: 1 }),
    lastYear: monthAt(months, lastOf(year - 1, months)),
    yearMonths: months.filter(({ period }) => period.year === year && period.month <= month),
  };
}
