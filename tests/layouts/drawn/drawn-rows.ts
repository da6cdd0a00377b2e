/** Rows of a drawn layout: title block, headers, books, total and footer, cell by cell. */
import { checkDigit } from '#core/identity/nit.ts';
import { createRandom } from '#simulator/random.ts';
import type { ColumnKey, DrawnLayout } from './draw-layout.ts';
import type { DrawnBooks, Fact } from './drawn-books.ts';
import { type DrawnCell, writeAmount, writeCode, writeId } from './drawn-cells.ts';
import { signsOf } from './drawn-signs.ts';
import { titleRows } from './drawn-title.ts';
import { accountLineWords, blockWords, bookNames, dataHeaders, levelWidths, otherCompany } from './drawn-words.es.ts';

export interface DrawnRows {
  rows: DrawnCell[][];
  /** 0-based first row under the headers. */
  first: number;
  /** Merged ranges of a column: from and to, 0-based. */
  merges: { column: number; from: number; to: number }[];
}

type Line = Fact | DrawnBooks['titles'][number];
type Amounts = Pick<Fact, 'opening' | 'debit' | 'credit' | 'closing'>;

export function drawnRows(layout: DrawnLayout, books: DrawnBooks): DrawnRows {
  const random = createRandom(layout.seed, 'cells');
  const sign = signsOf(layout, books);
  const columns = withQuestion(layout);
  const rows: DrawnCell[][] = titleRows(layout, books, random, columns);
  rows.push(...headerRows(layout, columns, random));
  const first = rows.length;
  const merges: DrawnRows['merges'] = [];
  const write = (line: Line) =>
    columns.map(({ key, cells }) => cellOf(layout, key, cells, line, sign, books, random, rows.length));
  if (layout.damage === 'blocks') writeBlocks(layout, books, columns, rows, write);
  else if (layout.form === 'account_lines') writeUnderLines(layout, books, columns, rows, write);
  else for (const line of linesOf(layout, books)) rows.push(write(line));
  if (layout.damage === 'merged' || layout.damage === 'code_once') hideRepeated(layout, columns, rows, first, merges);
  if (layout.total) rows.push(totalRow(layout, columns, books, rows.length));
  if (layout.footer) rows.push([], [layout.footer]);
  return { rows, first, merges };
}

/** Titles of levels before what they sum, facts in the order of the accounts. */
function linesOf({ levels, isGeneral }: DrawnLayout, books: DrawnBooks): Line[] {
  const held = Map.groupBy(books.facts, ({ account }) => account);
  const isWritten = ({ account }: Line) =>
    levels === 'all' ? true : levels === 'leaves' || isGeneral ? held.has(account) : false;
  if (isGeneral) return books.titles.filter(isWritten);
  const facts = new Map(held);
  const lines: Line[] = [];
  for (const title of books.titles) {
    if (isWritten(title)) lines.push(title);
    lines.push(...(facts.get(title.account) ?? []));
    facts.delete(title.account);
  }
  return lines;
}

function isTitle(line: Line): boolean {
  return line.title;
}

type Columns = readonly {
  key: ColumnKey | 'company' | 'companyNit' | 'second';
  header: string;
  cells?: readonly (string | number)[];
  field?: keyof Amounts;
}[];

/** Columns of two companies or two books, where they are drawn. */
function withQuestion({ columns, question }: DrawnLayout): Columns {
  if (question === 'companies')
    return [
      { key: 'company', header: dataHeaders.company[0] },
      { key: 'companyNit', header: dataHeaders.nit[0] },
      ...columns,
    ];
  if (question !== 'books' && question !== 'three_books') return columns;
  const fields = { opening: 'opening', debit: 'debit', credit: 'credit', closing: 'closing' } as const;
  const second = columns.flatMap(({ key, header }) =>
    key in fields ? [{ key: 'second' as const, header, field: key as keyof Amounts }] : [],
  );
  return [...columns, ...second, ...(question === 'three_books' ? second : [])];
}

