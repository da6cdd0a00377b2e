/**
 * Statements that a network has lost: a firewall or a router forgets a connection that rested, and what is sent into it is
 * answered by nobody. The server knows better: its process waits for a statement while the client waits for its answer.
 */
import type pg from 'pg';
import type { SeenClient } from './lasting-client.ts';

/** In seconds: an answer that was sent so long ago has arrived, if it ever does. */
const sentSeconds = 0.5;

/**
 * Of the processes that serve these clients, those that wait for a statement. `server` signs in as they did, and has no other
 * use: it leaves the role that its options give, as the server tells of processes by their logins.
 */
export async function idleFor(server: pg.Client, clients: readonly SeenClient[]): Promise<ReadonlySet<number>> {
  if (clients.length > 0) await server.query('set role none');
  const pids = clients.flatMap(({ serverPid }) => serverPid ?? []);
  const { rows } = await server.query<{ pid: number }>(
    // Of another database, a process that only has the number which a proxy gave.
    `select pid from pg_stat_activity
      where pid = any($1::int[]) and datname = current_database() and state like 'idle%'
        and state_change < clock_timestamp() - make_interval(secs => $2)`,
    [pids, sentSeconds],
  );
  return new Set(rows.map(({ pid }) => pid));
}

/** Of a connection that was cut here. */
export interface LeftProcess {
  pid: number;
  /** How its client signed in. */
  access: pg.ClientConfig;
  /** By `performance.now()`. */
  cutAt: number;
}

/** Groups of those that signed in alike. */
export function byLogin<Of extends Pick<SeenClient, 'access'>>(all: readonly Of[]): Of[][] {
  return [...Map.groupBy(all, ({ access }) => `${access.user} ${access.connectionString}`).values()];
}

/**
 * Ends processes whose clients are gone without the server's knowledge: transactions that nobody ends keep their locks for a
 * minute. `server` signs in as they did. A number that was given to another process since is left alone.
 */
export async function endLeft(server: pg.Client, left: readonly LeftProcess[]): Promise<void> {
  await server.query('set role none');
  const now = performance.now();
  await server.query(
    `select pg_terminate_backend(pid)
       from unnest($1::int[], $2::float8[]) as gone (pid, seconds) join pg_stat_activity using (pid)
      where datname = current_database() and usename = session_user and application_name like 'cuadre%'
        and backend_start < clock_timestamp() - make_interval(secs => seconds)`,
    [left.map(({ pid }) => pid), left.map(({ cutAt }) => (now - cutAt) / 1000)],
  );
}

/** A client as one look found it: it must be as it was at the next one. */
interface Suspicion {
  waitsSince: number | null;
  received: number;
}

export class LostStatements {
  #suspicions = new Map<SeenClient, Suspicion>();

  /**
   * After a look at these clients: those whose statement is lost. A process that was idle, and a client that has received
   * nothing, at two looks in a row: an answer may have been under way at one.
   */
  after(waiting: readonly SeenClient[], idle: ReadonlySet<number>): SeenClient[] {
    const suspects = waiting.filter(({ serverPid }) => serverPid !== null && idle.has(serverPid));
    const lost = suspects.filter((client) => {
      const before = this.#suspicions.get(client);
      return before?.waitsSince === client.waitsSince && before.received === client.received;
    });
    this.#suspicions = new Map(
      suspects.map((client) => [client, { waitsSince: client.waitsSince, received: client.received }]),
    );
    return lost;
  }
}
