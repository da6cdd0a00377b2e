/** Tells webhooks of findings that a person gave another state. */
import { announce } from '#api/companies/webhooks/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { Caller } from '#platform/auth/caller.ts';

/** Fingerprints of one event; further findings are only counted. */
const mostNamed = 100;

/** `state`: as in lists of findings. */
export async function announceStates(
  trx: DatabaseTransaction,
  { accountId }: Pick<Caller, 'accountId'>,
  { companyId, period }: { companyId: number; period: string },
  state: string,
  fingerprints: readonly string[],
): Promise<void> {
  if (fingerprints.length === 0) return;
  const data = { period, state, count: fingerprints.length, findings: fingerprints.slice(0, mostNamed) };
  await announce(trx, { accountId, companyId }, 'finding.state_changed', data);
}

/** A justification ended: what it covered has the state that it had before. */
export async function announceUnjustified(
  trx: DatabaseTransaction,
  { accountId }: Pick<Caller, 'accountId'>,
  { companyId, period }: { companyId: number; period: string },
  justificationId: string,
): Promise<void> {
  const data = { period, state: null, justificationId, count: 0, findings: [] };
  await announce(trx, { accountId, companyId }, 'finding.state_changed', data);
}
