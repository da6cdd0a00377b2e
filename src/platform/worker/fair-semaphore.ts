/**
 * Fair semaphore with a per-account limit, before all work in threads and processes. Places go to the account that has
 * had least of them lately; some are kept for audits, and those of opening what is stored are apart, so that uploads
 * never take all. Accounts that want more than the average share a part of the places, at a low priority; one whose work ran out of
 * time or memory has one at a time, and pauses between files when that repeats.
 */
import { availableParallelism } from 'node:os';
import { AppError } from '#core/call/app-error.ts';
import { AccountShares } from '../account-shares.ts';

/** Reading a file; previews and trials of settings; audits; opening what is stored. */
export type WorkKind = 'reading' | 'preview' | 'audit' | 'look';
export type Priority = 'usual' | 'low';

export interface Claim {
  account: string;
  kind: WorkKind;
  /** Gives up waiting: its client is gone. */
  signal?: AbortSignal | undefined;
}

/** Permission to work, until the work that got it ends. */
export interface Place {
  readonly priority: Priority;
  /** The work took all the time or memory that it may: its account is slowed. */
  overran(): void;
}

export interface FairSemaphore {
  /**
   * Runs `work` in a place. Throws AppError `server.busy` when too many wait or the client is gone, `account.slowed`
   * when the account has to pause.
   */
  run<Result>(claim: Claim, work: (place: Place) => Promise<Result>): Promise<Result>;
}

interface LaneLimits {
  places: number;
  /** Of those, the ones that low priority may take. */
  low: number;
}

export interface FairLimits {
  /** Reading, previews and audits. */
  work: LaneLimits;
  look: LaneLimits;
  /** Places of `work` that only audits take. */
  keptForAudits: number;
  /** Places of one account in each of the two. */
  ofOne: number;
  /** Claims that wait, of all accounts and of one. */
  waiting: number;
  waitingOfOne: number;
}

const workPlaces = Math.max(5, availableParallelism() + 1);

export const usualShares: FairLimits = {
  work: { places: workPlaces, low: Math.floor(workPlaces / 2) },
  look: { places: 4, low: 2 },
  keptForAudits: 1,
  ofOne: 2,
  waiting: 200,
  waitingOfOne: 40,
};

/**
 * A place of low priority rests twice as long as it was used, and this long at most: what its work asks of the database and
 * of this thread has no priority.
 */
const LONGEST_REST_MS = 2000;

type Lane = 'work' | 'look';

/** A claim that has a place. */
interface Held {
  account: string;
  lane: Lane;
  priority: Priority;
}

interface Waiting {
  claim: Claim;
  enter: (held: Held) => void;
}

const laneOf = ({ kind }: Claim): Lane => (kind === 'look' ? 'look' : 'work');
const ownFiles: ReadonlySet<WorkKind> = new Set(['reading', 'preview']);

/** `now`: milliseconds of a clock that never goes back. */
export function createFairSemaphore(
  limits: FairLimits = usualShares,
  now: () => number = () => performance.now(),
): FairSemaphore {
  const gate = new Gate(limits, new AccountShares(now));
  return {
    run: async (claim, work) => {
      const held = await gate.enter(claim);
      const { account, priority } = held;
      const since = now();
      try {
        return await work({ priority, overran: () => gate.shares.countOverrun(account) });
      } finally {
        const rest = priority === 'low' ? Math.min(LONGEST_REST_MS, 2 * (now() - since)) : 0;
        if (rest === 0) gate.leave(held);
        else setTimeout(() => gate.leave(held), rest).unref();
      }
    },
  };
}

class Gate {
  readonly shares: AccountShares;
  readonly #limits: FairLimits;
  readonly #held = new Set<Held>();
  /** By arrival. */
  readonly #waiting: Waiting[] = [];

  constructor(limits: FairLimits, shares: AccountShares) {
    this.#limits = limits;
    this.shares = shares;
  }

  enter(claim: Claim): Promise<Held> {
    const { account, kind, signal } = claim;
    const pause = ownFiles.has(kind) ? this.shares.pause(account) : 0;
    if (pause > 0) throw new AppError('account.slowed', { seconds: Math.ceil(pause / 1000) });
    const own = this.#waiting.filter((one) => one.claim.account === account).length;
    const isFull = this.#waiting.length >= this.#limits.waiting || own >= this.#limits.waitingOfOne;
    if (signal?.aborted) throw new AppError('server.busy');
    const priority = this.#priorityOf(claim);
    const isFree = this.#isFree(claim, priority);
    if (!isFree && isFull) throw new AppError('server.busy');
    this.shares.change(account, { claims: 1 });
    return isFree ? Promise.resolve(this.#take(claim, priority)) : this.#wait(claim);
  }

  leave(held: Held): void {
    this.#held.delete(held);
    this.shares.change(held.account, { claims: -1, places: -1 });
    this.#admit();
  }

  #wait(claim: Claim): Promise<Held> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        this.shares.change(claim.account, { claims: -1 });
        reject(new AppError('server.busy'));
      };
      const waiting: Waiting = {
        claim,
        enter: (held) => {
          claim.signal?.removeEventListener('abort', giveUp);
          resolve(held);
        },
      };
      claim.signal?.addEventListener('abort', giveUp, { once: true });
      this.#waiting.push(waiting);
    });
  }

  /** Gives free places to the first claims of the accounts that have had least. */
  #admit(): void {
    for (;;) {
      const free = this.#waiting.filter(({ claim }) => this.#isFree(claim, this.#priorityOf(claim)));
      if (free.length === 0) return;
      const used = ({ claim: { account } }: Waiting) => this.shares.used(account);
      const next = free.reduce((least, one) => (used(one) < used(least) ? one : least));
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      next.enter(this.#take(next.claim, this.#priorityOf(next.claim)));
    }
  }

  #take(claim: Claim, priority: Priority): Held {
    const held = { account: claim.account, lane: laneOf(claim), priority };
    this.#held.add(held);
    this.shares.change(claim.account, { places: 1 });
    return held;
  }

  #priorityOf({ account }: Claim): Priority {
    return this.shares.isSlowed(account) || this.shares.isAboveAverage(account) ? 'low' : 'usual';
  }

  #isFree(claim: Claim, priority: Priority): boolean {
    const lane = laneOf(claim);
    const held = [...this.#held].filter((one) => one.lane === lane);
    const own = held.filter(({ account }) => account === claim.account).length;
    if (own >= (lane === 'work' && this.shares.isSlowed(claim.account) ? 1 : this.#limits.ofOne)) return false;
    const low = held.filter((one) => one.priority === 'low').length;
    if (priority === 'low' && low >= this.#limits[lane].low) return false;
    const kept = ownFiles.has(claim.kind) ? this.#limits.keptForAudits : 0;
    // A second place is taken only when more of them are free.
    return held.length + kept + own < this.#limits[lane].places;
  }
}
