/** Tells twelve months of an account, of a third party, or of one in the other, in a worker thread. */
import { nodeAt } from '#core/books/cube/account-tree.ts';
import { type BalanceCube, centsAt } from '#core/books/cube/balance-cube.ts';
import { type CubeColumn, figureOf, GroupSums } from '#core/books/cube/group-sums.ts';
import { noFilter, selectCells } from '#core/books/cube/select-cells.ts';
import { toDecimal } from '#core/money/money.ts';
import { natureOf } from '#core/reference/chart/puc.ts';
import type { ExplorerRow } from './contract.ts';
import { thirdPartyWords } from './explore-view.ts';
import { LineMarks, type PlacedFinding, worstFirst } from './line-marks.ts';
import { type MonthsToJoin, openedCubes } from './opened-cubes.ts';

export interface RowTask {
  months: MonthsToJoin;
  /** Oldest first; `month`: position among those joined, −1 where it is not stored. */
  periods: { period: string; month: number }[];
  /** '' for all. */
  account: string;
  /** Null for all. */
  thirdParty: string | null;
  findings: PlacedFinding[];
}

export type TracedRow = Omit<ExplorerRow, 'balance' | 'findings'> & { found: PlacedFinding[] };

const MOST_OTHERS = 20;
const figures = ['debit', 'credit', 'closing'] as const;

/** Null where the months are not open and were not given. */
export async function exploreRow({
  months,
  periods,
  account,
  thirdParty,
  findings,
}: RowTask): Promise<TracedRow | null> {
  const cube = openedCubes.open(months);
  if (cube === null) return null;
  const filter = { ...noFilter, account, thirdParty };
  const cells = selectCells(cube, { filter, columns: [], natureOf });
  const columns = cube.months.flatMap((month): CubeColumn[] => figures.map((figure) => ({ month, figure })));
  const sums = new GroupSums(columns, { cells, groupOf: () => 0, groups: 1 }).of(0);
  const number = thirdParty === null ? -1 : cube.thirdParties.findIndex(({ key }) => key === thirdParty);
  const last = cube.months.at(-1)!;
  const source = cells.length === 1 ? last.source[cells[0]!]! : 0;
  return {
    account,
    accountName: cube.tree[nodeAt(cube.tree, account)]?.name ?? '',
    ...thirdPartyWords(cube.thirdParties[number] ?? null),
    months: periods.map(({ period, month }) => {
      const at = (figure: number) => toDecimal(month < 0 ? 0n : sums[figures.length * month + figure]!);
      return { period, isStored: month >= 0, debit: at(0), credit: at(1), closing: at(2) };
    }),
    found: worstFirst(new LineMarks(findings).at({ account: account || null, thirdParty }, thirdParty === null)),
    ...othersOf(cube, account, number),
    sourceRow: source === 0 ? null : source,
  };
}

/** Accounts of a third party besides one. */
function othersOf(cube: BalanceCube, account: string, number: number): Pick<ExplorerRow, 'others' | 'othersTotal'> {
  // Rows without third party have nothing in common.
  if (number <= 0) return { others: [], othersTotal: 0 };
  const closing: CubeColumn = { month: cube.months.at(-1)!, figure: 'closing' };
  const cells: number[] = [];
  for (let cell = 0; cell < cube.account.length; cell++) {
    if (cube.thirdParty[cell] !== number || figureOf(closing, cell) === 0) continue;
    if (account === '' || !cube.codes[cube.account[cell]!]!.startsWith(account)) cells.push(cell);
  }
  cells.sort((a, b) => Math.abs(figureOf(closing, b)) - Math.abs(figureOf(closing, a)));
  return {
    others: cells.slice(0, MOST_OTHERS).map((cell) => {
      const code = cube.codes[cube.account[cell]!]!;
      const { name } = cube.tree[nodeAt(cube.tree, code)]!;
      return { account: code, accountName: name, closing: toDecimal(centsAt(closing.month!.words.closing, cell)) };
    }),
    othersTotal: cells.length,
  };
}
