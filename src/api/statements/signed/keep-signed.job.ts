/** After the last signature of a month: keeps its statements, and mails them to who wants them. */
import { keepSignedName, type SignedMonth } from '#api/audits/after-sign-off.ts';
import type { Job } from '#platform/queue/queue.ts';
import { keepCopy } from '../keep-copy.ts';
import type { StatementServices } from '../services.ts';
import { tellSigned } from './tell-signed.ts';

export function keepSignedJob(services: StatementServices): Job<SignedMonth> {
  return {
    name: keepSignedName,
    retries: 5,
    backOff: true,
    timeLimit: 120,
    concurrency: 1,
    handle: async (signed, { signal }) => {
      const copy = await keepCopy(services, signed, signal);
      if (copy !== null && signed.tells) await tellSigned(services, signed, copy);
    },
  };
}
