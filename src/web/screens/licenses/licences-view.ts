/** What the list of licences shows, kept in the address: search, filters, order, page, and the account that is open. */
import { licenceOrders } from '#api/licenses/contract.ts';
import { licenceStates, planKeys } from '#core/licence.ts';
import { known, oneOf, positive, uuidOf, wordsOf } from '../../lists/list-address.ts';

export type LicenceOrder = (typeof licenceOrders)[number];

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

/** What the address says of an order after its column was pressed: places and plans are first asked for from the most on. */
export function orderAfter({ filter }: LicenceView, pressed: LicenceOrder): string {
  const most = pressed === 'companies' || pressed === 'users' || pressed === 'plan';
  const down = filter.order === pressed ? !filter.descending : most;
  return `${down ? '-' : ''}${pressed}`;
}
