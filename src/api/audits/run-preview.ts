/** Runs a task whose answer somebody waits for on a screen, within its time limit. */
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { InputOf, ResultOf } from '#platform/worker/tasks.ts';
import { TaskKilled } from '#platform/worker/worker-pool.ts';
import type { AuditServices } from './services.ts';
import type { AuditTasks } from './worker-tasks.ts';

/** Previews give way to all that others wait for: on a busy machine one takes several times as long as alone. */
const timeLimitMs = 20_000;

/**
 * `read` gives the input, once the account has its turn: what waits holds no balances. Null when there is none.
 * Throws AppError `preview.too_long` when the task took its time or memory, `server.busy` when its client is gone,
 * or `account.slowed`.
 */
export async function runPreview<
  Name extends 'previewSettings' | 'previewMonths' | 'tryOnMonths' | 'readChart' | 'previewEdits' | 'reportAccounts',
>(
  { workers, places }: Pick<AuditServices, 'workers' | 'places'>,
  { accountId }: Pick<Caller, 'accountId'>,
  task: Name,
  read: () => Promise<InputOf<AuditTasks, Name> | null>,
  signal?: AbortSignal,
): Promise<ResultOf<AuditTasks, Name> | null> {
  const claim = { account: accountId, kind: 'preview', signal } as const;
  return places.run(claim, async (place): Promise<ResultOf<AuditTasks, Name> | null> => {
    const input = await read();
    if (input === null) return null;
    try {
      return await workers.run(task, input, { place, timeLimitMs, signal });
    } catch (error) {
      if (!(error instanceof TaskKilled) || error.reason === 'crash') throw error;
      throw new AppError(error.reason === 'gone' ? 'server.busy' : 'preview.too_long', { seconds: timeLimitMs / 1000 });
    }
  });
}