function headerRows(layout: DrawnLayout, columns: Columns, random: ReturnType<typeof createRandom>): DrawnCell[][] {
  const written = columns.map(({ header }) => spelled(header, layout.capitals));
  if (layout.question === 'books' || layout.question === 'three_books') {
    let book = 0;
    const upper = columns.map(({ key, field }) => {
      if (key === 'opening') return bookNames[0];
      return key === 'second' && field === 'opening' ? bookNames[++book]! : null;
    });
    return [upper, written];
  }
  if (layout.pairs === null) return [written];
  const { opening, movement, closing } = layout.pairs;
  const places: Partial<Record<string, string>> = { openingDebit: opening, debit: movement, closingDebit: closing };
  const upper = columns.map(({ key }) => (places[key] === undefined ? null : spelled(places[key], layout.capitals)));
  // Words of other columns stand in the lower row, or in the upper one, merged over both.
  if (random.chance(50)) return [upper, written];
  const isAmount = (key: string) => /Debit|Credit|^debit$|^credit$/.test(key);
  return [
    upper.map((cell, index) => (isAmount(columns[index]!.key) ? cell : written[index]!)),
    written.map((cell, index) => (isAmount(columns[index]!.key) ? cell : null)),
  ];
}

function spelled(words: string, capitals: DrawnLayout['capitals']): string {
  if (capitals === 'upper') return words.toUpperCase();
  return capitals === 'plain' ? words.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : words;
}

function cellOf(
  layout: DrawnLayout,
  key: Columns[number]['key'],
  cells: readonly (string | number)[] | undefined,
  line: Line,
  sign: ReturnType<typeof signsOf>,
  books: DrawnBooks,
  random: ReturnType<typeof createRandom>,
  row: number,
): DrawnCell {
  const party = isTitle(line) ? null : line.thirdParty;
  const own = isTitle(line) && layout.levelIds === 'company' ? books.company.nit : '';
  const turned = sign(line);
  if (cells !== undefined) return random.pick(cells);
  const level = /^level(\d+)$/.exec(key);
  if (level !== null) return levelOf(line.account, Number(level[1]));
  const areIdsInCodes = layout.form === 'ids_in_codes' && party !== null;
  switch (key) {
    case 'code':
      return areIdsInCodes ? writeId(party.id, layout) : writeCode(line.account, layout);
    case 'name':
      return areIdsInCodes ? party.name : line.accountName;
    case 'id':
      return party === null ? own || null : writeId(party.id, layout);
    case 'dv':
      return party !== null && /^[89]\d{8}$/.test(party.id) ? String(checkDigit(party.id)) : null;
    case 'thirdParty':
      return party === null ? null : party.name;
    case 'both':
      return party === null ? null : `${party.id} - ${party.name}`;
    case 'company':
      return random.chance(70) ? books.company.name : otherCompany.name;
    case 'companyNit':
      return random.chance(70) ? books.company.nit : otherCompany.nit;
    case 'second':
      return null;
    case 'opening':
    case 'debit':
    case 'credit':
      return key === 'opening'
        ? writeAmount(shownBalance(layout, line, line.opening * turned), layout, true)
        : writeAmount(line[key], layout);
    case 'closing':
      return layout.damage === 'formulas'
        ? { formula: formulaOf(layout, turned, row) }
        : writeAmount(shownBalance(layout, line, line.closing * turned), layout, true);
    case 'openingDebit':
    case 'closingDebit': {
      const cents = key === 'openingDebit' ? line.opening : line.closing;
      return writeAmount(cents > 0n ? cents : 0n, layout);
    }
    default: {
      const cents = key === 'openingCredit' ? line.opening : line.closing;
      return writeAmount(cents < 0n ? -cents : 0n, layout);
    }
  }
}

/** The code of a level; the last column has what is longer than the one before. */
function levelOf(account: string, width: number): string | null {
  if (width === levelWidths.at(-1)) return account.length > levelWidths.at(-2)! ? account : null;
  return account.length >= width ? account.slice(0, width) : null;
}

function shownBalance({ form }: DrawnLayout, line: Line, cents: bigint): bigint {
  return form === 'absolute_levels' && isTitle(line) && cents < 0n ? -cents : cents;
}

/** `Cuenta: 11050501 Caja`, and its rows below. */
function writeUnderLines(
  { seed }: DrawnLayout,
  { facts }: DrawnBooks,
  columns: Columns,
  rows: DrawnCell[][],
  write: (line: Line) => DrawnCell[],
): void {
  const word = createRandom(seed, 'account lines').pick(accountLineWords);
  for (const [account, lines] of Map.groupBy(facts, (fact) => fact.account)) {
    rows.push([`${word}${account} ${lines[0]!.accountName}`, ...columns.slice(1).map(() => null)]);
    for (const line of lines) rows.push(write(line));
  }
}

