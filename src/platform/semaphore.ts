/** Semaphore with a per-account limit: the rest waits in turn, and beyond a queue length is refused. */
import { AppError } from '#core/call/app-error.ts';

export interface Semaphore {
  /** `whose`: account of the work. Throws AppError `server.busy` when too many wait. */
  run<Result>(whose: string, work: () => Promise<Result>): Promise<Result>;
}

export interface GateSize {
  inside: number;
  insideOfOne: number;
  waiting: number;
  waitingOfOne: number;
}

interface Waiting {
  whose: string;
  enter: () => void;
}

export function createSemaphore(size: GateSize): Semaphore {
  const outside: Waiting[] = [];
  const inside = new Map<string, number>();
  let all = 0;
  const mayEnter = ({ whose }: Pick<Waiting, 'whose'>) =>
    all < size.inside && (inside.get(whose) ?? 0) < size.insideOfOne;
  const enter = (whose: string) => {
    all += 1;
    inside.set(whose, (inside.get(whose) ?? 0) + 1);
  };
  const leave = (whose: string) => {
    all -= 1;
    const left = (inside.get(whose) ?? 1) - 1;
    if (left === 0) inside.delete(whose);
    else inside.set(whose, left);
  };
  const wait = (whose: string): Promise<void> => {
    const own = outside.filter((one) => one.whose === whose).length;
    if (outside.length >= size.waiting || own >= size.waitingOfOne) throw new AppError('server.busy');
    return new Promise((resolve) => outside.push({ whose, enter: resolve }));
  };
  return {
    run: async (whose, work) => {
      // Work admitted from the queue was already counted on release.
      if (mayEnter({ whose })) enter(whose);
      else await wait(whose);
      try {
        return await work();
      } finally {
        leave(whose);
        const next = outside.findIndex(mayEnter);
        const [entering] = next < 0 ? [] : outside.splice(next, 1);
        if (entering !== undefined) {
          enter(entering.whose);
          entering.enter();
        }
      }
    },
  };
}
