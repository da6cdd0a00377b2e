/**
 * Semaphore with a per-account limit before the connections of a pool: what one account asks at once waits for its own
 * earlier requests, not for those of others. While others work too, requests of one account run one after another, so
 * that each account has an equal share of the processors; one that waited long goes beside a slow one. On a busy server a
 * turn of an account that wants more than the average rests after its transaction, so that others find the database and
 * this thread idle.
 */
import { AccountShares } from '#platform/account-shares.ts';
import { loopUtilizationMeter } from '#platform/loop-utilization.ts';

/** Transactions of one account at once; a pool has ten connections. */
const ALONE = 3;
const AMONG_OTHERS = 1;
/** Of these the second only for one that waited. */
const BESIDE_A_SLOW_ONE = 2;
/** Wait for a turn among others after which one goes beside a slow one, in milliseconds. */
const PATIENCE_MS = 250;
/**
 * Rest of a turn: as a multiple of its transaction for each part of the event loop that is in use beyond the calm one, and
 * at most, in milliseconds. With the loop in use for two thirds it is some seven times as long as the transaction.
 */
const REST = 16;
const CALM = 0.2;
const LONGEST_REST_MS = 500;
/** After its last transaction an account still counts as one that works, for so many milliseconds. */
const LATELY_MS = 1000;

interface Waiting {
  start: () => void;
  isOverdue: boolean;
  timer: NodeJS.Timeout;
}

interface Own {
  running: number;
  /** By arrival. */
  waiting: Waiting[];
}

export class AccountTurns {
  /** Accounts with transactions under way. */
  readonly #accounts = new Map<string, Own>();
  readonly #shares = new AccountShares(() => performance.now());
  /** When the last transaction of an account ended, by that time. */
  readonly #lately = new Map<string, number>();
  /** Part of the event loop in use, 0 to 1. */
  readonly #utilization: () => number;

  constructor(utilization = loopUtilizationMeter()) {
    this.#utilization = utilization;
  }

  /** Runs `work` in a turn of the account. `work` must not ask for another turn: it would wait for itself. */
  async run<Result>(account: string, work: () => Promise<Result>): Promise<Result> {
    this.#shares.change(account, { claims: 1 });
    await this.#enter(account);
    const since = performance.now();
    try {
      return await work();
    } finally {
      this.#shares.change(account, { claims: -1 });
      const beyondCalm = Math.max(0, this.#utilization() - CALM);
      const rest = this.#mustRest(account) ? REST * beyondCalm * (performance.now() - since) : 0;
      if (rest < 1) this.#leave(account);
      else setTimeout(() => this.#leave(account), Math.min(LONGEST_REST_MS, rest)).unref();
    }
  }

  #mustRest(account: string): boolean {
    const now = performance.now();
    this.#lately.delete(account);
    this.#lately.set(account, now);
    for (const [name, end] of this.#lately) {
      if (end > now - LATELY_MS) break;
      this.#lately.delete(name);
    }
    return (this.#accounts.size > 1 || this.#lately.size > 1) && this.#shares.isAboveAverage(account);
  }

  #enter(account: string): Promise<void> {
    const own = this.#accounts.get(account) ?? { running: 0, waiting: [] };
    this.#accounts.set(account, own);
    return new Promise((resolve) => {
      const one: Waiting = {
        start: resolve,
        isOverdue: false,
        timer: setTimeout(() => {
          one.isOverdue = true;
          this.#admit(own);
        }, PATIENCE_MS),
      };
      own.waiting.push(one);
      this.#admit(own);
    });
  }

  #leave(account: string): void {
    const own = this.#accounts.get(account)!;
    own.running -= 1;
    this.#admit(own);
    if (own.running > 0) return;
    this.#accounts.delete(account);
    // Whoever is alone now has more turns.
    if (this.#accounts.size === 1) for (const other of this.#accounts.values()) this.#admit(other);
  }

  #admit(own: Own): void {
    for (let first = own.waiting[0]; first !== undefined; first = own.waiting[0]) {
      const most = first.isOverdue ? BESIDE_A_SLOW_ONE : AMONG_OTHERS;
      if (own.running >= (this.#accounts.size === 1 ? ALONE : most)) return;
      own.waiting.shift();
      own.running += 1;
      clearTimeout(first.timer);
      first.start();
    }
  }
}
