/** Lets a few pieces of work in at a time; the rest wait outside, and past a number they are turned away. */
import { AppError } from '#core/app-error.ts';

export interface Gate {
  /** Throws AppError `server.busy` when too many wait. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function createGate(inside: number, waiting: number): Gate {
  const outside: (() => void)[] = [];
  let free = inside;
  return {
    run: async (work) => {
      if (free > 0) free--;
      else if (outside.length >= waiting) throw new AppError('server.busy');
      else await new Promise<void>((enter) => outside.push(enter));
      try {
        return await work();
      } finally {
        const next = outside.shift();
        if (next === undefined) free++;
        else next();
      }
    },
  };
}
