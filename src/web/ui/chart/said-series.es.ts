/** A series in words, for whoever does not see its chart: its first and last point, and its extremes. */

interface SaidPoint<Value extends number | bigint> {
  name: string;
  /** Null: none, which is not drawn either. */
  value: Value | null;
}

/** `primero, ene 2026: 12; último, oct 2026: 15; más alto, mar 2026: 40`. Empty where no point has a value. */
export function saidSeries<Value extends number | bigint>(
  points: readonly SaidPoint<Value>[],
  tell: (value: Value) => string,
): string {
  const known = points.filter((point): point is SaidPoint<Value> & { value: Value } => point.value !== null);
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) return '';
  const words = ({ name, value }: typeof first) => `${name}: ${spokenFigure(tell(value))}`;
  if (first === last) return words(first);
  const highest = known.reduce((top, point) => (point.value > top.value ? point : top));
  const lowest = known.reduce((least, point) => (point.value < least.value ? point : least));
  const isInside = ({ value }: typeof first) => value !== first.value && value !== last.value;
  return [
    `primero, ${words(first)}`,
    `último, ${words(last)}`,
    isInside(highest) && `más alto, ${words(highest)}`,
    isInside(lowest) && `más bajo, ${words(lowest)}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** Parentheses of a negative amount, and the dash of none, are read as words. */
export function spokenFigure(text: string): string {
  if (text === '–') return 'cero';
  return text.startsWith('(') && text.endsWith(')') ? `menos ${text.slice(1, -1)}` : text;
}
