/** The row of a dated table behind a finding, so that the reader can verify it: norm, rate, base and dates. */

import { monthNames } from '#core/calendar/period.es.ts';
import { formatCount, formatPercent } from '#core/money/money.es.ts';

export interface DatedRow {
  readonly legalBasis: string;
  readonly from: string;
  readonly to: string | null;
  readonly percent?: number | null;
  readonly minBaseUvt?: number | null;
  readonly baseRule?: string;
}

/** `4 % desde 2 UVT (ET 392; Decreto 572/2025; vigente desde el 1 de julio de 2026)`. */
export function writeDatedRow({ legalBasis, from, to, percent, minBaseUvt, baseRule = '' }: DatedRow): string {
  const rate = typeof percent === 'number' ? `${writeRate(percent)} ` : '';
  const base =
    minBaseUvt === undefined || minBaseUvt === null
      ? ''
      : minBaseUvt === 0
        ? 'desde cualquier valor '
        : `${baseRule.startsWith('excess') ? 'sobre lo que pase de' : 'desde'} ${formatCount(minBaseUvt)} UVT `;
  const dates = to === null ? `vigente desde el ${writeDay(from)}` : `del ${writeDay(from)} al ${writeDay(to)}`;
  // The table's notes in parentheses are for its maintainers.
  return `${rate}${base}(${legalBasis.replace(/\s*\([^)]*\)/g, '')}; ${dates})`;
}

/** Rows of a table: those of one rate, base and time are told once, with the laws of each. */
export function writeDatedRows(rows: readonly DatedRow[]): string {
  return [...Map.groupBy(rows, (row) => writeDatedRow({ ...row, legalBasis: '' })).values()]
    .map((alike) => {
      const laws = alike.map(({ legalBasis }) => legalBasis.split('; '));
      const isShared = (law: string) => laws.every((one) => one.includes(law));
      // Each law once, those of all rows last.
      const each = [...new Set(laws.flat())].toSorted((one, other) => Number(isShared(one)) - Number(isShared(other)));
      return writeDatedRow({ ...alike[0]!, legalBasis: each.join('; ') });
    })
    .join('; ');
}

/** `4 %`, `0,55 %`, `11 %`: no more decimals than the rate has. */
export function writeRate(percent: number): string {
  const decimals = Number.isInteger(percent) ? 0 : Number.isInteger(Math.round(percent * 1000) / 100) ? 1 : 2;
  return formatPercent(percent, decimals);
}

/** `1 de julio de 2026` of an ISO day. */
export function writeDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} de ${monthNames[month! - 1]} de ${year}`;
}
