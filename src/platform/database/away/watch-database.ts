/**
 * Whether the database is there. A link that swallows packets rejects nothing: a statement without an answer is waited for
 * a moment, then a connection of its own asks, and where that is silent too every connection is cut, so that no call waits
 * longer than some seconds. Where it is answered, the server says whether it works on the statement: a connection that a
 * network has forgotten is cut alone. While the database is away nothing is sent to it, and it is asked until it answers.
 */
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseAway, saysItIsAway } from './database-away.ts';
import { type ClientWatcher, LastingClient, type SeenClient } from './lasting-client.ts';
import { byLogin, endLeft, idleFor, type LeftProcess, LostStatements } from './lost-statements.ts';

/** In milliseconds: together less than the five seconds after which every call has its answer. */
const waitsLongMs = 800;
const roundMs = 250;
const lookMs = 1300;
const betweenLooksMs = 100;
/** Between looks at a database that is away. */
const awayRoundMs = 400;
/** Between looks at one that has answered, for statements that only take long. */
const answeredRoundMs = 1000;
/** A statement for which the server's own limit should have come long before: its answer was lost. */
const lostMs = 90_000;

export interface DatabaseWatch extends ClientWatcher {
  readonly isAway: boolean;
  /** Resolves when the database is there: at once, usually. Rejects with the reason of `signal`. */
  back(signal?: AbortSignal): Promise<void>;
  /**
   * The result of `open`, unless the database is away or goes meanwhile: then it rejects with `DatabaseAway`, and `undo`
   * gets what arrives later.
   */
  unlessAway<Value>(open: () => Promise<Value>, undo: (late: Value) => unknown): Promise<Value>;
  close(): void;
}

/** Told when it goes, with the reason, and when it is back, with the seconds that it was away. */
export interface WatchReports {
  away(reason: unknown): void;
  back(seconds: number): void;
}

const nobody: WatchReports = { away: () => {}, back: () => {} };

export function watchDatabase(config: pg.PoolConfig, reports = nobody): DatabaseWatch {
  return new Watch(config, reports);
}

class Watch implements DatabaseWatch {
  readonly #config: pg.PoolConfig;
  readonly #reports: WatchReports;
  readonly #clients = new Set<SeenClient>();
  readonly #lost = new LostStatements();
  /** Of connections that were cut: their server may not know it, and keeps their locks. */
  #left: LeftProcess[] = [];
  /** By `performance.now()`, as all moments here. */
  #awaySince: number | null = null;
  #going = neverUnheard();
  #returning = Promise.withResolvers<void>();
  #answeredAt = Number.NEGATIVE_INFINITY;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #isLooking = false;
  #isClosed = false;
  #timer: NodeJS.Timeout;

  constructor(config: pg.PoolConfig, reports: WatchReports) {
    this.#config = config;
    this.#reports = reports;
    this.#timer = this.#nextRound(roundMs);
  }

  get isAway(): boolean {
    return this.#awaySince !== null;
  }

  opened(client: SeenClient): void {
    this.#clients.add(client);
  }

  closed(client: SeenClient): void {
    this.#clients.delete(client);
  }

  broke(): void {
    void this.#look();
  }

  answered(): void {
    this.#answeredAt = performance.now();
  }

  back(signal?: AbortSignal): Promise<void> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    if (this.#awaySince === null) return Promise.resolve();
    const returning = this.#returning.promise;
    if (signal === undefined) return returning;
    const left = Promise.withResolvers<void>();
    const leave = () => left.reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    return Promise.race([returning, left.promise]).finally(() => signal.removeEventListener('abort', leave));
  }

