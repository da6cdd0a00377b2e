/** LRU cache of the years that a worker thread has joined: whoever looks at a format looks at the others too. */
import { openStoredBalance, type StoredBalance } from '#api/balances/stored-balance.ts';
import { type KeptThirdParty, thirdPartiesForAudit } from '#api/balances/third-parties/queries.ts';
import type { Equivalences } from '#core/books/roles/titles.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { type YearBooks, yearBooks } from '#core/exogena/year-books.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';

/** Stored balances and directories never change: the key names their versions. */
export interface BooksOfYear {
  key: string;
  /** Null: as kept; the answer is null where they are not. */
  given: { stored: StoredBalance[]; own: string; equivalences: Equivalences; directory: KeptThirdParty[] } | null;
}

export interface OpenedYear {
  books: YearBooks;
  /** DIAN code of the document of third parties, by key, where the accounting package has it. */
  types: ReadonlyMap<string, string>;
}

/** Cells in all years kept; a year of 100,000 rows a month has some 200,000, of 450 bytes each. */
const MOST_CELLS = 300_000;
const years = new Map<string, OpenedYear>();

const cellsOf = ({ books }: OpenedYear) => books.figures.cube.account.length;

/** The books of a year, or null where they are not kept and were not given. */
export function openYear({ key, given }: BooksOfYear): OpenedYear | null {
  const known = years.get(key);
  if (known !== undefined) {
    years.delete(key);
    years.set(key, known);
    return known;
  }
  if (given === null) return null;
  const directory = thirdPartiesForAudit(given.directory);
  const months = given.stored.map((month) => ({
    period: parsePeriod(month.period)!,
    balance: openStoredBalance(month, directory),
  }));
  const types = given.directory.flatMap(({ id, idType }) =>
    idType === null ? [] : [[thirdPartyKey(id), idType] as const],
  );
  const opened = { books: yearBooks(months, given.own, given.equivalences), types: new Map(types) };
  years.set(key, opened);
  let cells = [...years.values()].reduce((sum, year) => sum + cellsOf(year), 0);
  for (const [oldest, year] of years) {
    if (cells <= MOST_CELLS) break;
    years.delete(oldest);
    cells -= cellsOf(year);
  }
  return opened;
}
