/** Rows that add others up: of the whole report, or of one account, whose total is not needed twice. */
import { totalWords } from '../header-aliases.es.ts';

const WHOLE = /^(gran )?(total|totales|sumas|suma)( general| generales| iguales| del? (balance|informe|reporte))*$/;

export function isTotal(words: string): boolean {
  return totalWords.test(words) || words.startsWith('gran total');
}

/** `total general`, `sumas iguales`; not `total activo` nor `total 110505`. */
export function isGrandTotal(words: string): boolean {
  return WHOLE.test(words);
}
