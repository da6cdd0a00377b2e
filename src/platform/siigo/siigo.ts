/**
 * Client of Siigo Nube: tests credentials, downloads monthly trial balances by third party, and lists third parties.
 */

import type { Period } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import { type SiigoFile, takeFile } from './siigo-file.ts';
import type { SiigoOptions } from './siigo-options.ts';
import { realClock, type SiigoClock } from './siigo-pace.ts';
import { member } from './siigo-refusal.ts';
import { createSession, type SiigoCredential, turnOf } from './siigo-session.ts';
import { listThirdParties, type SiigoThirdParty } from './siigo-third-parties.ts';
import { createTransport } from './siigo-transport.ts';

/** Every method throws AppErrors `siigo.…`; retries and throttling are inside. */
export interface Siigo {
  /** Signs in and requests one third party. */
  test(credential: SiigoCredential, signal: AbortSignal): Promise<void>;
  /** Report of one month with all accounts and third parties. Verify its month: Siigo occasionally returns another. */
  trialBalance(credential: SiigoCredential, period: Period, signal: AbortSignal): Promise<SiigoFile>;
  /** All third parties, or those changed since a timestamp. */
  thirdParties(credential: SiigoCredential, since: Date | null, signal: AbortSignal): Promise<SiigoThirdParty[]>;
}

export function createSiigo(options: SiigoOptions, clock: SiigoClock = realClock): Siigo {
  const transport = createTransport(options, clock);
  const session = createSession(options, transport, clock);
  return {
    test: async (credential, signal) => {
      await session.signIn(credential, signal);
      await session.call(credential, { path: 'v1/customers?page=1&page_size=1' }, signal);
    },
    trialBalance: async (credential, { year, month }, signal) => {
      const body = { year, month_start: month, month_end: month, includes_tax_difference: false };
      const answer = await session.call(credential, { path: 'v1/test-balance-report-by-thirdparty', body }, signal);
      const address = member(answer, 'file_url');
      if (typeof address !== 'string') throw new AppError('siigo.unavailable');
      return takeFile(transport, options, turnOf(credential, signal), address);
    },
    thirdParties: (credential, since, signal) => listThirdParties(session, credential, since, signal),
  };
}
