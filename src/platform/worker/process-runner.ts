/**
 * Worker processes, for input that came from outside: the operating system bounds all of their memory (heap, buffers, zlib),
 * and the death of one costs its task and nothing else.
 */
import type { Socket } from 'node:net';
import type { Priority } from './fair-semaphore.ts';
import type { Launcher } from './readers/launcher.ts';
import { type MessageStream, messageStream } from './readers/message-stream.ts';
import type { Runner, RunnerEvents, StartRunner } from './runner.ts';
import type { TaskAnswer, TaskRequest } from './tasks.ts';

const OUT_OF_MEMORY = /out of memory|Allocation failed|Failed to reserve|bad_alloc/i;
const AFTER_CLOSE_MS = 1000;

/** Runners of readers of one priority. */
export function processRunner(launcher: Launcher, priority: Priority): StartRunner {
  return (events: RunnerEvents, isAhead: boolean): Runner => {
    const over = Promise.withResolvers<void>();
    let messages: MessageStream | undefined;
    let socket: Socket | undefined;
    let isBusy = false;
    const early: TaskRequest[] = [];
    const hold = (busy: boolean) => {
      isBusy = busy;
      launched.hold(busy);
      busy ? socket?.ref() : socket?.unref();
    };
    const launched = launcher.launch(priority, isAhead, {
      opened: (opened) => {
        socket = opened;
        isBusy ? socket.ref() : socket.unref();
        messages = messageStream(opened, (answer) => events.answered(answer as TaskAnswer));
        // A reader that is not understood, or closes its side and lives on, is of no use.
        opened.once('close', () => setTimeout(() => launched.kill(), AFTER_CLOSE_MS).unref());
        for (const request of early.splice(0)) messages.send(request);
      },
      ended: (code, lastWords) => {
        const end = () => {
          over.resolve();
          const death = OUT_OF_MEMORY.test(lastWords) ? 'memory' : code === 0 ? 'left' : 'crash';
          events.ended(death, lastWords ? new Error(lastWords) : undefined);
        };
        // What it answered before comes first.
        if (socket === undefined || socket.closed) end();
        else socket.once('close', end);
      },
    });
    launched.hold(false);
    return {
      // A process that has just died takes nothing: its end is reported by itself.
      send: (request) => (messages === undefined ? early.push(request) : messages.send(request)),
      kill: () => {
        launched.kill();
        return over.promise;
      },
      hold,
    };
  };
}
