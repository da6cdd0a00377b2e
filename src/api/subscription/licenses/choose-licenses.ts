/** The licences that the staff asks for, in the order asked for. */

import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { type LicenceState, type PlanKey, planKeys } from '#core/product/licence.ts';
import type { Licence, licenceOrders } from './contract.ts';
import { licenceDocument, stateOf } from './licence-document.ts';
import { listLicences, listSubscribers } from './queries.ts';

type Order = (typeof licenceOrders)[number];

export interface LicenceWish {
  q?: string;
  state?: LicenceState;
  plan?: PlanKey;
  order?: Order;
  descending?: boolean;
}

type Attributes = Licence['attributes'];

const compare: Record<Order, (a: Attributes, b: Attributes) => number> = {
  endsOn: (a, b) => (a.endsOn ?? '').localeCompare(b.endsOn ?? ''),
  account: (a, b) => a.account.localeCompare(b.account, 'es'),
  plan: (a, b) => rank(a) - rank(b),
  companies: (a, b) => a.companies.used - b.companies.used,
  users: (a, b) => a.users.used - b.users.used,
};

/** Accounts that never had a licence come before the smallest plan. */
const rank = ({ plan }: Attributes) => (plan === null ? -1 : planKeys.indexOf(plan));

/** Equals keep the order of names. */
export async function chooseLicenses(trx: DatabaseTransaction, wish: LicenceWish): Promise<Licence[]> {
  const { q, state, plan, order = 'endsOn', descending = false } = wish;
  const licences = new Map((await listLicences(trx)).map((licence) => [licence.accountId, licence]));
  const found = (await listSubscribers(trx, q === undefined ? {} : { q }))
    .map((subscriber) => ({ subscriber, licence: licences.get(subscriber.accountId) }))
    .filter(({ licence }) => state === undefined || stateOf(licence) === state)
    .filter(({ licence }) => plan === undefined || licence?.plan === plan);
  const documents: Licence[] = [];
  for (const { subscriber, licence } of found) documents.push(await licenceDocument(trx, subscriber, licence));
  const by = compare[order];
  const sign = descending ? -1 : 1;
  return documents.sort((a, b) => sign * by(a.attributes, b.attributes) || compare.account(a.attributes, b.attributes));
}
