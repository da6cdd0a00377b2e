/** Dated tables of the law: list, load a row, withdraw it. */
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { checkRate } from '#core/reference/dated/check-rate.ts';
import { coverageOf, endsSoon } from '#core/reference/dated/coverage.ts';
import { tablesWith } from '#core/reference/dated/dated-tables.ts';
import type { LoadedRate } from '#core/reference/dated/loaded-rate.ts';
import {
  describeRateProblem,
  fieldOfProblem,
  tableName,
  writeFigures,
  writeValidity,
} from '#core/reference/dated/rate-words.es.ts';
import { clock } from '#platform/clock.ts';
import type { Router } from '#platform/http/router.ts';
import * as contract from './contract.ts';
import { insertRate, listRates, lockRates, type StoredRate, withdrawRate } from './queries.ts';
import { conceptsOf, rowDocument, tableRows } from './rate-document.ts';

export function mountLegalRates({ mount }: Router, { db }: Pick<Services, 'db'>): void {
  mount(contract.listLegalRates, async ({ caller }) => {
    const stored = await asCaller(db, caller, listRates);
    const tables = tablesWith(stored);
    const today = clock.today();
    const data = coverageOf(tables).map(({ table, until, lag }) => ({
      id: table,
      attributes: {
        until,
        endsSoon: endsSoon({ until, lag }, today),
        isOver: until !== null && until < today,
        concepts: conceptsOf(table),
        rows: tableRows(tables, table, stored),
      },
    }));
    return { data };
  });
  mount(contract.loadLegalRate, async ({ body, caller }) =>
    asCaller(db, caller, async (trx) => {
      await lockRates(trx);
      const { figures: values, replace = false, normDay, source, ...given } = body;
      const rate: LoadedRate = { ...given, values };
      refuseWrong(await listRates(trx), rate, replace);
      const stored = await insertRate(trx, { ...rate, normDay, source, loadedBy: caller.name });
      await logActivity(trx, caller, { act: 'rate.loaded', ...entryOf(stored) });
      return { data: rowDocument(stored) };
    }),
  );
  mount(contract.withdrawLegalRate, async ({ params, caller }) => {
    await asCaller(db, caller, async (trx) => {
      await lockRates(trx);
      const stored = await withdrawRate(trx, params.rateId, caller.name);
      if (stored === undefined) throw new AppError('resource.not_found');
      await logActivity(trx, caller, { act: 'rate.withdrawn', ...entryOf(stored) });
    });
    return undefined;
  });
}

/** Throws AppErrors `request.invalid`, `rate.same` and `rate.known`. */
function refuseWrong(stored: readonly StoredRate[], rate: LoadedRate, replace: boolean): void {
  const { problems, known, isSame } = checkRate(stored, rate);
  if (problems.length > 0) {
    const fields = problems.map((problem) => ({
      field: fieldOfProblem(problem),
      message: describeRateProblem(problem),
    }));
    throw new AppError('request.invalid', {}, fields);
  }
  if (isSame) throw new AppError('rate.same', { validity: writeValidity(rate) });
  if (known !== null && !replace)
    throw new AppError('rate.known', { validity: writeValidity(known), figures: writeFigures(known) });
}

/** Entry of the activity log. */
function entryOf(rate: StoredRate): { target: string; details: Record<string, unknown> } {
  const { table, key, from, to, norm, source } = rate;
  const details = {
    ...(key === '' ? {} : { key }),
    from,
    ...(to === null ? {} : { to }),
    figures: writeFigures(rate),
    norm,
    source,
  };
  return { target: tableName[table], details };
}
