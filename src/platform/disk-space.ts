/** Free space of the disk that the data folder is on. */
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '#core/call/app-error.ts';

export interface DiskSpace {
  /** Throws AppError `server.disk_full` while less is free than must stay so. */
  refuseWhenFull(): Promise<void>;
  /**
   * Runs `work`, for which so many bytes are about to arrive: they are counted as taken until it calls `arrived` or ends.
   * Throws the same when they would not leave what must stay free.
   */
  withRoomFor<Result>(bytes: number, work: (arrived: () => void) => Promise<Result>): Promise<Result>;
  /** Throws the same when so little is left that the database cannot go on writing. */
  refuseWhenExhausted(): Promise<void>;
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

/** In bytes, of the write-ahead log and of what a few statements add to tables. */
const exhausted = 48 * 1024 ** 2;

type ReadBlocks = (folder: string) => Promise<Blocks>;

/** `read`: the file system of the folder. One that cannot be asked is not in the way. */
export function createDiskSpace(folder: string, read: ReadBlocks = statfs): DiskSpace {
  const refuseBelow = async (place: string, kept: (total: number) => number) => {
    const found = await read(place).catch(() => null);
    if (found === null || found.blocks === 0) return;
    if (found.bavail * found.bsize < kept(found.blocks * found.bsize)) throw new AppError('server.disk_full');
  };
  /** In bytes, of files that are on their way. */
  let expected = 0;
  const refuseWithout = (more: number) => refuseBelow(folder, (total) => Math.min(total * leastShare, mostKept) + more);
  return {
    refuseWhenFull: () => refuseWithout(expected),
    withRoomFor: async (bytes, work) => {
      let held = bytes;
      const arrived = () => {
        expected -= held;
        held = 0;
      };
      // Before anything is awaited: the next one sees it, and this one none that came later.
      expected += bytes;
      try {
        await refuseWithout(expected);
        return await work(arrived);
      } finally {
        arrived();
      }
    },
    refuseWhenExhausted: async () => {
      await refuseBelow(folder, () => exhausted);
      // The embedded database may have a disk of its own.
      await refuseBelow(join(folder, 'postgres'), () => exhausted);
    },
  };
}
