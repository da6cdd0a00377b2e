/** Lists a page of a view of joined months, in a worker thread. */
import { nodeAt } from '#core/books/cube/account-tree.ts';
import type { BalanceCube, CubeThirdParty } from '#core/books/cube/balance-cube.ts';
import { type CubeLine, CubeLines, type LinesBy, listedBy } from '#core/books/cube/cube-lines.ts';
import { type CubeColumn, GroupSums } from '#core/books/cube/group-sums.ts';
import type { LineOrder } from '#core/books/cube/line-order.ts';
import { type CellFilter, selectCells } from '#core/books/cube/select-cells.ts';
import { MarkedAccounts, type SettingsById } from '#core/engine/chart/chart-marks.ts';
import { toDecimal } from '#core/money/money.ts';
import { type ExplorerColumn, type ExplorerLine, type ExplorerPage, noThirdParty } from './contract.ts';
import { LineMarks, type PlacedFinding } from './line-marks.ts';
import { type MonthsToJoin, openedCubes } from './opened-cubes.ts';

export interface ViewTask {
  months: MonthsToJoin;
  columns: ViewColumn[];
  /** Columns that the difference is of. */
  before: number;
  after: number;
  list: LinesBy;
  level: number | null;
  open: string[];
  /** Null: accounts by code, others by their difference. */
  order: LineOrder | null;
  filter: CellFilter;
  /** Natures that the company gave its accounts. */
  settings: SettingsById;
  findings: PlacedFinding[];
  offset: number;
  limit: number;
}

/** `month`: position among the months that are joined; −1 for none. */
export interface ViewColumn extends ExplorerColumn {
  month: number;
}

/** A line whose marks have no titles yet. */
export type ListedLine = Omit<ExplorerLine, 'marks'> & { marks: ReturnType<LineMarks['marks']> };

export type ListedView = Pick<
  ExplorerPage,
  | 'accounts'
  | 'thirdParties'
  | 'balanced'
  | 'list'
  | 'path'
  | 'thirdParty'
  | 'total'
  | 'rows'
  | 'sums'
  | 'difference'
  | 'scale'
  | 'elsewhere'
> & { lines: ListedLine[] };

/** Null where the months are not open and were not given. */
export async function exploreView(task: ViewTask): Promise<ListedView | null> {
  const cube = openedCubes.open(task.months);
  if (cube === null) return null;
  const { filter, before, after } = task;
  const columns = task.columns.map(({ month, figure }): CubeColumn => ({ month: cube.months[month] ?? null, figure }));
  const marked = new MarkedAccounts(task.settings);
  const select = (asked: CellFilter) =>
    selectCells(cube, { filter: asked, columns, natureOf: (code) => marked.nature(code) });
  const cells = select(filter);
  const place = { by: task.list, account: filter.account, isOfOne: filter.thirdParty !== null };
  const usual: LineOrder =
    listedBy(cube, place) === 'accounts'
      ? { by: 'code', descending: false }
      : { by: 'difference', before, after, descending: true };
  const { level, order } = task;
  const asked = { ...place, level, order: order ?? usual, open: new Set(task.open), columns };
  const lines = new CubeLines(cube, cells, asked);
  const marks = new LineMarks(task.findings);
  const last = Math.min(lines.total, task.offset + task.limit);
  const page: ListedLine[] = [];
  for (let index = task.offset; index < last; index++) page.push(listedLine(cube, lines.at(index), task, marks));
  const { sums } = lines;
  return {
    ...wholeMonth(cube),
    list: lines.by,
    path: pathTo(cube, filter.account),
    thirdParty: thirdPartyOf(cube, filter.thirdParty),
    total: lines.total,
    rows: cells.length,
    sums: sums.map(toDecimal),
    difference: toDecimal(sums[after]! - sums[before]!),
    scale: lines.largestDifference(before, after) / 100,
    elsewhere: filter.words === '' || cells.length > 0 ? null : elsewhere(cube, select({ ...filter, account: '' })),
    lines: page,
  };
}

