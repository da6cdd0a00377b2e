/** What waits over all companies, and its calendar. */
import { calendarsInForce } from '#api/audits/due-calendars/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { readPeriod } from '#api/kernel/read-period.ts';
import type { Services } from '#api/kernel/services.ts';
import { startOfDay } from '#core/calendar/bogota.ts';
import { nextMonth, periodKey } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import { addDays } from '#core/product/license.ts';
import { clock } from '#platform/clock.ts';
import type { Router } from '#platform/http/router.ts';
import * as contract from './contract.ts';
import { loadsBetween } from './queries.ts';
import { lackingYear, readPending, returnsOf, seenCompanies } from './read-pending.ts';

export function mountPending({ mount }: Router, { db }: Pick<Services, 'db'>): void {
  mount(contract.pendingWork, ({ query, caller }) =>
    asCaller(db, caller, (trx) => readPending(trx, caller, query.whose !== 'team')),
  );
  mount(contract.workCalendar, ({ query, caller }) =>
    asCaller(db, caller, async (trx) => {
      const all = await seenCompanies(trx, caller);
      const companies = query.company === undefined ? all : all.filter(({ id }) => id === query.company);
      if (query.company !== undefined && companies.length === 0) throw new AppError('resource.not_found');
      const { year, month } = readPeriod(query.month);
      // A closing period is worked in its December.
      const asked = { year, month: Math.min(month, 12) };
      const [first, after] = [`${periodKey(asked)}-01`, `${periodKey(nextMonth(asked))}-01`];
      const calendars = await calendarsInForce(trx);
      const returns = await returnsOf(trx, companies, { calendars, from: first, to: addDays(after, -1) });
      const names = new Map(companies.map(({ id, businessName: name }) => [id, { id, name }]));
      const ids = [...names.keys()];
      const loads = await loadsBetween(trx, ids, { from: startOfDay(first), to: startOfDay(after) });
      const dates = [...new Set([...returns, ...loads].map(({ date }) => date))].sort();
      return {
        data: dates.map((date) => ({
          date,
          returns: returns.filter((one) => one.date === date).map(({ date: _, ...due }) => due),
          loads: loads
            .filter((one) => one.date === date)
            .map(({ companyId, ...period }) => ({ company: names.get(companyId)!, period: periodKey(period) })),
        })),
        meta: { today: clock.today(), lacksCalendar: lackingYear(calendars, first) },
      };
    }),
  );
}