/** Opening plus debits minus credits, or the other way round where the balance is printed turned. */
function formulaOf({ columns }: DrawnLayout, turned: bigint, row: number): string {
  const at = (key: ColumnKey) => `${letters(columns.findIndex((column) => column.key === key))}${row + 1}`;
  const [plus, minus] = turned > 0n ? (['debit', 'credit'] as const) : (['credit', 'debit'] as const);
  return `${at('opening')}+${at(plus)}-${at(minus)}`;
}

export function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

/** `NIT 900123456 Name`, and its accounts below. */
function writeBlocks(
  { seed }: DrawnLayout,
  { facts }: DrawnBooks,
  columns: Columns,
  rows: DrawnCell[][],
  write: (line: Line) => DrawnCell[],
): void {
  const random = createRandom(seed, 'blocks');
  const word = random.pick(blockWords);
  for (const [id, lines] of Map.groupBy(facts, ({ thirdParty }) => thirdParty.id)) {
    rows.push([`${word} ${id} ${lines[0]!.thirdParty.name}`, ...columns.slice(1).map(() => null)]);
    for (const line of lines) rows.push(write(line));
  }
}

/** Code and name only in the first row of their account. */
function hideRepeated(
  { damage }: DrawnLayout,
  columns: Columns,
  rows: DrawnCell[][],
  first: number,
  merges: DrawnRows['merges'],
): void {
  for (const [column, { key }] of columns.entries()) {
    if (key !== 'code' && key !== 'name') continue;
    let from = first;
    for (let row = first + 1; row <= rows.length; row++) {
      const code = columns.findIndex((other) => other.key === 'code');
      const isSame = row < rows.length && accountAt(rows, row, code) === accountAt(rows, from, code);
      if (isSame) continue;
      if (damage === 'merged' && row - from > 1) merges.push({ column, from, to: row - 1 });
      from = row;
    }
  }
  const code = columns.findIndex(({ key }) => key === 'code');
  const accounts = rows.map((cells) => cells[code]);
  for (let row = rows.length - 1; row > first; row--) {
    if (accounts[row] !== accounts[row - 1]) continue;
    for (const [column, { key }] of columns.entries()) if (key === 'code' || key === 'name') rows[row]![column] = null;
  }
}

function accountAt(rows: DrawnCell[][], row: number, code: number): DrawnCell | undefined {
  return rows[row]?.[code];
}

/** The sums of the facts; class by class they are printed with the sign of debits. */
function totalRow(layout: DrawnLayout, columns: Columns, { facts }: DrawnBooks, row: number): DrawnCell[] {
  const sum = (of: (fact: Fact) => bigint) => facts.reduce((all, fact) => all + of(fact), 0n);
  const { total } = layout;
  return columns.map(({ key }) => {
    if (key === total!.column) return total!.label;
    switch (key) {
      case 'opening':
        return total!.hasOpening
          ? writeAmount(
              sum(({ opening }) => opening),
              layout,
            )
          : null;
      case 'debit':
        return writeAmount(
          sum(({ debit }) => debit),
          layout,
        );
      case 'credit':
        return writeAmount(
          sum(({ credit }) => credit),
          layout,
        );
      case 'closing':
        return layout.damage === 'formulas'
          ? { formula: formulaOf(layout, 1n, row) }
          : writeAmount(
              sum(({ closing }) => closing),
              layout,
            );
      case 'openingDebit':
        return total!.hasOpening
          ? writeAmount(
              sum(({ opening }) => (opening > 0n ? opening : 0n)),
              layout,
            )
          : null;
      case 'openingCredit':
        return total!.hasOpening
          ? writeAmount(
              sum(({ opening }) => (opening < 0n ? -opening : 0n)),
              layout,
            )
          : null;
      case 'closingDebit':
        return writeAmount(
          sum(({ closing }) => (closing > 0n ? closing : 0n)),
          layout,
        );
      case 'closingCredit':
        return writeAmount(
          sum(({ closing }) => (closing < 0n ? -closing : 0n)),
          layout,
        );
      default:
        return null;
    }
  });
}
