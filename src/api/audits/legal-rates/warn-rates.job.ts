/** Tells the administrators by mail that a dated table of the law ends within a month, or has ended: once each end. */

import type { Services } from '#api/kernel/services.ts';
import { listStaff } from '#api/users/notifications/queries.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { type Coverage, coverageOf, endsSoon } from '#core/reference/dated/coverage.ts';
import { tablesWith } from '#core/reference/dated/dated-tables.ts';
import { inSystem } from '#platform/database/system-transaction.ts';
import type { Job } from '#platform/queue/queue.ts';
import { isNewEnd, listRates } from './queries.ts';
import { text } from './text.es.ts';

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
    const due = coverageOf(tablesWith(await listRates(trx))).filter((table) => endsSoon(table, today));
    const told: (Coverage & { until: string })[] = [];
    const users = await listStaff(trx);
    // Without anybody to tell they stay due.
    if (users.length === 0) return { staff: users, ending: told };
    for (const { until, ...table } of due)
      if (until !== null && (await isNewEnd(trx, table.table, until))) told.push({ ...table, until });
    return { staff: users, ending: told };
  });
  if (ending.length === 0) return;
  for (const { name, email } of staff)
    await post.send(email, text.letter(name, ending, today, `${publicUrl()}/tablas-de-ley`));
}
