/** Parses company, NIT and months from the title block above the headers, as Colombian packages write it. */

import { daysIn, endsMonth } from '#core/calendar/days-in.es.ts';
import { comparePeriods, type Period, samePeriod } from '#core/calendar/period.ts';
import { periodsIn } from '#core/calendar/periods-in.es.ts';
import { TextMemo } from '#core/dictionary/text-memo.ts';
import { hasGluedDv } from '#core/identity/nit.ts';
import type { ReportTitle } from '../format.ts';
import type { Cell, SheetRow } from '../workbook.ts';
import { hasLegalForm, hasReportWord, isReportName, nameAmongReportWords } from './company-name.es.ts';
import { coveredDays, isPartOfMonth } from './covered-days.es.ts';
import { isCumulative, statedSpan, statedYear } from './stated-span.es.ts';

const PRINTED =
  /^\s*(?:(?:procesado|impreso|generado|elaborado|usuario|hora)\b|fecha (?:de )?(?:impresi|proceso|generaci|elaboraci|expedici|sistema)|fecha y hora)/i;
/** `Junio de 2025 - Generado el 12 de julio`: the day of printing after what the report covers. */
const BEFORE_PRINTED =
  /(?<=\S)[\s.,;|–-]+(?=(?:procesado|impreso|generado|elaborado)\b|fecha (?:de )?(?:impresi|generaci|elaboraci|expedici|sistema))/i;
/** A date that may be the day of printing never gives the month. */
const PERHAPS_PRINTED = /^\s*fecha\s*:?\s*\d|\d\s*[T ]\s*\d{1,2}:\d{2}/i;
/** Words that introduce the covered days, with or without hours, in the same cell or beside it. */
const COVERS =
  /desde|hasta|corte|per[ií]odo|\bdel?\b.*\bal\b|entre|inici|\bini\b|\bfin(?:al)?\b|\bfrom\b|\bto\b|as of|through|ended|\bstart|\bend/i;
/** `Empresa: Acme S.A.S.`, and other labels before a value, which are nobody's name. */
const COMPANY_LABEL = /^(?:nombre (?:de )?(?:la )?)?(?:empresa|compa[nñ][ií]a|company|raz[oó]n social)\s*:\s*(?=\S)/i;
const OTHER_LABEL = /^[\p{L}.º° ]{2,40}:/u;
const NO_NAME = /^(?:filtros?|ocultar|mostrar|instruc\w*|moneda|p[aá]gina|hoja|nivel|usuario|desde|hasta)\b/i;
/** Labels of a row of labels over a row of values. */
const LABEL =
  /^(?:per[ií]odo|lapso|mes|a[nñ]o|fecha(?: (?:de )?\p{L}+)?|desde|hasta|corte|inicio|fin|hora|usuario|empresa|compa[nñ][ií]a|company|raz[oó]n social|nit|sucursal|sede|moneda|centro de costos?|libro|p[aá]gina)$/iu;
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
const DATE_ALONE = /^\s*\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}(?:[\sT]+[^-–a-z]*(?:[ap]\.?\s?m\.?)?)?$/i;
/** Telephone numbers and account ranges have as many digits as a NIT. */
const OTHER_NUMBER =
  /\b(?:tel|tels|cel|fax|pbx|m[oó]vil|whatsapp|cuentas?|c[oó]digos?|desde|hasta|t\.?\s?p)\b|tel[eé]f|celular/i;
const DIGITS = String.raw`(\d{1,3}(?:[.,\s]\d{3}){2,3}|\d{6,10})(?!\d)`;
const DV = String.raw`\s*(?:[-–]\s*|D\.?\s?V\.?\s*:?\s*|\s)(\d)(?!\d)`;
/** Confidence that a number is the company's NIT: labelled, with a DV, or only of the right length. */
const NITS: readonly [sure: number, RegExp][] = [
  [3, new RegExp(String.raw`\bn\.?\s?i\.?\s?t\.?\s*(?:n[o°º]\.?|nro\.?|#)?\s*[:.]?\s*${DIGITS}(?:${DV})?`, 'i')],
  [
    2,
    new RegExp(
      String.raw`(?<!\p{L})(?:c\.?\s?c\.?|c[eé]dula(?: de ciudadan[ií]a)?)\s*(?:n[o°º]\.?|nro\.?|#)?\s*[:.]?\s*${DIGITS}`,
      'iu',
    ),
  ],
  [2, new RegExp(String.raw`(?<![\d.-])${DIGITS}\s*(?:[-–]\s*|D\.?\s?V\.?\s*:?\s*)(\d)(?![\d.-])`, 'i')],
  [1, /(?<![\d.-])(\d{9,10})(?![\d.-])/],
];

