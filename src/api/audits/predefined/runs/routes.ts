/** Runs of predefined parametrizations: list, result by company, undoing, and the companies of a caller. */
import { listCompanies } from '#api/companies/companies/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { may } from '#core/product/permission.ts';
import { accountableSoftware } from '#core/reference/chart/accountable-software.ts';
import type { Router } from '#platform/http/router.ts';
import { undoRun } from './apply-run.ts';
import * as contract from './contract.ts';
import { listResults, listRuns, movedCompanies, type RunRecord } from './queries.ts';

const usualPage = 20;
const reading = { module: 'parametrizacion', action: 'ver' } as const;

export function mountPredefinedRuns({ mount }: Router, { db }: Pick<Services, 'db'>): void {
  mount(contract.listPredefinedRuns, async ({ query: { page = 1, pageSize = usualPage }, caller }) => {
    const { runs, total } = await asCaller(db, caller, (trx) => listRuns(trx, {}, { page, pageSize }));
    return { data: runs.map(runDocument), meta: { page, pageSize, total } };
  });
  mount(contract.listRunResults, async ({ params, query: { page = 1, pageSize = usualPage, q }, caller }) => {
    const one = { software: params.softwareId, number: params.number };
    const results = await asCaller(db, caller, async (trx) => {
      if ((await listRuns(trx, one)).total === 0) throw new AppError('resource.not_found');
      return listResults(trx, one, { q, page, pageSize });
    });
    const data = results.map(({ total: _, ...result }) => result);
    return { data, meta: { page, pageSize, total: results[0]?.total ?? 0 } };
  });
  mount(contract.undoPredefinedRun, async ({ params, caller }) => {
    const one = { software: params.softwareId, number: params.number };
    const run = await asCaller(db, caller, async (trx) => {
      await undoRun(trx, caller, one);
      return (await listRuns(trx, one)).runs[0]!;
    });
    return { data: runDocument(run) };
  });
  mount(contract.listMovedCompanies, async ({ caller }) => {
    const data = await asCaller(db, caller, async (trx) => {
      const mine = new Set((await listCompanies(trx, caller, undefined)).map(({ id }) => id));
      const moved = await movedCompanies(trx, caller.accountId);
      return moved.filter(({ companyId }) => mine.has(companyId) && may(caller, reading, companyId));
    });
    return {
      data: data.map(({ software, madeAt, isUndo, ...one }) => ({
        ...one,
        software: softwareDocument(software),
        at: madeAt.toISOString(),
        mayKeep: !isUndo,
      })),
    };
  });
}

const softwareDocument = (id: number) => ({ id, name: accountableSoftware(id)?.name ?? String(id) });

function runDocument(run: RunRecord): contract.PredefinedRun {
  const { software, number, kind, version, undoneVersion, fileName, madeBy, companies, changed, keeping } = run;
  return {
    software: softwareDocument(software),
    ...{ number, kind, version, undoneVersion, fileName, madeBy, companies, changed, keeping },
    madeAt: run.madeAt.toISOString(),
    isUndone: run.isUndone,
    mayUndo: run.isLast,
  };
}
