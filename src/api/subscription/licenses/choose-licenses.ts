/** Filter and sort order of the staff's list of licenses. */

import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { readSort, type Sort } from '#core/call/list-query.ts';
import { type LicenseState, type PlanKey, planKeys } from '#core/product/license.ts';
import type { License, licenseOrders } from './contract.ts';
import { licenseDocument, stateOf } from './license-document.ts';
import { listLicenses, listSubscribers } from './queries.ts';

type Order = (typeof licenseOrders)[number];

export interface LicenseWish {
  q?: string;
  state?: LicenseState;
  plan?: PlanKey;
  sort?: Sort<Order>;
}

type Attributes = License['attributes'];

const compare: Record<Order, (a: Attributes, b: Attributes) => number> = {
  endsOn: (a, b) => (a.endsOn ?? '').localeCompare(b.endsOn ?? ''),
  account: (a, b) => a.account.localeCompare(b.account, 'es'),
  plan: (a, b) => rank(a) - rank(b),
  companies: (a, b) => a.companies.used - b.companies.used,
  users: (a, b) => a.users.used - b.users.used,
};

/** Accounts without license sort before the smallest plan. */
const rank = ({ plan }: Attributes) => (plan === null ? -1 : planKeys.indexOf(plan));

/** Stable: ties stay in name order. */
export async function chooseLicenses(trx: DatabaseTransaction, wish: LicenseWish): Promise<License[]> {
  const { q, state, plan, sort = 'endsOn' } = wish;
  const licenses = new Map((await listLicenses(trx)).map((license) => [license.accountId, license]));
  const found = (await listSubscribers(trx, q === undefined ? {} : { q }))
    .map((subscriber) => ({ subscriber, license: licenses.get(subscriber.accountId) }))
    .filter(({ license }) => state === undefined || stateOf(license) === state)
    .filter(({ license }) => plan === undefined || license?.plan === plan);
  const documents: License[] = [];
  for (const { subscriber, license } of found) documents.push(await licenseDocument(trx, subscriber, license));
  const { field, descending } = readSort(sort);
  const by = compare[field];
  const sign = descending ? -1 : 1;
  return documents.sort((a, b) => sign * by(a.attributes, b.attributes) || compare.account(a.attributes, b.attributes));
}