/** Parses the rows above the header. A cumulative report covers its year from January. */
export function readReportTitle(rows: readonly SheetRow[]): ReportTitle {
  const title: ReportTitle = { company: { nit: null, dv: null, name: null }, from: null, to: null };
  const months: Period[] = [];
  let fromJanuary = false;
  let sure = 0;
  let doubtful: string | null = null;
  const lines = labelled(rows);
  for (const text of lines.flat()) {
    if (PRINTED.test(text) && !hasLegalForm(text)) continue;
    fromJanuary ||= isCumulative(text);
    const found = periodsIn(text);
    if (found.length > 0 && !isPrintDate(text) && !isDayOfLetter(text)) months.push(...found);
    sure = readCompany(text, title, sure, found.length > 0);
    doubtful ??= found.length > 0 ? null : doubtfulName(text);
  }
  title.company.name ??= doubtful;
  const written = [months, monthsAcross(lines), monthOverYear(lines)].find((found) => found.length > 0) ?? [];
  const sorted = written.toSorted(comparePeriods);
  title.from = sorted[0] ?? null;
  title.to = sorted.at(-1) ?? null;
  if (fromJanuary && title.to) title.from = { year: title.to.year, month: 1 };
  const covering = lines.map((row) => row.filter((text) => !PRINTED.test(text)));
  const days = coveredDays(covering);
  if (title.from && title.to && samePeriod(title.from, title.to) && isPartOfMonth(days)) title.days = days;
  const span = statedSpan(covering.flat(), title.to !== null);
  if (span) title.span = span;
  const year = title.to === null ? statedYear(covering.flat()) : null;
  if (year !== null) title.year = year;
  return title;
}

/** `Bogotá, 15 de abril de 2026`: a day within a month that no word says to be the last one covered. */
function isDayOfLetter(text: string): boolean {
  const [day, another] = daysIn(text);
  return (
    day !== undefined && another === undefined && !endsMonth(day) && !COVERS.test(text) && !/(?:^|\s)al?\s/i.test(text)
  );
}

function isPrintDate(text: string): boolean {
  return (PERHAPS_PRINTED.test(text) && !COVERS.test(text) && !namesTwoDays(text)) || DATE_ALONE.test(text);
}

