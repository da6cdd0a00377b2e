/**
 * Rewrites dates and months of reports in the spellings that `periodsIn` and `daysIn` parse: years of two digits, dots,
 * dates without separators, English months, quarters. A spelling that may be something else (a code, a version) is
 * rewritten only in a text that holds nothing but dates, or after a word that announces them.
 */
import { lookUp } from '#core/dictionary/look-up.ts';
import { mentionsOf } from '#core/dictionary/mentions.ts';
import { monthBeginnings } from './period.es.ts';

const ENGLISH: Readonly<Record<string, string>> = {
  january: 'enero',
  jan: 'enero',
  february: 'febrero',
  march: 'marzo',
  april: 'abril',
  apr: 'abril',
  may: 'mayo',
  june: 'junio',
  july: 'julio',
  august: 'agosto',
  aug: 'agosto',
  september: 'septiembre',
  october: 'octubre',
  november: 'noviembre',
  december: 'diciembre',
  dec: 'diciembre',
};
const ENGLISH_MONTH = new RegExp(
  String.raw`(?<![a-záéíóúñü])(?:${Object.keys(ENGLISH).join('|')})(?![a-záéíóúñü])\.?`,
  'gi',
);

const ENGLISH_NAMES = Object.keys(ENGLISH);

const ENGLISH_LABELS: Readonly<Record<string, string>> = { year: 'año', month: 'mes', period: 'período' };
const ENGLISH_LABEL_NAMES = Object.keys(ENGLISH_LABELS);
const ENGLISH_LABEL = /(?<![a-záéíóúñü])(?:year|month|period)(?![a-záéíóúñü])/gi;
/** `dos mil veintiséis`. */
const IN_WORDS: Readonly<Record<string, number>> = {
  veinte: 20,
  veintiuno: 21,
  veintidos: 22,
  veintitres: 23,
  veinticuatro: 24,
  veinticinco: 25,
  veintiseis: 26,
  veintisiete: 27,
  veintiocho: 28,
  veintinueve: 29,
  treinta: 30,
};
const YEAR_IN_WORDS =
  /(?<![a-záéíóúñü])dos mil (veinte|veintiuno|veintid[oó]s|veintitr[eé]s|veinticuatro|veinticinco|veintis[eé]is|veintisiete|veintiocho|veintinueve|treinta)(?![a-záéíóúñü])/gi;

/** `Primera quincena de marzo de 2026`. */
const HALF_MONTH =
  /(?<![a-záéíóúñü])(?:(?:(primera|1\.?(?:ra|a|ª)?)|segunda|2\.?(?:da|a|ª)?)\s+quincena|quincena\s+(?:n[o.º°]*\s*)?(?:(1)|2)(?!\d))\s+(?:del?\s+)?(?:mes\s+)?(?:de\s+)?/gi;

/** Words that announce a date. */
export const SAYS_DATES =
  /fecha|rango|desde|hasta|corte|per[ií]odo|lapso|entre|inici|\bfin(?:al)?\b|\bmes\b|month|period|\bfrom\b|\bto\b|as of|ending|ended|cierre|\bsaldos?\s+al?\b|\bal?\s+\d/i;
/** Adjectives between a label and its value: `Período contable: 202603`. */
const ADJECTIVE =
  /(per[ií]odo|ejercicio|a[nñ]o|mes|lapso|vigencia)s?\s+(?:contable|fiscal|gravable|informad[oa]|reportad[oa]|consultad[oa]|evaluad[oa]|seleccionad[oa]|actual|de (?:corte|proceso|trabajo)|del informe|del reporte)(?=[\s:.\-–|]|\d)/gi;
const ADJECTIVE_NAMES =
  'contable fiscal gravable informad reportad consultad evaluad seleccionad actual corte proceso trabajo informe reporte'.split(
    ' ',
  );

/** What is left beside dates in a text that holds nothing else. */
const CONNECTIVES =
  /(?<![a-záéíóúñü])(?:de|del|desde|a|al|hasta|y|el|la|entre|corte|fecha|fechas|rango|inicio|inicial|fin|final|per[ií]odos?|lapso|mes|month|period|from|to|as of|through|ending|ended)(?![a-záéíóúñü])|[\s:;,.()–\-/|]+/gi;
