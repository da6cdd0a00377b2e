/**
 * The span that a title states other than as days or months of a year: a week, a semester, twelve months, the year to
 * date. With a year or without one, it is no month.
 */
import { lengthOfMonth } from '#core/calendar/days-in.es.ts';
import { monthBeginnings, monthFromName } from '#core/calendar/period.es.ts';
import { type Mentions, mentionsOf } from '#core/dictionary/mentions.ts';
import { TextMemo } from '#core/dictionary/text-memo.ts';
import type { ReportTitle } from '../format.ts';
import { hasLegalForm } from './company-name.es.ts';

type StatedSpan = NonNullable<ReportTitle['span']>;

const NUMBER = String.raw`(?:n[o.º°]*\s*|#\s*|:\s*)*(?:\d{1,2}|i{1,3}|iv|vi?)(?!\w)`;
const ORDINAL = String.raw`(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|ultim[oa]|\d(?:er|ro|ra|do|da|to|ta|o|a)?\.?|i{1,3}|iv|vi?)`;
/** What a report calls what it covers. */
const COVERS = `(?:balance|informe|reporte|movimientos?|corte|periodos?|periodicidad|saldos?)(?: (?:de|por) [a-z]+){0,3}`;
const MONTHS = 'ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic';

const PARTS = new RegExp(
  [
    String.raw`\bsemanas?\s*(?:del?\s+(?:\d|lunes|domingo)|${NUMBER})`,
    String.raw`\bquincenas?\s*${NUMBER}`,
    String.raw`\b(?:decadas?|decenas?)\s*${NUMBER}`,
    String.raw`(?<!\w)${ORDINAL}\s+(?:semana|quincena|decena|decada)\b`,
    String.raw`\b(?:semana|quincena|dia)\s+(?:anterior|pasad[oa]|actual)\b`,
    String.raw`\b(?:primer|ultim)[oa]s\s+\w+\s+dias\b`,
    String.raw`(?<!\bal\s|\bhasta\s(?:el\s)?|\bcorte\s)\bdia\s*:?\s*(?:0?[1-9]|1\d|2[0-7])(?:[/-]\d|\s+de?l?\s*(?:${MONTHS}))`,
    String.raw`\bmedi[oa]\s+mes\b|(?<!\w)${ORDINAL}\s+mitad\s+de`,
    String.raw`\b${COVERS}\s*:?\s*(?:semanal|quincenal|diari[oa])(?:es)?\b`,
    String.raw`^\W*(?:hoy|ayer)\W*$`,
  ].join('|'),
);
const PART_WORDS = 'semana quincena decada decena dia medi mitad hoy ayer'.split(' ');
/** More than a month whatever month is named beside it. */
const MORE = new RegExp(
  [
    String.raw`\b(?:ultim|primer)[oa]s\s+\w+\s+meses\b|\b\w+\s+meses\s+(?:terminad|acumulad|corrid|finalizad)`,
    String.raw`\b(?:ano|vigencia)\s+(?:completo|enter[oa])\b|\btodo\s+el\s+ano\b`,
    String.raw`(?:\bdesde\b.*|[-–]\s*|\bhasta\s+|\ba\s+)a?\s*la\s+fecha\s*$`,
  ].join('|'),
);
const MORE_WORDS = 'meses completo enter todo fecha'.split(' ');
/** More than a month where no month is named. */
const MORE_WITHOUT_MONTH = new RegExp(
  [
    String.raw`(?<!\w)${ORDINAL}\s+(?:bimestre|trimestre|cuatrimestre|semestre)\b`,
    String.raw`\b(?:bimestre|trimestre|cuatrimestre|semestre)s?\s*${NUMBER}`,
    String.raw`\b(?:${COVERS}|20\d\d)\s*:?\s*(?:bimestral|trimestral|cuatrimestral|semestral|anual)(?:es)?\b`,
    String.raw`^\W*(?:bimestral|trimestral|cuatrimestral|semestral|anual)\b`,
    String.raw`\b(?:bienio|trienio)\b`,
  ].join('|'),
);
const MORE_WITHOUT_MONTH_WORDS = 'mestr anual bienio trienio'.split(' ');
/** `2024 - 2025`. */
const YEARS =
  /^(?:\W|anos?\b|vigencias?\b|periodos?\b|ejercicios?\b|de\b|del\b)*20\d\d\s*(?:-|–|\/|y|a|al)\s*20\d\d\W*$/;
