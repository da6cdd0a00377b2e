/**
 * Folder of files that are arriving, one per process: files of mode 0600 with names of ours. What a killed process left
 * is deleted at the next start.
 */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { processStart } from '../../process-lock.mjs';

export interface ArrivalFile {
  path: string;
  handle: FileHandle;
  /** Closes and deletes it. */
  discard(): Promise<void>;
}

export interface ArrivalFolder {
  create(): Promise<ArrivalFile>;
  close(): void;
}

/** Age in milliseconds after which a folder of another machine is taken for left behind. */
const day = 24 * 60 * 60 * 1000;

export function openArrivalFolder(parent: string): ArrivalFolder {
  const own = nameOf(process.pid);
  mkdirSync(join(parent, own), { recursive: true, mode: 0o700 });
  for (const name of readdirSync(parent)) if (isLeft(parent, name)) rmSync(join(parent, name), { recursive: true });
  return {
    create: async () => {
      const path = join(parent, own, randomUUID());
      const handle = await open(path, 'wx+', 0o600);
      return {
        path,
        handle,
        discard: async () => {
          await handle.close();
          await rm(path, { force: true });
        },
      };
    },
    close: () => rmSync(join(parent, own), { recursive: true, force: true }),
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Process, machine, and start of the process: a later process may have the same number. */
const nameOf = (pid: number) => `${pid}-${digest(hostname())}-${digest(processStart(pid) ?? '')}`;

/** The folder may be shared with processes of other machines, whose life is unknown here. */
function isLeft(parent: string, name: string): boolean {
  const pid = Number(/^(\d+)-/.exec(name)?.[1] ?? 0);
  if (name === nameOf(pid) && processStart(pid) !== undefined) return false;
  if (name.split('-')[1] === digest(hostname())) return true;
  return (statSync(join(parent, name), { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - day;
}
