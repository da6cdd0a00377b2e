/** Filters and order of the portfolio in the address. Invalid values are ignored. */
import { portfolioOrders, portfolioParts } from '#api/audits/portfolio/calls.gen.ts';
import type { PortfolioPart, PortfolioQuery, ViewQuery } from '#api/audits/portfolio/contract.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { sortsBy } from '#core/call/list-query.ts';
import { known, oneOf, positive, wordsOf } from '../../../lists/list-address.ts';

/** Order without any in the address. */
export const usualOrder = '-priority';

const partNames: Readonly<Record<PortfolioPart, string>> = {
  critical: 'criticos',
  pending: 'pendientes',
  due: 'vencen',
  favourite: 'favoritas',
};

/** Parameters of filters, by their name in the query. */
export const names = {
  q: 'buscar',
  part: 'grupo',
  tag: 'etiqueta',
  assignee: 'encargado',
  sort: 'orden',
  to: 'hasta',
} as const;

export function readQuery(search: URLSearchParams): PortfolioQuery {
  const asked = search.get(names.assignee);
  const to = search.get(names.to);
  return known({
    q: wordsOf(search.get(names.q)),
    part: portfolioParts.find((part) => partNames[part] === search.get(names.part)),
    tag: search.get(names.tag)?.slice(0, 30) || undefined,
    assignee: asked === '0' ? 0 : positive(asked),
    sort: oneOf(sortsBy(portfolioOrders), search.get(names.sort)),
    to: to !== null && parsePeriod(to) ? to : undefined,
  });
}

/** Query string of a view; `?` without any filter. */
export function viewAddress({ q, part, tag, assignee, sort }: ViewQuery): string {
  const params = new URLSearchParams();
  if (q) params.set(names.q, q);
  if (part) params.set(names.part, partNames[part]);
  if (tag) params.set(names.tag, tag);
  if (assignee !== undefined) params.set(names.assignee, String(assignee));
  if (sort) params.set(names.sort, sort);
  return `?${params}`;
}

/** What a saved view keeps: all but the months. */
export function viewOf({ to: _months, ...query }: PortfolioQuery): ViewQuery {
  return query;
}

/** Whether two views ask for the same. */
export function isSameView(one: ViewQuery, other: ViewQuery): boolean {
  return viewAddress(one) === viewAddress(other);
}
