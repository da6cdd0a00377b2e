/** Value of a cell from the bytes of its `<v>` element, its type and its style. */
import type { Cell } from '#core/reading/workbook.ts';
import { UnsureDialect } from '#platform/workbook/cells/unsure-dialect.ts';
import { indexFromBytes, numberFromBytes } from '../cells/number-bytes.ts';
import { shownPercentage } from '../cells/shown-percentage.ts';
import { cellText, type FileBudget, type Placed } from '../file-budget.ts';
import { decodeEscapes, xmlText } from '../xml/xml-text.ts';
import { serialToIso } from './excel-dates.ts';
import type { TagReader } from './xlsx-tags.ts';

/** Workbook-wide tables that cells refer to. */
export interface SheetContext {
  strings: readonly (string | null)[];
  /** By cell style: whether numbers are dates. */
  dateStyles: readonly boolean[];
  /** By cell style: whether numbers are told as percentages. */
  percentStyles?: readonly boolean[];
  from1904: boolean;
  budget: FileBudget;
}

/** Text in a numeric cell that may be a number once decoded. */
const ENCODED = /&|_x/;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}/;

/** `tag`: the cell's tag. Undefined when it refers to a missing shared string. */
export function cellValue(
  bytes: Buffer,
  from: number,
  to: number,
  tag: TagReader,
  context: SheetContext,
  row: Placed,
): Cell | undefined {
  const { type } = tag;
  if (type === 'shared') {
    const index = indexFromBytes(bytes, from, to);
    if (index < 0) throw new UnsureDialect();
    return context.strings[index];
  }
  if (type === 'number') {
    const value = numberFromBytes(bytes, from, to);
    if (typeof value === 'string' && ENCODED.test(value)) throw new UnsureDialect();
    if (typeof value !== 'number') return value;
    if (isStyled(bytes, tag, context.dateStyles)) return serialToIso(value, context.from1904);
    return isStyled(bytes, tag, context.percentStyles ?? []) ? shownPercentage(value) : value;
  }
  const text = xmlText(bytes, from, to);
  if (type === 'date' && !ISO_DATE.test(text)) throw new UnsureDialect();
  if (type === 'boolean') return text === '1' || text.toLowerCase() === 'true';
  return cellText(type === 'text' ? decodeEscapes(text) : text, row) || null;
}

function isStyled(bytes: Buffer, { sFrom, sTo }: TagReader, styles: readonly boolean[]): boolean {
  return styles.length > 0 && sTo > 0 && styles[indexFromBytes(bytes, sFrom, sTo)] === true;
}
