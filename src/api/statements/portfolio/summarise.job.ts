/** Computes the main figures of a month that the companies of an account lack. */
import { asCaller } from '#api/kernel/database.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Job } from '#platform/queue/queue.ts';
import { asked, optionsOf } from '../drawing.ts';
import { houseOf } from '../keep-copy.ts';
import { monthsBeside, readDrawnMonth } from '../read-months.ts';
import type { StatementServices } from '../services.ts';
import { signedState } from '../signed-state.ts';
import { withFigures } from '../with-figures.ts';
import { companiesToSummarise, keepSummary } from './queries.ts';

export const summariseName = 'summarise-statements';

export interface SummariseMonth {
  accountId: string;
  /** Who looked. */
  userId: number;
  period: string;
}

export function summariseJob(services: StatementServices): Job<SummariseMonth> {
  const { db } = services;
  return {
    name: summariseName,
    retries: 2,
    timeLimit: 600,
    concurrency: 1,
    keepSeconds: 60,
    handle: async ({ accountId, userId, period }, { signal }) => {
      const of = { accountId, userId, isAdmin: false };
      const caller = await asCaller(db, of, (trx) => houseOf(trx, of));
      const companies = await asCaller(db, of, (trx) => companiesToSummarise(trx, parsePeriod(period)!));
      for (const company of companies) {
        if (signal.aborted) return;
        await summarise(services, caller, { company, period }, signal);
      }
    },
  };
}

async function summarise(
  services: StatementServices,
  caller: Caller,
  { company, period }: { company: number; period: string },
  signal: AbortSignal,
): Promise<void> {
  const { db } = services;
  await withFigures(services, caller, signal, async (run) => {
    const month = (await asCaller(db, caller, (trx) => readDrawnMonth(trx, caller, company, period)))!;
    const drawn = await run('drawSummary', asked(month, monthsBeside(month)), { options: optionsOf(month) });
    const signed = await signedState(services, caller, run, { companyId: company, month });
    const failing = drawn.failing + (signed !== null && signed.differences.length > 0 ? 1 : 0);
    const { accountId } = caller;
    const kept = { accountId, companyId: company, balanceId: month.shown.id, basis: month.basis.digest };
    await asCaller(db, caller, (trx) => keepSummary(trx, { ...drawn, failing, ...kept }));
  });
}
