/** What the list of batches shows, kept in the address beside what the list of codes shows: search, order, page. */

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

/** The address with one thing of the batches changed; the codes stay as they are, and another list starts at its first page. */
export function withBatchChange(search: URLSearchParams, what: keyof typeof name, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (what !== 'page') next.delete(name.page);
  if (value === '') next.delete(name[what]);
  else next.set(name[what], value);
  return next;
}
