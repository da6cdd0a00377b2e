/** Parses company, NIT and months from the title block above the headers, as Colombian packages write it. */

import { comparePeriods, type Period } from '#core/calendar/period.ts';
import { periodsIn } from '#core/calendar/periods-in.es.ts';
import type { ReportTitle } from '../format.ts';
import type { SheetRow } from '../workbook.ts';

const PRINTED =
  /^\s*(procesado|impreso|fecha de (impresi|proceso|generaci)|fecha y hora|generado|elaborado|usuario|hora)/i;
/** A date that may be the day of printing never gives the month. */
const PERHAPS_PRINTED = /^\s*fecha\s*:?\s*\d|\d\s*[T ]\s*\d{1,2}:\d{2}/i;
/** Words that introduce the covered days, with or without hours. */
const COVERS = /desde|hasta|corte|per[ií]odo|\bdel?\b.*\bal\b|entre/i;
/** Words beside dates in cells of their own: the covered days, and a month with its year. */
const SAYS_DAYS = /desde|hasta|corte|inicial|final|entre/i;
/** Marker of a report cumulative from January. */
const CUMULATIVE = /acumulad/i;
const REPORT_NAME = /balance|comprobaci|prueba|reporte|informe|libro|cifras|anexo|acumulad/i;
/** `Empresa: Acme S.A.S.`, and other labels before a value, which are nobody's name. */
const COMPANY_LABEL = /^(?:nombre (?:de )?(?:la )?)?(?:empresa|compa[nñ][ií]a|raz[oó]n social)\s*:\s*(?=\S)/i;
const OTHER_LABEL = /^[\p{L}.º° ]{2,40}:/u;
const NO_NAME = /^(?:filtros?|ocultar|mostrar|instruc\w*|moneda|p[aá]gina|hoja|nivel|usuario|desde|hasta)\b/i;
/** Labels of a row of labels over a row of values. */
const LABEL =
  /^(?:per[ií]odo|lapso|mes|a[nñ]o|fecha(?: de \p{L}+)?|hora|usuario|empresa|compa[nñ][ií]a|raz[oó]n social|nit|sucursal|sede|moneda|centro de costos?|libro|p[aá]gina)$/iu;
/** `Balance de prueba - Acme S.A.S. - COP`. */
const NAME_AFTER_REPORT =
  /\s[-–|]\s+([^-–|]*\b(?:s\.?\s?a\.?(?:\s?s\.?)?|ltda|e\.?\s?u\.?|s\.? en c(?:\.|\b)[^-–|]*|e\.?\s?s\.?\s?p\.?))(?=\s*(?:[-–|]|$))/i;
/** A package that prints its own name, and perhaps its version, on the report. */
const OF_PACKAGE =
  /^(?:siigo(?: (?:pyme|nube|plus|contador))?|helisa(?: niif)?|world office|contapyme|biable|alegra|loggro|aliaddo|ilimitada|sisco|manager|cg ?-?uno|sap(?: business one| b1)?|odoo|zeus|daytona|novasoft|ofima(?:tica)?|sag)(?:\s+v?[\d.]+)?$/i;
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
  let isCumulative = false;
  let sure = 0;
  const lines = labelled(rows);
  for (const text of lines.flat()) {
    if (PRINTED.test(text)) continue;
    isCumulative ||= CUMULATIVE.test(text);
    const found = periodsIn(text);
    if (!isPrintDate(text)) months.push(...found);
    sure = readCompany(text, title, sure, found.length > 0);
  }
  const written = [months, monthsAcross(lines), monthOverYear(lines)].find((found) => found.length > 0) ?? [];
  const sorted = written.toSorted(comparePeriods);
  title.from = sorted[0] ?? null;
  title.to = sorted.at(-1) ?? null;
  if (isCumulative && title.to) title.from = { year: title.to.year, month: 1 };
  return title;
}

function isPrintDate(text: string): boolean {
  return (PERHAPS_PRINTED.test(text) && !COVERS.test(text)) || DATE_ALONE.test(text);
}

/** Lines of each row; a row of labels over a row of values becomes `label: value` lines. */
function labelled(rows: readonly SheetRow[]): string[][] {
  const lines: string[][] = [];
  for (let at = 0; at < rows.length; at++) {
    const [row, next] = [rows[at]!, rows[at + 1]];
    if (!next || !isOfLabels(row)) {
      lines.push(linesOf(row));
      continue;
    }
    const values = next.cells.map((cell) => linesOf({ number: next.number, cells: [cell] }).join(' '));
    const pairs = row.cells.flatMap((cell, column) => {
      const value = values[column] ?? '';
      return cell === null || value === '' ? [] : [`${String(cell).trim()}: ${value}`];
    });
    lines.push(...pairs.map((pair) => [pair]));
    at++;
  }
  return lines;
}

function isOfLabels({ cells }: SheetRow): boolean {
  const filled = cells.filter((cell) => cell !== null && String(cell).trim() !== '');
  return filled.length >= 2 && filled.every((cell) => LABEL.test(String(cell).trim().replace(/:$/, '')));
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
function monthsAcross(rows: readonly (readonly string[])[]): Period[] {
  return rows.flatMap((lines) => {
    const joined = lines.join(' ');
    const isOfPrinting = lines.some((line) => PRINTED.test(line) || (isPrintDate(line) && !SAYS_DAYS.test(joined)));
    return lines.length < 2 || isOfPrinting || isPrintDate(joined) ? [] : periodsIn(joined);
  });
}

/** `Mes: Marzo` above `Año: 2026`. */
function monthOverYear(rows: readonly (readonly string[])[]): Period[] {
  return rows.flatMap((lines, at) => {
    const [month, year] = [lines.join(' '), rows[at + 1]?.join(' ') ?? ''];
    return /^(?:mes|per[ií]odo)\b/i.test(month) && /^(?:a[nñ]o|vigencia)\b/i.test(year)
      ? periodsIn(`${month} ${year}`)
      : [];
  });
}

/**
 * Takes the NIT of a line if it is more certain than the current one, and the company's name. Returns the new
 * certainty.
 */
function readCompany(line: string, { company }: ReportTitle, sure: number, isDated: boolean): number {
  const text = line.replace(COMPANY_LABEL, '');
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
  company.name ??= NAME_AFTER_REPORT.exec(text)?.[1]?.trim() ?? null;
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
  if (OTHER_LABEL.test(text) || NO_NAME.test(text) || OF_PACKAGE.test(text.trim())) return false;
  return !REPORT_NAME.test(text) && /[a-záéíóúñ]{2}/i.test(text) && !/^\W*n\.?\s?i\.?\s?t\b/i.test(text);
}
