/** Normalised headers, without what changes between monthly files: accents, case, spaces, months, years. */

import { monthFromName } from '#core/calendar/period.es.ts';
import { plainText } from '#core/reading/headers/header-row.ts';
import type { Cell } from '#core/reading/workbook.ts';
import { MOST_COLUMNS } from './sheet-places.ts';

const longest = 200;

/** One entry per column, trailing empty ones omitted: `Saldo a Enero 31/2026` → `saldo a # # #`. */
export function headerWords(cells: readonly Cell[]): string[] {
  const headers = cells.slice(0, MOST_COLUMNS).map((cell) =>
    plainText(cell)
      .split(' ')
      .map((word) => (/^\d+$/.test(word) || (word.length > 2 && monthFromName(word) !== null) ? '#' : word))
      .join(' ')
      .slice(0, longest),
  );
  return headers.slice(0, headers.findLastIndex((header) => header !== '') + 1);
}
