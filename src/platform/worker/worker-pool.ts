/**
 * Pool of workers for CPU-heavy tasks. Each worker has a memory limit and each task a time limit; a worker that exceeds one
 * is killed, alone, and the next task gets a new one. A task is given to a worker that has loaded everything: it waits for
 * whichever is free first, one that works or one that starts.
 */
import { AppError } from '#core/call/app-error.ts';
import { type Place, usualShares } from './fair-semaphore.ts';
import type { Runner, StartRunner, WorkerDeath } from './runner.ts';
import type { InputOf, ResultOf, StepOf, TaskAnswer, Tasks } from './tasks.ts';

/** `gone`: its client. */
export type KillReason = Exclude<WorkerDeath, 'left'> | 'time' | 'gone';

/** A task killed with its worker: out of memory, out of time, crashed, or nobody waits for it any more. */
export class TaskKilled extends Error {
  override name = 'TaskKilled';
  readonly reason: KillReason;
  constructor(reason: KillReason, options?: ErrorOptions) {
    super(`the worker ended: ${reason}`, options);
    this.reason = reason;
  }
}

export interface RunOptions<Step> {
  /** The turn of the account that the task is for. */
  place: Place;
  step?: (step: Step) => void;
  timeLimitMs?: number;
  /** Ends the task, also while it waits: its client is gone. */
  signal?: AbortSignal | undefined;
}

export interface WorkerPool<T extends Tasks> {
  /**
   * Runs a task in a worker. Buffers that are fields of `input` are transferred: the caller loses them. Throws TaskKilled,
   * AppError `server.busy` when the pool is closed, or the task's own error.
   */
  run<Name extends keyof T & string>(
    task: Name,
    input: InputOf<T, Name>,
    options: RunOptions<StepOf<T, Name>>,
  ): Promise<ResultOf<T, Name>>;
  /** Starts a worker ahead of the first task. */
  warm(): void;
  close(): Promise<void>;
}

export interface PoolLimits {
  workers: number;
  /** Default time limit of a task. */
  timeLimitMs: number;
  /** A worker without a task for this long ends; of a pool that keeps one ready, one stays. */
  idleMs: number;
  /** Workers of a pool that keeps some ready; default one. */
  kept?: number;
}

/** A worker that has not loaded everything after this time is started again, in milliseconds. */
const STARTS_WITHIN_MS = 120_000;
/** After one that ended before. */
const START_AGAIN_MS = 1000;

/** As many workers as places: a task that has its turn does not wait again. */
export const usualLimits: PoolLimits = {
  workers: usualShares.work.places + usualShares.look.places,
  timeLimitMs: 120_000,
  idleMs: 20_000,
};

interface Job {
  task: string;
  input: unknown;
  timeLimitMs: number;
  step: (step: never) => void;
  resolve: (result: never) => void;
  reject: (error: Error) => void;
  place: Place;
  signal: AbortSignal | undefined;
}

/** A worker and what it does. */
interface Seat {
  runner: Runner;
  /** Everything is loaded. */
  isReady: boolean;
  job: Job | null;
  /** Its task's time limit, or that of its idleness. */
  timer: NodeJS.Timeout | undefined;
  /** Why we killed it; it gets no more tasks. */
  killed: KillReason | null;
}

/** Workers start on demand, as `start` does it. */
export function createWorkerPool<T extends Tasks>(start: StartRunner, limits: PoolLimits = usualLimits): WorkerPool<T> {
  const pool = new Pool(start, limits);
  return {
    run: (task, input, { place, step = () => {}, timeLimitMs = limits.timeLimitMs, signal }) =>
      new Promise((resolve, reject) => pool.add({ task, input, timeLimitMs, step, resolve, reject, place, signal })),
    warm: () => pool.warm(),
    close: () => pool.close(),
  };
}

class Pool {
  readonly #start: StartRunner;
  readonly #limits: PoolLimits;
  readonly #seats = new Set<Seat>();
  #queue: Job[] = [];
  #closed = false;
  /** Keeps workers ready. */
  #keeps = false;

  constructor(start: StartRunner, limits: PoolLimits) {
    this.#start = start;
    this.#limits = limits;
  }

