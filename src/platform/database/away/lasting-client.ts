/**
 * Connections to PostgreSQL that may end at any moment. pg emits `error` on a client whose connection is lost, checked out
 * of its pool or not, and Node ends a process where nobody listens: these listen from their first moment on.
 */
import type { Socket } from 'node:net';
import pg from 'pg';
import { DatabaseAway, saysItIsAway } from './database-away.ts';

/** In milliseconds. */
const connectMs = 4000;
/** A silent peer is asked whether it is still there, in milliseconds. */
const keepAliveMs = 10_000;

/** What a watch sees of a connection. */
export interface SeenClient {
  /** When the statement that is under way was sent, by `performance.now()`; null when none is. */
  readonly waitsSince: number | null;
  /** Process of the server that serves it, or what a proxy says in its place; null before it is open. */
  readonly serverPid: number | null;
  /** Bytes received so far. */
  readonly received: number;
  /** How it signed in. */
  readonly access: pg.ClientConfig;
  /** Ends the connection at once: what is under way rejects with `DatabaseAway`. */
  cut(): void;
}

/** Who is told of the connections of a pool. */
export interface ClientWatcher {
  opened(client: SeenClient): void;
  closed(client: SeenClient): void;
  /** It broke, or could not be opened. */
  broke(): void;
  answered(): void;
}

type Given = ConstructorParameters<typeof pg.Client>[0];

type Connected = (error?: Error) => void;

interface Parts {
  processID: number | null;
  connection: { stream: Pick<Socket, 'destroy' | 'bytesRead'> };
}

/** Rejects with `DatabaseAway` when it cannot be opened, and what a lost connection leaves unanswered. */
export class LastingClient extends pg.Client implements SeenClient {
  readonly access: pg.ClientConfig;
  readonly #watcher: ClientWatcher | undefined;
  #isLost = false;
  #statements = 0;
  waitsSince: number | null = null;

  constructor(config?: Given, watcher?: ClientWatcher) {
    const given = typeof config === 'string' ? { connectionString: config } : config;
    const { connectionTimeoutMillis = connectMs } = given ?? {};
    // The password of a pool's options is not enumerable.
    const access = { ...given, ...(given?.password === undefined ? {} : { password: given.password }) };
    super({
      ...access,
      connectionTimeoutMillis: Math.min(connectMs, connectionTimeoutMillis),
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveMs,
    });
    this.access = access;
    this.#watcher = watcher;
    watcher?.opened(this);
    this.on('error', () => this.#lose());
    this.on('end', () => watcher?.closed(this));
  }

  get serverPid(): number | null {
    return this.#parts.processID ?? null;
  }

  get received(): number {
    return this.#parts.connection.stream.bytesRead;
  }

  /** What pg has and its types do not say. */
  get #parts(): Parts {
    return this as unknown as Parts;
  }

  override connect(): Promise<this>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<this> | undefined {
    if (callback !== undefined) {
      super.connect((error: Error | undefined) => (error ? callback(this.#unopened(error)) : callback()));
      return undefined;
    }
    return super.connect().then(
      () => this,
      (error: Error) => {
        throw this.#unopened(error);
      },
    );
  }

  override query(...given: unknown[]): never {
    const ended = this.#begin();
    const last = given.at(-1);
    if (typeof last === 'function') {
      const told = (error: unknown, result: unknown) => last(ended(error), result);
      return super.query(...([...given.slice(0, -1), told] as unknown as [string])) as never;
    }
    const answer = super.query(...(given as [string])) as unknown as Promise<unknown>;
    return answer.then(
      (result) => {
        ended(null);
        return result;
      },
      (error: unknown) => {
        throw ended(error);
      },
    ) as never;
  }

  cut(): void {
    this.#isLost = true;
    // pg offers a polite end alone, which waits for an answer.
    this.#parts.connection.stream.destroy();
  }

  /** A statement is sent; the function takes what it ended with, and returns the error to tell of. */
  #begin(): (error: unknown) => unknown {
    this.#statements += 1;
    this.waitsSince ??= performance.now();
    return (error) => {
      this.#statements -= 1;
      this.waitsSince = this.#statements === 0 ? null : performance.now();
      if (!error) this.#watcher?.answered();
      const isAway = Boolean(error) && (this.#isLost || saysItIsAway(error));
      return isAway ? new DatabaseAway(error) : error;
    };
  }

  /** A server that refuses this user or database is there. */
  #unopened(error: Error): Error {
    this.#watcher?.closed(this);
    if (error instanceof pg.DatabaseError && !saysItIsAway(error)) return error;
    this.#watcher?.broke();
    return new DatabaseAway(error);
  }

  #lose(): void {
    this.#isLost = true;
    this.#watcher?.broke();
  }
}

/** The class as a pool takes it. */
export function watchedBy(watcher: ClientWatcher | undefined): new (config?: Given) => LastingClient {
  return class extends LastingClient {
    constructor(config?: Given) {
      super(config, watcher);
    }
  };
}
