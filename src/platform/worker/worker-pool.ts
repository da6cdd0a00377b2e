/**
 * Pool of worker threads for CPU-heavy tasks. Each thread has a memory limit and each task a time limit; a thread that
 * exceeds one is killed, alone, and the next task gets a new one.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError } from '#core/call/app-error.ts';
import { type InputOf, movable, type ResultOf, type StepOf, type TaskAnswer, type Tasks } from './tasks.ts';

/** A task killed with its thread: out of memory, out of time, or crashed. */
export class TaskKilled extends Error {
  override name = 'TaskKilled';
  readonly reason: 'memory' | 'time' | 'crash';
  constructor(reason: 'memory' | 'time' | 'crash', options?: ErrorOptions) {
    super(`the worker ended: ${reason}`, options);
    this.reason = reason;
  }
}

export interface WorkerPool<T extends Tasks> {
  /**
   * Runs a task in a thread. Buffers that are fields of `input` are transferred: the caller loses them. Throws
   * TaskKilled, AppError `server.busy` when too many tasks wait, or the task's own error.
   */
  run<Name extends keyof T & string>(
    task: Name,
    input: InputOf<T, Name>,
    options?: { step?: (step: StepOf<T, Name>) => void; timeLimitMs?: number },
  ): Promise<ResultOf<T, Name>>;
  /** Starts a thread ahead of the first task. */
  warm(): void;
  close(): Promise<void>;
}

export interface PoolLimits {
  threads: number;
  /** JavaScript heap of one thread in megabytes. */
  memoryMb: number;
  /** Default time limit of a task. */
  timeLimitMs: number;
  /** Maximum tasks waiting for a thread. */
  waiting: number;
}

export const usualLimits: PoolLimits = {
  threads: Math.max(1, Math.min(4, availableParallelism())),
  memoryMb: 1024,
  timeLimitMs: 120_000,
  waiting: 64,
};

interface Pending {
  task: string;
  input: unknown;
  timeLimitMs: number;
  step: (step: never) => void;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
}

/**
 * `entry`: module that calls `serveTasks`. Threads start on demand; one started ahead of the first task gets `ahead` as
 * its `workerData`.
 */
export function createWorkerPool<T extends Tasks>(
  entry: URL,
  limits: PoolLimits = usualLimits,
  ahead: object = {},
): WorkerPool<T> {
  const idle: Worker[] = [];
  const alive = new Set<Worker>();
  const queue: Pending[] = [];
  let closed = false;

  const start = (data: object = {}): Worker => {
    const resourceLimits = { maxOldGenerationSizeMb: limits.memoryMb };
    const worker = new Worker(entry, { resourceLimits, workerData: data });
    // An idle thread must not keep the process alive.
    worker.unref();
    // A running task handles the error too; without a listener an idle thread that crashes would end the process.
    worker.on('error', () => {});
    alive.add(worker);
    worker.once('exit', () => {
      alive.delete(worker);
      const position = idle.indexOf(worker);
      if (position >= 0) idle.splice(position, 1);
      dispatch();
    });
    return worker;
  };
  const dispatch = (): void => {
    while (queue.length > 0 && !closed) {
      const worker = idle.pop() ?? (alive.size < limits.threads ? start() : undefined);
      if (worker === undefined) return;
      attend(worker, queue.shift()!, () => {
        idle.push(worker);
        dispatch();
      });
    }
  };
  return {
    run: (task, input, { step = () => {}, timeLimitMs = limits.timeLimitMs } = {}) =>
      new Promise((resolve, reject) => {
        if (closed || queue.length >= limits.waiting) return reject(new AppError('server.busy'));
        queue.push({ task, input, timeLimitMs, step, resolve, reject });
        dispatch();
      }),
    warm: () => {
      if (alive.size === 0 && !closed) idle.push(start(ahead));
    },
    close: async () => {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new AppError('server.busy'));
      await Promise.all([...alive].map((worker) => worker.terminate()));
    },
  };
}

/** Assigns a task to a thread and waits for it; `free`: called when the thread can take another. */
function attend(worker: Worker, pending: Pending, free: () => void): void {
  worker.ref();
  let killed: TaskKilled | undefined;
  const timer = setTimeout(() => {
    killed = new TaskKilled('time');
    void worker.terminate();
  }, pending.timeLimitMs);
  const done = () => {
    clearTimeout(timer);
    worker.off('message', hear).off('error', fail).off('exit', exit);
    worker.unref();
  };
  const hear = (answer: TaskAnswer) => {
    if (answer.kind === 'step') return pending.step(answer.step as never);
    done();
    free();
    if (answer.kind === 'result') pending.resolve(answer.result as never);
    else pending.reject(rebuilt(answer));
  };
  const fail = (error: Error & { code?: string }) => {
    killed = new TaskKilled(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash', { cause: error });
  };
  const exit = () => {
    done();
    pending.reject(killed ?? new TaskKilled('crash'));
  };
  worker.on('message', hear).on('error', fail).on('exit', exit);
  worker.postMessage({ task: pending.task, input: pending.input }, movable(pending.input));
}

/** The error of a task, rebuilt in this thread: name, message and stack, not its class. */
export function rebuilt({ name, message, stack }: { name: string; message: string; stack: string }): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = stack;
  return error;
}
