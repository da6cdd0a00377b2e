/** A code of accounts and the name behind it in one cell: `11050501 Caja`, `1105-05-01 - Caja`, `11050501-Caja`, `11050501: Caja`. */
const CODE_AND_NAME = /^(\d[\d./-]*?(?: \d[\d./-]*)*)(?:(?:\s+(?:[-–:|/]\s*)?|\s*[-–:|/]\s*(?=\p{L}))(\D.*))?$/u;
/** In the place of an id that nobody has. */
const ZEROS = /^0+$/;

/** `digits` as written. */
export interface CodeAndName {
  digits: string;
  name: string | null;
}

/** Null for a cell that begins with no code. */
export function splitCode(cell: string): CodeAndName | null {
  const found = CODE_AND_NAME.exec(cell);
  return found === null ? null : { digits: found[1]!, name: found[2] ?? null };
}

/** Whether a normalised code is none: zeros stand for nobody among ids. */
export function isZeros(code: string): boolean {
  return ZEROS.test(code);
}
