/** Cells of an xls that show percentages, by sheet: its library tells values without their formats. */
import { isBuiltInPercent, isPercentFormat } from '../cells/shown-percentage.ts';

const BOF = 0x0809;
const EOF = 0x000a;
const FORMAT = 0x041e;
const XF = 0x00e0;
const FORMULA = 0x0006;
const NUMBER = 0x0203;
const RK = 0x027e;
const MULRK = 0x00bd;

/** For each part after the workbook's own, the keys (`cellKey`) of its percentages. `stream`: whole records. */
export function percentCells(stream: Uint8Array): ReadonlySet<string>[] {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  const formats = new Map<number, boolean>();
  const styles: boolean[] = [];
  const parts: Set<string>[] = [];
  let depth = 0;
  const keep = (row: number, column: number, style: number) => {
    if (styles[style] === true) parts.at(-1)?.add(cellKey(row, column));
  };
  for (let at = 0; at + 4 <= stream.length; ) {
    const id = view.getUint16(at, true);
    const length = view.getUint16(at + 2, true);
    const from = at + 4;
    at = from + length;
    if ((id === 0 && length === 0) || at > stream.length) break;
    if (id === BOF && depth++ === 0) parts.push(new Set());
    else if (id === EOF) depth--;
    else if (id === FORMAT && length >= 5)
      formats.set(view.getUint16(from, true), isPercentFormat(textOf(stream, from + 2, at)));
    else if (id === XF && length >= 4) {
      const format = view.getUint16(from + 2, true);
      styles.push(formats.get(format) ?? isBuiltInPercent(format));
    } else if ((id === FORMULA || id === NUMBER || id === RK) && length >= 6 && depth === 1)
      keep(view.getUint16(from, true), view.getUint16(from + 2, true), view.getUint16(from + 4, true));
    else if (id === MULRK && depth === 1)
      for (let cell = 0; from + 4 + cell * 6 + 6 <= at - 2; cell++)
        keep(
          view.getUint16(from, true),
          view.getUint16(from + 2, true) + cell,
          view.getUint16(from + 4 + cell * 6, true),
        );
  }
  return parts.slice(1);
}

/** 0-based. */
export function cellKey(row: number, column: number): string {
  return `${row},${column}`;
}

/** Text of a count of characters, a flag of two bytes each, and the characters. */
function textOf(stream: Uint8Array, from: number, to: number): string {
  const wide = (stream[from + 2]! & 1) === 1;
  return Buffer.from(stream.subarray(from + 3, to)).toString(wide ? 'utf16le' : 'latin1');
}
