/** What the list of licences shows, kept in the address: search, filters, order, page, and the account that is open. */
import { licenceOrders } from '#api/subscription/licenses/contract.ts';
import { licenceStates, planKeys } from '#core/product/licence.ts';
import { known, oneOf, positive, uuidOf, wordsOf } from '../../lists/list-address.ts';

const pageSize = 50;

/** Those that end first come first unless the address says otherwise; `-` before an order turns it around. */
export function viewOf(search: URLSearchParams) {
  const said = search.get('orden') ?? '';
  const order = oneOf(licenceOrders, said.replace(/^-/, '')) ?? 'endsOn';
  const filter = known({
    q: wordsOf(search.get('buscar')),
    state: oneOf(licenceStates, search.get('estado')),
    plan: oneOf(planKeys, search.get('plan')),
    order,
    descending: said.startsWith('-'),
  });
  return {
    filter,
    page: positive(search.get('pagina')) ?? 1,
    pageSize,
    account: uuidOf(search.get('cuenta')) ?? null,
    isFiltered: ['q', 'state', 'plan'].some((name) => name in filter),
  };
}
export type LicenceView = ReturnType<typeof viewOf>;
