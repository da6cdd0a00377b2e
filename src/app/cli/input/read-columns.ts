/** Column mapping of `--columnas`, for files that no format recognises. Loaded on demand, like the profile. */
import { basename } from 'node:path';
import { Value } from 'typebox/value';
import { type ColumnMapping, columnMappingSchema } from '#core/columns/column-mapping.ts';
import { mappedFormat } from '#core/columns/mapped-format.ts';
import type { Format } from '#core/reading/format.ts';
import { columnsText } from './columns-text.es.ts';
import { readRegular } from './regular-file.ts';

/** Throws a message for an unreadable file or an invalid mapping. */
export async function readColumns(path: string): Promise<Format> {
  let document: unknown;
  try {
    document = JSON.parse(readRegular(path).toString('utf8'));
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
