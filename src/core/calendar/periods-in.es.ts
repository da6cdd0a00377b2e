/** Extracts the months named in a Spanish text, in the spellings that reports use; of a range, both ends. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { mentionsOf } from '#core/dictionary/mentions.ts';
import { TextMemo } from '#core/dictionary/text-memo.ts';
import { SAYS_DATES, spellDates } from './date-spellings.es.ts';
import { monthBeginnings, monthFromName } from './period.es.ts';
import { isPeriod, type Period, periodKey } from './period.ts';

const YEAR = String.raw`((?:19|20)\d{2})(?!\d)`;
const NAME = String.raw`([a-záéíóúñ]{3,10})\.?`;
/** Optional day after the month's name, as in `Marzo 31 de 2026` and `MAR 31/2026`. */
const DAY_AFTER = String.raw`[\s\-/,]*(?:\d{1,2}(?!\d)[\s\-/,]*)?`;
const OF = String.raw`(?:de[l]?\s*)?(?:(?:a[nñ]o|vigencia|ejercicio)\s*:?\s*)?`;
const BETWEEN = String.raw`[\s\-–/,;|]*`;
const MONTH = String.raw`(1[0-3]|0{0,2}[1-9])(?!\d)`;
const MONTH_WORD = String.raw`(?:mes|per[ií]odo)(?:\s+contable)?\s*(?:no\.?\s*)?:?\s*`;

const NAMED_MONTH = new RegExp(`${NAME}${DAY_AFTER}${OF}${YEAR}`, 'gi');
/** Ranges that write the year once: `enero a marzo de 2026`, `1 de enero al 31 de marzo de 2026`, `ENE-MAR 2026`. */
const SHARED_YEAR = new RegExp(
  String.raw`${NAME}(?:\s+\d{1,2})?(?:\s+(?:a|al|hasta|y)\s+|\s*[-–/,]\s*)(?:el\s+)?(?:\d{1,2}\s*(?:de\s+|[-/]\s*)?)?${NAME}${DAY_AFTER}${OF}${YEAR}`,
  'gi',
);
const DAY_MONTH_YEAR = new RegExp(String.raw`(?<!\d|(?<![\d/.-])\d{4}[/.-])(\d{1,2})[/.-](\d{1,2})[/.-]${YEAR}`, 'g');
/** `20260228` is a date only after a word that announces one. */
const WHOLE_DATE = /(?<!\d)((?:19|20)\d{2})(0[1-9]|1[0-2])(?:[0-2]\d|3[01])(?!\d)/g;
const MONTH_YEAR = new RegExp(String.raw`(?<![\d/-])(\d{1,2})[/-]${YEAR}`, 'g');
const YEAR_MONTH = /(?<!\d)((?:19|20)\d{2})[/-](\d{1,2})(?:[/-]\d{1,2})?(?!\d)/g;
/** `Mes 2 de 2026`, `Período: 02 - 2026`. */
const MONTH_NUMBER = new RegExp(`${MONTH_WORD}${MONTH}${BETWEEN}${OF}${YEAR}`, 'gi');
/** `Año 2026 Mes 02`, `Ejercicio 2026 Periodo 2`. */
const YEAR_AND_NUMBER = new RegExp(
  String.raw`(?:a[nñ]o|vigencia|ejercicio|per[ií]odo)\s*:?\s*${YEAR}${BETWEEN}${MONTH_WORD}${MONTH}`,
  'gi',
);
/** `Año: 2026 Mes: Febrero`, `2026 FEBRERO`. */
const YEAR_AND_NAME = new RegExp(String.raw`(?<!\d)${YEAR}${BETWEEN}(?:${MONTH_WORD})?${NAME}(?![a-záéíóúñ])`, 'gi');
/** Six digits (`202602`) are a month only after a word that announces one. */
const LAPSE = /(?:lapso|per[ií]odo|mes)\D{0,10}((?:19|20)\d{2})(\d{2})(?!\d)/gi;
/** Six digits that are the whole text are a month too. */
const ALONE = /^\s*((?:19|20)\d{2})(0[1-9]|1[0-3])\s*$/g;
const CLOSING = new RegExp(
  String.raw`(?:mes\s*(?:de\s*)?13|per[ií]odo\s*13|cierre)(?:\s|de|del|a[nñ]o|contable|fiscal|anual|[:\-–/,])*${YEAR}`,
  'gi',
);
/** `202501 a 202512`, `202501 - 202512`: two lapses need no word before them. */
const LAPSE_RANGE =
  /(?<!\d)((?:19|20)\d{2})(0[1-9]|1[0-3])\s*(?:a|al|hasta|-|–)\s*((?:19|20)\d{2})(0[1-9]|1[0-3])(?!\d)/gi;
