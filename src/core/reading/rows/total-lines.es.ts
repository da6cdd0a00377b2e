/** Total lines: of the whole report, or of a part (class, account, branch, page), which is redundant. */

const TOTAL = `(?:sub ?|gran |grand )?total(?:es)?|sub ?totales|sumas?`;
/** `total general`, `sumas iguales`, `gran total`; no totals of parts. */
const REPORT =
  /^(?:gran )?(?:total(?:es)?|sumas?)(?: (?:general(?:es)?|iguales|finales|final|de|del|el|y|balance|prueba|comprobacion|reporte|informe|saldos|movimientos))*$/;
/** A total that names its part; third-party names may begin with the word too. */
const OF_SOMETHING = new RegExp(
  String.raw`^(?:${TOTAL}) (?:(?:de |del |por |la |el )*(?:clase|grupo|cuenta|subcuenta|auxiliar|tercero|nit|sucursal|sede|centro|cc|pagina|hoja|nivel)\b|\d)`,
);
/** A part that the rows above it say. */
const OF_THE_ABOVE = /^sub ?total(?:es)?$/;
/** Any line that begins like a total. */
const LOOSE = new RegExp(String.raw`^(?:${TOTAL})\b`);
/** Carried-forward lines of printed pages. */
const CARRIED =
  /^(?:van|vienen|viene|pasan|pasa|suma y sigue|transporte)(?: (?:a|de|la|pagina|hoja|anterior|siguiente|\d+))*$/;

export type TotalOf = 'report' | 'part';

/**
 * Scope of a line that is certainly a total, from its normalised words; null for any other. `names`: normalised names
 * of accounts above.
 */
export function totalOf(written: string, names?: ReadonlySet<string>): TotalOf | null {
  const words = together(written);
  if (REPORT.test(words)) return 'report';
  if (OF_SOMETHING.test(words) || OF_THE_ABOVE.test(words) || CARRIED.test(words)) return 'part';
  const of = names && LOOSE.exec(words);
  return of && names.has(words.slice(of[0].length).trim()) ? 'part' : null;
}

/** Like `totalOf`, for columns where any line that begins like a total is one: `Total Activo`. */
export function looseTotalOf(words: string): TotalOf | null {
  return totalOf(words) ?? (LOOSE.test(together(words)) ? 'part' : null);
}

/** The words of an account that may stand between a total and its code. */
const OF_CODE = new RegExp(
  String.raw`^(?:${TOTAL}) (?:(?:de|del|la|el|clase|grupo|cuenta|subcuenta|auxiliar) )*(\d[\d ]*)(?: \D.*)?$`,
);

/** Digits of the account that a total names, from its normalised words: `total cuenta 11050501`; null for any other. */
export function codeOfTotal(words: string): string | null {
  return OF_CODE.exec(words)?.[1]?.replaceAll(' ', '') ?? null;
}

/** Letters set wide apart, `t o t a l e s`, as a word. */
function together(words: string): string {
  return words.replace(/(?<![a-z0-9])[a-z](?: [a-z](?![a-z0-9]))+/g, (letters) => letters.replaceAll(' ', ''));
}
