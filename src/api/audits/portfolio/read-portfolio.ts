/** Reads the portfolio of a caller: a constant number of queries, however many companies there are. */
import { dianListsOn } from '#api/audits/dian-lists/queries.ts';
import { calendarsInForce } from '#api/audits/due-calendars/queries.ts';
import { listCompanies } from '#api/companies/companies/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { parsePeriod, periodKey } from '#core/calendar/period.ts';
import { may, seeBooks } from '#core/product/permission.ts';
import { unpublishedYear } from '#core/reference/tax/due-dates.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clock } from '#platform/clock.ts';
import { chooseRows, portfolioTotals } from './choose-rows.ts';
import type { PortfolioMeta, PortfolioQuery, PortfolioRow } from './contract.ts';
import { lastMonthOf, portfolioRow, stripMonths } from './portfolio-rows.ts';
import { assignedPeople, marksOf, monthsOfCompanies, newestMonth } from './queries.ts';

export interface Portfolio {
  data: PortfolioRow[];
  meta: PortfolioMeta;
}

/** `only`: companies besides, by id. */
export async function readPortfolio(
  trx: DatabaseTransaction,
  caller: Caller,
  query: PortfolioQuery,
  only: (companyId: number) => boolean = () => true,
): Promise<Portfolio> {
  const companies = (await listCompanies(trx, caller, true)).filter(({ id }) => only(id));
  const seesBooks = (id: number) => may(caller, seeBooks, id);
  const seen = companies.map(({ id }) => id).filter(seesBooks);
  const current = clock.currentMonth();
  const asked = query.to === undefined ? null : parsePeriod(query.to);
  const last = asked
    ? { year: asked.year, month: Math.min(asked.month, 12) }
    : lastMonthOf(await newestMonth(trx, seen), current);
  const from = stripMonths(last)[0]!;
  const today = clock.today();
  const calendars = await calendarsInForce(trx);
  const lists = await dianListsOn(trx, today);
  const facts = {
    months: Map.groupBy(await monthsOfCompanies(trx, seen, { from, to: last }), ({ companyId }) => companyId),
    people: Map.groupBy(await assignedPeople(trx, seen), ({ companyId }) => companyId),
    marks: await marksOf(trx, caller),
    calendars,
    seesBooks,
    isLarge: (nit: string) => lists.grandes?.entries.has(nit) === true,
    today,
    last,
  };
  const all = companies.map((company) => portfolioRow(company, facts));
  const { rows, counts } = chooseRows(all, query, today);
  const people = new Map(all.flatMap(({ attributes }) => attributes.people.map(({ id, name }) => [id, { id, name }])));
  return {
    data: rows,
    meta: {
      today,
      period: periodKey(last),
      counts,
      totals: portfolioTotals(rows),
      tags: [...new Set(all.flatMap(({ attributes }) => attributes.tags))].sort(byName),
      people: [...people.values()].sort((a, b) => byName(a.name, b.name)),
      lacksCalendar: unpublishedYear(calendars, current.year),
    },
  };
}

const byName = new Intl.Collator('es').compare;
