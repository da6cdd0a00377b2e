/** Repeated looks at the database: one serves all who ask for the same within some time, and no two run at once. */

export interface SharedLooks<Value> {
  /** What the look under `key` found, at most `freshMs` ago; rejects as a look under way does. */
  get(key: string, look: () => Promise<Value>): Promise<Value>;
}

/** `freshMs`: milliseconds for which a result serves others. */
export function createSharedLooks<Value>(freshMs: number): SharedLooks<Value> {
  const looks = new Map<string, Promise<Value>>();
  let turn: Promise<unknown> = Promise.resolve();
  return {
    get: (key, look) => {
      const shared = looks.get(key);
      if (shared !== undefined) return shared;
      const found = Promise.allSettled([turn]).then(look);
      turn = found;
      looks.set(key, found);
      found.then(
        () => void setTimeout(() => looks.delete(key), freshMs).unref(),
        // A failure serves those who waited for it.
        () => looks.delete(key),
      );
      return found;
    },
  };
}
