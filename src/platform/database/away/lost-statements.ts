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
