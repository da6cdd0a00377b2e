/** Which cells of a cube a view is about: every figure that it shows is a sum of them, so that all of them add up. */
import { plainName } from '#core/identity/plain-name.ts';
import type { Cents } from '#core/money/money.ts';
import { natureScope } from '#core/reference/chart/nature-exceptions.ts';
import type { Nature } from '#core/reference/chart/puc.ts';
import { approximate, type BalanceCube, isZero } from './balance-cube.ts';
import { type CubeColumn, figureOf } from './group-sums.ts';

export interface CellFilter {
  /** Prefix of accounts; '' for all. */
  account: string;
  /** Grouping key; null for all, '' for "no third party". */
  thirdParty: string | null;
  /** All of them in the names and numbers of the account and the third party. */
  words: string;
  /** With debits or credits in the last month. */
  moved: boolean;
  /** On the other side of their account's nature, at the end of the last month. */
  contrary: boolean;
  /** In the last month and in no other of the cube. */
  fresh: boolean;
  /** Of some column, in absolute cents; 0 for any. */
  minimum: Cents;
  /** As of a finding: rows of the last month's file, and third parties in some accounts; null for all. */
  among: CellsAmong | null;
}

export interface CellsAmong {
  rows: readonly number[];
  /** Prefixes; none for all. */
  accounts: readonly string[];
  /** Keys; null for all. */
  thirdParties: readonly string[] | null;
}

export const noFilter: CellFilter = {
  account: '',
  thirdParty: null,
  words: '',
  moved: false,
  contrary: false,
  fresh: false,
  minimum: 0n,
  among: null,
};

interface Selection {
  filter: CellFilter;
  columns: readonly CubeColumn[];
  natureOf: (code: string) => Nature;
}

type Test = (cell: number) => boolean;

/** Cells in order. */
export function selectCells(cube: BalanceCube, { filter, columns, natureOf }: Selection): Uint32Array {
  const { from, to } = cellsUnder(cube, filter.account);
  const tests = [
    ofThirdParty(cube, filter),
    ofFinding(cube, filter),
    ofWords(cube, filter),
    ofMonth(cube, filter, natureOf),
    ofMinimum(filter, columns),
  ].filter((test) => test !== null);
  const cells = new Uint32Array(to - from);
  let count = 0;
  for (let cell = from; cell < to; cell++) if (tests.every((test) => test(cell))) cells[count++] = cell;
  return cells.subarray(0, count);
}

/** The cells of the accounts under a prefix. */
export function cellsUnder({ codes, first }: BalanceCube, prefix: string): { from: number; to: number } {
  let from = 0;
  while (from < codes.length && codes[from]! < prefix) from++;
  let to = from;
  while (to < codes.length && codes[to]!.startsWith(prefix)) to++;
  return { from: first[from]!, to: first[to]! };
}

function ofThirdParty({ thirdParties, thirdParty }: BalanceCube, { thirdParty: key }: CellFilter): Test | null {
  if (key === null) return null;
  const number = thirdParties.findIndex((one, index) => one.key === key && (key !== '' || index === 0));
  return (cell) => thirdParty[cell] === number;
}

function ofFinding(cube: BalanceCube, { among }: CellFilter): Test | null {
  if (among === null) return null;
  const { rows, accounts, thirdParties: keys } = among;
  const last = cube.months.at(-1);
  const asked = new Set(rows);
  const ofRows: Test = (cell) => last !== undefined && asked.has(last.source[cell]!);
  // A row of a third party that has several in an account is not always the first of its cell.
  if (asked.size > 0 && (accounts.length === 0 || keys === null)) return ofRows;
  const isAccount = cube.codes.map((code) => accounts.length === 0 || accounts.some((one) => code.startsWith(one)));
  const named = keys && new Set(keys);
  const isNamed = cube.thirdParties.map(({ key }) => named === null || named.has(key));
  return (cell) => (isAccount[cube.account[cell]!]! && isNamed[cube.thirdParty[cell]!]!) || ofRows(cell);
}

interface PlainTexts {
  accounts: string[];
  thirdParties: string[];
}

const plainTexts = new WeakMap<BalanceCube, PlainTexts>();

/** Names of accounts with those of their titles, and of third parties with their numbers. Once for a cube. */
export function plainTextsOf(cube: BalanceCube): PlainTexts {
  let texts = plainTexts.get(cube);
  if (texts === undefined) {
    const accounts: string[] = new Array(cube.codes.length).fill('');
    for (const { name, from, to } of cube.tree) {
      const plain = plainName(name);
      for (let index = from; index < to; index++) accounts[index] += ` ${plain}`;
    }
    const thirdParties = cube.thirdParties.map(({ id, name, dv }) => `${plainName(name)} ${id}${dv < 0 ? '' : dv}`);
    texts = { accounts, thirdParties };
    plainTexts.set(cube, texts);
  }
  return texts;
}

function ofWords(cube: BalanceCube, { words }: CellFilter): Test | null {
  const asked = plainName(words.replace(/(?<=\d)[.\-–](?=\d)/g, ''))
    .split(' ')
    .filter(Boolean);
  if (asked.length === 0) return null;
  const texts = plainTextsOf(cube);
  const flags = asked.map((word) => ({
    accounts: texts.accounts.map((text, index) => text.includes(word) || cube.codes[index]!.startsWith(word)),
    thirdParties: texts.thirdParties.map((text) => text.includes(word)),
  }));
  return (cell) =>
    flags.every(
      ({ accounts, thirdParties }) => accounts[cube.account[cell]!]! || thirdParties[cube.thirdParty[cell]!]!,
    );
}

/** What the last month says of a cell. */
function ofMonth(cube: BalanceCube, filter: CellFilter, natureOf: (code: string) => Nature): Test | null {
  const { moved, contrary, fresh } = filter;
  const last = cube.months.at(-1);
  if (last === undefined || !(moved || contrary || fresh)) return null;
  const { closing, debit, credit } = last.words;
  const earlier = cube.months.slice(0, -1);
  // Side of a contrary balance: −1 credit, 1 debit, 0 where either is right.
  const wrongSide = cube.codes.map((code) => {
    if (natureScope(code).kind === 'skip') return 0;
    return natureOf(code) === 'D' ? -1 : 1;
  });
  return (cell) =>
    (!moved || !isZero(debit, cell) || !isZero(credit, cell)) &&
    (!contrary || approximate(closing, cell) * wrongSide[cube.account[cell]!]! > 0) &&
    (!fresh || (last.source[cell] !== 0 && earlier.every(({ source }) => source[cell] === 0)));
}

function ofMinimum({ minimum }: CellFilter, columns: readonly CubeColumn[]): Test | null {
  if (minimum === 0n) return null;
  const least = Number(minimum);
  return (cell) => columns.some((column) => Math.abs(figureOf(column, cell)) >= least);
}
