/** Values in the cells of a parametrization's workbook, typed by Excel or by hand. */
import { fromDecimal, toDecimal } from '#core/money/money.ts';
import type { Cell } from '#core/reading/workbook.ts';
import type { ParameterDeclaration } from '../parameter.ts';
import { no, plainWord, yes } from './book-words.es.ts';

/** A parameter of one value in the notation of settings; null for what is none. */
export function scalarIn(cell: Cell, kind: ParameterDeclaration['kind'] | null): string | number | boolean | null {
  if (kind === 'switch') return switchIn(cell);
  return kind === 'amount' ? amountIn(cell) : rateIn(cell);
}

function switchIn(cell: Cell): boolean | null {
  if (typeof cell === 'boolean') return cell;
  const word = plainWord(String(cell));
  return word === plainWord(yes) ? true : word === plainWord(no) ? false : null;
}

/** `1250000.5` of a cell, or `1.250.000,50` and `1250000.50` of a text. */
function amountIn(cell: Cell): string | null {
  const text = typeof cell === 'number' ? cell.toFixed(2) : String(cell).replace(/[\s$]/g, '');
  const plain = /^-?\d+(\.\d{1,2})?$/.test(text) ? text : text.replaceAll('.', '').replace(',', '.');
  if (!/^-?\d+(\.\d{1,2})?$/.test(plain)) return null;
  return toDecimal(fromDecimal(plain));
}

/** A number or a percentage, with point or comma. */
export function rateIn(cell: Cell): number | null {
  if (typeof cell === 'number') return cell;
  const text = String(cell).replace(/\s|%/g, '').replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** Digits of a NIT or of another document, without points; the whole word for documents with letters. */
export function nitIn(text: string): string | null {
  const plain = text.replace(/[.\s]/g, '');
  return /^[\dA-Za-z-]{3,200}$/.test(plain) ? plain : null;
}
