/** Order of the lines of a view. */
import { plainName } from '#core/identity/plain-name.ts';

/** `code`: as the chart or the file has them; `difference`: of the last column to the one it is compared with. */
export type LineOrder =
  | { by: 'code'; descending: boolean }
  | { by: 'name'; descending: boolean }
  | { by: 'column'; column: number; descending: boolean }
  | { by: 'difference'; before: number; after: number; descending: boolean };

interface Keys {
  /** A figure as a double. */
  column: (line: number, column: number) => number;
  name: (line: number) => string;
}

/** Positions in order; figures by their absolute value, lines with equal keys as they were. */
export function sortLines(count: number, order: LineOrder, { column, name }: Keys): Uint32Array {
  const lines = Uint32Array.from({ length: count }, (_, line) => line);
  const sign = order.descending ? -1 : 1;
  if (order.by === 'code') return order.descending ? lines.reverse() : lines;
  if (order.by === 'name') {
    const names = Array.from(lines, (line) => plainName(name(line)));
    return lines.sort((a, b) => (names[a]! < names[b]! ? -sign : names[a]! > names[b]! ? sign : a - b));
  }
  const keys = Float64Array.from(lines, (line) =>
    Math.abs(
      order.by === 'column' ? column(line, order.column) : column(line, order.after) - column(line, order.before),
    ),
  );
  return lines.sort((a, b) => sign * (keys[a]! - keys[b]!) || a - b);
}
