/** Runs work under the same key one after another, within this process. */
const last = new Map<string, Promise<unknown>>();

export async function takeTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const mine = Promise.allSettled([last.get(key)]).then(work);
  last.set(key, mine);
  try {
    return await mine;
  } finally {
    if (last.get(key) === mine) last.delete(key);
  }
}
