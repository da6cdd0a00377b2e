/** Tasks over the figures of months, in a place of the account: read where a worker has not kept them, computed where nobody has. */
import type { Caller } from '#platform/auth/caller.ts';
import type { InputOf, ResultOf } from '#platform/worker/tasks.ts';
import { type AskedMonths, figuresOfMonths } from './figures-of-months.ts';
import type { MonthsToDraw } from './opened-figures.ts';
import type { StatementServices } from './services.ts';
import type { StatementTasks } from './worker-tasks.ts';

/** Tasks that answer null where the worker has not kept the months. */
type FiguresTask = 'listLineAccounts' | 'drawTree' | 'drawOverview' | 'drawSummary' | 'drawTrend' | 'drawSet';

export type Run = <Name extends FiguresTask>(
  task: Name,
  months: AskedMonths,
  input: Omit<InputOf<StatementTasks, Name>, 'months'>,
) => Promise<NonNullable<ResultOf<StatementTasks, Name>>>;

/** Writes a document in the same place. */
type Write = (input: InputOf<StatementTasks, 'writeStatements'>) => Promise<Uint8Array>;

export type WorkOfFigures<Result> = (run: Run, write: Write) => Promise<Result>;

/** Runs `work` in a place of the caller. Throws AppError `server.busy`. */
export function withFigures<Result>(
  services: StatementServices,
  caller: Caller,
  signal: AbortSignal,
  work: WorkOfFigures<Result>,
): Promise<Result> {
  const { workers, places } = services;
  return places.run({ account: caller.accountId, kind: 'look', signal }, (place) => {
    const run: Run = async (task, { ids, ...basis }, input) => {
      const send = (encoded: MonthsToDraw['encoded']) =>
        workers.run(task, { ...input, months: { ids, basis: basis.digest, encoded } } as never, { place, signal });
      const kept = await send(null);
      if (kept !== null) return kept as never;
      return (await send(await figuresOfMonths(services, caller, { ids, ...basis }, { place, signal }))) as never;
    };
    return work(run, (input) => workers.run('writeStatements', input, { place, signal }));
  });
}
