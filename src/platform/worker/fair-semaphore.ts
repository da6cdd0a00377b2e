/**
 * Fair semaphore with a per-account limit, before all work in threads and processes. Places go to the account that has
 * had least of them lately by seat in use; some are kept for audits. Opening what is stored has places and shares of its
 * own, so that nobody waits behind the imports of their own account, and is never of low priority. Otherwise accounts that
 * want more than the average share a part of the places, at a low priority; one whose work ran out of time or memory has
 * one at a time, and pauses between files when that repeats.
 */
import { availableParallelism } from 'node:os';
import { AppError } from '#core/call/app-error.ts';
import { AccountShares } from '../shares/account-shares.ts';
import { type SeatsInUse, seatsInUse } from '../shares/seats-in-use.ts';

/** Reading a file; previews and trials of settings; audits; opening what is stored. */
export type WorkKind = 'reading' | 'preview' | 'audit' | 'look';
/** Of opening; of audits; of files and previews; of accounts that want more than the average. */
export type Priority = 'look' | 'usual' | 'file' | 'low';

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
   * Runs `work` in a place. Throws AppError `server.busy` when too many wait, the wait was too long or the client is gone,
   * `account.slowed` when the account has to pause.
   */
  run<Result>(claim: Claim, work: (place: Place) => Promise<Result>): Promise<Result>;
}

interface LaneLimits {
  places: number;
  /** Of those, the ones that accounts may take which want more than the average. */
  low: number;
}

export interface FairLimits {
  /** Reading, previews and audits. */
  work: LaneLimits;
  look: LaneLimits;
  /** Places of `work` that only audits take. */
  keptForAudits: number;
  /** Places of one account in each of the two, and seats in use for each further one. */
  ofOne: number;
  seatsOfOne: number;
  /** Claims that wait, of all accounts and of one. */
  waiting: number;
  waitingOfOne: number;
  /** Somebody waits for a place no longer than this, in milliseconds; jobs wait as long as they like. */
  patienceMs: number;
}

const workPlaces = Math.max(5, availableParallelism() + 1);

export const usualShares: FairLimits = {
  work: { places: workPlaces, low: Math.floor(workPlaces / 2) },
  look: { places: 5, low: 2 },
  keptForAudits: 1,
  ofOne: 2,
  seatsOfOne: 12,
  waiting: 200,
  waitingOfOne: 40,
  patienceMs: 10_000,
};

/**
 * A place of an account that wants more than the average rests twice as long as it was used, and this long at most: what
 * its work asks of the database and of this thread has no priority.
 */
const LONGEST_REST_MS: Readonly<Record<Lane, number>> = { work: 2000, look: 500 };

type Lane = 'work' | 'look';

/** A claim that has a place. */
interface Held {
  account: string;
  lane: Lane;
  priority: Priority;
  /** Its account wants more than the average. */
  isAbove: boolean;
}

interface Waiting {
  claim: Claim;
  enter: (held: Held) => void;
}

const laneOf = ({ kind }: Claim): Lane => (kind === 'look' ? 'look' : 'work');
const priorities: Readonly<Record<WorkKind, Priority>> = {
  look: 'look',
  audit: 'usual',
  reading: 'file',
  preview: 'file',
};
const ownFiles: ReadonlySet<WorkKind> = new Set(['reading', 'preview']);

/** `now`: milliseconds of a clock that never goes back. */
export function createFairSemaphore(
  limits: FairLimits = usualShares,
  now: () => number = () => performance.now(),
  seats: Pick<SeatsInUse, 'of'> = seatsInUse,
): FairSemaphore {
  const gate = new Gate(limits, now, seats);
  return {
    run: async (claim, work) => {
      const held = await gate.enter(claim);
      const { account, lane, priority, isAbove } = held;
      const since = now();
      try {
        return await work({ priority, overran: () => gate.shares.work.countOverrun(account) });
      } finally {
        const rest = isAbove ? Math.min(LONGEST_REST_MS[lane], 2 * (now() - since)) : 0;
        if (rest === 0) gate.leave(held);
        else setTimeout(() => gate.leave(held), rest).unref();
      }
    },
  };
}

