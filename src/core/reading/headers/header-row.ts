/** Finds the header rows of a sheet by column names, ignoring accents, case, punctuation and abbreviations. */

import { TextMemo } from '#core/dictionary/text-memo.ts';
import { mendAccents } from '../cells/damaged-accents.ts';
import { amountFields, type Columns, type Field } from '../format.ts';
import type { Cell, Sheet } from '../workbook.ts';
import { beginsWithAccount } from './account-lines.ts';
import { settleAmbiguous } from './ambiguous-headers.es.ts';
import { type BalancePairs, balancePairs, datedBalances, threePairs } from './balance-headers.es.ts';
import { headerAliases } from './header-aliases.es.ts';
import { abbreviations, headerTerms, isOfAmounts, isOfId, withoutQualifiers } from './header-terms.es.ts';
import { type LevelColumns, levelColumns } from './level-headers.es.ts';
import { beginWithCodes, untitledCodes } from './untitled-codes.ts';

/**
 * Unaccented, lower case, single spaces, no punctuation. A lost character (U+FFFD) becomes `?`, which matches any
 * letter.
 */
export function plainText(cell: Cell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  return plainTexts.of(cell, makePlain);
}

/** Every format looks at the same first rows of a sheet, and the next file repeats them. */
const plainTexts = new TextMemo<string>(5000);

function makePlain(text: string): string {
  const lower = isAscii(text) ? text.toLowerCase() : withoutAccents(text);
  return lower.replace(/[^a-z0-9?]+/g, ' ').trim();
}

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
}

function withoutAccents(text: string): string {
  return mendAccents(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\ufffd/g, '?');
}

/** Amounts and ids first: `cuenta`, `nombre` and `saldo` are ambiguous and take the remaining columns. */
const order: readonly Field[] = [
  ...amountFields,
  'level',
  'transactional',
  'id',
  'dv',
  'branch',
  'period',
  'code',
  'thirdPartyName',
  'name',
];
const aliasTerms = order.map((field) => ({ field, aliases: headerAliases[field].map(headerTerms) }));
const known = new Set(aliasTerms.flatMap(({ aliases }) => aliases));
/** Vocabulary of all headers, to repair words that lost a letter. */
const vocabulary = [...new Set([...Object.values(headerAliases).flat().join(' ').split(' '), ...abbreviations])];

const terms = new TextMemo<string>(5000);

/** Terms of a header, with lost letters repaired: `c?digo`. */
function termsOf(cell: Cell): string {
  const plain = plainText(cell);
  if (!plain.includes('?')) return terms.of(plain, headerTerms);
  const whole = (word: string) => {
    const pattern = new RegExp(`^${word.replaceAll('?', '.')}$`);
    return word.includes('?') ? (vocabulary.find((candidate) => pattern.test(candidate)) ?? word) : word;
  };
  return headerTerms(plain.split(' ').map(whole).join(' '));
}

const isAmount = (field: Field) => (amountFields as readonly Field[]).includes(field);

/** Maps the columns named by a header row; each column serves one field. */
export function matchHeaders(cells: readonly Cell[]): Columns {
  return matchTerms(cells.map(termsOf));
}

function matchTerms(headers: readonly string[]): Columns {
  const taken = new Set<number>();
  const columns: Columns = {};
  const take = (field: Field, test: (header: string, column: number) => boolean): boolean => {
    const column = headers.findIndex((header, index) => header !== '' && !taken.has(index) && test(header, index));
    if (column < 0) return false;
    columns[field] = column;
    taken.add(column);
    return true;
  };
  let unqualified: readonly string[] | null = null;
  for (const { field, aliases } of aliasTerms) {
    const found = aliases.some((alias) => take(field, (header) => header === alias));
    if (field === 'id' && !found) take(field, isOfId);
    if (found || !isAmount(field)) continue;
    unqualified ??= headers.map(withoutQualifiers);
    const plain = unqualified;
    take(field, (_, column) => aliases.includes(plain[column]!));
  }
  settleAmbiguous(headers, columns, taken);
  return columns;
}

export interface HeaderRow {
  /** 1-based row of the headers; the last one when they take several. */
  row: number;
  /** First of the header rows. */
  first: number;
  columns: Columns;
  /** Balances in two columns: `columns` has the debit ones. */
  pairs: BalancePairs;
  /** Normalised header of each column. */
  headers: readonly string[];
  /** Accounts are named in lines above their rows: the column of codes is empty. */
  accountLines?: true;
  /** Codes in several columns, the last of which `columns` has. */
  levels?: LevelColumns;
}

