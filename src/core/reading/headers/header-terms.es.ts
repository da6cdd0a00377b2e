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

/** Sorted terms of a normalised header; one made of stop words only keeps them. */
export function headerTerms(plain: string): string {
  const words = plain.split(' ');
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
