/** Figures of a month as they are stored: rows of texts and cents, compressed. */
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { parsePeriod, periodKey } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { AccountFigures, MonthFigures } from '#core/statement/month-figures.ts';

const compression = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };

const amounts = ['opening', 'debit', 'credit', 'closing', 'creditSide', 'closingEntry'] as const;
const words = ['code', 'name', 'place', 'line', 'standing'] as const;
type Words = Pick<AccountFigures, (typeof words)[number]>;

/** A row: the words of an account, then its amounts in cents. */
interface Encoded {
  period: string;
  titles: MonthFigures['titles'];
  rows: (string | null)[][];
}

/** The inverse of `decodeFigures`. */
export function encodeFigures({ period, titles, accounts }: MonthFigures): Uint8Array {
  const rows = accounts.map((account) => [
    ...words.map((key) => account[key]),
    ...amounts.map((key) => String(account[key])),
  ]);
  const encoded: Encoded = { period: periodKey(period), titles, rows };
  return new Uint8Array(zstdCompressSync(JSON.stringify(encoded), compression));
}

export function decodeFigures(bytes: Uint8Array): MonthFigures {
  const { period, titles, rows } = JSON.parse(zstdDecompressSync(bytes).toString()) as Encoded;
  const cents = (row: readonly (string | null)[]) =>
    Object.fromEntries(amounts.map((key, index) => [key, BigInt(row[words.length + index]!)])) as Record<
      (typeof amounts)[number],
      Cents
    >;
  const accounts = rows.map((row): AccountFigures => {
    const [code, name, place, line, standing] = row;
    return { ...({ code, name, place, line, standing } as Words), ...cents(row) };
  });
  return { period: parsePeriod(period)!, titles, accounts };
}
