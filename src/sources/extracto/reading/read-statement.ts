/**
 * Reads a bank statement by its named columns, or Bancolombia's lines without titles. Where it has balances they prove every
 * row; what is kept are sums by account and month.
 */
import type { SourceReading } from '#core/engine/sources/source.ts';
import { parseNit, thirdPartyKey } from '#core/identity/nit.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { writePesos } from '#core/money/money.es.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { DecimalMark } from '#core/reading/cells/amount-text.ts';
import type { Cell, Sheet, SheetRow, Workbook } from '#core/reading/workbook.ts';
import type { BankConcept, BankMonth, BankTable } from '#core/source/bank-statement.ts';
import { amountOf, dayIn, firstProblems, labelled, markOfCells, textOf } from '#core/source/second-cells.ts';
import { banks, CREDIT, concepts, DEBIT, OF_BANKS, OF_BOOKS, readingText, said, titles } from './bank-words.es.ts';

/** Rows in which the titles are looked for. */
const HEAD = 45;

type Column = keyof typeof titles | 'account';
type Places = Partial<Record<Column, number>>;

interface Layout {
  sheet: Sheet;
  /** Row of the titles; 0 where there are none. */
  row: number;
  places: Places;
  bank: string;
}

export function layoutOf(workbook: Workbook): Layout | null {
  for (const sheet of workbook.sheets) {
    const named = namedLayout(sheet, workbook.fileName) ?? linesOfBancolombia(sheet);
    if (named !== null) return named;
  }
  return null;
}

function namedLayout(sheet: Sheet, fileName: string): Layout | null {
  const head = sheet.head.slice(0, HEAD);
  for (const { number, cells } of head) {
    const written = cells.map((cell) => plainName(textOf(cell)));
    if (written.some((one) => OF_BOOKS.test(one))) continue;
    const places: Places = {};
    for (const column of Object.keys(titles) as (keyof typeof titles)[]) {
      const at = written.findIndex((one, place) => titles[column].test(one) && !Object.values(places).includes(place));
      if (at >= 0) places[column] = at;
    }
    const { day, words, value, in: credits, out } = places;
    if (
      day === undefined ||
      words === undefined ||
      (value === undefined && (credits === undefined || out === undefined))
    )
      continue;
    const bank = bankIn([...head, { number: 0, cells: [fileName] }]);
    const isOfBank = bank !== '' || sheet.head.some((row) => OF_BANKS.test(plainName(textOf(row.cells[words]))));
    if (isOfBank) return { sheet, row: number, places, bank };
  }
  return null;
}

/** Nine columns and no titles: account, office, blank, day, blank, signed value, code, description, zero. */
function linesOfBancolombia(sheet: Sheet): Layout | null {
  const rows = sheet.head.filter(({ cells }) => cells.some((cell) => textOf(cell) !== ''));
  const fits = ({ cells }: SheetRow) =>
    /^\d{8,16}$/.test(textOf(cells[0]).replace(/-/g, '')) &&
    /^20\d{6}$/.test(textOf(cells[3])) &&
    amountOf(cells[5] ?? null, '.') !== null &&
    textOf(cells[5]) !== '' &&
    /[A-Za-z]/.test(textOf(cells[7]));
  if (rows.length === 0 || !rows.every(fits)) return null;
  return { sheet, row: 0, places: { account: 0, day: 3, value: 5, words: 7 }, bank: 'Bancolombia' };
}

function bankIn(rows: readonly SheetRow[]): string {
  for (const { cells } of rows)
    for (const cell of cells) {
      const plain = plainName(textOf(cell));
      const found = banks.find(([, , word]) => word.test(plain));
      if (found) return found[0];
    }
  return '';
}

interface Line {
  number: number;
  cells: Map<Column, Cell>;
}

interface Movement {
  row: number;
  day: string;
  account: string;
  /** Positive into the account. */
  amount: Cents;
  balance: Cents | null;
  concept: BankConcept | null;
}