class Gate {
  readonly shares: Readonly<Record<Lane, AccountShares>>;
  readonly #seats: Pick<SeatsInUse, 'of'>;
  readonly #limits: FairLimits;
  readonly #held = new Set<Held>();
  /** By arrival. */
  readonly #waiting: Waiting[] = [];

  constructor(limits: FairLimits, now: () => number, seats: Pick<SeatsInUse, 'of'>) {
    this.#limits = limits;
    this.#seats = seats;
    this.shares = { work: new AccountShares(now, seats), look: new AccountShares(now, seats) };
  }

  enter(claim: Claim): Promise<Held> {
    const { account, kind, signal } = claim;
    const pause = ownFiles.has(kind) ? this.shares.work.pause(account) : 0;
    if (pause > 0) throw new AppError('account.slowed', { seconds: Math.ceil(pause / 1000) });
    const own = this.#waiting.filter((one) => one.claim.account === account).length;
    const { waiting, waitingOfOne } = this.#limits;
    const isFull = this.#waiting.length >= waiting || own >= Math.max(waitingOfOne, 2 * this.#seats.of(account));
    if (signal?.aborted) throw new AppError('server.busy');
    const isAbove = this.#isAbove(claim);
    const isFree = this.#isFree(claim, isAbove);
    if (!isFree && isFull) throw new AppError('server.busy');
    this.shares[laneOf(claim)].change(account, { claims: 1 });
    return isFree ? Promise.resolve(this.#take(claim, isAbove)) : this.#wait(claim);
  }

  leave(held: Held): void {
    this.#held.delete(held);
    this.shares[held.lane].change(held.account, { claims: -1, places: -1 });
    this.#admit();
  }

  #wait(claim: Claim): Promise<Held> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        claim.signal?.removeEventListener('abort', giveUp);
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        clearTimeout(timer);
        this.shares[laneOf(claim)].change(claim.account, { claims: -1 });
        reject(new AppError('server.busy'));
      };
      const isPatient = claim.kind === 'audit';
      const timer = isPatient ? undefined : setTimeout(giveUp, this.#limits.patienceMs);
      const waiting: Waiting = {
        claim,
        enter: (held) => {
          clearTimeout(timer);
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
      const free = this.#waiting.filter(({ claim }) => this.#isFree(claim, this.#isAbove(claim)));
      if (free.length === 0) return;
      const used = ({ claim }: Waiting) => this.shares[laneOf(claim)].used(claim.account);
      const next = free.reduce((least, one) => (used(one) < used(least) ? one : least));
      this.#waiting.splice(this.#waiting.indexOf(next), 1);
      next.enter(this.#take(next.claim, this.#isAbove(next.claim)));
    }
  }

  #take(claim: Claim, isAbove: boolean): Held {
    const lane = laneOf(claim);
    const priority = isAbove && lane === 'work' ? 'low' : priorities[claim.kind];
    const held = { account: claim.account, lane, priority, isAbove };
    this.#held.add(held);
    this.shares[lane].change(claim.account, { places: 1 });
    return held;
  }

  #isAbove(claim: Claim): boolean {
    const shares = this.shares[laneOf(claim)];
    return shares.isSlowed(claim.account) || shares.isAboveAverage(claim.account);
  }

  #isFree(claim: Claim, isAbove: boolean): boolean {
    const lane = laneOf(claim);
    const held = [...this.#held].filter((one) => one.lane === lane);
    const own = held.filter(({ account }) => account === claim.account).length;
    const { ofOne, seatsOfOne } = this.#limits;
    const most = ofOne + Math.floor(this.#seats.of(claim.account) / seatsOfOne);
    if (own >= (this.shares[lane].isSlowed(claim.account) ? 1 : most)) return false;
    if (isAbove && held.filter((one) => one.isAbove).length >= this.#limits[lane].low) return false;
    const kept = ownFiles.has(claim.kind) ? this.#limits.keptForAudits : 0;
    // A further place is taken only when more of them are free, as many as of a small account.
    return held.length + kept + Math.min(own, ofOne - 1) < this.#limits[lane].places;
  }
}
