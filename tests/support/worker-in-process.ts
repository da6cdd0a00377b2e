/**
 * The tasks of worker threads without threads: what crosses is cloned and moved as it would be, so that nothing passes here
 * which a thread would refuse; only limits of memory and time are missing. Starting a thread costs a second of processor.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type WorkerTasks, workerTasks } from '#api/service/worker-tasks.ts';
import { performTask } from '#platform/worker/serve-tasks.ts';
import { movable, type TaskAnswer, type TaskRequest } from '#platform/worker/tasks.ts';
import { rebuilt, type WorkerPool } from '#platform/worker/worker-pool.ts';

export function createWorkersInProcess(): WorkerPool<WorkerTasks> {
  return {
    run: (task, input, { step = () => {} } = {}) =>
      new Promise((resolve, reject) => {
        const request: TaskRequest = structuredClone({ task, input }, { transfer: movable(input) });
        const hear = (answer: TaskAnswer) => {
          if (answer.kind === 'step') step(answer.step as never);
          else if (answer.kind === 'result') resolve(answer.result as never);
          else reject(rebuilt(answer));
        };
        // Requests and timers have their turn between two tasks.
        void nextTurn().then(() =>
          performTask(workerTasks, request, (answer, move) => hear(structuredClone(answer, { transfer: move }))),
        );
      }),
    warm: () => {},
    close: async () => {},
  };
}
