/** What an anonymous copy keeps as written: words of reports and of headers, months and years. Nothing that names anybody. */
import { monthNames } from '#core/calendar/period.es.ts';
import { headerAliases } from '#core/reading/headers/header-aliases.es.ts';
import { plainText } from '#core/reading/headers/header-row.ts';
import { abbreviations } from '#core/reading/headers/header-terms.es.ts';
import { totalOf } from '#core/reading/rows/total-lines.es.ts';

const wordsOf = (text: string) => text.split(' ');

/** Words of column headers beside those that name the fields. */
const headerWords = new Set([
  ...Object.values(headerAliases).flat().flatMap(wordsOf),
  ...abbreviations,
  ...wordsOf('de del la las el los en a al o y por con sin para pesos cop'),
  ...wordsOf('grupo clase subcuenta subcuent auxiliar auxil subauxiliar subauxil ccosto subcentro sub nit dv'),
  ...wordsOf('nits ids terceros nombres apellidos saldos debitos creditos cargos cargo abonos abono movimientos'),
  ...wordsOf('neto total totales valor acumulado acumulada ult ultimo ultima ultim fecha naturaleza tipo equivalencia'),
  ...wordsOf('moneda local extranjera niif fiscal colgaap libro nuevo nueva previo actual mes ano base unidad negocio'),
  ...wordsOf('estado activo digito chequeo descripcion concepto referencia cheque comprobante item fila linea'),
]);

/** Words of titles and feet; one of `telling`, or a month, has to be among those of a part that is kept. */
const telling = new Set(
  wordsOf(
    'balance balances comprobacion prueba anexo informe reporte periodo lapso desde hasta nit empresa compania fecha pagina cifras moneda usuario hora nivel procesado impreso generado elaborado revisado aprobado software sistema contable razon corte vigencia',
  ),
);
const titleWords = new Set([
  ...telling,
  ...wordsOf('de del la las el los en a al y por con sin general generales tercero terceros cuenta cuentas saldo'),
  ...wordsOf('saldos detallado detallada libro oficial prueba niif local fiscal pesos mes ano social inicial final no'),
  ...wordsOf('contabilidad contables auxiliar auxiliares acumulado mensual impresion expedicion hoja numero'),
]);

/** Programs that print their own name. */
const programs =
  /^(?:siigo(?: (?:pyme|nube|plus|contador))?|helisa(?: niif)?|world office|contapyme|biable|siesa|uno ?ee|alegra|loggro|aliaddo|avansys|sisco|cg ?uno|odoo|zeus|simit|excel)$/;

/** Cells of rows that say what a row is. */
const marks = new Set(
  wordsOf('si no d c db cr debito credito clase grupo cuenta subcuenta auxiliar nit tercero generico none x'),
);

const MONTHS = monthNames.flatMap((name) => [name, name.slice(0, 3)]).concat('sept', 'setiembre');
const months = new Set(MONTHS);
/** A month with its year: `MARZO DE 2026`, `ENE 1/2025`. */
const MONTH_OF_YEAR = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${MONTHS.toSorted((a, b) => b.length - a.length).join('|')})(?!\p{L})[ .,/-]*(?:\d{1,2}[ ,/-]+)?(?:del? +)?(?:19|20)\d{2}(?!\d)`,
  'giu',
);
const DATE =
  /(?<![\d.,/-])(?:(?:19|20)\d{2}[-/](?:1[0-3]|0?[1-9])(?:[-/]\d{1,2})?|\d{1,2}[-/]\d{1,2}[-/](?:19|20)\d{2})(?![\d.,/-])/g;
const YEAR = /(?<![\d.,/-])(?:19|20)\d{2}(?![\d.,/-])/g;
const DAY = /(?<![\d.,:])\d{1,2}(?![\d.,:])/g;

/** Parts of a title: a label and its value, a report and its company. */
const BETWEEN_PARTS = /( {2,}| [-–|] |:(?=\s|$)|[|\t\r\n]+)/;

export type Zone = 'title' | 'header' | 'row';

/** Whether every word of a cell is of headers. */
export function isOfHeader(text: string): boolean {
  const words = plainText(text).split(' ').filter(Boolean);
  return (
    words.length > 0 && words.every((word) => headerWords.has(word) || isNumberOrMonth(word)) && /\p{L}/u.test(text)
  );
}

/**
 * Ranges of a text that are kept, in order and apart, as positions of its UTF-16 units; all else is masked.
 */
export function keptRanges(text: string, zone: Zone): [start: number, end: number][] {
  if (zone === 'header') return wordRanges(text);
  if (zone === 'row')
    return isMark(text) ? [[0, text.length]] : rangesOf(text, MONTH_OF_YEAR, isOnlyDate(text) ? DATE : null);
  let at = 0;
  return text.split(BETWEEN_PARTS).flatMap((part) => {
    const start = at;
    at += part.length;
    return titleRanges(part).map(([from, to]): [number, number] => [start + from, start + to]);
  });
}

/** The whole cell says what the row is. */
function isMark(text: string): boolean {
  const plain = plainText(text);
  return marks.has(plain) || totalOf(plain) === 'report';
}

function isOnlyDate(text: string): boolean {
  return text.replace(DATE, '').trim() === '' && /^\s*\d{4}[-/]|^\s*\d{1,2}[-/]\d{1,2}[-/]/.test(text);
}

function titleRanges(part: string): [number, number][] {
  const plain = plainText(part);
  if (programs.test(plain)) return [[0, part.length]];
  const words = plain.split(' ').filter(Boolean);
  const isReport =
    words.some((word) => telling.has(word) || months.has(word)) &&
    words.every((word) => titleWords.has(word) || isNumberOrMonth(word));
  if (isReport) return wordRanges(part);
  if (words.every(isNumberOrMonth)) return datesIn(part);
  return rangesOf(part, MONTH_OF_YEAR, null);
}

/** Known words and dates of a text. */
function wordRanges(text: string): [number, number][] {
  const known = [...text.matchAll(/\p{L}+/gu)]
    .filter(([word]) => {
      const plain = plainText(word);
      return headerWords.has(plain) || titleWords.has(plain) || months.has(plain);
    })
    .map(({ index, 0: word }): [number, number] => [index, index + word.length]);
  return apart([...known, ...datesIn(text)]);
}

/** Dates, years, and days where a month or a year is beside them. A number with other digits around is none. */
function datesIn(text: string): [number, number][] {
  const dates = rangesOf(text, MONTH_OF_YEAR, DATE);
  const years = rangesOf(text, YEAR, null);
  const named = text.match(/\p{L}+/gu)?.some((word) => months.has(plainText(word))) ?? false;
  const hasOther = /\d{5,}/.test(text);
  if (hasOther) return dates;
  const days = dates.length + years.length > 0 && named ? rangesOf(text, DAY, null) : [];
  return apart([...dates, ...years, ...days]);
}

function rangesOf(text: string, pattern: RegExp, other: RegExp | null): [number, number][] {
  const found = [pattern, ...(other ? [other] : [])].flatMap((one) => [...text.matchAll(one)]);
  return apart(found.map(({ index, 0: written }): [number, number] => [index, index + written.length]));
}

function apart(ranges: readonly [number, number][]): [number, number][] {
  const kept: [number, number][] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = kept.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else kept.push([start, end]);
  }
  return kept;
}

function isNumberOrMonth(word: string): boolean {
  return /^\d+$/.test(word) || months.has(word);
}
