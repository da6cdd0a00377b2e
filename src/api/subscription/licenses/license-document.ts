/** License as an API document, with its used seats. */

import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { daysBetween, type LicenseState, licenseState, plan } from '#core/product/license.ts';
import { clock } from '#platform/clock.ts';
import { countingAll } from '#platform/database/system-transaction.ts';
import type { License } from './contract.ts';
import { countBytes, countSeats, type LicenseRecord, type SubscriberRecord } from './queries.ts';

/** Sizes are told in whole ones: how well a balance is compressed depends on its figures. */
const megabyte = 1024 ** 2;

export async function licenseDocument(
  trx: DatabaseTransaction,
  { accountId, account, ownerName, ownerEmail }: SubscriberRecord,
  license: LicenseRecord | undefined,
): Promise<License> {
  const used = await countSeats(trx, accountId);
  // Staff sees the sum, and by consent alone what it is the sum of.
  const bytes = await countingAll(trx, (all) => countBytes(all, accountId));
  return {
    id: accountId,
    attributes: {
      account,
      ownerName,
      ownerEmail,
      state: stateOf(license),
      plan: license?.plan ?? null,
      startsOn: license?.startsOn ?? null,
      endsOn: license?.endsOn ?? null,
      daysLeft: license === undefined ? null : daysBetween(clock.today(), license.endsOn),
      suspendedAt: license?.suspendedAt?.toISOString() ?? null,
      companies: { used: used.companies, included: license?.companies ?? 0 },
      users: { used: used.users, included: license?.users ?? 0 },
      storage: {
        used: Math.ceil(bytes / megabyte) * megabyte,
        included: plan(license?.plan ?? 'demo').storage,
      },
      version: license?.version ?? 0,
    },
  };
}

/** License state today. */
export function stateOf(license: LicenseRecord | undefined): LicenseState {
  const term = license === undefined ? null : { ...license, isSuspended: license.suspendedAt !== null };
  return licenseState(term, clock.today());
}
