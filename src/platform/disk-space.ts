/** Free space of the disk that the data folder is on. */
import { statfs } from 'node:fs/promises';
import { AppError } from '#core/call/app-error.ts';

export interface DiskSpace {
  /** Throws AppError `server.disk_full` while less is free than must stay so. */
  refuseWhenFull(): Promise<void>;
}

/** Of the whole disk, must stay free: the database has to write even to delete. */
const leastShare = 0.05;
/** In bytes: no more has to stay free on a large disk. */
const mostKept = 10 * 1024 ** 3;

/** Blocks of a file system, as `statfs` counts them; `bavail`: free for others than root. */
interface Blocks {
  bsize: number;
  blocks: number;
  bavail: number;
}

/** `read`: the file system of the folder. One that cannot be asked is not in the way. */
export function createDiskSpace(folder: string, read: (folder: string) => Promise<Blocks> = statfs): DiskSpace {
  return {
    refuseWhenFull: async () => {
      const found = await read(folder).catch(() => null);
      if (found === null || found.blocks === 0) return;
      const kept = Math.min(found.blocks * found.bsize * leastShare, mostKept);
      if (found.bavail * found.bsize < kept) throw new AppError('server.disk_full');
    },
  };
}
