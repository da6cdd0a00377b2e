/** The words of a header in one form, whatever their abbreviations, number and order: `Sdo. Ant.` and `Saldo anterior` are one. */

/** Abbreviations and plurals that reports use, unaccented. */
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
/** Words that change nothing. */
const silent = new Set(['de', 'del', 'la', 'las', 'el', 'los', 'en', 'a', 'al', 'o', 'y', 'pesos', 'cop']);

/** The words that stand for others here. */
export const abbreviations: readonly string[] = Object.keys(spelled);

/** The terms of a header's plain text, sorted; a header of silent words alone keeps them. */
export function headerTerms(plain: string): string {
  const words = plain.split(' ');
  const telling = words.filter((word) => !silent.has(word)).map((word) => spelled[word] ?? word);
  return [...new Set(telling.length > 0 ? telling : words)].sort().join(' ');
}

const ID = /\b(nit|cedula|identificacion)\b/;
const NO_ID = /\b(nombre|cuenta|razon|tipo|digito|dv|verificacion|empresa)\b/;

/** Whether a header is of a number of somebody, whatever else it says. */
export function isOfId(terms: string): boolean {
  return ID.test(terms) && !NO_ID.test(terms);
}

/** Whether the words above a header say which amount it is. */
export function isOfAmounts(words: string): boolean {
  return /\b(saldos?|sdo|mov\w*|mvto\w*|acumulad\w*|debitos?|creditos?)\b/.test(words);
}
