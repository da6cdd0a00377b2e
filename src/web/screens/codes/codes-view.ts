/** What the list of codes shows, kept in the address: state, batch, page. */
import { codeStates } from '#core/licence.ts';
import { known, oneOf, positive, uuidOf } from '../../lists/list-address.ts';

const pageSize = 50;

export function viewOf(search: URLSearchParams) {
  const state = oneOf(codeStates, search.get('estado'));
  const batchId = uuidOf(search.get('lote'));
  return { ...known({ state, batchId }), page: positive(search.get('pagina')) ?? 1, pageSize };
}
export type CodesView = ReturnType<typeof viewOf>;
