/** A thread or a process of a worker pool: performs one task at a time. */
import type { TaskAnswer, TaskRequest } from './tasks.ts';

/** Why a worker ended. `memory`: it met its limit; `left`: by itself, between two tasks. */
export type WorkerDeath = 'memory' | 'crash' | 'left';

/** What a worker reports. After `ended` nothing more comes. */
export interface RunnerEvents {
  answered(answer: TaskAnswer): void;
  ended(death: WorkerDeath, cause?: Error): void;
}

export interface Runner {
  /** Buffers that are fields of the input are transferred where the worker shares memory; the caller loses them. */
  send(request: TaskRequest): void;
  /** Kills it, at once and whatever it does. */
  kill(): Promise<void>;
  /** Whether it keeps this process alive: while it has a task. */
  hold(busy: boolean): void;
}

/** Starts a worker; `ahead` of the first task it may practise. */
export type StartRunner = (events: RunnerEvents, ahead: boolean) => Runner;
