/** State of the explorer in its address: month, columns, place, filters, open lines, open row. */
import { explorerLevels, explorerOrders, openSeparator } from '#api/audits/explorer/calls.gen.ts';
import type { ExplorerView } from '#api/audits/explorer/contract.ts';
import { parsePeriod } from '#core/calendar/period.ts';

export const layouts = ['comparar', 'meses'] as const;
export const lists = ['cuenta', 'tercero', 'fila'] as const;
export const units = ['pesos', 'miles', 'millones'] as const;
export type Layout = (typeof layouts)[number];
export type List = (typeof lists)[number];
export type Unit = (typeof units)[number];

export interface BalanceView {
  /** Month shown, `2026-02`; null: the newest with a balance. */
  period: string | null;
  /** Null: the newest. */
  version: number | null;
  layout: Layout;
  with: string | null;
  movement: boolean;
  /** Null: that of the layout. */
  unit: Unit | null;
  list: List;
  account: string;
  thirdParty: string | null;
  level: number | null;
  open: readonly string[];
  words: string;
  moved: boolean;
  contrary: boolean;
  fresh: boolean;
  /** In pesos; 0 for any. */
  minimum: number;
  /** Fingerprint. */
  finding: string | null;
  order: (typeof explorerOrders)[number] | null;
  descending: boolean;
  /** Open row: its account and third party, by `openSeparator`. */
  row: string | null;
  /** Versions of the month are shown. */
  versions: boolean;
}

/** Everything unset, of no filter. */
export const noFilters = {
  words: '',
  moved: false,
  contrary: false,
  fresh: false,
  minimum: 0,
  finding: null,
} satisfies Partial<BalanceView>;

function oneOf<const T extends readonly (string | number)[]>(values: T, text: string | null): T[number] | null {
  return values.find((value) => String(value) === text) ?? null;
}

const month = (text: string | null) => (text !== null && parsePeriod(text) !== null ? text : null);
const number = (text: string | null) => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0);

/** Unknown values are ignored. */
export function readView(params: URLSearchParams): BalanceView {
  const code = params.get('cuenta') ?? '';
  return {
    period: month(params.get('mes')),
    version: number(params.get('version')) || null,
    layout: oneOf(layouts, params.get('vista')) ?? 'comparar',
    with: month(params.get('con')),
    movement: params.get('cifra') === 'movimiento',
    unit: oneOf(units, params.get('unidad')),
    list: oneOf(lists, params.get('lista')) ?? 'cuenta',
    account: /^\d{1,16}$/.test(code) ? code : '',
    thirdParty: params.get('tercero') || null,
    level: oneOf(explorerLevels, params.get('nivel')),
    open: (params.get('abiertas') ?? '').split(openSeparator).filter(Boolean),
    words: params.get('buscar') ?? '',
    moved: params.has('movidas'),
    contrary: params.has('contrarias'),
    fresh: params.has('nuevas'),
    minimum: number(params.get('minimo')),
    finding: params.get('hallazgo') || null,
    order: oneOf(explorerOrders, params.get('orden')),
    descending: !params.has('asc'),
    row: params.get('fila') || null,
    versions: params.has('versiones'),
  };
}

/** Another place has other lines: what was open, sorted and chosen there is over. */
const places = ['account', 'thirdParty', 'list', 'level', 'period', 'layout', 'finding'] as const;

/** Query string (`?mes=…`) of the view with `change` applied. */
export function viewAddress(view: BalanceView, change: Partial<BalanceView>): string {
  const next = { ...view, ...change };
  const isElsewhere = places.some((name) => change[name] !== undefined && change[name] !== view[name]);
  if (isElsewhere && !('row' in change)) next.row = null;
  if (isElsewhere && !('open' in change) && change.layout === undefined && change.period === undefined) next.open = [];
  if (change.period !== undefined && change.period !== view.period && !('version' in change)) next.version = null;
  if (next.with === next.period) next.with = null;
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null | false) => value && params.set(name, String(value));
  const flag = (name: string, isSet: boolean) => isSet && params.set(name, '');
  put('mes', next.period);
  put('version', next.version);
  put('vista', next.layout !== 'comparar' && next.layout);
  put('con', next.with);
  put('cifra', next.movement && 'movimiento');
  put('unidad', next.unit);
  put('lista', next.list !== 'cuenta' && next.list);
  put('cuenta', next.account);
  put('tercero', next.thirdParty);
  put('nivel', next.level);
  put('abiertas', next.open.join(openSeparator));
  put('buscar', next.words);
  flag('movidas', next.moved);
  flag('contrarias', next.contrary);
  flag('nuevas', next.fresh);
  put('minimo', next.minimum);
  put('hallazgo', next.finding);
  put('orden', next.order);
  flag('asc', next.order !== null && !next.descending);
  put('fila', next.row);
  flag('versiones', next.versions);
  const query = params
    .toString()
    .replaceAll(/=(?=&|$)/g, '')
    .replaceAll('%7E', '~')
    .replaceAll('%40', '@')
    .replaceAll('%3A', ':');
  return `?${query}`;
}

/** What the server is asked for; null while the month is not known. */
export function askedView(view: BalanceView, period: string): ExplorerView {
  const list = { cuenta: 'accounts', tercero: 'thirdParties', fila: 'rows' } as const;
  const isYear = view.layout === 'meses';
  return {
    period: view.period ?? period,
    ...(view.version !== null && { version: view.version }),
    ...(isYear && { layout: 'months' as const, figure: view.movement ? ('movement' as const) : ('closing' as const) }),
    ...(!isYear && view.with !== null && { with: view.with }),
    ...(view.list !== 'cuenta' && { list: list[view.list] }),
    ...(view.account !== '' && { account: view.account }),
    ...(view.thirdParty !== null && { thirdParty: view.thirdParty }),
    ...(view.level !== null && { level: view.level as ExplorerView['level'] & number }),
    ...(view.open.length > 0 && { open: view.open.join(openSeparator) }),
    ...(view.words.trim() !== '' && { words: view.words.trim() }),
    ...(view.moved && { moved: true }),
    ...(view.contrary && { contrary: true }),
    ...(view.fresh && { fresh: true }),
    ...(view.minimum > 0 && { minimum: view.minimum }),
    ...(view.finding !== null && { finding: view.finding }),
    ...(view.order !== null && { order: view.order, descending: view.descending }),
  };
}

/** Number of filters of the menu that are set. */
export function countFilters({ moved, contrary, fresh, minimum }: BalanceView): number {
  return [moved, contrary, fresh, minimum > 0].filter(Boolean).length;
}

/** What names an open row: its account and its third party, of which one may be missing. */
export function rowKey(line: { account: string; thirdParty: string }, account: string): string {
  return `${line.account || account}${openSeparator}${line.thirdParty}`;
}

export function readRowKey(row: string): { account: string; thirdParty: string } {
  const [account = '', ...rest] = row.split(openSeparator);
  return { account, thirdParty: rest.join(openSeparator) };
}
