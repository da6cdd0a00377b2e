/** Reads company, NIT and months from the rows above the header of a report, as Colombian packages write them. */
import type { ReportTitle } from './format.ts';
import { parseNit } from './nit.ts';
import { monthFromName } from './period.es.ts';
import { comparePeriods, isPeriod, type Period } from './period.ts';
import type { SheetRow } from './workbook.ts';

const NAMED_MONTH = /([a-záéíóúñ]{3,10})\.?[\s\-/]*(?:\d{1,2}\s*[-/,]\s*|de\s+|del\s+|\s)?\s*((?:19|20)\d{2})/gi;
const DAY_MONTH_YEAR = /\b\d{1,2}[/-](\d{1,2})[/-]((?:19|20)\d{2})\b/g;
const YEAR_MONTH = /\b((?:19|20)\d{2})[/-](\d{1,2})(?:[/-]\d{1,2})?\b/g;
const CLOSING = /(?:mes\s*(?:de\s*)?13|per[ií]odo\s*13|cierre)\D{0,12}((?:19|20)\d{2})/gi;
const PRINTED = /^\s*(procesado|impreso|fecha de impresi|fecha y hora|generado|elaborado|usuario|hora)/i;

/** Every month that a text names, in order of appearance. */
export function periodsIn(text: string): Period[] {
  const found: { at: number; period: Period }[] = [];
  const add = (at: number, year: number, month: number | null) => {
    if (month !== null && isPeriod(year, month)) found.push({ at, period: { year, month } });
  };
  for (const match of text.matchAll(CLOSING)) add(match.index, Number(match[1]), 13);
  if (found.length > 0) return found.map(({ period }) => period);
  for (const match of text.matchAll(NAMED_MONTH)) add(match.index, Number(match[2]), monthFromName(match[1]!));
  for (const match of text.matchAll(DAY_MONTH_YEAR)) add(match.index, Number(match[2]), Number(match[1]));
  for (const match of text.matchAll(YEAR_MONTH)) add(match.index, Number(match[1]), Number(match[2]));
  return found.sort((a, b) => a.at - b.at).map(({ period }) => period);
}

const REPORT_NAME = /balance|comprobaci|prueba|reporte|informe|libro|cifras|anexo/i;
const NIT_TEXT = /(?:^|\b)(?:n\.?\s?i\.?\s?t\.?\s*:?\s*)?(\d{1,3}(?:[.,]?\d{3}){2,3}\s*[-–]\s*\d|\d{9,10})(?!\d)/i;

/** The title block: rows of the sheet before the header. */
export function readReportTitle(rows: readonly SheetRow[]): ReportTitle {
  const title: ReportTitle = { company: { nit: null, dv: null, name: null }, from: null, to: null };
  const months: Period[] = [];
  for (const row of rows) {
    for (const cell of row.cells) {
      if (cell === null || typeof cell === 'boolean') continue;
      const text = String(cell).trim();
      if (text === '' || PRINTED.test(text)) continue;
      readLine(text, title, months);
    }
  }
  if (months.length > 0) {
    const sorted = months.toSorted(comparePeriods);
    title.from = sorted[0]!;
    title.to = sorted.at(-1)!;
  }
  return title;
}

function readLine(text: string, title: ReportTitle, months: Period[]): void {
  const found = periodsIn(text);
  if (found.length > 0) {
    months.push(...found);
    return;
  }
  const nit = NIT_TEXT.exec(text);
  if (nit && title.company.nit === null) {
    const { id, dv } = parseNit(nit[1]!);
    title.company.nit = id;
    title.company.dv = dv;
    const before = text.slice(0, nit.index).replace(/[\s\-–:]*$/, '');
    if (/[a-záéíóúñ]{3}/i.test(before) && !/^\W*nit\W*$/i.test(before)) title.company.name ??= before;
    return;
  }
  if (!REPORT_NAME.test(text) && /[a-záéíóúñ]{2}/i.test(text) && !/^n\.?i\.?t/i.test(text))
    title.company.name ??= text.replace(/^SIIGO\s*-\s*/i, '');
}
