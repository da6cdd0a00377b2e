/**
 * What accounts have had of the workers and wanted of them lately by seat in use, while others wanted them too, and how
 * often their work ran out of time or memory. All of it fades.
 */
import { type SeatsInUse, seatsInUse } from './seats-in-use.ts';

/** Time after which a share counts half, in milliseconds. */
const SHARE_HALF_LIFE_MS = 30_000;
/** Time after which an overrun counts half: an account is slowed for as long after its first. */
const OVERRUN_HALF_LIFE_MS = 120_000;
/** Overruns, faded, from which an account is slowed, and from which it also has to pause. */
const SLOWED_FROM = 0.5;
const PAUSE_FROM = 1.5;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 300_000;
/** Share below which an account does not count as one that uses the workers. */
const SMALLEST_SHARE_MS = 1000;

interface Share {
  /** Milliseconds in places, milliseconds of claims from their arrival on, and overruns; all as of `at`. */
  used: number;
  wanted: number;
  overruns: number;
  at: number;
  /** Places that it has now, and claims, those that wait included. */
  places: number;
  claims: number;
  pausedUntil: number;
}

export class AccountShares {
  readonly #shares = new Map<string, Share>();
  readonly #now: () => number;
  readonly #seats: Pick<SeatsInUse, 'of'>;
  /** Until when time in places has been counted. */
  #countedAt: number;

  constructor(now: () => number, seats: Pick<SeatsInUse, 'of'> = seatsInUse) {
    this.#now = now;
    this.#seats = seats;
    this.#countedAt = now();
  }

  /** A claim arrives (`claims`) or gets its place (`places`), by 1, and leaves them by -1. */
  change(account: string, by: { claims?: 1 | -1; places?: 1 | -1 }): void {
    this.#count();
    const share = this.#current(account);
    share.claims += by.claims ?? 0;
    share.places += by.places ?? 0;
  }

  /** Milliseconds in places while other accounts had some too, by seat. */
  used(account: string): number {
    this.#count();
    const share = this.#shares.get(account);
    return share === undefined ? 0 : this.#fade(share).used / this.#seats.of(account);
  }

  /** Whether it wants more by seat than the average of those that use the workers, whether it got that or waits. */
  isAboveAverage(account: string): boolean {
    this.#count();
    const all = [...this.#shares].filter(
      ([name, share]) => !this.#isForgotten(name, share) && share.wanted >= SMALLEST_SHARE_MS,
    );
    const wanted = all.reduce((sum, [, share]) => sum + share.wanted, SMALLEST_SHARE_MS);
    const seats = all.reduce((sum, [name]) => sum + this.#seats.of(name), 0);
    const own = this.#shares.get(account)?.wanted ?? 0;
    return own / this.#seats.of(account) > wanted / seats;
  }

  /** Counts a piece of work that took all the time or memory that it may. */
  countOverrun(account: string): void {
    const share = this.#current(account);
    share.overruns += 1;
    if (share.overruns < PAUSE_FROM) return;
    share.pausedUntil = this.#now() + Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (share.overruns - 2));
  }

  isSlowed(account: string): boolean {
    const share = this.#shares.get(account);
    return share !== undefined && this.#fade(share).overruns >= SLOWED_FROM;
  }

  /** Milliseconds that a slowed account has to wait before its next file or trial; 0 for others. */
  pause(account: string): number {
    return Math.max(0, (this.#shares.get(account)?.pausedUntil ?? 0) - this.#now());
  }

  #current(account: string): Share {
    const known = this.#shares.get(account);
    if (known !== undefined) return this.#fade(known);
    const share: Share = { used: 0, wanted: 0, overruns: 0, at: this.#now(), places: 0, claims: 0, pausedUntil: 0 };
    this.#shares.set(account, share);
    return share;
  }

  /** What an account uses alone takes nothing from anybody. */
  #count(): void {
    const now = this.#now();
    const passed = now - this.#countedAt;
    const working = [...this.#shares.values()].filter(({ claims }) => claims > 0);
    for (const share of working.length > 1 ? working : []) {
      this.#fade(share).used += share.places * passed;
      share.wanted += share.claims * passed;
    }
    this.#countedAt = now;
  }

  #fade(share: Share): Share {
    const now = this.#now();
    const left = 2 ** ((share.at - now) / SHARE_HALF_LIFE_MS);
    share.used *= left;
    share.wanted *= left;
    share.overruns *= 2 ** ((share.at - now) / OVERRUN_HALF_LIFE_MS);
    share.at = now;
    return share;
  }

  /** Forgets an account of which nothing is left. */
  #isForgotten(account: string, share: Share): boolean {
    const { claims, wanted, overruns } = this.#fade(share);
    const isNothing = claims === 0 && wanted < 1 && overruns < SLOWED_FROM && this.pause(account) === 0;
    return isNothing && this.#shares.delete(account);
  }
}