export async function readStatement(workbook: Workbook): Promise<SourceReading<'extracto'>> {
  const layout = layoutOf(workbook)!;
  const head = layout.sheet.head.filter(({ number }) => number < layout.row);
  const lines = await linesOf(layout);
  const mark = markOfCells(
    lines.flatMap(({ cells }) => (['value', 'in', 'out', 'balance'] as const).map((one) => cells.get(one) ?? null)),
  );
  const problems: string[] = [];
  const told = { opening: saidAmount(head, said.opening, mark), closing: saidAmount(head, said.closing, mark) };
  const account = digits(labelled(head, said.account) ?? '');
  const movements: Movement[] = [];
  for (const line of lines) {
    const words = plainName(textOf(line.cells.get('words')));
    const written = textOf(line.cells.get('day'));
    const balance = balanceIn(line, mark);
    if (said.opening.test(words)) told.opening ??= balance ?? valueIn(line, mark);
    else if (said.closing.test(words)) told.closing ??= balance ?? valueIn(line, mark);
    else if (written !== '' || words !== '') {
      const movement = movementOf(line, { words, balance, account, mark }, problems);
      if (movement !== null) movements.push(movement);
    }
  }
  if (problems.length > 0) return refused(firstProblems(problems, readingText.more));
  if (movements.length === 0) return refused([readingText.empty]);
  const accounts = [...new Set(movements.map((one) => one.account))];
  if (accounts.length > 1 && movements.some(({ balance }) => balance !== null))
    return refused([readingText.severalAccounts(accounts)]);
  const wrong = proofOf(movements, told);
  if (wrong !== null) return refused([wrong]);
  const months = monthsOf(movements, told, layout.bank);
  const nit = holderIn(head);
  const notices = [
    ...(nit === '' ? [readingText.noHolder] : []),
    ...(months.some(({ closing }) => closing === null) ? [readingText.noBalance] : []),
  ];
  return { table: tableOf(nit, months, lines.length), problems: notices };
}

function refused(problems: readonly string[]): SourceReading<'extracto'> {
  return { table: null, problems };
}

const digits = (written: string) => written.replace(/\D/g, '');

async function linesOf({ sheet, row, places }: Layout): Promise<Line[]> {
  const lines: Line[] = [];
  await sheet.scan(({ number, cells }) => {
    if (number <= row) return undefined;
    const own = (Object.entries(places) as [Column, number][]).map(
      ([column, at]) => [column, cells[at] ?? null] as const,
    );
    if (own.some(([, cell]) => textOf(cell) !== '')) lines.push({ number, cells: new Map(own) });
    return undefined;
  });
  return lines;
}

const balanceIn = ({ cells }: Line, mark: DecimalMark) =>
  textOf(cells.get('balance')) === '' ? null : amountOf(cells.get('balance') ?? null, mark);
const valueIn = ({ cells }: Line, mark: DecimalMark) => amountOf(cells.get('value') ?? null, mark);

function saidAmount(head: readonly SheetRow[], label: RegExp, mark: DecimalMark): Cents | null {
  const written = labelled(head, label);
  return written === null ? null : amountOf(written, mark);
}

interface Around {
  words: string;
  balance: Cents | null;
  account: string;
  mark: DecimalMark;
}

/** Null for titles again and sums below; what is no day or amount is a problem. */
function movementOf(line: Line, { words, balance, account, mark }: Around, problems: string[]): Movement | null {
  const written = textOf(line.cells.get('day'));
  const day = dayIn(written);
  if (day === null) {
    if (/\d/.test(written)) problems.push(readingText.badDay(line.number, written));
    return null;
  }
  const amount = signedAmount(line, mark, problems);
  if (amount === null) return null;
  const own = digits(textOf(line.cells.get('account'))) || account;
  const concept = concepts.find(([, word]) => word.test(words))?.[0] ?? null;
  return { row: line.number, day, account: own, amount, balance, concept };
}

