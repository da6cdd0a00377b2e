/** Resolves what a view asks for: months, columns, filter, findings. Throws AppError `audit.no_balance`. */
import { activeSettings } from '#api/audits/parametrization/queries.ts';
import type { BalanceRecord } from '#api/balances/trial-balances/queries.ts';
import { findBalance } from '#api/balances/trial-balances/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { LineOrder } from '#core/books/cube/line-order.ts';
import type { CellFilter } from '#core/books/cube/select-cells.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import {
  comparePeriods,
  type Period,
  parsePeriod,
  periodKey,
  previousMonth,
  samePeriod,
} from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { pesos } from '#core/money/money.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { type ExplorerPage, type ExplorerView, noThirdParty, openSeparator } from './contract.ts';
import type { ViewColumn, ViewTask } from './explore-view.ts';
import type { PlacedFinding } from './line-marks.ts';
import {
  type FindingPlace,
  findEvidence,
  findVersion,
  type MonthVersion,
  newestVersions,
  placesOfFindings,
} from './queries.ts';

/** Columns of a year. */
const MONTHS = 12;

/** A month to look at, with the stored months around it. */
export interface ShownMonth {
  balance: BalanceRecord;
  /** Newest version of each month, the one shown in its version; oldest first. */
  stored: MonthVersion[];
  newestVersion: number;
}

export async function readShownMonth(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  asked: { period: string; version?: number | undefined },
): Promise<ShownMonth> {
  await readCompany(trx, caller, companyId);
  const period = parsePeriod(asked.period);
  const newest = await newestVersions(trx, companyId);
  const own = period && newest.find((month) => samePeriod(month, period));
  const chosen =
    own && asked.version !== undefined && asked.version !== own.version
      ? await findVersion(trx, companyId, own, asked.version)
      : own;
  if (!own || !chosen) throw new AppError('audit.no_balance', { period: period ? formatPeriod(period) : asked.period });
  return {
    balance: (await findBalance(trx, companyId, chosen.id))!,
    stored: newest.map((month) => (month === own ? chosen : month)),
    newestVersion: own.version,
  };
}

export type ReadView = Omit<ViewTask, 'offset' | 'limit' | 'months'> & { ids: string[] };

export interface ViewRead {
  task: ReadView;
  with: ExplorerPage['with'];
  finding: ExplorerPage['finding'];
}

export async function readView(
  trx: DatabaseTransaction,
  companyId: number,
  { balance, stored }: ShownMonth,
  view: ExplorerView,
): Promise<ViewRead> {
  const compared = comparedMonth(stored, balance, view.with);
  const { ids, columns, before, after } =
    view.layout === 'months'
      ? yearColumns(stored, balance, view.figure)
      : comparedColumns(stored, balance, compared.period);
  const { settings } = await activeSettings(trx, companyId);
  const evidence =
    view.finding === undefined ? undefined : await findEvidence(trx, companyId, balance.id, view.finding);
  const list = view.list ?? 'accounts';
  return {
    task: {
      ids,
      columns,
      before,
      after,
      list,
      level: view.level ?? null,
      open: openLines(view),
      order: orderOf(view, { before, after }),
      filter: { ...filterOf(view), among: evidence ? among(evidence) : null },
      settings,
      findings: placed(await placesOfFindings(trx, companyId, ids, balance.id), ids, columns, after),
    },
    with: view.layout === 'months' ? null : compared.document,
    finding: evidence ? { fingerprint: view.finding!, title: evidence.title } : null,
  };
}

/** The month asked for, or else the nearest one before. */
function comparedMonth(
  stored: readonly MonthVersion[],
  shown: Period,
  asked: string | undefined,
): { period: Period; document: ExplorerPage['with'] } {
  const before = stored.filter((month) => comparePeriods(month, shown) < 0).at(-1);
  const period = (asked === undefined ? null : parsePeriod(asked)) ?? before ?? previousMonth(shown);
  const isStored = stored.some((month) => samePeriod(month, period));
  if (!isStored && asked === undefined) return { period, document: null };
  const others = stored.filter((month) => !samePeriod(month, shown));
  const nearest = others.findLast((month) => comparePeriods(month, period) < 0) ?? others[0];
  return { period, document: { period: periodKey(period), isStored, nearest: nearest ? periodKey(nearest) : null } };
}

interface Columns {
  /** Balances to join, the shown one last. */
  ids: string[];
  columns: ViewColumn[];
  before: number;
  after: number;
}

