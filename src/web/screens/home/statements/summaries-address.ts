/** Month, filters and order of the statements of all companies in their address. Invalid values are ignored. */
import { summaryOrders, summaryParts } from '#api/statements/portfolio/calls.gen.ts';
import type { SummaryPart } from '#api/statements/portfolio/contract.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { sortsBy } from '#core/call/list-query.ts';
import type { SummariesQuery } from '../../../data/statements/summaries.ts';
import { known, oneOf, positive, wordsOf } from '../../../lists/list-address.ts';

/** Parameters, by their name in the query. */
export const names = {
  period: 'mes',
  basis: 'cifras',
  q: 'buscar',
  part: 'grupo',
  sort: 'orden',
  page: 'pagina',
} as const;

export const partNames: Readonly<Record<SummaryPart, string>> = {
  failing: 'no-cuadran',
  draft: 'borrador',
  signed: 'firmados',
  missing: 'sin-balance',
};

export function readSummaries(search: URLSearchParams): SummariesQuery {
  const month = search.get(names.period);
  return known({
    period: month !== null && parsePeriod(month) ? month : undefined,
    basis: search.get(names.basis) === 'ano' ? ('year' as const) : undefined,
    q: wordsOf(search.get(names.q)),
    part: summaryParts.find((part) => partNames[part] === search.get(names.part)),
    sort: oneOf(sortsBy(summaryOrders), search.get(names.sort)),
    page: positive(search.get(names.page)),
  });
}