function signedAmount(line: Line, mark: DecimalMark, problems: string[]): Cents | null {
  const read = (column: Column): Cents | null => {
    const cell = line.cells.get(column) ?? null;
    const amount = amountOf(cell, mark);
    if (amount === null) problems.push(readingText.badAmount(line.number, textOf(cell)));
    return amount;
  };
  if (!line.cells.has('value')) {
    const [credit, debit] = [read('in'), read('out')];
    return credit === null || debit === null ? null : abs(credit) - abs(debit);
  }
  const value = read('value');
  const side = plainName(textOf(line.cells.get('side')));
  if (value === null || side === '') return value;
  if (DEBIT.test(side)) return -abs(value);
  if (CREDIT.test(side)) return abs(value);
  problems.push(readingText.badSide(line.number, side));
  return null;
}

interface Told {
  opening: Cents | null;
  closing: Cents | null;
}

/** Why its balances do not hold, oldest or newest row first; null where they do, or there are none. */
function proofOf(movements: Movement[], { opening, closing }: Told): string | null {
  if (movements.every(({ balance }) => balance !== null)) {
    const breaks = (rows: readonly Movement[]) =>
      rows.find((one, at) => at > 0 && rows[at - 1]!.balance! + one.amount !== one.balance);
    const forward = breaks(movements);
    const back = movements.toReversed();
    if (forward !== undefined && breaks(back) === undefined) movements.reverse();
    else if (forward !== undefined) {
      const before = movements[movements.indexOf(forward) - 1]!;
      const expected = writePesos(before.balance! + forward.amount);
      return readingText.badBalance(forward.row, expected, writePesos(forward.balance!));
    }
  }
  if (opening === null || closing === null) return null;
  const found = movements.reduce((sum, { amount }) => sum + amount, opening);
  return found === closing ? null : readingText.badClosing(writePesos(found), writePesos(closing));
}

/** Sums of an account in a month; its closing from the last balance of the month, or from what the file says of its end. */
function monthsOf(movements: readonly Movement[], { closing }: Told, bank: string): BankMonth[] {
  const last = movements.reduce((latest, { day }) => (day > latest ? day : latest), '').slice(0, 7);
  const groups = Map.groupBy(movements, ({ day, account }) => `${day.slice(0, 7)} ${account}`);
  return [...groups.values()].map((own) => {
    const [first] = own;
    const month = first!.day.slice(0, 7);
    const of = (name: BankConcept) => {
      const sum = own.reduce((all, { concept, amount }) => (concept === name ? all + amount : all), 0n);
      return name === 'interest' ? sum : -sum;
    };
    const side = (isIn: boolean) =>
      own.reduce((sum, { amount }) => (amount > 0n === isIn ? sum + abs(amount) : sum), 0n);
    return {
      month,
      account: first!.account,
      bank,
      closing: own.at(-1)!.balance ?? (month === last ? closing : null),
      inflow: side(true),
      outflow: side(false),
      of: {
        gmf: of('gmf'),
        fees: of('fees'),
        feeVat: of('feeVat'),
        interest: of('interest'),
        withheld: of('withheld'),
      },
      movements: own.length,
      row: first!.row,
    };
  });
}

/** Of the company: the bank prints its own NIT too. */
function holderIn(head: readonly SheetRow[]): string {
  const key = thirdPartyKey(parseNit(labelled(head, said.holder) ?? '').id);
  return /^\d{6,15}$/.test(key) && !banks.some(([, nit]) => nit === key) ? key : '';
}

function tableOf(nit: string, months: readonly BankMonth[], rows: number): BankTable {
  const sorted = months.map(({ month }) => month).sort();
  return { nit, months, rows, from: sorted[0]!, to: sorted.at(-1)! };
}

/** Several files of one company, oldest first: of an account and month the newest one holds. */
export function joinedStatements(tables: readonly BankTable[]): BankTable {
  const all = new Map(
    tables.flatMap(({ months }) => months).map((one) => [`${one.month} ${one.account || one.bank}`, one]),
  );
  const nit = tables.find((table) => table.nit !== '')?.nit ?? '';
  return tableOf(
    nit,
    [...all.values()],
    tables.reduce((sum, { rows }) => sum + rows, 0),
  );
}
