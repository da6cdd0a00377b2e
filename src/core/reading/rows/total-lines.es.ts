/** Lines that add others up: of the whole report, or of a part of it (a class, an account, a branch, a page), which is not needed twice. */

const TOTAL = `(?:sub ?|gran |grand )?total(?:es)?|sub ?totales|sumas?`;
/** `total general`, `sumas iguales`, `gran total`; nothing of a part. */
const REPORT =
  /^(?:gran )?(?:total(?:es)?|sumas?)(?: (?:general(?:es)?|iguales|finales|final|de|del|el|y|balance|prueba|comprobacion|reporte|informe|saldos|movimientos))*$/;
/** A total that says of what: third parties may begin with the word too. */
const OF_SOMETHING = new RegExp(
  String.raw`^(?:${TOTAL}) (?:(?:de |del |por |la |el )*(?:clase|grupo|cuenta|subcuenta|auxiliar|tercero|nit|sucursal|sede|centro|cc|pagina|hoja|nivel)\b|\d)`,
);
/** Any line that begins as totals do. */
const LOOSE = new RegExp(String.raw`^(?:${TOTAL})\b`);
/** What a printed page carries to the next one. */
const CARRIED =
  /^(?:van|vienen|viene|pasan|pasa|suma y sigue|transporte)(?: (?:a|de|la|pagina|hoja|anterior|siguiente|\d+))*$/;

export type TotalOf = 'report' | 'part';

/** What a line whose words (plain) say for sure that it is a total adds up; null for any other. `names` are plain names of accounts above. */
export function totalOf(words: string, names?: ReadonlySet<string>): TotalOf | null {
  if (REPORT.test(words)) return 'report';
  if (OF_SOMETHING.test(words) || CARRIED.test(words)) return 'part';
  const of = names && LOOSE.exec(words);
  return of && names.has(words.slice(of[0].length).trim()) ? 'part' : null;
}

/** The same where nothing but a total begins so: `Total Activo`. */
export function looseTotalOf(words: string): TotalOf | null {
  return totalOf(words) ?? (LOOSE.test(words) ? 'part' : null);
}
