/**
 * Rehearsals: work that leaves nothing behind. The first use of a statement on a connection has PostgreSQL read its
 * catalogue and plan, and this process compile what calls it.
 */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { takeSettings } from './begin-transaction.ts';

/**
 * Runs `work` on one connection in a transaction that is rolled back. Transactions that `work` begins are parts of that
 * one, one after another; one that fails fails the rehearsal. Nested rehearsals use further connections.
 */
export async function inRehearsal<Schema>(
  db: Kysely<Schema>,
  work: (rehearsed: Kysely<Schema>) => Promise<void>,
): Promise<void> {
  const whole = await db.startTransaction().execute();
  try {
    await whole.getExecutor().provideConnection(async (connection) => {
      await work(new Kysely<Schema>({ dialect: dialectOf(connection) }));
    });
  } finally {
    await whole.rollback().execute();
  }
}

function dialectOf(connection: DatabaseConnection): Dialect {
  return {
    createDriver: () => new RehearsalDriver(connection),
    createAdapter: () => new PostgresAdapter(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

/** Lends its one connection to one transaction after another, which neither begin nor end on the server. */
class RehearsalDriver implements Driver {
  readonly #connection: DatabaseConnection;
  #isLent = false;
  readonly #waiting: (() => void)[] = [];

  constructor(connection: DatabaseConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#isLent) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#isLent = true;
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    const next = this.#waiting.shift();
    if (next === undefined) this.#isLent = false;
    else next();
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const statement = takeSettings();
    if (statement !== undefined) await connection.executeQuery(CompiledQuery.raw(statement));
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async destroy(): Promise<void> {}
}
