/**
 * Transactions that begin with settings of their own, in one round trip: under load each one waits for a core twice, and
 * two of seven statements would only begin a transaction.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type Transaction,
  type TransactionSettings,
} from 'kysely';
import pg from 'pg';
import { AppError } from '#core/call/app-error.ts';
import { DatabaseAway, poolIsBusy } from './away/database-away.ts';
import type { DatabaseWatch } from './away/watch-database.ts';

/** Value by name; all of ours are `app.*`, which row-level security reads. */
type LocalSettings = Readonly<Record<`app.${string}`, string>>;

/** What the transaction that is about to begin sets; taken by it, so that none within its work sets it again. */
const pending = new AsyncLocalStorage<{ statement: string | undefined }>();

/** Runs `work` in a transaction in which the settings hold, until it ends. A throw rolls everything back. */
export function transactWith<Schema, Result>(
  db: Kysely<Schema>,
  settings: LocalSettings,
  work: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config(${pg.escapeLiteral(name)}, ${pg.escapeLiteral(value)}, true)`,
  );
  return pending.run({ statement: `select ${calls.join(', ')}` }, () => db.transaction().execute(work));
}

/** Statement of the settings of the transaction that begins; for drivers. */
export function takeSettings(): string | undefined {
  const own = pending.getStore();
  const statement = own?.statement;
  if (own !== undefined) own.statement = undefined;
  return statement;
}

/** PostgreSQL over a pool, with transactions that begin with their settings. */
export class SettingDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #watch: DatabaseWatch | undefined;

  constructor(config: PostgresDialectConfig, watch?: DatabaseWatch) {
    super(config);
    this.#config = config;
    this.#watch = watch;
  }

  override createDriver(): PostgresDriver {
    return new SettingDriver(this.#config, this.#watch);
  }
}

class SettingDriver extends PostgresDriver {
  readonly #watch: DatabaseWatch | undefined;

  constructor(config: PostgresDialectConfig, watch: DatabaseWatch | undefined) {
    super(config);
    this.#watch = watch;
  }

  override async acquireConnection(
    ...given: Parameters<PostgresDriver['acquireConnection']>
  ): Promise<DatabaseConnection> {
    const open = () => super.acquireConnection(...given);
    try {
      if (this.#watch === undefined) return await open();
      // Its own, which the type of the base class does not say.
      return await this.#watch.unlessAway(open, (late) => this.releaseConnection(late as never));
    } catch (error) {
      if (error instanceof DatabaseAway) throw error;
      if (error instanceof Error && error.message === poolIsBusy) throw new AppError('server.busy');
      throw new DatabaseAway(error);
    }
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const statement = takeSettings();
    if (statement === undefined) return super.beginTransaction(connection, settings);
    try {
      await connection.executeQuery(CompiledQuery.raw(`begin; ${statement}`));
    } catch (error) {
      // Nobody rolls back what has not begun.
      await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => {});
      throw error;
    }
  }
}
