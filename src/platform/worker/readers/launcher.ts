/** Starts reader processes and tells of their ends, here or through the spawner. */
import { type SpawnOptions, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Priority } from '../fair-semaphore.ts';
import { probeBounds } from './probe-bounds.ts';
import {
  type ReaderBounds,
  type ReaderProgram,
  readerCommand,
  readerDirectory,
  readerEnvironment,
} from './reader-command.ts';

export interface LaunchEvents {
  /** The reader can be spoken to. */
  opened(socket: Socket): void;
  /** Its exit code, null after a signal, and the last of what it wrote. Nothing follows. */
  ended(code: number | null, lastWords: string): void;
}

export interface Launched {
  kill(): void;
  /** Whether it keeps this process alive. */
  hold(busy: boolean): void;
}

export interface Launcher {
  launch(priority: Priority, ahead: boolean, events: LaunchEvents): Launched;
}

/** What readers are bounded by, once it is known. */
export interface ReaderSituation extends ReaderBounds {
  /** A user of their own. */
  ownUser: boolean;
  /** No network but a loopback that is down. */
  noNetwork: boolean;
}

/** Characters of the process's last words that are kept for the log. */
const LAST_WORDS = 4000;
/** Descriptor over which a reader is spoken to. */
export const readerSocket = 3;

const stdio: SpawnOptions['stdio'] = ['pipe', 'ignore', 'pipe', 'pipe'];

/** Starts them as children of this process. */
export function directLauncher(program: ReaderProgram): Launcher {
  return { launch: (priority, ahead, events) => launch(program, priority, ahead, events) };
}

/** The same, in the narrowest bounds of this system, which are found out meanwhile. */
export function boundLauncher(program: Omit<ReaderProgram, 'bounds'>): Launcher & { bounds: Promise<ReaderBounds> } {
  const bounds = probeBounds(program);
  return {
    bounds,
    launch: (priority, ahead, events) => {
      let launched: Launched | undefined;
      let isKilled = false;
      let isBusy = false;
      void bounds.then((found) => {
        if (isKilled) return events.ended(null, '');
        launched = launch({ ...program, bounds: found }, priority, ahead, events);
        launched.hold(isBusy);
      });
      return {
        kill: () => {
          isKilled = true;
          launched?.kill();
        },
        hold: (busy) => {
          isBusy = busy;
          launched?.hold(busy);
        },
      };
    },
  };
}

function launch(program: ReaderProgram, priority: Priority, ahead: boolean, events: LaunchEvents): Launched {
  const [command, ...args] = readerCommand(program, priority, ahead);
  // Standard input only says, by its end, that this process is gone.
  const child = spawn(command!, args, { cwd: readerDirectory, env: readerEnvironment(program), stdio });
  let lastWords = '';
  const note = (text: string) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS);
  };
  child.stderr!.setEncoding('utf8').on('data', note);
  child.on('error', (error) => {
    note(error.message);
    // It could not be started: nothing closes.
    if (child.pid === undefined) events.ended(1, lastWords);
  });
  if (child.pid !== undefined) {
    // Not `close`, which would wait for a socket that has been given away.
    child.on('exit', (code) => {
      const end = () => events.ended(code, lastWords);
      child.stderr!.closed ? end() : child.stderr!.once('close', end);
    });
    events.opened(child.stdio[readerSocket] as Socket);
  }
  return {
    kill: () => void child.kill('SIGKILL'),
    hold: (busy) => {
      const streams = [child, child.stdin, child.stderr] as ({ ref(): void; unref(): void } | null)[];
      for (const held of streams) busy ? held?.ref() : held?.unref();
    },
  };
}