function listedLine(cube: BalanceCube, line: CubeLine, task: ViewTask, marks: LineMarks): ListedLine {
  const { filter, before, after } = task;
  const { kind, depth, below, count, sums } = line;
  // Others are accounts of a third party, or third parties of an account.
  const isOfAccount = kind === 'others' && task.list !== 'thirdParties';
  const who = line.thirdParty < 0 || isOfAccount ? null : cube.thirdParties[line.thirdParty]!;
  const { code, accountName } = kind === 'others' && !isOfAccount ? { code: '', accountName: '' } : line;
  const place =
    who === null
      ? { account: code, thirdParty: filter.thirdParty }
      : { account: code || filter.account || null, thirdParty: who.key };
  return {
    kind: kind === 'cell' ? 'row' : kind,
    account: code,
    accountName,
    ...thirdPartyWords(who),
    depth,
    below,
    rows: count,
    figures: sums.map(toDecimal),
    difference: toDecimal(sums[after]! - sums[before]!),
    marks: kind === 'others' ? [] : marks.marks(place, who === null),
  };
}

export function thirdPartyWords(
  who: CubeThirdParty | null,
): Pick<ExplorerLine, 'thirdParty' | 'nit' | 'dv' | 'thirdPartyName'> {
  if (who === null) return { thirdParty: '', nit: '', dv: null, thirdPartyName: '' };
  return { thirdParty: who.key || noThirdParty, nit: who.id, dv: who.dv < 0 ? null : who.dv, thirdPartyName: who.name };
}

/** Of the month shown, whatever the filter. */
function wholeMonth({ months, account, thirdParty, codes, thirdParties }: BalanceCube) {
  const last = months.at(-1)!;
  const seen = { accounts: new Uint8Array(codes.length), thirdParties: new Uint8Array(thirdParties.length) };
  for (let cell = 0; cell < account.length; cell++) {
    if (last.source[cell] === 0) continue;
    seen.accounts[account[cell]!] = 1;
    seen.thirdParties[thirdParty[cell]!] = 1;
  }
  seen.thirdParties[0] = 0;
  const count = (flags: Uint8Array) => flags.reduce((sum, flag) => sum + flag, 0);
  const cells = Uint32Array.from(account.keys());
  const total = new GroupSums([{ month: last, figure: 'closing' }], { cells, groupOf: () => 0, groups: 1 }).at(0, 0);
  return { accounts: count(seen.accounts), thirdParties: count(seen.thirdParties), balanced: total === 0n };
}

/** From the class to an account; a prefix that is no account closes it. */
function pathTo({ tree }: BalanceCube, account: string): ExplorerPage['path'] {
  const path: ExplorerPage['path'] = [];
  for (let length = 1; length <= account.length; length++) {
    const at = nodeAt(tree, account.slice(0, length));
    if (at >= 0) path.push({ account: tree[at]!.code, name: tree[at]!.name });
  }
  if (account !== '' && path.at(-1)?.account !== account) path.push({ account, name: '' });
  return path;
}

function thirdPartyOf({ thirdParties }: BalanceCube, key: string | null): ExplorerPage['thirdParty'] {
  if (key === null) return null;
  const who = key === '' ? thirdParties[0]! : thirdParties.find((one) => one.key === key);
  const { thirdParty, nit, dv, thirdPartyName } = thirdPartyWords(who ?? { key, id: key, name: '', dv: -1 });
  return { key: thirdParty, nit, dv, name: thirdPartyName };
}

const MOST_ELSEWHERE = 3;

function elsewhere(cube: BalanceCube, cells: Uint32Array): ExplorerPage['elsewhere'] {
  if (cells.length === 0) return null;
  const codes = new Set<string>();
  for (const cell of cells) {
    codes.add(cube.codes[cube.account[cell]!]!.slice(0, 4));
    if (codes.size === MOST_ELSEWHERE) break;
  }
  return { rows: cells.length, accounts: [...codes] };
}
