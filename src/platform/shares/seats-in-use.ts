/**
 * Seats of accounts in use: people who called lately, as many as the license includes. Shares of what all accounts have in
 * common grow with them.
 */
import type { Caller } from '../auth/caller.ts';

/** After their last call somebody still works, in milliseconds. */
const LATELY_MS = 60_000;

interface Team {
  /** Users that the license includes. */
  most: number;
  /** When each of them called last. */
  calls: Map<number, number>;
}

export class SeatsInUse {
  readonly #teams = new Map<string, Team>();
  readonly #now: () => number;
  #sweptAt = 0;

  /** `now`: milliseconds of a clock that never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  seen({ accountId, userId, seats = 0 }: Pick<Caller, 'accountId' | 'userId' | 'seats'>): void {
    this.#sweep();
    const team = this.#teams.get(accountId) ?? { most: seats, calls: new Map<number, number>() };
    team.most = seats;
    team.calls.set(userId, this.#now());
    this.#teams.set(accountId, team);
  }

  /** At least one, for whoever works without calling or without a license. */
  of(account: string): number {
    this.#sweep();
    const team = this.#teams.get(account);
    return team === undefined ? 1 : Math.max(1, Math.min(team.most, team.calls.size));
  }

  /** Once a second: forgets who has left. */
  #sweep(): void {
    const now = this.#now();
    if (now - this.#sweptAt < 1000) return;
    this.#sweptAt = now;
    for (const [account, { calls }] of this.#teams) {
      for (const [user, at] of calls) if (now - at > LATELY_MS) calls.delete(user);
      if (calls.size === 0) this.#teams.delete(account);
    }
  }
}

/** Of this process. */
export const seatsInUse = new SeatsInUse();
