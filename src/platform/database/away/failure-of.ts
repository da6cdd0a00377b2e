/** What a failure of the system means: one table for the answers of calls and for the queue, which tries some again. */
import pg from 'pg';
import { AppError, type AppErrorCode } from '#core/call/app-error.ts';
import { unreadableBalanceOf } from '#core/call/unreadable-balance.ts';
import { DatabaseAway } from './database-away.ts';

/** By SQLSTATE. */
const bySqlState = new Map<string, AppErrorCode>([
  // A lost race for a unique value: each of the concurrent requests found it free.
  ['23505', 'resource.conflict'],
  // A limit of the server: statement, lock, idle transaction; connections; memory; a deadlock.
  ['57014', 'server.busy'],
  ['55P03', 'server.busy'],
  ['25P03', 'server.busy'],
  ['53300', 'server.busy'],
  ['53200', 'server.busy'],
  ['40P01', 'server.busy'],
  ['53100', 'server.disk_full'],
]);

/** By code of a system call: no space on the disk, or in the quota, or a disk that takes no writes. */
const bySystemCode = new Map<string, AppErrorCode>([
  ['ENOSPC', 'server.disk_full'],
  ['EDQUOT', 'server.disk_full'],
  ['EROFS', 'server.disk_read_only'],
]);

/** The refusal that a failure amounts to, or null for what nobody foresaw. */
export function failureOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof DatabaseAway) return new AppError('server.away');
  const id = unreadableBalanceOf(error);
  if (id !== null) return new AppError('balance.damaged', { id });
  if (!(error instanceof Error) || !('code' in error)) return null;
  const code = (error instanceof pg.DatabaseError ? bySqlState : bySystemCode).get(String(error.code));
  return code === undefined ? null : new AppError(code);
}

const passing: ReadonlySet<AppErrorCode> = new Set<AppErrorCode>([
  'server.busy',
  'server.away',
  'server.disk_full',
  'server.disk_read_only',
  'account.slowed',
]);

/** Whether a failure says nothing of what was asked: it passes, and the same is tried again. */
export function passes(error: unknown): boolean {
  const failure = failureOf(error);
  return failure !== null && passing.has(failure.code);
}
