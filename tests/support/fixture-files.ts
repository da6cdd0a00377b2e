/** Files of `tests/fixtures`, and small generated balances. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TestFile {
  name: string;
  bytes: Buffer;
}

export function fixture(folder: string, name: string): TestFile {
  return { name, bytes: readFileSync(join(import.meta.dirname, '..', 'fixtures', folder, name)) };
}

/** A line of a flat balance; amounts in the file's notation. */
export type CsvLine = [
  code: string,
  name: string,
  nit: string,
  thirdParty: string,
  ...amounts: [string, string, string, string],
];

const header = 'Código cuenta;Nombre cuenta;NIT;Nombre tercero;Saldo inicial;Débito;Crédito;Saldo final';

/** A flat balance in the usual layout, semicolon-separated. */
export function csvBalance(
  lines: readonly CsvLine[],
  name = 'balance.csv',
  encoding: BufferEncoding = 'utf8',
): TestFile {
  return { name, bytes: Buffer.from([header, ...lines.map((line) => line.join(';'))].join('\r\n'), encoding) };
}
