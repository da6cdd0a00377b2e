/**
 * Scheduled job of automatic pulls: pulls a closed month from the chosen day of the following month on, once a day
 * until it is stored.
 */

import { ownCompany } from '#api/companies/reach-company.ts';
import { type AutomaticPull, listAutomatic } from '#api/companies/software-credentials/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { dayInBogota, monthInBogota, startOfDay } from '#core/calendar/bogota.ts';
import { type Period, periodKey, previousMonth } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import { refusal } from '#core/call/refusal.ts';
import type { Log } from '#platform/log.ts';
import type { Job } from '#platform/queue/queue.ts';
import { startPull as startPullCall } from './contract.ts';
import { findActor, wasPulledByCalendar } from './queries.ts';
import { startPull } from './start-pull.ts';

const dayMs = 86_400_000;

type Needs = Pick<Services, 'db' | 'queue'>;

export function pullClosedMonthsJob(services: Needs, log: Log): Job<object> {
  return {
    name: 'pull-closed-months',
    retries: 0,
    timeLimit: 300,
    concurrency: 1,
    // Hourly: an installation that was off catches up with the next run.
    schedule: '17 * * * *',
    handle: () => pullClosedMonths(services, log, new Date()),
  };
}

/** Starts the pulls due at a moment. The failure of one company does not affect the others. */
export async function pullClosedMonths(services: Needs, log: Log, now: Date): Promise<void> {
  const today = dayInBogota(now);
  const day = Number(today.slice(-2));
  const closed = previousMonth(monthInBogota(now));
  const start = startOfDay(today);
  const when = { now, closed, start, end: new Date(start.getTime() + dayMs) };
  for (const due of await listAutomatic(services.db, day)) {
    try {
      await pullOne(services, due, when);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      log.warn({ companyId: due.companyId, reason: error.code }, 'a closed month was not fetched');
    }
  }
}

/** The closed month and the current day in Bogotá, at a moment. */
interface When {
  now: Date;
  closed: Period;
  start: Date;
  end: Date;
}

async function pullOne({ db, queue }: Needs, due: AutomaticPull, { now, closed, ...day }: When): Promise<void> {
  const caller = await findActor(db, due);
  // The user who enabled it may have left, or lost the role or license that it needs.
  if (caller === undefined || refusal(startPullCall, caller, due.companyId) !== null) return;
  const company = await asCaller(db, caller, async (trx) => {
    const found = await ownCompany(trx, caller, due.companyId);
    if (!found.isActive || (await wasPulledByCalendar(trx, found.id, periodKey(closed), day))) return null;
    return found;
  });
  if (company !== null) await startPull({ db, queue }, caller, company, [closed], now);
}
