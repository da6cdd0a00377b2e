/** The unit of figures and their currency, as titles, headers and notes of a report say it. */
import { hasLegalForm } from '../headers/company-name.es.ts';
import type { FileUnit } from './question.ts';

const IN = String.raw`(?:en|expresad[oa]s? en|cifras(?: expresadas)? en|valores(?: expresados)? en|unidad(?:es)?(?: de medida)?\s*:?|escala\s*:?|moneda\s*:?|in|expressed in|amounts in)`;
const MONEY = String.raw`(?:pesos|cop|\$|col\$|mcte|m\/cte|unidades monetarias|d[oó]lares|usd)`;
/** `Factor: 1.000`, `Escala 1:1000`. */
const FACTOR = String.raw`(?<![a-záéíóúñü])(?:factor|escala|divisor|dividido (?:por|entre)|multiplicador|unidad)(?: de (?:escala|conversi[oó]n|presentaci[oó]n))?[\s:=]*(?:1\s*[:/]\s*|[x*]\s*)?`;
const MILES = new RegExp(
  String.raw`(?<![a-záéíóúñü])${IN}\s+(?:los\s+)?(?:miles|thousands?)(?![a-záéíóúñü])|(?<![a-záéíóúñü])(?:miles|thousands)\s+(?:de\s+|of\s+)?${MONEY}|\(\s*(?:en\s+)?miles\s*\)|(?:^|:)\s*(?:en\s+)?miles\s*$|(?<![a-záéíóúñü])${MONEY}\s+(?:en\s+)?(?:miles|thousands)(?![a-záéíóúñü])|${FACTOR}1[.,]?000(?![\d.,])|\$\s?['’]?000s?(?!\d)|(?<![a-záéíóúñü])cop\s?['’]?000s?(?!\d)|\(\s*['’]?000s?\s*\)|(?<!\d)['’]000s?(?!\d)|(?<![a-záéíóúñü])m\s?\$|(?<![a-záéíóúñü\d])x\s?1[.,]?000(?![\d.,])`,
  'i',
);
const MILLONES = new RegExp(
  String.raw`(?<![a-záéíóúñü])${IN}\s+(?:los\s+)?(?:millones|millions?|mm)(?![a-záéíóúñü])|(?<![a-záéíóúñü])(?:millones|millions|mm)\s+(?:de\s+|of\s+)?${MONEY}|\(\s*(?:en\s+)?millones\s*\)|(?:^|:)\s*(?:en\s+)?millones\s*$|(?<![a-záéíóúñü])${MONEY}\s+(?:en\s+)?(?:millones|millions)(?![a-záéíóúñü])|${FACTOR}1[.,]?000[.,]?000(?![\d.,])|(?:\$\s?mm|mm\s?\$)|(?<![a-záéíóúñü])cop\s?mm(?![a-záéíóúñü])|(?<![a-záéíóúñü\d])x\s?1[.,]000[.,]000(?!\d)`,
  'i',
);
const CURRENCIES: readonly [name: string, RegExp][] = [
  [
    'dólares',
    /^(?:d[oó]lar(?:es)?(?: (?:americanos|estadounidenses|de (?:los )?(?:estados unidos|ee\.?\s?uu\.?)))?|usd|us\$|u\$s|us dollars?)$/i,
  ],
  ['euros', /^(?:euros?|eur|€)$/i],
];
const FOREIGN = String.raw`(d[oó]lar(?:es)?|usd|us\$|u\$s|us dollars?|euros?|eur|€)`;
const IN_CURRENCY = new RegExp(
  String.raw`(?<![a-záéíóúñü])${IN}\s+(?:los\s+)?(?:(?:miles|millones|thousands|millions)\s+(?:de\s+|of\s+)?)?${FOREIGN}(?![a-záéíóúñü])|(?<![a-záéíóúñü])(?:miles|millones) de ${FOREIGN}|(?:moneda|divisa|currency)[a-záéíóúñü\s]*:\s*${FOREIGN}(?![a-záéíóúñü])|^\s*\(?\s*${FOREIGN}\s*\)?\s*$`,
  'i',
);
/** Every phrase has one of these. */
const PERHAPS = /mil|thou|000|\$|d[oó]l|usd|eur|€|cop/i;

/** The unit that a text names, if it is not pesos. */
export function unitIn(text: string): Exclude<FileUnit, 'pesos'> | null {
  if (!PERHAPS.test(text) || (hasLegalForm(text) && !text.includes('('))) return null;
  if (MILLONES.test(text)) return 'millones';
  return MILES.test(text) ? 'miles' : null;
}

/** The currency that a text names, if it is not the peso: «dólares». */
export function currencyIn(text: string): string | null {
  if (!PERHAPS.test(text) || hasLegalForm(text)) return null;
  const found = IN_CURRENCY.exec(text)
    ?.slice(1)
    .find((word) => word !== undefined);
  return found === undefined ? null : nameOf(found);
}

const UNIT_AFTER = /[\s(-](?:(miles|k|m\$)|(?:mm|mill(?:ones)?)\$?)\.?\)?\s*$/i;

/** The unit that the header of an amount ends with: `Saldo final MM`. */
export function unitAfter(header: string): Exclude<FileUnit, 'pesos'> | null {
  const found = UNIT_AFTER.exec(header);
  if (!found) return null;
  return found[1] === undefined ? 'millones' : 'miles';
}

const AFTER = new RegExp(String.raw`[\s(\-]${FOREIGN}\)?\s*$`, 'i');

/** The currency that the header of an amount ends with, if it is not the peso. */
export function currencyAfter(header: string): string | null {
  const found = AFTER.exec(header)?.[1];
  return found === undefined ? null : nameOf(found);
}

/** The currency of a cell in a column of currencies, if it is not the peso. */
export function currencyOf(cell: string): string | null {
  const plain = cell.trim();
  if (
    /^(?:cop|col\$?|\$|pesos?(?: colombianos?)?|peso|local|moneda local|legal|ml|01?|1)$/i.test(plain) ||
    plain === ''
  )
    return null;
  const name = nameOf(plain);
  return name === plain && !/^[a-z]{3}$/i.test(plain) ? null : name;
}

function nameOf(word: string): string {
  return CURRENCIES.find(([, test]) => test.test(word.trim()))?.[0] ?? word.trim();
}