/** Maximum number of header rows. */
const MOST_LEVELS = 3;
/** An account and four amounts. */
const FEWEST_HEADERS = 5;
const found = new WeakMap<Sheet, HeaderRow | null>();

/** The first row, or run of rows, that names an account code and the four amounts. */
export function findHeaderRow(sheet: Sheet): HeaderRow | null {
  // Cached per sheet: every format of a flat table asks for it.
  if (!found.has(sheet)) found.set(sheet, searchHeaderRow(sheet));
  return found.get(sheet)!;
}

function searchHeaderRow({ head }: Sheet): HeaderRow | null {
  for (let levels = 1; levels <= MOST_LEVELS; levels++) {
    for (let at = levels - 1; at < head.length; at++) {
      const rows = head.slice(at - levels + 1, at + 1);
      const cells = levels === 1 ? rows[0]!.cells : joinLevels(rows.map((row) => row.cells));
      if (cells.filter((cell) => cell !== null && cell !== '').length < FEWEST_HEADERS) continue;
      const byLevel = levelColumns(cells.map(plainText), head.slice(at + 1));
      const terms = cells.map((cell, column) => (byLevel?.columns.includes(column) ? '' : termsOf(cell)));
      const columns = matchTerms(terms);
      if (byLevel) columns.code = byLevel.columns.at(-1)!;
      const three = threePairs(terms);
      const pairs = three?.pairs ?? balancePairs(terms);
      if (three) for (const field of amountFields) delete columns[field];
      if (three) Object.assign(columns, three.movement);
      for (const moment of ['opening', 'closing'] as const) {
        const pair = pairs[moment];
        if (columns[moment] !== undefined) delete pairs[moment];
        else if (pair) columns[moment] = pair.debit;
      }
      if (columns.opening === undefined && columns.closing === undefined)
        Object.assign(columns, datedBalances(terms, columns));
      let accountLines: true | undefined;
      const isWhole = amountFields.every((field) => columns[field] !== undefined);
      if (isWhole && columns.code === undefined && (columns.id ?? columns.thirdPartyName) !== undefined) {
        const code = untitledCodes(terms, head.slice(at + 1));
        if (code !== undefined) columns.code = code;
        // No column has codes: the one after the last is empty.
        else if (beginsWithAccount(head.slice(at + 1), columns)) [columns.code, accountLines] = [cells.length, true];
      }
      if (isWhole && columns.code === undefined && columns.name !== undefined) {
        // `Descripción` over codes with their names.
        const { name } = columns;
        if (beginWithCodes(head.slice(at + 1), name)) columns.code = name;
        if (columns.code === name) delete columns.name;
      }
      if (columns.code !== undefined && amountFields.every((field) => columns[field] !== undefined))
        return {
          row: rows.at(-1)!.number,
          first: rows[0]!.number,
          columns,
          pairs,
          headers: cells.map(plainText),
          ...(accountLines ? { accountLines } : {}),
          ...(byLevel ? { levels: byLevel } : {}),
        };
    }
  }
  return null;
}

/** Merges multi-row headers: `Movimiento` above `Débito` and `Crédito`. A group extends to the next one. */
function joinLevels(rows: readonly (readonly Cell[])[]): string[] {
  const lowest = rows.at(-1)!.map(plainText);
  const groups = rows.slice(0, -1);
  const width = Math.max(...rows.map((cells) => cells.length));
  const above = groups.map(() => '');
  return Array.from({ length: width }, (_, column) => {
    const own = groups.map((cells) => plainText(cells[column] ?? null));
    own.forEach((words, level) => {
      if (words !== '') above[level] = words;
    });
    const low = lowest[column] ?? '';
    if (low === '') return own.join(' ').trim();
    const whole = `${above.join(' ')} ${low}`.trim();
    // A group above an amount qualifies it; above anything else it may be a title, or extend too far.
    const isKnown = known.has(termsOf(whole)) && (own.some((words) => words !== '') || !known.has(termsOf(low)));
    return isKnown || isOfAmounts(above.join(' ')) ? whole : low;
  });
}