  add(job: Job): void {
    const refusal = this.#refusalOf(job);
    if (refusal !== null) {
      job.reject(refusal);
      return;
    }
    job.signal?.addEventListener('abort', () => this.#leave(job), { once: true });
    this.#queue.push(job);
    this.#dispatch();
  }

  #refusalOf({ signal }: Job): Error | null {
    if (this.#closed) return new AppError('server.busy');
    return signal?.aborted ? new TaskKilled('gone') : null;
  }

  warm(): void {
    this.#keeps = true;
    for (let missing = this.#kept - this.#seats.size; missing > 0 && !this.#closed; missing--) this.#open(true);
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new AppError('server.busy'));
    await Promise.all([...this.#seats].map(({ runner }) => runner.kill()));
  }

  get #kept(): number {
    return this.#limits.kept ?? 1;
  }

  #open(ahead: boolean): void {
    const seat: Seat = { runner: undefined as never, isReady: false, job: null, timer: undefined, killed: null };
    seat.timer = setTimeout(() => this.#kill(seat, 'time'), STARTS_WITHIN_MS).unref();
    seat.runner = this.#start(
      {
        answered: (answer) => this.#hear(seat, answer),
        ended: (death, cause) => this.#end(seat, death, cause),
      },
      ahead,
    );
    this.#seats.add(seat);
  }

  #dispatch(): void {
    while (this.#queue.length > 0 && !this.#closed) {
      const free = [...this.#seats].filter(({ job, killed }) => job === null && killed === null);
      const seat = free.find(({ isReady }) => isReady);
      if (seat === undefined) {
        this.#startMore(free.length);
        return;
      }
      this.#give(seat, this.#queue.shift()!);
    }
  }

  /** Without a task of its own a worker that starts must not keep this process alive; those that wait for it do. */
  #startMore(starting: number): void {
    const room = this.#limits.workers - this.#seats.size;
    for (let missing = Math.min(room, this.#queue.length - starting); missing > 0; missing--) this.#open(false);
    for (const { runner, isReady } of this.#seats) if (!isReady) runner.hold(true);
  }

  #give(seat: Seat, job: Job): void {
    clearTimeout(seat.timer);
    seat.job = job;
    seat.runner.hold(true);
    seat.timer = setTimeout(() => this.#kill(seat, 'time'), job.timeLimitMs);
    seat.runner.send({ task: job.task, input: job.input });
  }

  #kill(seat: Seat, reason: KillReason): void {
    seat.killed = reason;
    if (reason === 'time' || reason === 'memory') seat.job?.place.overran();
    void seat.runner.kill();
  }

  #leave(job: Job): void {
    const waiting = this.#queue.indexOf(job);
    if (waiting >= 0) this.#queue.splice(waiting, 1);
    const seat = [...this.#seats].find((one) => one.job === job);
    if (seat) this.#kill(seat, 'gone');
    else if (waiting >= 0) job.reject(new TaskKilled('gone'));
  }

  #hear(seat: Seat, answer: TaskAnswer): void {
    const { job } = seat;
    if (answer.kind === 'ready' && !seat.isReady) {
      seat.isReady = true;
      clearTimeout(seat.timer);
      seat.runner.hold(false);
      this.#rest(seat);
      this.#dispatch();
    }
    if (job === null || answer.kind === 'ready') return;
    if (answer.kind === 'step') {
      job.step(answer.step as never);
      return;
    }
    clearTimeout(seat.timer);
    // Its heap may be fragmented; a new worker costs less.
    const isOutOfMemory = answer.kind === 'error' && isAllocationFailure(answer);
    if (isOutOfMemory) this.#kill(seat, 'memory');
    seat.job = null;
    seat.runner.hold(false);
    if (answer.kind === 'result') job.resolve(answer.result as never);
    else job.reject(isOutOfMemory ? new TaskKilled('memory', { cause: rebuilt(answer) }) : rebuilt(answer));
    this.#rest(seat);
    this.#dispatch();
  }

  /** An idle worker gives its memory back. */
  #rest(seat: Seat): void {
    if (seat.killed !== null) return;
    seat.timer = setTimeout(() => {
      const staying = [...this.#seats].filter(({ killed }) => killed === null);
      if (this.#keeps && staying.length <= this.#kept) return;
      this.#kill(seat, 'gone');
    }, this.#limits.idleMs);
    seat.timer.unref();
  }

  #end(seat: Seat, death: WorkerDeath, cause?: Error): void {
    clearTimeout(seat.timer);
    this.#seats.delete(seat);
    if (death === 'memory' && seat.killed === null) seat.job?.place.overran();
    // It left just as the task was on its way.
    if (seat.job && seat.killed === null && death === 'left') this.#queue.unshift(seat.job);
    else {
      // One that could not start costs the task that has waited longest, so that nothing is tried without end.
      const job = seat.job ?? (seat.isReady || seat.killed === 'gone' ? undefined : this.#queue.shift());
      job?.reject(new TaskKilled(seat.killed ?? (death === 'left' ? 'crash' : death), { cause }));
    }
    this.#dispatch();
    if (!this.#keeps) return;
    if (seat.isReady) this.warm();
    else setTimeout(() => this.warm(), START_AGAIN_MS).unref();
  }
}

/** How Node.js says that the system gave no memory for a buffer or a text. */
function isAllocationFailure({ name, message }: { name: string; message: string }): boolean {
  return name === 'RangeError' && /allocat|Invalid (typed )?array|string length/i.test(message);
}

/** The error that a task threw, rebuilt in this thread: name, message and stack, not its class. */
export function rebuilt({ name, message, stack }: { name: string; message: string; stack: string }): Error {
  const error = new Error(message);
  error.name = name;
  error.stack = stack;
  return error;
}
