/** Longest-prefix match on account codes: the look-up of every rule by account. */

/** A map from prefix to entry. Throws on duplicate prefixes: a table must not contradict itself. */
export function indexByPrefix<T>(entries: Iterable<T>, prefixOf: (entry: T) => string): ReadonlyMap<string, T> {
  const index = new Map<string, T>();
  for (const entry of entries) {
    const prefix = prefixOf(entry);
    if (index.has(prefix)) throw new Error(`repeated prefix ${prefix}`);
    index.set(prefix, entry);
  }
  return index;
}

/** The entry of the longest matching prefix, or null. */
export function longestMatch<T>(index: ReadonlyMap<string, T>, code: string): T | null {
  for (let length = code.length; length > 0; length--) {
    const entry = index.get(code.slice(0, length));
    if (entry !== undefined) return entry;
  }
  return null;
}
