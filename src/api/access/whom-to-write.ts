/** Who can have a refused user admitted again: the subscriber for others of the account, the support for the subscriber. */
import { asCaller, type Database } from '#api/kernel/database.ts';
import type { PublicConfiguration } from '#platform/public-configuration/public-configuration.ts';
import { findSubscriber } from './auth/queries.ts';

interface Ports {
  db: Database;
  configuration: PublicConfiguration;
}

interface Asking {
  accountId: string;
  userId: number;
  isRoot: boolean;
}

/** Data of a refusal: `name` and `email` of the subscriber, or `support` and `phone`; without what is not known. */
export async function whomToWrite({ db, configuration }: Ports, asking: Asking): Promise<Record<string, string>> {
  const { email, phone } = configuration.support;
  if (asking.isRoot) return { ...(email && { support: email }), ...(phone && { phone }) };
  return subscriberOf(db, asking);
}

/** `name` and `email`; nothing where the account has none. */
export async function subscriberOf(
  db: Database,
  { accountId, userId }: Omit<Asking, 'isRoot'>,
): Promise<Record<string, string>> {
  const caller = { accountId, userId, isAdmin: false };
  return { ...(await asCaller(db, caller, (trx) => findSubscriber(trx, accountId))) };
}
