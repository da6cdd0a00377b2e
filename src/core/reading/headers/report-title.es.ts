/** Parses company, NIT and months from the title block above the headers, as Colombian packages write it. */

import { comparePeriods, type Period } from '#core/calendar/period.ts';
import { periodsIn } from '#core/calendar/periods-in.es.ts';
import type { ReportTitle } from '../format.ts';
import type { SheetRow } from '../workbook.ts';

const PRINTED =
  /^\s*(procesado|impreso|fecha de (impresi|proceso|generaci)|fecha y hora|generado|elaborado|usuario|hora)/i;
/** Possibly the print date: gives the month only when nothing else does. */
const PERHAPS_PRINTED = /^\s*fecha\s*:?\s*\d|\d\s*[T ]\s*\d{1,2}:\d{2}/i;
/** Words that introduce the covered days, with or without hours. */
const COVERS = /desde|hasta|corte|per[ií]odo|\bdel?\b.*\bal\b|entre/i;
/** Marker of a report cumulative from January. */
const CUMULATIVE = /acumulad/i;
const REPORT_NAME = /balance|comprobaci|prueba|reporte|informe|libro|cifras|anexo|acumulad/i;
/** Prefix of Siigo before the company's name. */
const SOFTWARE = /^SIIGO\s*-\s*/i;
/** Maximum length of a cell, in characters; no real title is longer. */
const LONGEST = 1000;
/** A lone date, possibly with a time, in a corner. */
const DATE_ALONE = /^\s*\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}(?:[\sT].*)?$/;
/** Telephone numbers and account ranges have as many digits as a NIT. */
const OTHER_NUMBER =
  /\b(?:tel|tels|cel|fax|pbx|m[oó]vil|whatsapp|cuentas?|c[oó]digos?|desde|hasta|t\.?\s?p)\b|tel[eé]f|celular/i;
const DIGITS = String.raw`(\d{1,3}(?:[.,\s]\d{3}){2,3}|\d{6,10})(?!\d)`;
const DV = String.raw`\s*(?:[-–]\s*|D\.?\s?V\.?\s*:?\s*|\s)(\d)(?!\d)`;
/** Confidence that a number is the company's NIT: labelled, with a DV, or only of the right length. */
const NITS: readonly [sure: number, RegExp][] = [
  [3, new RegExp(String.raw`\bn\.?\s?i\.?\s?t\.?\s*(?:n[o°º]\.?|nro\.?|#)?\s*[:.]?\s*${DIGITS}(?:${DV})?`, 'i')],
  [2, new RegExp(String.raw`(?<![\d.-])${DIGITS}\s*(?:[-–]\s*|D\.?\s?V\.?\s*:?\s*)(\d)(?![\d.-])`, 'i')],
  [1, /(?<![\d.-])(\d{9,10})(?![\d.-])/],
];

/** Parses the rows above the header. A cumulative report covers its year from January. */
export function readReportTitle(rows: readonly SheetRow[]): ReportTitle {
  const title: ReportTitle = { company: { nit: null, dv: null, name: null }, from: null, to: null };
  const months: Period[] = [];
  const doubtful: Period[] = [];
  let isCumulative = false;
  let sure = 0;
  for (const text of rows.flatMap(linesOf)) {
    if (PRINTED.test(text)) continue;
    isCumulative ||= CUMULATIVE.test(text);
    const found = periodsIn(text);
    const isDoubtful = (PERHAPS_PRINTED.test(text) && !COVERS.test(text)) || DATE_ALONE.test(text);
    (isDoubtful ? doubtful : months).push(...found);
    sure = readCompany(text, title, sure, found.length > 0);
  }
  const written = [months, monthsAcross(rows), doubtful].find((found) => found.length > 0) ?? [];
  const sorted = written.toSorted(comparePeriods);
  title.from = sorted[0] ?? null;
  title.to = sorted.at(-1) ?? null;
  if (isCumulative && title.to) title.from = { year: title.to.year, month: 1 };
  return title;
}

/** A cell merged over the whole title block holds several lines. */
function linesOf({ cells }: SheetRow): string[] {
  return cells
    .flatMap((cell) =>
      cell === null || typeof cell === 'boolean'
        ? []
        : String(cell)
            .slice(0, LONGEST)
            .split(/[\r\n]+/),
    )
    .flatMap((line) => {
      const text = line.replace(/\s+/g, ' ').trim();
      return text === '' ? [] : [text];
    });
}

/** Months whose words are spread over the cells of a row: `Desde | Enero | 2026 | Hasta | Marzo | 2026`. */
function monthsAcross(rows: readonly SheetRow[]): Period[] {
  return rows.flatMap((row) => {
    const lines = linesOf(row);
    return lines.length < 2 || lines.some((line) => PRINTED.test(line)) ? [] : periodsIn(lines.join(' '));
  });
}

/**
 * Takes the NIT of a line if it is more certain than the current one, and the company's name. Returns the new
 * certainty.
 */
function readCompany(text: string, { company }: ReportTitle, sure: number, isDated: boolean): number {
  const nit = nitIn(text);
  // In a line with months only a labelled NIT counts.
  if (nit && nit.sure > (isDated ? 2 : sure) && nit.sure > sure) {
    company.nit = nit.id;
    company.dv = nit.dv;
    const before = text.slice(0, nit.at).replace(/[\s\-–:,]*$/, '');
    if (isName(before)) company.name ??= before.replace(SOFTWARE, '');
    return nit.sure;
  }
  if (!nit && !isDated && isName(text)) company.name ??= text.replace(SOFTWARE, '');
  return sure;
}

function nitIn(text: string): { sure: number; at: number; id: string; dv: number | null } | null {
  for (const [sure, pattern] of NITS) {
    const found = pattern.exec(text);
    if (!found || (sure < 3 && OTHER_NUMBER.test(text))) continue;
    const id = found[1]!.replace(/\D/g, '');
    return { sure, at: found.index, id, dv: found[2] === undefined ? null : Number(found[2]) };
  }
  return null;
}

function isName(text: string): boolean {
  return !REPORT_NAME.test(text) && /[a-záéíóúñ]{2}/i.test(text) && !/^\W*n\.?\s?i\.?\s?t\b/i.test(text);
}
