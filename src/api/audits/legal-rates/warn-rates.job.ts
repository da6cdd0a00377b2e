/** Tells the administrators by mail that a dated table of the law ends within a month, or has ended: once each end. */

import { calendarsInForce } from '#api/audits/due-calendars/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { listStaff } from '#api/users/notifications/queries.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { coverageOf, endsSoon } from '#core/reference/dated/coverage.ts';
import { tablesWith } from '#core/reference/dated/dated-tables.ts';
import { tableName } from '#core/reference/dated/rate-words.es.ts';
import { unpublishedYear } from '#core/reference/tax/due-dates.ts';
import { inSystem } from '#platform/database/system-transaction.ts';
import type { Job } from '#platform/queue/queue.ts';
import { isNewEnd, listRates } from './queries.ts';
import { type Ending, text } from './text.es.ts';

type Needs = Pick<Services, 'db' | 'post' | 'publicUrl'>;

export function warnRatesJob(services: Needs): Job<object> {
  return {
    name: 'warn-rates',
    retries: 2,
    timeLimit: 300,
    concurrency: 1,
    // Hourly in working hours, like the warnings of licenses: an installation that was off catches up.
    schedule: '23 6-20 * * *',
    handle: () => warnRates(services, new Date()),
  };
}

/** Sends the warnings due at a moment, without those already sent. */
export async function warnRates({ db, post, publicUrl }: Needs, now: Date): Promise<void> {
  const today = dayInBogota(now);
  const { staff, ending } = await inSystem(db, async (trx) => {
    const due = [...coverageOf(tablesWith(await listRates(trx))), await calendarCoverage(trx)];
    const told: Ending[] = [];
    const users = await listStaff(trx);
    // Without anybody to tell they stay due.
    if (users.length === 0) return { staff: users, ending: told };
    for (const { until, table } of due.filter((one) => endsSoon(one, today))) {
      const name = table === calendarTable ? text.calendar : tableName[table];
      if (until !== null && (await isNewEnd(trx, table, until))) told.push({ name, until });
    }
    return { staff: users, ending: told };
  });
  if (ending.length === 0) return;
  for (const { name, email } of staff)
    await post.send(email, text.letter(name, ending, today, `${publicUrl()}/tablas-de-ley`));
}

/** Key of the calendar of due dates among the tables. */
const calendarTable = 'dueCalendar';

/** The last year with a calendar. */
async function calendarCoverage(trx: DatabaseTransaction): Promise<{ table: typeof calendarTable; until: string }> {
  const calendars = await calendarsInForce(trx);
  const years = [...calendars.keys()].filter((year) => unpublishedYear(calendars, year) === null);
  return { table: calendarTable, until: `${Math.max(...years)}-12-31` };
}