/** Six digits after these words are codes. */
const SAYS_CODES = /cuenta|c[oó]digo|tercero|nit/i;
/** `01 a 12 de 2025`. */
const MONTHS_OF_YEAR = new RegExp(
  String.raw`(?<![\d/-])(0?[1-9]|1[0-3])\s*(?:a|al|hasta|-|–)\s*${MONTH}\s*de\s*${OF}${YEAR}`,
  'gi',
);
/** `Ene-25`, `Mar/25`: only in a text that holds nothing else, as `Mar-25` is a day as well. */
const SHORT_MONTH = /(?<!\p{L})(\p{L}{3,10})\.?\s?[-/’']\s?(\d{2})(?![\d/-])/giu;
const AROUND_SHORT = /(?:^|(?<=\s))(?:lapso|per[ií]odo|mes|de|del|desde|hasta|a|al)(?=[\s:]|$)|[\s:;,–-]/gi;
/** Two digits below are days of a month. */
const LEAST_SHORT_YEAR = 15;
const PART_OF_YEAR = new RegExp(
  String.raw`(primer|segundo|tercer|cuarto|quinto|sexto)\w*\s+(bimestre|trimestre|cuatrimestre|semestre)[\s:\-–/,;|]*${OF}${YEAR}`,
  'gi',
);
const ORDINALS = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto'];
const LENGTHS: Readonly<Record<string, number>> = { bimestre: 2, trimestre: 3, cuatrimestre: 4, semestre: 6 };

/** Without accents: `mes`, `período`. */
const PERIOD_WORDS = ['mes', 'periodo'];

/** Maximum length read, in characters; no real title is longer. */
const LONGEST = 1000;

/** Titles are asked for their months by several readers, and the next file repeats them. */
const known = new TextMemo<readonly Period[]>(2000);

/** Every month named in a text, without duplicates, in order of appearance. */
export function periodsIn(text: string): readonly Period[] {
  // Every spelling has a year, hardly ever in words.
  return /\d\d|dos mil/i.test(text) ? known.of(text, findPeriods) : [];
}

function findPeriods(text: string): Period[] {
  const found: { at: number; period: Period }[] = [];
  /** Matched text is blanked, so that no pattern matches it twice. */
  let rest = spellDates(text.slice(0, LONGEST).replace(/\s+/g, ' '));
  const add = ({ index, 0: match }: RegExpExecArray, year: string | undefined, month: number | null, taken = true) => {
    const period = { year: Number(year), month: month ?? 0 };
    if (!isPeriod(period.year, period.month)) return;
    found.push({ at: index, period });
    if (taken) rest = rest.slice(0, index) + ' '.repeat(match.length) + rest.slice(index + match.length);
  };
  const mentions = mentionsOf(rest);
  const [hasName, hasPeriod] = [mentions(monthBeginnings), mentions(PERIOD_WORDS)];
  const [hasMark, hasLapse] = [/[/.-]/.test(rest), /\d{6}/.test(rest)];
  /** Matches of a pattern that needs what `may` says the text has. */
  const all = (may: boolean, pattern: RegExp) => (may ? rest.matchAll(pattern) : []);
  for (const match of all(mentions(['13', 'cierre']), CLOSING)) add(match, match[1], 13);
  for (const match of all(hasName, SHARED_YEAR)) {
    const [first, second] = [monthFromName(match[1]!), monthFromName(match[2]!)];
    // The second month has a year of its own: later patterns match it.
    if (first !== null && first <= 12 && second !== null) add(match, match[3], first, false);
  }
  if (hasLapse && !SAYS_CODES.test(text)) {
    for (const match of rest.matchAll(LAPSE_RANGE)) {
      add(match, match[1], Number(match[2]), false);
      add(match, match[3], Number(match[4]));
    }
  }
  for (const match of rest.matchAll(MONTHS_OF_YEAR)) {
    add(match, match[3], Number(match[1]), false);
    add(match, match[3], Number(match[2]));
  }
  for (const match of all(mentions(['mestre']), PART_OF_YEAR)) {
    const length = lookUp(LENGTHS, match[2]!.toLowerCase())!;
    const last = (ORDINALS.indexOf(match[1]!.toLowerCase()) + 1) * length;
    add(match, match[3], last - length + 1, false);
    add(match, match[3], last);
  }
  for (const match of all(hasPeriod, MONTH_NUMBER)) add(match, match[2], Number(match[1]));
  for (const match of all(hasPeriod, YEAR_AND_NUMBER)) add(match, match[1], Number(match[2]));
  for (const match of all(hasName, NAMED_MONTH)) add(match, match[2], monthFromName(match[1]!));
  const dates = [...all(hasMark, DAY_MONTH_YEAR)];
  // Day or month first: a second number above 12 cannot be a month, so the month is first in all of these dates.
  const place = dates.some(([, , second]) => Number(second) > 12) ? 1 : 2;
  for (const match of dates) add(match, match[3], Number(match[place]));
  for (const match of all(hasMark, YEAR_MONTH)) add(match, match[1], Number(match[2]));
  for (const match of all(hasMark, MONTH_YEAR)) add(match, match[2], Number(match[1]));
  if (hasLapse && SAYS_DATES.test(text))
    for (const match of rest.matchAll(WHOLE_DATE)) add(match, match[1], Number(match[2]));
  for (const match of all(hasName, YEAR_AND_NAME)) add(match, match[1], monthFromName(match[2]!));
  for (const match of all(hasLapse && mentions(['lapso', ...PERIOD_WORDS]), LAPSE))
    add(match, match[1], Number(match[2]));
  for (const match of all(hasLapse, ALONE)) add(match, match[1], Number(match[2]));
  if (hasName && found.length === 0 && rest.replace(SHORT_MONTH, '').replace(AROUND_SHORT, '') === '') {
    for (const match of rest.matchAll(SHORT_MONTH))
      if (Number(match[2]) >= LEAST_SHORT_YEAR) add(match, `20${match[2]}`, monthFromName(match[1]!), false);
  }
  found.sort((a, b) => a.at - b.at);
  return [...new Map(found.map(({ period }) => [periodKey(period), period])).values()];
}