function comparedColumns(stored: readonly MonthVersion[], shown: BalanceRecord, period: Period): Columns {
  const compared = stored.find((month) => samePeriod(month, period));
  const ids = compared ? [compared.id, shown.id] : [shown.id];
  const own = { period: periodKey(shown), month: ids.length - 1, isStored: true };
  const columns: ViewColumn[] = [
    { period: periodKey(period), figure: 'closing', month: compared ? 0 : -1, isStored: compared !== undefined },
    { ...own, figure: 'debit' },
    { ...own, figure: 'credit' },
    { ...own, figure: 'closing' },
  ];
  return { ids, columns, before: 0, after: 3 };
}

/** Twelve months to the one shown, oldest first; closing periods only where they are stored. */
export function yearTo(stored: readonly MonthVersion[], shown: Period): Period[] {
  const year: Period[] = [{ year: shown.year, month: shown.month }];
  while (year.length < MONTHS) {
    const [oldest] = year as [Period];
    const closing = { year: oldest.year - 1, month: 13 };
    const isAfterClosing = oldest.month === 1 && stored.some((month) => samePeriod(month, closing));
    year.unshift(isAfterClosing ? closing : previousMonth(oldest));
  }
  return year;
}

/** Ids of the stored ones of some months, and the place of each month among them; −1 for none. */
export function storedAmong(
  stored: readonly MonthVersion[],
  periods: readonly Period[],
): { ids: string[]; places: number[] } {
  const ids: string[] = [];
  const places = periods.map((period) => {
    const month = stored.find((one) => samePeriod(one, period));
    return month === undefined ? -1 : ids.push(month.id) - 1;
  });
  return { ids, places };
}

function yearColumns(
  stored: readonly MonthVersion[],
  shown: BalanceRecord,
  figure: ViewColumn['figure'] = 'closing',
): Columns {
  const periods = yearTo(stored, shown);
  const { ids, places } = storedAmong(stored, periods);
  const columns = periods.map((period, index): ViewColumn => {
    const month = places[index]!;
    return { period: periodKey(period), figure, month, isStored: month >= 0 };
  });
  return { ids, columns, before: MONTHS - 2, after: MONTHS - 1 };
}

export function keyOf(text: string): string {
  return text === noThirdParty ? '' : thirdPartyKey(text);
}

function filterOf(view: ExplorerView): Omit<CellFilter, 'among'> {
  return {
    account: view.account ?? '',
    thirdParty: view.thirdParty === undefined ? null : keyOf(view.thirdParty),
    words: view.words ?? '',
    moved: view.moved ?? false,
    contrary: view.contrary ?? false,
    fresh: view.fresh ?? false,
    minimum: pesos(view.minimum ?? 0),
  };
}

type Evidence = NonNullable<Awaited<ReturnType<typeof findEvidence>>>;

function among({ account, accounts, subjects, nits, rows }: Evidence): CellFilter['among'] {
  const keys = subjects.length > 0 ? subjects : nits;
  const codes = account === null ? (accounts ?? []) : [account];
  return { rows, accounts: codes, thirdParties: keys.length === 0 ? null : keys.map(thirdPartyKey) };
}

function openLines({ open, list }: ExplorerView): string[] {
  const keys = open?.split(openSeparator) ?? [];
  return list === 'thirdParties' ? keys.map(keyOf) : keys;
}

function orderOf(
  { order: by, descending }: ExplorerView,
  { before, after }: Pick<Columns, 'before' | 'after'>,
): LineOrder | null {
  if (by === undefined) return null;
  const isDescending = descending ?? (by !== 'code' && by !== 'name');
  if (by === 'code' || by === 'name') return { by, descending: isDescending };
  if (by === 'difference') return { by, before, after, descending: isDescending };
  // The twelve months have no debits and credits.
  const column = { before, debit: Math.min(1, after), credit: Math.min(2, after), after }[by];
  return { by: 'column', column, descending: isDescending };
}

/** With the column of their month: of a comparison that of its last closing balance. */
function placed(
  findings: readonly FindingPlace[],
  ids: readonly string[],
  columns: readonly ViewColumn[],
  after: number,
): PlacedFinding[] {
  const isYear = after === MONTHS - 1;
  return findings.flatMap(({ balanceId, subjects, hasNone, ...finding }) => {
    const month = ids.indexOf(balanceId);
    const column = isYear ? columns.findIndex((one) => one.month === month) : month === ids.length - 1 ? after : -1;
    if (column < 0) return [];
    const thirdParties = [...subjects.map(thirdPartyKey), ...(hasNone ? [''] : [])];
    return [{ ...finding, column, period: columns[column]!.period, thirdParties }];
  });
}
