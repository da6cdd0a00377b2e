/** Figures of a month as they are stored: a header with the texts by column, then the amounts by column, compressed. */

import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { parsePeriod, periodKey } from '#core/calendar/period.ts';
import { dictionary } from '#core/dictionary/look-up.ts';
import type { AccountFigures, MonthFigures } from '#core/statement/month-figures.ts';

const compression = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
const CENTS_BYTES = 8;
const LENGTH_BYTES = 4;

interface Header {
  period: string;
  titles: MonthFigures['titles'];
  /** Amounts as digits. */
  municipal: { code: string; municipality: string; amount: string }[];
  count: number;
  /** Names of the amounts of an account, whose columns follow. */
  amounts: string[];
  /** Its other figures. */
  columns: Record<string, (string | number | null)[]>;
}

/** The inverse of `decodeFigures`. */
export function encodeFigures({ period, titles, municipal, accounts }: MonthFigures): Uint8Array {
  const names = Object.keys(accounts[0] ?? {}) as (keyof AccountFigures)[];
  const amounts = names.filter((name) => typeof accounts[0]![name] === 'bigint');
  const others = names.filter((name) => !amounts.includes(name));
  const columns = Object.fromEntries(
    others.map((name) => [name, accounts.map((account) => account[name] as string | number | null)]),
  );
  const header: Header = {
    period: periodKey(period),
    titles,
    municipal: municipal.map((part) => ({ ...part, amount: String(part.amount) })),
    count: accounts.length,
    amounts,
    columns,
  };
  const text = Buffer.from(JSON.stringify(header));
  const bytes = Buffer.alloc(LENGTH_BYTES + text.length + amounts.length * accounts.length * CENTS_BYTES);
  let at = bytes.writeUInt32LE(text.length, 0);
  at += text.copy(bytes, at);
  for (const name of amounts) {
    for (const account of accounts) at = bytes.writeBigInt64LE(account[name] as bigint, at);
  }
  return new Uint8Array(zstdCompressSync(bytes, compression));
}

export function decodeFigures(compressed: Uint8Array): MonthFigures {
  const bytes = zstdDecompressSync(compressed);
  const begin = LENGTH_BYTES + bytes.readUInt32LE(0);
  const header = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, begin)) as Header;
  const { period, titles, count, amounts, columns } = header;
  const municipal = header.municipal.map((part) => ({ ...part, amount: BigInt(part.amount) }));
  const accounts = Array.from({ length: count }, () => dictionary<unknown>());
  for (const [name, values] of Object.entries(columns)) {
    for (let index = 0; index < count; index++) accounts[index]![name] = values[index];
  }
  let at = begin;
  for (const name of amounts) {
    for (let index = 0; index < count; index++, at += CENTS_BYTES) accounts[index]![name] = bytes.readBigInt64LE(at);
  }
  return { period: parsePeriod(period)!, titles, municipal, accounts: accounts as unknown as AccountFigures[] };
}