/** Marker of a report cumulative from January; `Acumulado: No` is a setting. */
const CUMULATIVE =
  /\bacumulad[oa]s?(?!\w)(?!\s*:?\s*no\b)|\bano\s+corrido\b|\bcorrido\s+del\s+ano\b|\byear\s+to\s+date\b|\bytd\b/;
/** `Del 1 al 15 de junio`, `Junio 1 al 15`: days of a month without year. */
const DAYS_BEFORE = new RegExp(
  String.raw`\b(\d{1,2})\s*(?:al?|hasta|-|–)\s*(?:el\s+)?(\d{1,2})\s+(?:de\s+)?((?:${MONTHS})[a-z]*)\b`,
);
const DAYS_AFTER = new RegExp(
  String.raw`\b((?:${MONTHS})[a-z]*)\s+(?:del?\s+)?(\d{1,2})\s*(?:al?|hasta|-|–)\s*(\d{1,2})(?![\d/-])`,
);
/** `Año 2025`, `Vigencia fiscal 2025`, or nothing else in its line. */
const YEAR =
  /(?:\b(?:ano|vigencia|ejercicio|periodo)s?(?:\s+(?:fiscal|gravable|contable))?\s*:?\s*|^\W*)((?:19|20)\d{2})\W*$/;
const LEAP_YEAR = 2024;

/** Whether a line of a title says that the report sums the months since January. */
export function isCumulative(line: string): boolean {
  return CUMULATIVE.test(plain(line));
}

/** The first span that lines of a title state; null without one. `hasMonth`: they name months as well. */
export function statedSpan(lines: readonly string[], hasMonth: boolean): StatedSpan | null {
  for (const line of lines) {
    const words = plain(withoutNames(line));
    const mentions = mentionsOf(words);
    const text = line.trim().slice(0, 80);
    const isPart = (mentions(PART_WORDS) && PARTS.test(words)) || (mentions(monthBeginnings) && isPartOfDays(words));
    if (isPart) return { text, isPart: true };
    const isMore = (mentions(MORE_WORDS) && MORE.test(words)) || (!hasMonth && isMoreThanMonth(words, mentions));
    if (isMore) return { text, isPart: false };
  }
  return null;
}

function isMoreThanMonth(words: string, mentions: Mentions): boolean {
  return (
    (mentions(MORE_WITHOUT_MONTH_WORDS) && MORE_WITHOUT_MONTH.test(words)) ||
    YEARS.test(words) ||
    CUMULATIVE.test(words)
  );
}

/** The only year of a title that names no month; null if it names none or several. */
export function statedYear(lines: readonly string[]): number | null {
  const years = new Set(lines.flatMap((line) => YEAR.exec(plain(line))?.[1] ?? []));
  const [year] = years;
  return years.size === 1 ? Number(year) : null;
}

const BETWEEN_NAMES = /\s[-–|]\s/;

/** A line without the companies in it. */
function withoutNames(line: string): string {
  if (!BETWEEN_NAMES.test(line)) return hasLegalForm(line) ? '' : line;
  return line
    .split(BETWEEN_NAMES)
    .filter((part) => !hasLegalForm(part))
    .join(' - ');
}

function isPartOfDays(words: string): boolean {
  const [before, after] = [DAYS_BEFORE.exec(words), DAYS_AFTER.exec(words)];
  const [first, last, name] = before ? [before[1], before[2], before[3]] : [after?.[2], after?.[3], after?.[1]];
  const month = name === undefined ? null : monthFromName(name);
  if (month === null || Number(first) < 1 || Number(last) > 31 || Number(first) >= Number(last)) return false;
  return (
    Number(first) > 1 || Number(last) < Math.min(30, lengthOfMonth({ year: LEAP_YEAR, month }) - (month === 2 ? 1 : 0))
  );
}

const plainLines = new TextMemo<string>(500);

function plain(line: string): string {
  return plainLines.of(line, findPlain);
}

function findPlain(line: string): string {
  return line
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
