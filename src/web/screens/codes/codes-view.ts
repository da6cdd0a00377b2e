/** URL state of the code list: search, state, batch, order, page. */

import { codeOrders } from '#api/subscription/codes/calls.gen.ts';
import { sortsBy } from '#core/call/list-query.ts';
import { codeStates } from '#core/product/license.ts';
import { known, oneOf, pageSizeOf, positive, uuidOf, wordsOf } from '../../lists/list-address.ts';

export function viewOf(search: URLSearchParams) {
  const state = oneOf(codeStates, search.get('estado'));
  const batchId = uuidOf(search.get('lote'));
  const sort = oneOf(sortsBy(codeOrders), search.get('orden'));
  const q = wordsOf(search.get('buscar'));
  return {
    ...known({ state, batchId, q, sort }),
    page: positive(search.get('pagina')) ?? 1,
    pageSize: pageSizeOf(search),
  };
}
export type CodesView = ReturnType<typeof viewOf>;
