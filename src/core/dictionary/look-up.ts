/**
 * Look-up by a text from outside: a word of a file, a name somebody gave, a key of a request. A plain object answers
 * `constructor` or `toString` with what it inherits, and a value written to its `__proto__` is lost.
 */

type Values<Entries> = Entries extends object ? Entries[keyof Entries & string] : never;

/** The own entry under `key`; undefined without one, or without entries at all. */
export function lookUp<Entries extends object>(
  entries: Entries | null | undefined,
  key: string,
): Values<Entries> | undefined {
  return entries != null && Object.hasOwn(entries, key) ? (entries as Dictionary<Values<Entries>>)[key] : undefined;
}

/** Entries by texts from outside; made by `dictionary`, without a prototype. */
export interface Dictionary<Value> {
  [key: string]: Value;
}

/** An empty one, to be filled. */
export function dictionary<Value>(): Dictionary<Value> {
  return Object.create(null) as Dictionary<Value>;
}
