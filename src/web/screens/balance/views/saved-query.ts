/** What a saved view keeps of the explorer: how it looks at a balance, not the month. */
import type { ExplorerViewQuery } from '#api/audits/explorer-views/contract.ts';
import { type Period, parsePeriod, periodKey } from '#core/calendar/period.ts';
import { type BalanceView, noFilters } from '../balance-view.ts';

const lists = { cuenta: 'accounts', tercero: 'thirdParties', fila: 'rows' } as const;
const listNames = { accounts: 'cuenta', thirdParties: 'tercero', rows: 'fila' } as const;

/** Without what is usual. `period`: month shown, as a key. */
export function queryOf(view: BalanceView, period: string): ExplorerViewQuery {
  const { account, thirdParty, level, unit, moved, contrary, fresh, minimum, order, descending } = view;
  const isYear = view.layout === 'meses';
  const monthsBack = isYear ? null : monthsBetweenKeys(view.with, period);
  const words = view.words.trim().slice(0, 120);
  return {
    ...(isYear && { layout: 'months' as const }),
    ...(isYear && view.movement && { figure: 'movement' as const }),
    ...(isYear && unit !== null && { unit }),
    ...(monthsBack !== null && { monthsBack }),
    ...(view.list !== 'cuenta' && { list: lists[view.list] }),
    ...(account !== '' && { account }),
    ...(thirdParty !== null && { thirdParty }),
    ...(level !== null && { level: level as ExplorerViewQuery['level'] & number }),
    ...(words !== '' && { words }),
    ...(moved && { moved }),
    ...(contrary && { contrary }),
    ...(fresh && { fresh }),
    ...(minimum > 0 && { minimum }),
    ...(order !== null && { order, descending }),
  };
}

/** Change of a view of the month `period` that shows a saved one. */
export function changeTo(query: ExplorerViewQuery, period: string): Partial<BalanceView> {
  const { layout, figure, unit, monthsBack, list, order, descending, ...kept } = query;
  return {
    ...noFilters,
    account: '',
    thirdParty: null,
    level: null,
    open: [],
    row: null,
    ...kept,
    layout: layout === 'months' ? 'meses' : 'comparar',
    movement: figure === 'movement',
    unit: unit ?? null,
    with: monthsBack === undefined ? null : monthsBefore(period, monthsBack),
    list: listNames[list ?? 'accounts'],
    order: order ?? null,
    descending: descending ?? true,
  };
}

/** Whether two show the same. */
export function isSameQuery(one: ExplorerViewQuery, other: ExplorerViewQuery): boolean {
  const keyOf = (query: ExplorerViewQuery) =>
    JSON.stringify(Object.entries(query).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return keyOf(one) === keyOf(other);
}

const YEAR = 12;
const ordinal = ({ year, month }: Period) => year * YEAR + month - 1;

/** Null where no month is chosen, or one of both is a closing period: it has no place among the twelve. */
function monthsBetweenKeys(before: string | null, shown: string): number | null {
  const [first, last] = [before === null ? null : parsePeriod(before), parsePeriod(shown)];
  if (first === null || last === null || first.month > YEAR || last.month > YEAR) return null;
  return ordinal(last) - ordinal(first);
}

/** Of a closing period: counted from its December. */
function monthsBefore(shown: string, months: number): string {
  const { year, month } = parsePeriod(shown)!;
  const place = ordinal({ year, month: Math.min(month, YEAR) }) - months;
  return periodKey({ year: Math.floor(place / YEAR), month: (place % YEAR) + 1 });
}
