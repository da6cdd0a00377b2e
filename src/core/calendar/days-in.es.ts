/** Days named in a text of a report: what they cover may be less than a month. */
import { mentionsOf } from '#core/dictionary/mentions.ts';
import { spellDates } from './date-spellings.es.ts';
import { monthBeginnings, monthFromName } from './period.es.ts';

export interface Day {
  year: number;
  month: number;
  day: number;
}

const YEAR = String.raw`((?:19|20)\d{2})(?!\d)`;
const D = String.raw`(0?[1-9]|[12]\d|3[01])`;
const NAME = String.raw`([a-záéíóú]{3,10})\.?`;
const OF = String.raw`[\s\-/,.]*(?:del?\s+)?(?:a[nñ]o\s+)?`;
const DAY_MONTH_YEAR = new RegExp(String.raw`(?<!\d|(?<![\d/.-])\d{4}[/.-])(\d{1,2})[/.-](\d{1,2})[/.-]${YEAR}`, 'g');
const YEAR_MONTH_DAY = /(?<!\d)((?:19|20)\d{2})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/g;
/** `31 de marzo de 2026`, `31-mar-2026`. */
const DAY_NAME_YEAR = new RegExp(String.raw`(?<!\d)${D}${OF}${NAME}${OF}${YEAR}`, 'gi');
/** `Marzo 31 de 2026`, `MAR 31/2026`. */
const NAME_DAY_YEAR = new RegExp(String.raw`(?<![a-z])${NAME}[\s\-/]*${D}(?!\d)${OF}${YEAR}`, 'gi');
/** `1 de marzo al 15 de marzo de 2026`, `Marzo 1 a Marzo 15 de 2026`: the first day without year. */
const DAY_NAME = new RegExp(String.raw`(?<!\d)${D}\s+(?:de\s+)?${NAME}\s+(?:al?|hasta|y)\s`, 'gi');
const NAME_DAY = new RegExp(String.raw`(?<![a-z])${NAME}\s+${D}\s+(?:al?|hasta|y)\s`, 'gi');
/** `1 al 15 de marzo de 2026`. */
const DAYS_OF_MONTH = new RegExp(
  String.raw`(?<!\d)${D}\s*(?:al?|hasta|y|-|–)\s*(?:el\s+)?${D}\s+(?:de\s+)?${NAME}${OF}${YEAR}`,
  'gi',
);

/** Of the number of a day in each of these patterns. */
const DAY_NUMBER = /(?<!\d)\d{1,2}(?!\d)/;

/** Every day named in a text, in order of appearance. */
export function daysIn(written: string): Day[] {
  if (!/\d/.test(written)) return [];
  const found: { at: number; day: Day }[] = [];
  let rest = spellDates(written);
  if (!DAY_NUMBER.test(rest)) return [];
  const [hasName, hasMark] = [mentionsOf(rest)(monthBeginnings), /[/.-]/.test(rest)];
  /** Matches of a pattern that needs what `may` says the text has. */
  const all = (may: boolean, pattern: RegExp) => (may ? rest.matchAll(pattern) : []);
  const add = (at: number, year: number, month: number | null, day: number): boolean => {
    if (month === null || month < 1 || month > 12 || day < 1 || day > 31) return false;
    found.push({ at, day: { year, month, day } });
    return true;
  };
  const blank = ({ index, 0: { length } }: RegExpExecArray) => {
    rest = rest.slice(0, index) + ' '.repeat(length) + rest.slice(index + length);
  };
  for (const match of all(hasName, DAYS_OF_MONTH)) {
    const [, first, last, name, year] = match;
    if (!add(match.index, Number(year), monthFromName(name!), Number(first))) continue;
    add(match.index + 1, Number(year), monthFromName(name!), Number(last));
    blank(match);
  }
  const numbers = [...all(hasMark, DAY_MONTH_YEAR)];
  // A second number above 12 is a day: the month comes first in all of these dates.
  const isMonthFirst = numbers.some(([, , second]) => Number(second) > 12);
  for (const match of numbers) {
    const [first, second] = [Number(match[1]), Number(match[2])];
    if (add(match.index, Number(match[3]), isMonthFirst ? first : second, isMonthFirst ? second : first)) blank(match);
  }
  for (const match of all(hasMark, YEAR_MONTH_DAY))
    if (add(match.index, Number(match[1]), Number(match[2]), Number(match[3]))) blank(match);
  for (const match of all(hasName, DAY_NAME_YEAR))
    if (add(match.index, Number(match[3]), monthFromName(match[2]!), Number(match[1]))) blank(match);
  for (const match of all(hasName, NAME_DAY_YEAR))
    if (add(match.index, Number(match[3]), monthFromName(match[1]!), Number(match[2]))) blank(match);
  const [dated] = found;
  if (dated) {
    const { year } = dated.day;
    for (const match of all(hasName, DAY_NAME)) add(match.index, year, monthFromName(match[2]!), Number(match[1]));
    for (const match of all(hasName, NAME_DAY)) add(match.index, year, monthFromName(match[1]!), Number(match[2]));
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ day }) => day);
}

/** Number of days of a calendar month. */
export function lengthOfMonth({ year, month }: Pick<Day, 'year' | 'month'>): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Whether a month's books may end that day: its last one, or the 30th of a commercial month. */
export function endsMonth(day: Day): boolean {
  return day.day >= Math.min(30, lengthOfMonth(day));
}
