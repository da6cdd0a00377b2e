/** Reads company, NIT and months from the rows above the header of a report, as Colombian packages write them. */
import type { ReportTitle } from './format.ts';
import { parseNit } from './nit.ts';
import { comparePeriods, type Period } from './period.ts';
import { periodsIn } from './periods-in.es.ts';
import type { SheetRow } from './workbook.ts';

const PRINTED =
  /^\s*(procesado|impreso|fecha de (impresi|proceso|generaci)|fecha y hora|generado|elaborado|usuario|hora)/i;
/** A day that may be the one of printing: it says the month only where nothing else does. */
const PERHAPS_PRINTED = /^\s*fecha\s*:?\s*\d|\d\s*[T ]\s*\d{1,2}:\d{2}/i;
/** What a report that adds up the months of the year says of itself. */
const CUMULATIVE = /acumulad/i;
const REPORT_NAME = /balance|comprobaci|prueba|reporte|informe|libro|cifras|anexo|acumulad/i;
const NIT_TEXT = /(?:^|\b)(?:n\.?\s?i\.?\s?t\.?\s*:?\s*)?(\d{1,3}(?:[.,]?\d{3}){2,3}\s*[-–]\s*\d|\d{9,10})(?!\d)/i;

/** The title block: rows of the sheet before the header. A cumulative report covers its year from January. */
export function readReportTitle(rows: readonly SheetRow[]): ReportTitle {
  const title: ReportTitle = { company: { nit: null, dv: null, name: null }, from: null, to: null };
  const months: Period[] = [];
  const doubtful: Period[] = [];
  let isCumulative = false;
  for (const text of rows.flatMap(linesOf)) {
    if (PRINTED.test(text)) continue;
    isCumulative ||= CUMULATIVE.test(text);
    readLine(text, title, PERHAPS_PRINTED.test(text) ? doubtful : months);
  }
  const written = [months, monthsAcross(rows), doubtful].find((found) => found.length > 0) ?? [];
  const sorted = written.toSorted(comparePeriods);
  title.from = sorted[0] ?? null;
  title.to = sorted.at(-1) ?? null;
  if (isCumulative && title.to) title.from = { year: title.to.year, month: 1 };
  return title;
}

function linesOf({ cells }: SheetRow): string[] {
  return cells.flatMap((cell) => {
    const text = cell === null || typeof cell === 'boolean' ? '' : String(cell).trim();
    return text === '' ? [] : [text];
  });
}

/** Months that a row tells only when its cells are read together: `Desde | Enero | 2026 | Hasta | Marzo | 2026`. */
function monthsAcross(rows: readonly SheetRow[]): Period[] {
  return rows.flatMap((row) => {
    const lines = linesOf(row);
    return lines.length < 2 || lines.some((line) => PRINTED.test(line)) ? [] : periodsIn(lines.join(' '));
  });
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
