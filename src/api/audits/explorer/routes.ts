/** Explorer of balances: pages of a view, a row with its year, a view as a workbook. */
import { balanceDocument } from '#api/balances/balance-document.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { periodKey } from '#core/calendar/period.ts';
import { toDecimal } from '#core/money/money.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import type { Place } from '#platform/worker/fair-semaphore.ts';
import type { InputOf, ResultOf } from '#platform/worker/tasks.ts';
import type { AuditServices } from '../services.ts';
import type { AuditTasks } from '../worker-tasks.ts';
import * as contract from './contract.ts';
import { exportName } from './export-name.ts';
import { placesOfFindings, readMonths, wordsOfFindings } from './queries.ts';
import { keyOf, readShownMonth, readView, storedAmong, yearTo } from './read-view.ts';

const usualPage = 100;

type ExplorerTask = 'exploreView' | 'exploreRow' | 'exportView' | 'findNames';
type Services = Pick<AuditServices, 'db' | 'workers' | 'places'>;

export function mountExplorer(router: Router, services: AuditServices): void {
  mountViews(router, services);
  mountRows(router, services);
  mountExports(router, services);
}

function mountViews({ mount }: Router, services: Services): void {
  const { db } = services;
  mount(contract.exploreBalance, async ({ params, query, caller, reply }) =>
    inPlace(services, caller, clientGone(reply), async (run) => {
      const { offset = 0, limit = usualPage, ...view } = query;
      const { month, read } = await asCaller(db, caller, async (trx) => {
        const shown = await readShownMonth(trx, caller, params.id, view);
        return { month: shown, read: await readView(trx, params.id, shown, view) };
      });
      const { ids, ...task } = read.task;
      const page = await run('exploreView', ids, { ...task, offset, limit });
      const words = await asCaller(db, caller, (trx) =>
        wordsOfFindings(
          trx,
          page.lines.flatMap(({ marks }) => marks),
        ),
      );
      return {
        data: {
          ...page,
          balance: balanceDocument(month.balance),
          newestVersion: month.newestVersion,
          with: read.with,
          finding: read.finding,
          periods: month.stored.map(periodKey),
          columns: task.columns.map(({ month: _, ...column }) => column),
          offset,
          lines: page.lines.map((line) => ({
            ...line,
            marks: line.marks.map((mark) => ({
              ...mark,
              title: words.get(`${mark.auditId} ${mark.fingerprint}`)?.title ?? '',
            })),
          })),
        },
      };
    }),
  );
}

function mountRows({ mount }: Router, services: Services): void {
  const { db } = services;
  mount(contract.exploreRow, async ({ params, query, caller, reply }) =>
    inPlace(services, caller, clientGone(reply), async (run) => {
      const { account = '', thirdParty } = query;
      const { month, ids, periods, places } = await asCaller(db, caller, async (trx) => {
        const shown = await readShownMonth(trx, caller, params.id, query);
        const year = yearTo(shown.stored, shown.balance);
        const among = storedAmong(shown.stored, year);
        const { id } = shown.balance;
        return {
          month: shown,
          ids: among.ids,
          periods: year.map((period, index) => ({ period: periodKey(period), month: among.places[index]! })),
          places: await placesOfFindings(trx, params.id, [id], id),
        };
      });
      const { period } = query;
      const findings = places.map(({ balanceId: _, subjects, hasNone, ...finding }) => {
        return { ...finding, column: 0, period, thirdParties: [...subjects.map(keyOf), ...(hasNone ? [''] : [])] };
      });
      const key = thirdParty === undefined ? null : keyOf(thirdParty);
      const { found, ...row } = await run('exploreRow', ids, { periods, account, thirdParty: key, findings });
      const words = await asCaller(db, caller, (trx) => wordsOfFindings(trx, found));
      return {
        data: {
          ...row,
          balance: balanceDocument(month.balance),
          findings: found.flatMap(({ auditId, fingerprint, severity }) => {
            const told = words.get(`${auditId} ${fingerprint}`);
            if (told === undefined) return [];
            const { rule, title, amount } = told;
            return [{ auditId, period, fingerprint, severity, rule, title, amount: toDecimal(amount) }];
          }),
        },
      };
    }),
  );
}

function mountExports({ mount }: Router, services: Services): void {
  const { db } = services;
  mount(contract.exportExplorer, async ({ params, query, caller, reply }) => {
    const { file, name } = await inPlace(services, caller, clientGone(reply), async (run) => {
      const { month, read } = await asCaller(db, caller, async (trx) => {
        const shown = await readShownMonth(trx, caller, params.id, query);
        return { month: shown, read: await readView(trx, params.id, shown, query) };
      });
      const { ids, ...task } = read.task;
      const bytes = await run('exportView', ids, task);
      return { file: bytes, name: exportName(month.balance, query) };
    });
    await asCaller(db, caller, (trx) =>
      logActivity(trx, caller, { act: 'balance.exported', companyId: params.id, target: name }),
    );
    return reply
      .type(contract.exportExplorer.produces!)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Buffer.from(file));
  });
}

type Input<Name extends ExplorerTask> = Omit<InputOf<AuditTasks, Name>, 'months'>;
type Run = <Name extends ExplorerTask>(
  task: Name,
  ids: string[],
  input: Input<Name>,
) => Promise<NonNullable<ResultOf<AuditTasks, Name>>>;

/** Tasks over joined months: the months are read only where the worker that gets the task has not kept them. */
export function inPlace<Result>(
  { db, workers, places }: Services,
  caller: Caller,
  signal: AbortSignal,
  work: (run: Run) => Promise<Result>,
): Promise<Result> {
  return places.run({ account: caller.accountId, kind: 'look', signal }, (place: Place) => {
    const run: Run = async (task, ids, input) => {
      const send = (stored: Awaited<ReturnType<typeof readMonths>> | null) =>
        workers.run(task, { ...input, months: { ids, stored } } as never, { place, signal });
      const kept = await send(null);
      if (kept !== null) return kept as never;
      return (await send(await asCaller(db, caller, (trx) => readMonths(trx, ids)))) as never;
    };
    return work(run);
  });
}
