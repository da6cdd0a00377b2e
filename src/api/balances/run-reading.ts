/** Runs a task that opens a file, and turns the death of its process into what is wrong with the file. */
import { AppError } from '#core/call/app-error.ts';
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import type { ReadIssueCode } from '#core/reading/read-issue.ts';
import type { Place } from '#platform/worker/fair-semaphore.ts';
import type { InputOf, ResultOf } from '#platform/worker/tasks.ts';
import { type KillReason, TaskKilled } from '#platform/worker/worker-pool.ts';
import type { ReadingTasks } from './reading-tasks.ts';
import type { BalanceServices } from './services.ts';

/** Names of the tasks, for those who must not load them. */
export const readingTaskNames = [
  'readUpload',
  'listKept',
  'previewSheets',
  'tryColumns',
  'readTables',
  'readChartFile',
] as const satisfies readonly (keyof ReadingTasks)[];

/** Time limit of a reading in milliseconds: a balance of 97,737 rows takes less than one of these seconds. */
export const readingTimeMs = 20_000;

const issues: Record<Exclude<KillReason, 'gone'>, ReadIssueCode> = {
  time: 'out_of_time',
  memory: 'out_of_memory',
  crash: 'file_damaged',
};

/** What a reading that was killed says of its file; rethrows any other error. Throws AppError `server.busy` when nobody waits. */
export function issueOfKilled(error: unknown): ReadIssueCode {
  if (!(error instanceof TaskKilled)) throw error;
  if (error.reason === 'gone') throw new AppError('server.busy');
  return issues[error.reason];
}

/** Throws AppError `balance.unreadable` when the reading was killed. */
export async function runReading<Name extends keyof ReadingTasks & string>(
  { workers, place }: Pick<BalanceServices, 'workers'> & { place: Place },
  task: Name,
  input: InputOf<ReadingTasks, Name>,
  signal?: AbortSignal,
): Promise<ResultOf<ReadingTasks, Name>> {
  try {
    return await workers.run(task, input, { place, signal });
  } catch (error) {
    const reason = describeReadIssue({ code: issueOfKilled(error), fatal: true });
    throw new AppError('balance.unreadable', { reason });
  }
}
