/** Filters, order and sums of the portfolio. */
import { readSort } from '#core/call/list-query.ts';
import { fromDecimal, toDecimal } from '#core/money/money.ts';
import { dayBeside } from '#core/reference/dated/overlay.ts';
import type {
  OpenBySeverity,
  PortfolioMeta,
  PortfolioPart,
  PortfolioQuery,
  PortfolioRow,
  PortfolioTotals,
} from './contract.ts';
import { type portfolioOrders, portfolioParts } from './contract.ts';

/** Days before a due date from which it is soon. */
const SOON = 7;
/** Names of companies without a balance of the last month that are told. */
const NAMES = 3;

interface Choice {
  rows: PortfolioRow[];
  counts: PortfolioMeta['counts'];
}

/** The rows of a query in its order; counts by part are of those that the other filters leave. */
export function chooseRows(rows: readonly PortfolioRow[], query: PortfolioQuery, today: string): Choice {
  const within = rows.filter((row) => isAskedFor(row, query));
  const inPart = (part: PortfolioPart) => within.filter((row) => isIn(part, row, today));
  const counts = Object.fromEntries(portfolioParts.map((part) => [part, inPart(part).length]));
  const chosen = query.part === undefined ? within : inPart(query.part);
  const { field, descending } = readSort(query.sort ?? '-priority');
  return {
    rows: inOrder(chosen, orders[field], descending),
    counts: { all: within.length, ...counts } as Choice['counts'],
  };
}

function isAskedFor({ attributes }: PortfolioRow, { q = '', tag, assignee }: PortfolioQuery): boolean {
  const { name, nit, checkDigit, subscriber, tags, people } = attributes;
  if (tag !== undefined && !tags.includes(tag)) return false;
  if (assignee === 0 && people.length > 0) return false;
  if (assignee !== undefined && assignee > 0 && !people.some(({ id }) => id === assignee)) return false;
  const hay = plain(`${name} ${nit}-${checkDigit} ${subscriber ?? ''}`);
  return plain(q)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}

/** Without accents, capitals, and signs between digits. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/(?<=\d)[.\-–](?=\d)/g, '');
}

function isIn(part: PortfolioPart, { attributes }: PortfolioRow, today: string): boolean {
  const { standing, months, due, isFavourite } = attributes;
  switch (part) {
    case 'critical':
      return (standing?.open.critica ?? 0) > 0;
    case 'pending':
      return months !== null && months.at(-1)!.state !== 'auditado';
    case 'due':
      return due[0] !== undefined && due[0].date <= dayBeside(today, SOON);
    case 'favourite':
      return isFavourite;
  }
}

/** What rows are compared by, in turn; null: not known, last in either direction. */
type Key = (row: PortfolioRow) => readonly (number | bigint | string | null)[];

const severityKey =
  (severity: keyof OpenBySeverity): Key =>
  ({ attributes: { standing } }) => [standing?.open[severity] ?? null];
const amountOf = ({ attributes: { standing } }: PortfolioRow) => standing && fromDecimal(standing.amount);

const orders: Record<(typeof portfolioOrders)[number], Key> = {
  // Critical findings first, then amounts at risk, then how many are high.
  priority: (row) => {
    const { standing } = row.attributes;
    return [standing && Math.min(standing.open.critica, 1), amountOf(row), standing?.open.alta ?? null];
  },
  name: () => [],
  nit: ({ attributes: { nit } }) => [Number(nit)],
  // Not loaded, loaded, audited.
  month: ({ attributes: { months } }) => [months && monthStates.indexOf(months.at(-1)!.state)],
  healthIndex: ({ attributes: { standing } }) => [standing?.healthIndex ?? null],
  change: ({ attributes: { standing } }) => [standing?.change ?? null],
  critica: severityKey('critica'),
  alta: severityKey('alta'),
  media: severityKey('media'),
  baja: severityKey('baja'),
  amount: (row) => [amountOf(row)],
  due: ({ attributes: { due } }) => [due[0]?.date ?? null],
};

const monthStates = ['sin_cargar', 'cargado', 'auditando', 'auditado'];
const collator = new Intl.Collator('es');

/** Ties by name. */
function inOrder(rows: readonly PortfolioRow[], key: Key, descending: boolean): PortfolioRow[] {
  const turn = descending ? -1 : 1;
  return rows
    .map((row) => ({ row, keys: key(row) }))
    .sort((a, b) => {
      const names = collator.compare(a.row.attributes.name, b.row.attributes.name);
      // The name itself is the key of an order by name.
      if (a.keys.length === 0) return turn * names;
      for (const [index, one] of a.keys.entries()) {
        const other = b.keys[index]!;
        if (one === other) continue;
        if (one === null || other === null) return one === null ? 1 : -1;
        return turn * (one < other ? -1 : 1);
      }
      return names;
    })
    .map(({ row }) => row);
}

/** Sums over rows. */
export function portfolioTotals(rows: readonly PortfolioRow[]): PortfolioTotals {
  const seen = rows.flatMap(({ attributes }) => (attributes.months === null ? [] : [attributes]));
  const inState = (...states: string[]) => seen.filter(({ months }) => states.includes(months!.at(-1)!.state));
  const standings = seen.flatMap(({ standing }) => standing ?? []);
  const openOf = (severity: keyof OpenBySeverity) => standings.reduce((sum, { open }) => sum + open[severity], 0);
  const sum = (amounts: readonly (string | null)[]) =>
    toDecimal(amounts.reduce((total, amount) => total + (amount === null ? 0n : fromDecimal(amount)), 0n));
  const compared = inState('auditado').flatMap(({ standing }) =>
    standing === null || standing.amountBefore === null ? [] : [standing],
  );
  const missing = inState('sin_cargar');
  return {
    companies: rows.length,
    audited: inState('auditado').length,
    loaded: inState('cargado', 'auditando').length,
    missing: missing.length,
    open: { critica: openOf('critica'), alta: openOf('alta'), media: openOf('media'), baja: openOf('baja') },
    amount: sum(standings.map(({ amount }) => amount)),
    comparison:
      compared.length === 0
        ? null
        : { before: sum(compared.map((one) => one.amountBefore)), now: sum(compared.map((one) => one.amount)) },
    missingNames: missing
      .map(({ name }) => name)
      .sort(collator.compare)
      .slice(0, NAMES),
    next: nextDue(rows),
  };
}

function nextDue(rows: readonly PortfolioRow[]): PortfolioTotals['next'] {
  const dates = rows.flatMap(({ id, attributes: { name, due } }) =>
    due[0] === undefined ? [] : [{ companyId: id, name, ...due[0] }],
  );
  return dates.sort((a, b) => a.date.localeCompare(b.date) || collator.compare(a.name, b.name))[0] ?? null;
}
