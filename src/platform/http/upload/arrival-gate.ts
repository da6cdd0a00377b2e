/**
 * Limits of uploads while they arrive, by session, by account and in all. Within an account the rest waits, unread;
 * when the whole is full, the account that holds most of it gives up its oldest upload.
 */
import { AppError } from '#core/call/app-error.ts';

export interface ArrivalLimits {
  /** Uploads that arrive at once. */
  bySession: number;
  byAccount: number;
  inAll: number;
  /** Bytes of one account's files, from the declared size on; those that wait for a reader count too. */
  bytesByAccount: number;
  /** Bytes on the disk, as written. */
  bytesInAll: number;
  /** Requests that wait unread. */
  waiting: number;
  waitingByAccount: number;
}

const megabyte = 1024 ** 2;

/** Memory is not the measure, only files and sockets: hundreds at once cost nothing that others need. */
export const usualArrivals: ArrivalLimits = {
  bySession: 4,
  byAccount: 8,
  inAll: 400,
  bytesByAccount: 400 * megabyte,
  bytesInAll: 4096 * megabyte,
  waiting: 1000,
  waitingByAccount: 40,
};

export interface Sender {
  accountId: string;
  sessionId: string;
}

/** An admitted upload. */
export interface Arriving {
  /** Rejects with AppError `server.busy` when the upload is given up for those of others. */
  readonly givenUp: Promise<never>;
  /** Counts written bytes. Throws AppError `server.busy` when the disk's share is full of this account's own files. */
  wrote(bytes: number): void;
  /** The whole file is there: others may arrive while it waits for a reader. */
  arrived(): void;
  /** The file is gone. */
  leave(): void;
}

export interface ArrivalGate {
  /** `bytes`: declared size of the file. Throws AppError `server.busy` when too many wait. */
  enter(sender: Sender, bytes: number): Promise<Arriving>;
}

interface Held extends Sender {
  reserved: number;
  written: number;
  isArriving: boolean;
  giveUp: () => void;
}

interface Waiting extends Sender {
  bytes: number;
  admit: () => void;
}

export function createArrivalGate(limits: ArrivalLimits): ArrivalGate {
  const held = new Set<Held>();
  const waiting: Waiting[] = [];
  const mayEnter = ({ accountId, sessionId, bytes }: Sender & { bytes: number }) => {
    const own = [...held].filter((one) => one.accountId === accountId);
    const arriving = own.filter(({ isArriving }) => isArriving);
    return (
      arriving.length < limits.byAccount &&
      arriving.filter((one) => one.sessionId === sessionId).length < limits.bySession &&
      (own.length === 0 || sum(own, 'reserved') + bytes <= limits.bytesByAccount)
    );
  };
  const admitNext = () => {
    for (let index = 0; index < waiting.length; ) {
      if (mayEnter(waiting[index]!)) waiting.splice(index, 1)[0]?.admit();
      else index += 1;
    }
  };
  const hold = (sender: Sender, bytes: number): Arriving => {
    if ([...held].filter(({ isArriving }) => isArriving).length >= limits.inAll)
      makeRoom([...held], sender.accountId, (files) => files.filter(({ isArriving }) => isArriving).length);
    const { promise: givenUp, reject } = Promise.withResolvers<never>();
    // Nobody may be waiting for it any more.
    givenUp.catch(() => {});
    const { accountId, sessionId } = sender;
    const giveUp = () => reject(new AppError('server.busy'));
    const file: Held = { accountId, sessionId, reserved: bytes, written: 0, isArriving: true, giveUp };
    held.add(file);
    return {
      givenUp,
      wrote: (count) => {
        file.written += count;
        if (sum([...held], 'written') > limits.bytesInAll)
          makeRoom([...held], accountId, (files) => sum(files, 'written'));
      },
      arrived: () => {
        file.isArriving = false;
        file.reserved = file.written;
        admitNext();
      },
      leave: () => {
        held.delete(file);
        admitNext();
      },
    };
  };
  return {
    enter: async (sender, bytes) => {
      if (mayEnter({ ...sender, bytes })) return hold(sender, bytes);
      const own = waiting.filter(({ accountId }) => accountId === sender.accountId);
      if (waiting.length >= limits.waiting || own.length >= limits.waitingByAccount) throw new AppError('server.busy');
      const { promise, resolve, reject } = Promise.withResolvers<Arriving>();
      const admit = () => {
        try {
          resolve(hold(sender, bytes));
        } catch (error) {
          reject(error);
        }
      };
      waiting.push({ accountId: sender.accountId, sessionId: sender.sessionId, bytes, admit });
      return promise;
    },
  };
}

/** Ends the oldest arriving upload of the account that holds most; that account's own newest one is refused instead. */
function makeRoom(held: readonly Held[], asking: string, share: (files: readonly Held[]) => number): void {
  const byAccount = [...Map.groupBy(held, ({ accountId }) => accountId)];
  const [most, files = []] = byAccount.reduce((one, other) => (share(other[1]) > share(one[1]) ? other : one));
  const oldest = files.find(({ isArriving }) => isArriving);
  if (most === asking || oldest === undefined) throw new AppError('server.busy');
  // Its place and its bytes are free for the next one before its file is gone.
  Object.assign(oldest, { isArriving: false, reserved: 0, written: 0 });
  oldest.giveUp();
}

const sum = (files: readonly Held[], figure: 'reserved' | 'written') =>
  files.reduce((total, file) => total + file[figure], 0);
