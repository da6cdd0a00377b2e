/**
 * Worker processes, for input that came from outside: the operating system bounds all of their memory (heap, buffers, zlib),
 * and the death of one costs its task and nothing else.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { helperThreads } from '../host/helper-threads.mjs';
import type { Priority } from './fair-semaphore.ts';
import { niceLevel } from './nice-level.ts';
import type { Runner, RunnerEvents, StartRunner } from './runner.ts';
import type { TaskAnswer } from './tasks.ts';

interface ProcessOptions {
  /** Of its share of the processor. */
  priority: Priority;
  /** Module that calls `serveTasks`. */
  entry: URL;
  /** All memory beyond that of an idle process, in megabytes; the heap gets three quarters of it at most. */
  memoryMb: number;
}

/** Address space that Node.js reserves before it has done anything, in megabytes: 1,370 measured on x64. */
const RESERVED_MB = 1550;
/** Heap that the process takes before it collects all of it, in megabytes: with a bounded one V8 collects far more often. */
const FIRST_HEAP_MB = 128;
/** Characters of the process's last words that are kept for the log. */
const LAST_WORDS = 4000;
const OUT_OF_MEMORY = /out of memory|Allocation failed|Failed to reserve|bad_alloc/i;

/** Started ahead, a process gets `--ahead` as its argument. */
export function processRunner({ entry, memoryMb, priority }: ProcessOptions): StartRunner {
  return (events: RunnerEvents, isAhead: boolean): Runner => {
    const heap = [`--max-old-space-size=${Math.round(memoryMb * 0.75)}`, `--initial-old-space-size=${FIRST_HEAP_MB}`];
    const node = [process.execPath, helperThreads, ...heap, fileURLToPath(entry)];
    const [command, ...args] = [...bounded(memoryMb), ...node, ...(isAhead ? ['--ahead'] : [])];
    const child = spawn(command!, args, {
      // Without the secrets of the service's environment.
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '2' },
      // Standard input only says, by its end, that this process is gone.
      stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    // Before it has threads, which inherit it. It may have failed to start.
    if (child.pid !== undefined) setPriority(child.pid, niceLevel(priority));
    let lastWords = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      lastWords = (lastWords + text).slice(-LAST_WORDS);
    });
    const ended = once(child, 'close').catch(() => [1]);
    child.on('error', (error) => {
      lastWords += error.message;
    });
    child.on('message', (answer) => events.answered(answer as TaskAnswer));
    void ended.then(([code]) => {
      const death = OUT_OF_MEMORY.test(lastWords) ? 'memory' : code === 0 ? 'left' : 'crash';
      events.ended(death, lastWords ? new Error(lastWords) : undefined);
    });
    const hold = (busy: boolean) => {
      const streams = [child, child.channel, child.stdin, child.stderr] as ({ ref(): void; unref(): void } | null)[];
      for (const held of streams) busy ? held?.ref() : held?.unref();
    };
    hold(false);
    return {
      // A process that has just died takes nothing: its end is reported by itself.
      send: (request) => child.send(request, () => undefined),
      kill: async () => {
        child.kill('SIGKILL');
        await ended;
      },
      hold,
    };
  };
}

/** The shell sets the limit and becomes the process. Windows has none: there the heap alone is bounded. */
function bounded(memoryMb: number): string[] {
  if (process.platform === 'win32') return [];
  return ['/bin/sh', '-c', `ulimit -v ${(RESERVED_MB + memoryMb) * 1024}; exec "$0" "$@"`];
}
