/**
 * Semaphore with a per-account limit before the connections of a pool: what one account asks at once waits for its own
 * earlier requests, not for those of others.
 */

/** Transactions of one account at once; a pool has ten connections. */
const OF_ONE = 3;

export class AccountTurns {
  /** Of accounts that have any: transactions under way, and those that wait, by arrival. */
  readonly #accounts = new Map<string, { running: number; waiting: (() => void)[] }>();

  /** Runs `work` in a turn of the account. `work` must not ask for another turn: it would wait for itself. */
  async run<Result>(account: string, work: () => Promise<Result>): Promise<Result> {
    await this.#enter(account);
    try {
      return await work();
    } finally {
      this.#leave(account);
    }
  }

  #enter(account: string): Promise<void> {
    const own = this.#accounts.get(account) ?? { running: 0, waiting: [] };
    this.#accounts.set(account, own);
    if (own.running >= OF_ONE) return new Promise((resolve) => own.waiting.push(resolve));
    own.running += 1;
    return Promise.resolve();
  }

  /** The turn goes to the first that waits. */
  #leave(account: string): void {
    const own = this.#accounts.get(account)!;
    const next = own.waiting.shift();
    if (next !== undefined) next();
    else if (own.running > 1) own.running -= 1;
    else this.#accounts.delete(account);
  }
}
