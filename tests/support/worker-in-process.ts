/**
 * Worker tasks without threads: messages are cloned and transferred as between threads, so that uncloneable ones fail
 * here too; only memory and time limits are missing. Starting a thread costs a second of CPU.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readingTasks } from '#api/balances/reading-tasks.ts';
import { type WorkerTasks, workerTasks } from '#api/service/worker-tasks.ts';
import { performTask } from '#platform/worker/serve-tasks.ts';
import { movable, type TaskAnswer, type TaskRequest } from '#platform/worker/tasks.ts';
import { rebuilt, type WorkerPool } from '#platform/worker/worker-pool.ts';

const allTasks = { ...workerTasks, ...readingTasks };

export function createWorkersInProcess(): WorkerPool<WorkerTasks> {
  return {
    run: (task, input, { step = () => {} }) =>
      new Promise((resolve, reject) => {
        const request: TaskRequest = structuredClone({ task, input }, { transfer: movable(input) });
        const hear = (answer: TaskAnswer) => {
          if (answer.kind === 'step') step(answer.step as never);
          else if (answer.kind === 'result') resolve(answer.result as never);
          else if (answer.kind === 'error') reject(rebuilt(answer));
        };
        // Requests and timers get a turn between two tasks.
        void nextTurn().then(() =>
          performTask(allTasks, request, (answer, move) => hear(structuredClone(answer, { transfer: move }))),
        );
      }),
    warm: () => {},
    close: async () => {},
  };
}
