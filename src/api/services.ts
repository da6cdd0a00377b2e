/** What the calls work with, made once by the entry point. */
import type { Kysely, Transaction } from 'kysely';
import type { Caller } from '#platform/auth/caller.ts';
import type { Tokens } from '#platform/auth/tokens.ts';
import type { Schema } from '#platform/database/schema.ts';
import { inAccount } from '#platform/database/transaction.ts';
import type { Gate } from '#platform/gate.ts';
import type { Queue } from '#platform/queue/queue.ts';
import type { WorkerPool } from '#platform/worker/worker-pool.ts';
import type { AuditFeed } from './audits/audit-feed.ts';
import type { WorkerTasks } from './worker-tasks.ts';

export type Database = Kysely<Schema>;
export type DatabaseTransaction = Transaction<Schema>;

export interface Services {
  db: Database;
  tokens: Tokens;
  queue: Queue;
  feed: AuditFeed;
  workers: WorkerPool<WorkerTasks>;
  /** How many uploads lie in memory at once. */
  uploads: Gate;
}

/** Runs `work` in a transaction that sees what the caller may see and nothing else. */
export function asCaller<Result>(
  db: Database,
  { accountId, userId, isAdmin }: Pick<Caller, 'accountId' | 'userId' | 'isAdmin'>,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return inAccount(db, { accountId, userId: String(userId), isAdmin }, work);
}
