/** What the system can take from readers, found out by trying: containers and distributions differ. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  noBounds,
  type ReaderBounds,
  type ReaderProgram,
  readerDirectory,
  readerEnvironment,
  trialCommand,
} from './reader-command.ts';

/** For the trial of one kind of bounds, in milliseconds. */
const patienceMs = 10_000;

const kinds: readonly ReaderBounds[] = [
  { privileges: true, namespaces: true },
  { privileges: true, namespaces: false },
];

/** The narrowest bounds in which a process still starts. */
export async function probeBounds(program: Omit<ReaderProgram, 'bounds'>): Promise<ReaderBounds> {
  if (process.platform !== 'linux') return noBounds;
  for (const bounds of kinds) if (await starts({ ...program, bounds })) return bounds;
  return noBounds;
}

/** Node.js itself, so that its libraries are within reach. */
async function starts(program: ReaderProgram): Promise<boolean> {
  const [command, ...args] = trialCommand(program, [process.execPath, '--version']);
  const options = { cwd: readerDirectory, env: readerEnvironment(program), timeout: patienceMs } as const;
  const child = spawn(command!, args, { ...options, stdio: 'ignore' });
  return once(child, 'close').then(
    ([code]) => code === 0,
    () => false,
  );
}
