/** A licence as the API tells it, with what the account uses of it. */

import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { dayInBogota, daysBetween, type LicenceState, licenceState } from '#core/product/licence.ts';
import type { Licence } from './contract.ts';
import { countPlaces, type LicenceRecord, type SubscriberRecord } from './queries.ts';

export async function licenceDocument(
  trx: DatabaseTransaction,
  { accountId, account, ownerName, ownerEmail }: SubscriberRecord,
  licence: LicenceRecord | undefined,
): Promise<Licence> {
  const used = await countPlaces(trx, accountId);
  return {
    id: accountId,
    attributes: {
      account,
      ownerName,
      ownerEmail,
      state: stateOf(licence),
      plan: licence?.plan ?? null,
      startsOn: licence?.startsOn ?? null,
      endsOn: licence?.endsOn ?? null,
      daysLeft: licence === undefined ? null : daysBetween(dayInBogota(new Date()), licence.endsOn),
      suspendedAt: licence?.suspendedAt?.toISOString() ?? null,
      companies: { used: used.companies, included: licence?.companies ?? 0 },
      users: { used: used.users, included: licence?.users ?? 0 },
      version: licence?.version ?? 0,
    },
  };
}

/** Today. */
export function stateOf(licence: LicenceRecord | undefined): LicenceState {
  const term = licence === undefined ? null : { ...licence, isSuspended: licence.suspendedAt !== null };
  return licenceState(term, dayInBogota(new Date()));
}
