/** After the last signature of a month: keeps its statements, and mails them to who wants them. */
import { keepSignedName, type SignedMonth } from '#api/audits/after-sign-off.ts';
import type { Job } from '#platform/queue/queue.ts';
import type { StatementServices } from '../services.ts';
import { keepCopy } from './keep-copy.ts';

export function keepSignedJob(services: StatementServices): Job<SignedMonth> {
  return {
    name: keepSignedName,
    retries: 5,
    backOff: true,
    timeLimit: 120,
    concurrency: 1,
    handle: async (signed, { signal }) => {
      await keepCopy(services, signed, signal);
    },
  };
}