/** `2026-03-01T00:00:00 - 2026-03-31T23:59:59`. */
function namesTwoDays(text: string): boolean {
  const [first, second] = daysIn(text);
  return first !== undefined && second !== undefined && first.day !== second.day;
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

/** A cell that only says what the next one holds: `Empresa | Acme S.A.S.`. */
const CELL_LABEL =
  /^(?:nombre (?:de )?(?:la )?)?(?:empresa|compa[nñ][ií]a|company|raz[oó]n social|n\.?\s?i\.?\s?t\.?)\s*:?$/i;

/** The cells of a row, a label with its value as one. */
function withLabels(cells: readonly Cell[]): readonly Cell[] {
  const filled = cells.filter((cell) => cell !== null && String(cell).trim() !== '');
  return filled.flatMap((cell, at) => {
    const before = filled[at - 1];
    if (typeof before === 'string' && CELL_LABEL.test(before.trim()))
      return [`${before.trim().replace(/:$/, '')}: ${String(cell).trim()}`];
    return typeof cell === 'string' && CELL_LABEL.test(cell.trim()) && at < filled.length - 1 ? [] : [cell];
  });
}

/** A cell merged over the whole title block holds several lines. */
function linesOf({ cells }: SheetRow): string[] {
  return withLabels(cells)
    .flatMap((cell) =>
      cell === null || typeof cell === 'boolean'
        ? []
        : String(cell).slice(0, LONGEST).replaceAll('\r', '\n').split('\n'),
    )
    .flatMap((line) => {
      const text = line.replace(/\s+/g, ' ').trim();
      if (text === '') return [];
      return BEFORE_PRINTED.test(text) && !hasLegalForm(text) ? text.split(BEFORE_PRINTED) : [text];
    });
}

/** Months whose words are spread over the cells of a row: `Desde | Enero | 2026 | Hasta | Marzo | 2026`. */
function monthsAcross(rows: readonly (readonly string[])[]): Period[] {
  return rows.flatMap((lines) => {
    const joined = lines.join(' ');
    const isOfPrinting = lines.some((line) => PRINTED.test(line) || (isPrintDate(line) && !COVERS.test(joined)));
    return lines.length < 2 || isOfPrinting || isPrintDate(joined) ? [] : periodsIn(joined);
  });
}

const MONTH_LABEL = /^(?:mes|per[ií]odo|month|period)(?![a-z])/i;
const YEAR_LABEL = /^(?:a[nñ]o|vigencia|ejercicio|year)(?![a-z])/i;

/** `Mes: Marzo` above `Año: 2026`, or below it. */
function monthOverYear(rows: readonly (readonly string[])[]): Period[] {
  return rows.flatMap((lines, at) => {
    const [one, other] = [lines.join(' '), rows[at + 1]?.join(' ') ?? ''];
    if (MONTH_LABEL.test(one) && YEAR_LABEL.test(other)) return periodsIn(`${one} ${other}`);
    return YEAR_LABEL.test(one) && MONTH_LABEL.test(other) ? periodsIn(`${one} ${other}`) : [];
  });
}

/**
 * Takes the NIT of a line if it is more certain than the current one, and the company's name. Returns the new
 * certainty.
 */
function readCompany(line: string, { company }: ReportTitle, sure: number, isDated: boolean): number {
  const text = line.replace(COMPANY_LABEL, '');
  const nit = nits.of(text, findNit);
  // In a line with months only a labelled NIT counts.
  if (nit && nit.sure > (isDated ? 2 : sure) && nit.sure > sure) {
    company.nit = nit.id;
    company.dv = nit.dv;
    const before = text.slice(0, nit.at).replace(/[\s\-–:,]*$/, '');
    // Beside its NIT a name needs no legal form.
    if (names.of(before, mayBeName) || (hasReportWord(before) && doubtfulName(before) !== null))
      company.name ??= nameOf(before);
    return nit.sure;
  }
  const isLabelled = text !== line && /\p{L}{2}/u.test(text);
  if (!nit && !isDated && (isLabelled || names.of(text, mayBeName))) company.name ??= nameOf(text);
  company.name ??= NAME_AFTER_REPORT.exec(text)?.[1]?.trim() ?? null;
  return sure;
}

interface WrittenNit {
  sure: number;
  at: number;
  id: string;
  dv: number | null;
}

/** Of lines that titles of other months repeat. */
const [nits, names] = [new TextMemo<WrittenNit | null>(500), new TextMemo<boolean>(500)];

function findNit(text: string): WrittenNit | null {
  for (const [sure, pattern] of NITS) {
    const found = pattern.exec(text);
    if (
      !found ||
      (sure < 3 && OTHER_NUMBER.test(text) && !hasLegalForm(text.slice(0, found.index).replace(/[\s\-–:,|]+$/, '')))
    )
      continue;
    const id = found[1]!.replace(/\D/g, '');
    if (found[2] === undefined && hasGluedDv(id))
      return { sure, at: found.index, id: id.slice(0, -1), dv: Number(id.slice(-1)) };
    return { sure, at: found.index, id, dv: found[2] === undefined ? null : Number(found[2]) };
  }
  return null;
}

function mayBeName(text: string): boolean {
  if (OTHER_LABEL.test(text) || OF_PACKAGE.test(text.trim())) return false;
  if (hasReportWord(text)) return nameAmongReportWords(text)?.sure ?? false;
  if ((NO_NAME.test(text) || isReportName(text)) && !hasLegalForm(text)) return false;
  return /[a-záéíóúñ]{2}/i.test(text) && !/^\W*n\.?\s?i\.?\s?t\b/i.test(text);
}

/** A line with a word of reports and no legal form: the name where no other line has one. */
function doubtfulName(text: string): string | null {
  if (OTHER_LABEL.test(text) || NO_NAME.test(text) || !hasReportWord(text) || /\d{6}/.test(text)) return null;
  const found = nameAmongReportWords(text);
  return found === null || found.sure ? null : found.name;
}

/** A line without what is beside the name. */
function nameOf(text: string): string {
  const name = hasReportWord(text) ? (nameAmongReportWords(text)?.name ?? text) : text;
  return name.replace(SOFTWARE, '');
}
