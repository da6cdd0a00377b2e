/**
 * Several reports one below another in a sheet: each adds up by itself, over the accounts of the first, under a title
 * that the first does not have.
 */
import { hasLegalForm } from '../headers/company-name.es.ts';
import { plainText } from '../headers/header-row.ts';
import type { ReadIssue } from '../read-issue.ts';
import { type RawRows, text } from '../rows/raw-rows.ts';
import { totalOf } from '../rows/total-lines.es.ts';
import type { Sheet, SheetRow } from '../workbook.ts';

/** A title row has one line of text, or a label and its value. */
const MOST_CELLS = 2;
const MOST_LINES = 200;
/** Parts of one book, each of which may add up. */
const PART =
  /\b(?:sucursal(?:es)?|sede|centros?|c ?costos?|proyecto|agencia|regional|punto de venta|pagina|hoja|orden|clase|grupo|tercero|nit)\b/;
/** Share of the accounts of a report that the first one has too. */
const LEAST_SHARED = 0.5;
const LEAST_ROWS = 4;
/** One peso, in cents. */
const TOLERANCE = 100n;

export class StackedReports {
  readonly #sheet: string;
  readonly #head: ReadonlySet<string>;
  readonly #lines: { row: number; line: string }[] = [];

  constructor({ name, head }: Pick<Sheet, 'name' | 'head'>, headerRow: number) {
    this.#sheet = name;
    this.#head = new Set(head.filter(({ number }) => number <= headerRow).map(lineOf));
  }

  /** Sees a row below the headers that is none of the table. */
  see(row: SheetRow): void {
    if (this.#lines.length >= MOST_LINES) return;
    const line = lineOf(row);
    const plain = plainText(line);
    const isTitle = /\p{L}{3}/u.test(line) && !this.#head.has(line) && !PART.test(plain) && totalOf(plain) === null;
    if (isTitle) this.#lines.push({ row: row.number, line });
  }

  /** The issue of a second report, at its title. */
  issue(raw: RawRows): ReadIssue | null {
    for (const { row, line } of this.#lines) {
      const at = raw.source.subarray(0, raw.count).findIndex((source) => source > row);
      if (at < 0 || !isWhole(raw, 0, at) || !isWhole(raw, at, raw.count) || !haveSameAccounts(raw, at)) continue;
      const title = this.#lines.filter((other) => other.row >= row && other.row < raw.source[at]!);
      const company = title.find((other) => hasLegalForm(other.line));
      const code = company ? 'company_several' : 'book_several';
      return { code, fatal: true, sheet: this.#sheet, row, data: { other: company?.line ?? line } };
    }
    return null;
  }
}

function lineOf({ cells }: SheetRow): string {
  const filled = cells.map(text).filter((cell) => cell !== '');
  return filled.length > MOST_CELLS ? '' : filled.join(' ');
}

/** Whether rows have as many debits as credits; levels among them do too. */
function isWhole({ amounts: { debit, credit } }: RawRows, from: number, to: number): boolean {
  if (to - from < LEAST_ROWS) return false;
  const [debits, credits] = [debit.sum(from, to), credit.sum(from, to)];
  const gap = debits - credits;
  return debits > 0n && gap <= TOLERANCE && gap >= -TOLERANCE;
}

function haveSameAccounts({ code, count }: RawRows, at: number): boolean {
  const first = new Set(code.subarray(0, at));
  const second = [...new Set(code.subarray(at, count))];
  return second.filter((account) => first.has(account)).length >= second.length * LEAST_SHARED;
}
