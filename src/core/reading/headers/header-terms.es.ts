/**
 * Canonical form of a header's words, ignoring abbreviations, number and order: `Sdo. Ant.` and `Saldo anterior` are
 * equal.
 */
import { lookUp } from '#core/dictionary/look-up.ts';

/** Abbreviations and plurals in reports, unaccented. */
const spelled: Readonly<Record<string, string>> = {
  sdo: 'saldo',
  sal: 'saldo',
  saldos: 'saldo',
  ant: 'anterior',
  ini: 'inicial',
  inic: 'inicial',
  act: 'actual',
  fin: 'final',
  mov: 'movimiento',
  movs: 'movimiento',
  movto: 'movimiento',
  movtos: 'movimiento',
  mvto: 'movimiento',
  mvtos: 'movimiento',
  mvmto: 'movimiento',
  movimientos: 'movimiento',
  deb: 'debito',
  debs: 'debito',
  db: 'debito',
  debitos: 'debito',
  cred: 'credito',
  creds: 'credito',
  cr: 'credito',
  creditos: 'credito',
  account: 'cuenta',
  debit: 'debito',
  credit: 'credito',
  opening: 'inicial',
  closing: 'final',
  apertura: 'inicial',
  deudora: 'deudor',
  deudores: 'deudor',
  acreedora: 'acreedor',
  acreedores: 'acreedor',
  cargos: 'cargo',
  abonos: 'abono',
  cod: 'codigo',
  codigos: 'codigo',
  cta: 'cuenta',
  ctas: 'cuenta',
  cuentas: 'cuenta',
  ctble: 'contable',
  nom: 'nombre',
  nombres: 'nombre',
  ident: 'identificacion',
  identif: 'identificacion',
  desc: 'descripcion',
  descrip: 'descripcion',
  ter: 'tercero',
  terc: 'tercero',
  terceros: 'tercero',
  suc: 'sucursal',
  dig: 'digito',
  ver: 'verificacion',
  verif: 'verificacion',
  doc: 'documento',
  rzn: 'razon',
  n: 'numero',
  no: 'numero',
  nro: 'numero',
  num: 'numero',
};
/** Stop words. */
const silent = new Set(['de', 'del', 'la', 'las', 'el', 'los', 'en', 'a', 'al', 'o', 'y', 'pesos', 'cop']);

/** Every known abbreviation. */
export const abbreviations: readonly string[] = Object.keys(spelled);

/** Whole words of headers, beside those that are spelled out. */
const whole =
  `saldo inicial anterior final actual nuevo movimiento debito credito cuenta codigo contable nombre descripcion tercero
  identificacion nit razon social debe haber valor total auxiliar`.split(/\s+/);
const FEWEST_LETTERS = 3;
const glued = new Set([...whole, ...Object.keys(spelled).filter((word) => word.length >= FEWEST_LETTERS)]);

/** `saldoanterior` as its words, as programs print the names of their fields; the word itself where it is none of them. */
function unglued(word: string): readonly string[] {
  if (glued.has(word) || word.length < 2 * FEWEST_LETTERS) return [word];
  return partsOf(word) ?? [word];
}

function partsOf(word: string): readonly string[] | null {
  if (glued.has(word)) return [word];
  for (let length = word.length - FEWEST_LETTERS; length >= FEWEST_LETTERS; length--) {
    const rest = glued.has(word.slice(0, length)) ? partsOf(word.slice(length)) : null;
    if (rest !== null) return [word.slice(0, length), ...rest];
  }
  return null;
}

/** Sorted terms of a normalised header; one made of stop words only keeps them. */
export function headerTerms(plain: string): string {
  const words = plain.split(' ').flatMap(unglued);
  const telling = words.filter((word) => !silent.has(word)).map((word) => lookUp(spelled, word) ?? word);
  return [...new Set(telling.length > 0 ? telling : words)].sort().join(' ');
}

const QUALIFIERS = new Set(['mes', 'periodo', 'lapso', 'valor', 'vr', 'libro', 'contable']);

/** Sorted terms of an amount's header without those that say no more than its column: `Saldo inicial del mes`. */
export function withoutQualifiers(terms: string): string {
  return terms
    .split(' ')
    .filter((term) => !QUALIFIERS.has(term))
    .join(' ');
}

const ID = /\b(nit|cedula|identificacion)\b/;
const NO_ID = /\b(nombre|cuenta|razon|tipo|digito|dv|verificacion|empresa)\b/;

/** Whether a header denotes an id column, whatever else it contains. */
export function isOfId(terms: string): boolean {
  return ID.test(terms) && !NO_ID.test(terms);
}

/** Whether the group above a header denotes an amount. */
export function isOfAmounts(words: string): boolean {
  return /\b(saldos?|sdo|mov\w*|mvto\w*|acumulad\w*|debitos?|creditos?)\b/.test(words);
}
