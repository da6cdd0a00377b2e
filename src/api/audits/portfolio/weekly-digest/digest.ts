/** What the weekly digest says of a portfolio: companies with something to do, where to go first first. */
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { monthInBogota } from '#core/calendar/bogota.ts';
import { type Period, parsePeriod, periodKey, previousMonth } from '#core/calendar/period.ts';
import { addDays } from '#core/product/license.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { PortfolioRow, Standing } from '../contract.ts';
import { readPortfolio } from '../read-portfolio.ts';
import { changesSince, endingJustifications, type WeekOfCompany } from './queries.ts';

/** A company in the digest. */
export interface DigestCompany {
  id: number;
  name: string;
  /** Of the newest audited month; null without one, or where the reader may not see audits. */
  standing: Standing | null;
  /** Open findings that are assigned to the reader. */
  own: number;
  week: Omit<WeekOfCompany, 'companyId'> | null;
  /** Justifications that end with this month or the one before. */
  ending: number;
  /** Months without a balance after the first that has one, oldest first. */
  lacking: Period[];
  /** Due before the next digest. */
  due: PortfolioRow['attributes']['due'];
}

const dayMs = 86_400_000;

/** Companies with nothing to do are left out. */
export async function digestOf(trx: DatabaseTransaction, caller: Caller, now: Date): Promise<DigestCompany[]> {
  const current = monthInBogota(now);
  const last = previousMonth(current);
  const { data, meta } = await readPortfolio(trx, caller, { to: periodKey(last) });
  const nextWeek = addDays(meta.today, 7);
  const seen = data.filter(({ attributes }) => attributes.months !== null).map(({ id }) => id);
  const weeks = await changesSince(trx, seen, new Date(now.getTime() - 7 * dayMs));
  const ending = await endingJustifications(trx, seen, [periodKey(last), periodKey(current)]);
  return data
    .map(({ id, attributes }): DigestCompany => {
      const { name, standing, people, months, due } = attributes;
      const week = weeks.get(id);
      return {
        id,
        name,
        standing,
        own: people.find((person) => person.id === caller.userId)?.findings ?? 0,
        week: week === undefined || week.nuevo + week.reabierto + week.corregido === 0 ? null : week,
        ending: ending.get(id) ?? 0,
        lacking: lackingMonths(months ?? []),
        due: due.filter(({ date }) => date < nextWeek),
      };
    })
    .filter(hasWork);
}

function hasWork({ standing, own, week, ending, lacking, due }: DigestCompany): boolean {
  return openOf(standing) + own + ending + lacking.length + due.length > 0 || week !== null;
}

/** Open findings of a standing, whatever their severity. */
export function openOf(standing: Standing | null): number {
  return standing === null ? 0 : Object.values(standing.open).reduce((sum, count) => sum + count, 0);
}

function lackingMonths(months: readonly { period: string; state: string }[]): Period[] {
  const first = months.findIndex(({ state }) => state !== 'sin_cargar');
  if (first < 0) return [];
  return months
    .slice(first)
    .flatMap(({ period, state }) => (state === 'sin_cargar' ? (parsePeriod(period) ?? []) : []));
}