const D = String.raw`(0?[1-9]|[12]\d|3[01])`;
const M = '(0?[1-9]|1[0-2])';
/** `01.03.26`, `31/03/26`, `31-3-26`. */
const SHORT_DATE = new RegExp(String.raw`(?<![\d./-])${D}([./-])${M}\2(\d{2})(?![\d/-]|\.\d)`, 'g');
/** `31-mar-26`, `31 mar 26`, `31MAR26`. */
const SHORT_NAMED = new RegExp(
  String.raw`(?<!\d)${D}[\s./-]{0,2}([a-záéíóúñü]{3,10})\.?[\s./-]{0,2}(\d{2})(?![\d./-]|\s*de\b)`,
  'gi',
);
/** `20260301`. */
const GLUED_DATE = /(?<!\d)((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?!\d)/g;
/** `01MAR2026`. */
const GLUED_NAMED = /(?<!\d)(\d{1,2})([a-záéíóú]{3,10})((?:19|20)\d{2})(?!\d)/gi;
/** `2026.03`, `2026_3`; with a day `2026.03.31`. */
const DOTTED_MONTH = new RegExp(String.raw`(?<![\d.,])((?:19|20)\d{2})[._]${M}(?:[._]${D})?(?![\d,]|\.\d)`, 'g');
/** `03.2026`, `003.2026`, `003/2026`: the last two are the periods of SAP. */
const MONTH_DOT_YEAR = /(?<![\d.,/-])(?:0{1,2}([1-9])|0?(1[0-3])|([1-9]))[./_-]((?:19|20)\d{2})(?!\d)/g;
/** `2026/003`, `2026003`, `2026P03`, `2026M3`, `FY2026 P03`. */
const YEAR_PERIOD =
  /(?<!\d)(?:FY\s?)?((?:19|20)\d{2})(?:\s?[/.-]?0(?=\d{2}(?!\d))|\s*[/.-]?\s*[pm]\.?\s?0{0,2}(?=\d))0?(1[0-3]|[1-9])(?!\d)/gi;
/** `Mes: 03/26`. */
const SHORT_MONTH_NUMBER = new RegExp(String.raw`((?:mes|per[ií]odo|lapso)\s*:?\s*)${M}[/-](\d{2})(?![\d/-])`, 'gi');
/** `Mar 31/26`, `Marzo 31 del 26`. */
const NAMED_SHORT = new RegExp(
  String.raw`(?<![a-záéíóúñü])([a-záéíóúñü]{3,10})\.?\s+${D}(?:[/,\s-]+|\s+del?\s+)(\d{2})(?!\d|[./-]\d)`,
  'gi',
);
/** `31 de marzo del 26`. */
const OF_SHORT_YEAR = new RegExp(String.raw`(?<!\d)${D}\s+de\s+([a-záéíóúñü]{3,10})\s+del?\s+(\d{2})(?![\d./-])`, 'gi');
/** `Marzo 1 al 31 de 2026`. */
const NAMED_DAYS = new RegExp(
  String.raw`(?<![a-záéíóúñü])([a-záéíóúñü]{3,10})\.?\s+(?:del?\s+)?${D}\s*(?:al?|hasta|-|–)\s*${D}\s*(?:,|del?)?\s*((?:19|20)\d{2})(?!\d)`,
  'gi',
);
const MONTH_NAME = /^(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic)/i;
/** `2.026` after a word: a year written as an amount. */
const AMOUNT_YEAR = /(?<=[a-záéíóúñü]\s)2[.,](0\d{2})(?![\d.,])/gi;
const LEAST_SHORT_YEAR = 15;
/** `31/03/2026`. */
const WHOLE_DATE = new RegExp(String.raw`(?<!\d)${D}[./-]${M}[./-](?:19|20)\d{2}(?!\d)`, 'g');

const ROMAN: Readonly<Record<string, number>> = { i: 1, ii: 2, iii: 3, iv: 4, v: 5, vi: 6 };
const ORDINALS = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto'];
const ENGLISH_ORDINALS = ['first', 'second', 'third', 'fourth'];
const PART = String.raw`(bim(?:estre)?|trim(?:estre)?|cuatrim(?:estre)?|sem(?:estre)?|quarter)\.?`;
const PART_NAMES = ['bim', 'trim', 'sem', 'quarter'];
const NUMBER = String.raw`(?:n[°º.o]*\s*)?(\d|i{1,3}|iv|vi?|first|second|third|fourth)`;
/** `1er trimestre`, `I Trimestre`, `2.º bimestre`, `first quarter`. */
const NUMBERED_PART = new RegExp(
  String.raw`(?<![a-záéíóúñü\d])${NUMBER}(?:\s*[.°ºª]*\s*(?:er|ro|do|to|o|a|st|nd|rd|th)?\.?[°ºª]?)\s+${PART}(?![a-záéíóúñü])`,
  'gi',
);
/** `Trimestre 1`, `Trimestre I`, `Trimestre: 1`. */
const PART_NUMBERED = new RegExp(String.raw`(?<![a-záéíóúñü])${PART}\s*:?\s*${NUMBER}(?![a-záéíóúñü\d/.-])`, 'gi');
/** `Q1 2026`, `T1-2026`, `1Q26`, `2026Q1`, `2026-T1`. */
const QUARTER =
  /(?<![a-záéíóúñü\d])(?:(?:q|t)\s?([1-4])[\s/'’-]{0,3}(20\d{2}|\d{2})|([1-4])(?:q|t)[\s/'’-]{0,3}(20\d{2}|\d{2})|(20\d{2})[\s/-]?(?:q|t)([1-4]))(?![a-záéíóúñü\d])/gi;
/** Tried in a tenth of the time. */
const MAY_BE_QUARTER = /[qt]\s?[1-4]|[1-4][qt]/i;

/** `S1 2026`, `2026-S1`, `H1 2026` alone in their text. */
const SEMESTER = /^\W*(?:[sh]\s?([12])[\s/'’-]{0,3}(20\d{2})|(20\d{2})[\s/-]?[sh]([12]))\W*$/i;

/** `31/III/2026`. */
const ROMAN_MONTH = /(?<=\d\s?[/.-]\s?)(x?i{1,3}|x|i[vx]|vi{0,3}|xi{0,2})(?=\s?[/.-]\s?(?:19|20)\d{2}(?!\d))/gi;
const ROMANS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** The last texts: months and days of a title are looked for one after the other. */
const spelled = new Map<string, string>();
const MOST_KEPT = 200;

/** The text with its dates and months in the spellings that are parsed. */
export function spellDates(written: string): string {
  let known = spelled.get(written);
  if (known === undefined) {
    known = spell(written);
    if (spelled.size === MOST_KEPT) spelled.clear();
    spelled.set(written, known);
  }
  return known;
}

function spell(written: string): string {
  const says = mentionsOf(written);
  let text = written;
  if (says(ENGLISH_NAMES))
    text = text.replace(ENGLISH_MONTH, (word) => lookUp(ENGLISH, word.toLowerCase().replace('.', '')) ?? word);
  if (says(ENGLISH_LABEL_NAMES))
    text = text.replace(ENGLISH_LABEL, (word) => lookUp(ENGLISH_LABELS, word.toLowerCase()) ?? word);
  if (says(['quincena']))
    text = text.replace(HALF_MONTH, (_, first?: string, one?: string) =>
      first || one ? '1 al 15 de ' : '16 al 30 de ',
    );
  text = text.replace(ROMAN_MONTH, (roman) => String(ROMANS.indexOf(roman.toLowerCase()) + 1).padStart(2, '0'));
  text = text.replace(/(?<=\d)(?:st|nd|rd|th)\b/gi, '');
  if (says(['dos mil']))
    text = text.replace(YEAR_IN_WORDS, (_, units: string) => String(2000 + lookUp(IN_WORDS, plainWord(units))!));
  text = text.replace(/\(((?:19|20)\d{2})\)/g, '$1');
  if (says(ADJECTIVE_NAMES)) text = text.replace(ADJECTIVE, '$1');
  text = spellParts(text).replace(AMOUNT_YEAR, '2$1').replace(GLUED_NAMED, '$1 $2 $3');
  const hasName = mentionsOf(text)(monthBeginnings);
  if (hasName)
    text = text
      .replace(NAMED_DAYS, (whole, name: string, first: string, last: string, year: string) =>
        MONTH_NAME.test(name) ? `${name} ${first} de ${year} a ${name} ${last} de ${year}` : whole,
      )
      .replace(OF_SHORT_YEAR, (whole, day: string, name: string, year: string) =>
        MONTH_NAME.test(name) && isShortYear(year) ? `${day} de ${name} de 20${year}` : whole,
      );
  if (!SAYS_DATES.test(written) && !holdsOnlyDates(text, hasName)) return text;
  text = text
    .replace(DOTTED_MONTH, (_, year: string, month: string, day?: string) =>
      [year, month, day].filter(Boolean).join('-'),
    )
    .replace(YEAR_PERIOD, '$1/$2')
    .replace(
      MONTH_DOT_YEAR,
      (_, one?: string, two?: string, three?: string, year?: string) => `${one ?? two ?? three}-${year}`,
    )
    .replace(SHORT_DATE, (whole, day: string, mark: string, month: string, year: string) =>
      isShortYear(year) ? `${day}${mark}${month}${mark}20${year}` : whole,
    );
  if (hasName)
    text = text
      .replace(SHORT_NAMED, (whole, day: string, name: string, year: string) =>
        isShortYear(year) && MONTH_NAME.test(name) ? `${day} ${name} 20${year}` : whole,
      )
      .replace(NAMED_SHORT, (whole, name: string, day: string, year: string) =>
        isShortYear(year) && MONTH_NAME.test(name) ? `${name} ${day} de 20${year}` : whole,
      );
  return text
    .replace(SHORT_MONTH_NUMBER, (whole, label: string, month: string, year: string) =>
      isShortYear(year) ? `${label}${month}-20${year}` : whole,
    )
    .replace(GLUED_DATE, ' $1-$2-$3 ');
}

function isShortYear(year: string): boolean {
  return Number(year) >= LEAST_SHORT_YEAR;
}

/** Parts of a year, in words: `primer trimestre de 2026`. */
function spellParts(text: string): string {
  const whole = (part: string) => {
    if (/^bim/i.test(part)) return 'bimestre';
    if (/^cuatrim/i.test(part)) return 'cuatrimestre';
    return /^sem/i.test(part) ? 'semestre' : 'trimestre';
  };
  const ordinal = (number: string) => {
    const word = number.toLowerCase();
    const english = ENGLISH_ORDINALS.indexOf(word);
    return ORDINALS[english >= 0 ? english : (lookUp(ROMAN, word) ?? Number(word)) - 1];
  };
  const inWords = (found: string, number: string, part: string) => {
    const word = ordinal(number);
    return word === undefined ? found : `${word} ${whole(part)}`;
  };
  const spelled = text.replace(
    SEMESTER,
    (...found: (string | undefined)[]) =>
      `${ORDINALS[Number(found[1] ?? found[4]) - 1]} semestre de ${found[2] ?? found[3]}`,
  );
  const inParts = mentionsOf(spelled)(PART_NAMES)
    ? spelled
        .replace(NUMBERED_PART, (found, number: string, part: string) => inWords(found, number, part))
        .replace(PART_NUMBERED, (found, part: string, number: string) => inWords(found, number, part))
    : spelled;
  if (!MAY_BE_QUARTER.test(inParts)) return inParts;
  return inParts.replace(QUARTER, (...found: (string | undefined)[]) => {
    const [number, year] = [found[1] ?? found[3] ?? found[6]!, found[2] ?? found[4] ?? found[5]!];
    return `${ORDINALS[Number(number) - 1]} trimestre de ${year.length === 2 ? `20${year}` : year}`;
  });
}

/** Whether a text is made of dates, months and what connects them. */
function holdsOnlyDates(text: string, hasName: boolean): boolean {
  const named = hasName
    ? (dated: string) =>
        dated.replace(SHORT_NAMED, (whole, _day, name: string) => (MONTH_NAME.test(name) ? ' ' : whole))
    : (dated: string) => dated;
  const rest = named(text.replace(GLUED_DATE, ' '))
    .replace(DOTTED_MONTH, ' ')
    .replace(YEAR_PERIOD, ' ')
    .replace(MONTH_DOT_YEAR, ' ')
    .replace(SHORT_DATE, ' ')
    .replace(WHOLE_DATE, ' ');
  return rest !== text && rest.replace(CONNECTIVES, '') === '';
}

function plainWord(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}
