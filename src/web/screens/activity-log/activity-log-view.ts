/** URL state of the activity log: search, user, action, company, days, account, order, page. */
import { activityKinds } from '#core/product/activity-log.ts';
import { dayOf, known, oneOf, pageSizeOf, positive, uuidOf, wordsOf } from '../../lists/list-address.ts';

export function viewOf(search: URLSearchParams) {
  const filter = known({
    act: oneOf(activityKinds, search.get('accion')),
    userId: positive(search.get('persona')),
    companyId: positive(search.get('empresa')),
    from: dayOf(search.get('desde')),
    to: dayOf(search.get('hasta')),
    account: uuidOf(search.get('cuenta')),
    q: wordsOf(search.get('buscar')),
  });
  const oldestFirst = search.get('orden') === 'fecha';
  return {
    filter: { ...filter, ...(oldestFirst && { sort: 'at' as const }) },
    page: positive(search.get('pagina')) ?? 1,
    pageSize: pageSizeOf(search),
    isFiltered: Object.keys(filter).length > 0,
    /** An empty range: `from` after `to`. */
    isBackwards: filter.from !== undefined && filter.to !== undefined && filter.from > filter.to,
  };
}
export type RecordView = ReturnType<typeof viewOf>;
