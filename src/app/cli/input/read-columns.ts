/** The columns of `--columnas`, for files that no format recognises. Loaded only when asked for, as the profile is. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { Value } from 'typebox/value';
import { type ColumnMapping, columnMappingSchema } from '#core/columns/column-mapping.ts';
import { mappedFormat } from '#core/columns/mapped-format.ts';
import type { Format } from '#core/reading/format.ts';
import { columnsText } from './columns-text.es.ts';

/** Throws a sentence when they cannot be read or say what is no mapping. */
export async function readColumns(path: string): Promise<Format> {
  let document: unknown;
  try {
    document = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Error(columnsText.unreadable(path, (error as Error).message));
  }
  if (!Value.Check(columnMappingSchema, document)) {
    const places = Value.Errors(columnMappingSchema, document).map(
      ({ instancePath, message }) => `${instancePath.slice(1) || '{}'} (${message})`,
    );
    throw new Error(columnsText.wrong(path, [...new Set(places)].slice(0, 5)));
  }
  return mappedFormat(document as ColumnMapping, columnsText.name(basename(path)));
}
