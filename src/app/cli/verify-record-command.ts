/**
 * `cuadre verificar-registro`: whether the record of every account of an installation is whole and as it was written. Exit 1
 * when one is not.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type RecordVerdict, verifyRecords } from '#api/record/verify-record.ts';
import { dataDirectoryPath } from '#platform/data-directory.ts';
import { visitDatabase } from '#platform/database/visit-database.ts';
import { StartUpError } from '#platform/start-up-error.ts';
import type { Options } from './options.ts';
import { recordText } from './record-text.es.ts';

export async function verifyRecordCommand([folder]: readonly string[], { json }: Options): Promise<number> {
  const dataDirectory = folder ?? dataDirectoryPath();
  const url = folder === undefined ? process.env.DATABASE_URL : undefined;
  const fail = (sentence: string): number => {
    process.stderr.write(`${sentence}\n`);
    return 2;
  };
  // Anything else would be made into one.
  if (url === undefined && !existsSync(join(dataDirectory, 'postgres')))
    return fail(recordText.noFolder(dataDirectory));
  let verdicts: RecordVerdict[];
  try {
    verdicts = await visitDatabase({ dataDirectory, url }, verifyRecords);
  } catch (error) {
    if (error instanceof StartUpError) return fail(error.message);
    throw error;
  }
  process.stdout.write(json ? `${JSON.stringify(verdicts, null, 2)}\n` : verdicts.map(line).join(''));
  return verdicts.some(({ broken }) => broken !== null) ? 1 : 0;
}

function line({ accountName, entries, lastHash, broken }: RecordVerdict): string {
  if (broken !== null) return `✗ ${accountName}: ${recordText.broken[broken.kind](broken.sequence)}\n`;
  return `✓ ${accountName}: ${recordText.whole(entries)}${lastHash === null ? '' : ` ${recordText.last(lastHash)}`}\n`;
}