  async unlessAway<Value>(open: () => Promise<Value>, undo: (late: Value) => unknown): Promise<Value> {
    if (this.#awaySince !== null) throw new DatabaseAway();
    const opening = open();
    let isLate = false;
    opening.then(
      (value) => isLate && undo(value),
      () => {},
    );
    try {
      return await Promise.race([opening, this.#going.promise]);
    } finally {
      isLate = true;
    }
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #nextRound(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#round(), ms).unref();
  }

  #round(): void {
    const now = performance.now();
    const waits = [...this.#clients].map(({ waitsSince }) => (waitsSince === null ? 0 : now - waitsSince));
    const isSlow = now - this.#lookedAt > answeredRoundMs && waits.some((wait) => wait > waitsLongMs);
    if (this.isAway || isSlow) void this.#look();
    for (const client of this.#clients)
      if (client.waitsSince !== null && now - client.waitsSince > lostMs) this.#cut(client);
    this.#timer = this.#nextRound(this.isAway ? awayRoundMs : roundMs);
  }

  async #look(): Promise<void> {
    if (this.#isLooking || this.#isClosed) return;
    this.#isLooking = true;
    await this.#lookOnce();
    this.#isLooking = false;
  }

  async #lookOnce(): Promise<void> {
    const began = performance.now();
    let seen = await this.#seenByServer();
    if ('reason' in seen && !this.isAway) {
      await sleep(betweenLooksMs, undefined, { ref: false });
      seen = await this.#seenByServer();
    }
    if (this.#isClosed) return;
    this.#lookedAt = performance.now();
    if (!('reason' in seen)) {
      for (const client of this.#lost.after(seen.waiting, seen.idle)) this.#cut(client);
      if (this.#left.length > 0) await this.#endLeft();
      this.#comeBack();
    }
    // Answers elsewhere say that it is busy, not away.
    else if (this.isAway || seen.isRefusal || this.#answeredAt < began) this.#goAway(seen.reason);
  }

  /** Of the clients that wait for long, the processes that wait for them; a server without a place for a look is there. */
  async #seenByServer(): Promise<SeenByServer | LookFailure> {
    const waiting = [...this.#clients].filter(
      ({ waitsSince }) => waitsSince !== null && performance.now() - waitsSince > waitsLongMs,
    );
    // A login is told of its own processes alone.
    const looks = waiting.length === 0 ? [[]] : byLogin(waiting);
    try {
      const idle = await Promise.all(
        looks.map((clients) =>
          onNewConnection({ ...this.#config, ...clients[0]?.access }, lookMs, (client) => idleFor(client, clients)),
        ),
      );
      return { waiting, idle: new Set(idle.flatMap((found) => [...found])) };
    } catch (reason) {
      if (reason instanceof pg.DatabaseError && !saysItIsAway(reason)) return { waiting: [], idle: new Set() };
      return { reason, isRefusal: !(reason instanceof TooSlow) };
    }
  }

  #goAway(reason: unknown): void {
    if (this.#awaySince === null) {
      this.#awaySince = performance.now();
      this.#returning = Promise.withResolvers();
      this.#reports.away(reason);
      this.#going.reject(new DatabaseAway(reason));
    }
    for (const client of this.#clients) this.#cut(client);
  }

  #cut(client: SeenClient): void {
    const { serverPid: pid, access } = client;
    if (pid !== null) this.#left.push({ pid, access, cutAt: performance.now() });
    client.cut();
  }

  /** What they have locked is free before calls go on; tried once. */
  async #endLeft(): Promise<void> {
    const left = this.#left;
    this.#left = [];
    const ends = byLogin(left).map((some) =>
      onNewConnection({ ...this.#config, ...some[0]!.access }, lookMs, (client) => endLeft(client, some)),
    );
    await Promise.allSettled(ends);
  }

  #comeBack(): void {
    if (this.#awaySince === null) return;
    const seconds = (performance.now() - this.#awaySince) / 1000;
    this.#awaySince = null;
    this.#going = neverUnheard();
    this.#reports.back(seconds);
    this.#returning.resolve();
  }
}

/** Rejects whether or not somebody listens. */
function neverUnheard(): PromiseWithResolvers<never> {
  const given = Promise.withResolvers<never>();
  given.promise.catch(() => {});
  return given;
}

/** Clients that wait for long, and processes that wait for a statement. */
interface SeenByServer {
  waiting: readonly SeenClient[];
  idle: ReadonlySet<number>;
}

interface LookFailure {
  reason: unknown;
  /** It was answered, by the server or the system: nothing is lost on the way. */
  isRefusal: boolean;
}

class TooSlow extends DatabaseAway {}

/** For the end of a connection, in milliseconds. */
const goodbyeMs = 1000;

/** Runs `work` on a connection of its own, cut after `limitMs` milliseconds. */
export async function onNewConnection<Value>(
  config: pg.PoolConfig,
  limitMs: number,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new LastingClient({ ...config, application_name: 'cuadre watch' });
  const limit = Promise.withResolvers<never>();
  const timer = setTimeout(async () => {
    // A thread that was busy for as long reads first what has arrived.
    await nextTurn();
    await nextTurn();
    limit.reject(new TooSlow(new Error(`no answer in ${limitMs} ms`)));
  }, limitMs).unref();
  const working = (async () => {
    await client.connect();
    return work(client);
  })();
  working.catch(() => {});
  try {
    return await Promise.race([working, limit.promise]);
  } finally {
    clearTimeout(timer);
    client.end().catch(() => {});
    setTimeout(() => client.cut(), goodbyeMs).unref();
  }
}
