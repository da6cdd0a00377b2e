/** Options of a select, and keyboard navigation among them. */
import { matches } from '../../data/search.ts';

export interface Option<Value> {
  value: Value;
  label: string;
  /** Additional search terms. */
  also?: string | undefined;
}

export interface OptionGroup<Value> {
  label: string;
  options: readonly Option<Value>[];
}

export type Options<Value> = readonly (Option<Value> | OptionGroup<Value>)[];

export function isGroup<Value>(entry: Option<Value> | OptionGroup<Value>): entry is OptionGroup<Value> {
  return 'options' in entry;
}

/** Flattened, without groups. */
export function flat<Value>(options: Options<Value>): Option<Value>[] {
  return options.flatMap((entry) => (isGroup(entry) ? entry.options : [entry]));
}

/** Options that match the search, in their non-empty groups. */
export function found<Value>(options: Options<Value>, typed: string): Options<Value> {
  if (typed.trim() === '') return options;
  const fits = ({ label, also }: Option<Value>) => matches(typed, label, also);
  return options.flatMap((entry): Options<Value> => {
    if (!isGroup(entry)) return fits(entry) ? [entry] : [];
    const inside = entry.options.filter(fits);
    return inside.length > 0 ? [{ ...entry, options: inside }] : [];
  });
}

/** Target index of an arrow or page key from `at` in a list of `count`; null for any other key. */
export function stepTo(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(count - 1, at + 1);
    case 'ArrowUp':
      return Math.max(0, at - 1);
    case 'PageDown':
      return Math.min(count - 1, at + 8);
    case 'PageUp':
      return Math.max(0, at - 8);
    default:
      return null;
  }
}
