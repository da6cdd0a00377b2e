/** Semaphore with a per-account limit: the rest waits in turn, and beyond a queue length is refused. */
import { AppError } from '#core/call/app-error.ts';

export interface Semaphore {
  /** Runs `work` within the limits of `account`. Throws AppError `server.busy` when too many wait. */
  run<Result>(account: string, work: () => Promise<Result>): Promise<Result>;
}

export interface SemaphoreLimits {
  inside: number;
  insideOfOne: number;
  waiting: number;
  waitingOfOne: number;
}

interface Waiting {
  account: string;
  enter: () => void;
}

export function createSemaphore(size: SemaphoreLimits): Semaphore {
  const outside: Waiting[] = [];
  const inside = new Map<string, number>();
  let all = 0;
  const mayEnter = ({ account }: Pick<Waiting, 'account'>) =>
    all < size.inside && (inside.get(account) ?? 0) < size.insideOfOne;
  const enter = (account: string) => {
    all += 1;
    inside.set(account, (inside.get(account) ?? 0) + 1);
  };
  const leave = (account: string) => {
    all -= 1;
    const left = (inside.get(account) ?? 1) - 1;
    if (left === 0) inside.delete(account);
    else inside.set(account, left);
  };
  const wait = (account: string): Promise<void> => {
    const own = outside.filter((one) => one.account === account).length;
    if (outside.length >= size.waiting || own >= size.waitingOfOne) throw new AppError('server.busy');
    return new Promise((resolve) => outside.push({ account, enter: resolve }));
  };
  return {
    run: async (account, work) => {
      // Work admitted from the queue was already counted on release.
      if (mayEnter({ account })) enter(account);
      else await wait(account);
      try {
        return await work();
      } finally {
        leave(account);
        const next = outside.findIndex(mayEnter);
        const [entering] = next < 0 ? [] : outside.splice(next, 1);
        if (entering !== undefined) {
          enter(entering.account);
          entering.enter();
        }
      }
    },
  };
}
