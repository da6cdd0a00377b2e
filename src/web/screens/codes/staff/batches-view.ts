/** URL state of the batch list, beside that of the code list: search, order, page. */

import { batchOrders } from '#api/subscription/codes/calls.gen.ts';
import { sortsBy } from '#core/call/list-query.ts';
import { known, oneOf, positive, wordsOf } from '../../../lists/list-address.ts';

const pageSize = 20;
const name = { q: 'buscar-lotes', order: 'orden-lotes', page: 'pagina-lotes' } as const;

export function batchesViewOf(search: URLSearchParams) {
  const sort = oneOf(sortsBy(batchOrders), search.get(name.order));
  const q = wordsOf(search.get(name.q));
  return { ...known({ q, sort }), page: positive(search.get(name.page)) ?? 1, pageSize };
}

/** URL with one batch parameter changed: code parameters stay, the batch list restarts at page 1. */
export function withBatchChange(search: URLSearchParams, what: keyof typeof name, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (what !== 'page') next.delete(name.page);
  if (value === '') next.delete(name[what]);
  else next.set(name[what], value);
  return next;
}
