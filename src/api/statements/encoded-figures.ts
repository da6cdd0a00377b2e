/** Figures of a month as they are stored: rows of texts and cents, compressed. */
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { parsePeriod, periodKey } from '#core/calendar/period.ts';
import type { AccountFigures, MonthFigures } from '#core/statement/month-figures.ts';

const compression = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };

interface Encoded {
  period: string;
  titles: MonthFigures['titles'];
  /** Names of the figures of an account; amounts are cents. */
  amounts: string[];
  others: string[];
  /** Values in that order. */
  rows: (string | number | null)[][];
}

/** The inverse of `decodeFigures`. */
export function encodeFigures({ period, titles, accounts }: MonthFigures): Uint8Array {
  const figures = Object.entries(accounts[0] ?? {});
  const named = (isAmount: boolean) =>
    figures.flatMap(([name, value]) =>
      (typeof value === 'bigint') === isAmount ? [name as keyof AccountFigures] : [],
    );
  const [amounts, others] = [named(true), named(false)];
  const rows = accounts.map((account) => [
    ...amounts.map((name) => String(account[name])),
    ...others.map((name) => account[name] as string | number | null),
  ]);
  const encoded: Encoded = { period: periodKey(period), titles, amounts, others, rows };
  return new Uint8Array(zstdCompressSync(JSON.stringify(encoded), compression));
}

export function decodeFigures(bytes: Uint8Array): MonthFigures {
  const { period, titles, amounts, others, rows } = JSON.parse(zstdDecompressSync(bytes).toString()) as Encoded;
  const accounts = rows.map((row) => {
    const account: Record<string, unknown> = {};
    for (const [index, name] of amounts.entries()) account[name] = BigInt(row[index]!);
    for (const [index, name] of others.entries()) account[name] = row[amounts.length + index];
    return account as unknown as AccountFigures;
  });
  return { period: parsePeriod(period)!, titles, accounts };
}
