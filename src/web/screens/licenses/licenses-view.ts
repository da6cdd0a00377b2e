/** URL state of the license list: search, filters, order, page, open account. */

import { licenseOrders } from '#api/subscription/licenses/calls.gen.ts';
import { sortsBy } from '#core/call/list-query.ts';
import { licenseStates, planKeys } from '#core/product/license.ts';
import { known, oneOf, pageSizeOf, positive, uuidOf, wordsOf } from '../../lists/list-address.ts';

/** Default order: by end date; the prefix `-` reverses. */
export function viewOf(search: URLSearchParams) {
  const filter = known({
    q: wordsOf(search.get('buscar')),
    state: oneOf(licenseStates, search.get('estado')),
    plan: oneOf(planKeys, search.get('plan')),
    sort: oneOf(sortsBy(licenseOrders), search.get('orden')) ?? 'endsOn',
  });
  return {
    filter,
    page: positive(search.get('pagina')) ?? 1,
    pageSize: pageSizeOf(search),
    account: uuidOf(search.get('cuenta')) ?? null,
    isFiltered: ['q', 'state', 'plan'].some((name) => Object.hasOwn(filter, name)),
  };
}
export type LicenseView = ReturnType<typeof viewOf>;
