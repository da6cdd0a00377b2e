/** URL state of the user list: search, filters, order, page, open invitation. */

import { userOrders, userStatuses } from '#api/users/users/calls.gen.ts';
import { sortsBy } from '#core/call/list-query.ts';
import type { UserFilter } from '../../data/users/users.ts';
import { oneOf, pageSizeOf, positive } from '../../lists/list-address.ts';

/** Invalid values are dropped. */
export function filterOf(search: URLSearchParams): UserFilter {
  const q = search.get('buscar')?.trim().slice(0, 100);
  const status = oneOf(userStatuses, search.get('estado'));
  const companyId = positive(search.get('empresa'));
  const sort = oneOf(sortsBy(userOrders), search.get('orden'));
  return {
    ...(q ? { q } : {}),
    ...(status ? { status } : {}),
    ...(companyId ? { companyId } : {}),
    ...(sort ? { sort } : {}),
    page: positive(search.get('pagina')) ?? 1,
    pageSize: pageSizeOf(search),
  };
}

export function isFiltered({ q, status, companyId }: UserFilter): boolean {
  return q !== undefined || status !== undefined || companyId !== undefined;
}
