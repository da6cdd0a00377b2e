/**
 * Semaphore with a per-account limit, by seats in use, before the connections of a pool: what one account asks at once
 * waits for its own earlier requests, not for those of others. While others work too, requests of an account with few
 * seats run one after another, so that each account has a share of the processors by seat; one that waited long goes
 * beside a slow one. On a busy server a turn of an account that wants more than the average rests after its transaction,
 * so that others find the database and this thread idle.
 */

import { loopUtilizationMeter } from '#platform/loop-utilization.ts';
import { AccountShares } from '#platform/shares/account-shares.ts';
import { type SeatsInUse, seatsInUse } from '#platform/shares/seats-in-use.ts';

/** Transactions of one account at once; a pool has ten connections. */
const ALONE = 3;
const AMONG_OTHERS = 1;
/** Seats in use for each further one, and the most of one account. */
const SEATS_OF_ONE = 6;
const MOST = 6;
const MOST_AMONG_OTHERS = 4;
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
  readonly #shares: AccountShares;
  /** When the last transaction of an account ended, by that time. */
  readonly #lately = new Map<string, number>();
  /** Part of the event loop in use, 0 to 1. */
  readonly #utilization: () => number;

  readonly #seats: Pick<SeatsInUse, 'of'>;

  constructor(utilization = loopUtilizationMeter(), seats: Pick<SeatsInUse, 'of'> = seatsInUse) {
    this.#utilization = utilization;
    this.#seats = seats;
    this.#shares = new AccountShares(() => performance.now(), seats);
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
          this.#admit(account, own);
        }, PATIENCE_MS),
      };
      own.waiting.push(one);
      this.#admit(account, own);
    });
  }

  #leave(account: string): void {
    const own = this.#accounts.get(account)!;
    own.running -= 1;
    this.#admit(account, own);
    if (own.running > 0) return;
    this.#accounts.delete(account);
    // Whoever is alone now has more turns.
    if (this.#accounts.size === 1) for (const [name, other] of this.#accounts) this.#admit(name, other);
  }

  #admit(account: string, own: Own): void {
    const more = Math.floor(this.#seats.of(account) / SEATS_OF_ONE);
    const alone = Math.min(MOST, ALONE + more);
    const amongOthers = Math.min(MOST_AMONG_OTHERS, AMONG_OTHERS + more);
    for (let first = own.waiting[0]; first !== undefined; first = own.waiting[0]) {
      // One more for one that waited.
      const most = amongOthers + (first.isOverdue ? 1 : 0);
      if (own.running >= (this.#accounts.size === 1 ? alone : most)) return;
      own.waiting.shift();
      own.running += 1;
      clearTimeout(first.timer);
      first.start();
    }
  }
}
