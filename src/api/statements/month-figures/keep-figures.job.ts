/** Computes the figures of the months of a company after an audit, so that its statements open at once. */
import { keepFiguresName } from '#api/audits/after-audit.ts';
import type { AuditRequester } from '#api/audits/alerts/queries.ts';
import { newestVersions } from '#api/audits/explorer/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Job } from '#platform/queue/queue.ts';
import { figuresBasis } from '../figures-basis.ts';
import { figuresOfMonths } from '../figures-of-months.ts';
import type { StatementServices } from '../services.ts';

/** Months that statements look at: those of the longest trend, and the years that it begins in. */
const mostMonths = 52;

export function keepFiguresJob(services: StatementServices): Job<AuditRequester> {
  return {
    name: keepFiguresName,
    retries: 1,
    timeLimit: 120,
    concurrency: 1,
    keepSeconds: 3600,
    handle: async ({ accountId, userId, companyId }, { signal }) => {
      const caller = { accountId, userId, isAdmin: false };
      const asked = await asCaller(services.db, caller, async (trx) => {
        const months = (await newestVersions(trx, companyId)).slice(-mostMonths);
        return { ...(await figuresBasis(trx, companyId)), ids: months.map(({ id }) => id) };
      });
      await services.places.run({ account: accountId, kind: 'audit', signal }, (place) =>
        figuresOfMonths(services, caller, asked, { place, signal }),
      );
    },
  };
}
