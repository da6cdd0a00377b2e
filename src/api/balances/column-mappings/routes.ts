/** Column mappings: preview a sheet, try, save, list, delete. */
import { ownCompany, readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { areTelling } from '#core/columns/column-mapping.ts';
import { NO_TITLES } from '#core/columns/sheet-places.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { reachKeptFile } from '../reach-kept-file.ts';
import { runReading } from '../run-reading.ts';
import type { BalanceServices } from '../services.ts';
import { text } from '../text.es.ts';
import * as contract from './contract.ts';
import { deleteMapping, listMappings, type MappingRecord, putMapping } from './queries.ts';
import type { ColumnsTried } from './try-columns.ts';

export function mountColumnMappings({ mount }: Router, services: BalanceServices): void {
  const { db, places } = services;
  mount(contract.previewSheets, async ({ params, query, caller, reply }) => {
    const signal = clientGone(reply);
    return places.run({ account: caller.accountId, kind: 'reading', signal }, async (place) => {
      const { fileName, bytes } = await reachKeptFile(services, caller, params);
      const { problem, ...previews } = await runReading(
        { ...services, place },
        'previewSheets',
        { fileName, bytes, path: query.path },
        signal,
      );
      if (problem !== null) throw new AppError('balance.unreadable', { reason: problem });
      return { data: previews };
    });
  });
  mount(contract.tryColumns, async ({ params, body, caller, reply }) => {
    const { tried } = await tryKept(services, caller, params, body, clientGone(reply));
    return { data: tried };
  });
  mount(contract.saveColumnMapping, async ({ params, body, caller, reply }) => {
    const { fileId, ...chosen } = body;
    const place = { id: params.id, fileId };
    const { tried, headers, fits, fileName } = await tryKept(services, caller, place, chosen, clientGone(reply));
    const isUntitled = body.mapping.headerRow === NO_TITLES;
    if (isUntitled && tried.proof !== 'wrong' && !fits)
      throw new AppError('request.invalid', {}, [{ field: 'mapping.headerRow', message: text.unknowable }]);
    if (!isUntitled && !areTelling(headers))
      throw new AppError('request.invalid', {}, [{ field: 'mapping.headerRow', message: text.fewHeaders }]);
    if (tried.proof === 'wrong') throw new AppError('balance.columns_unproved');
    const mapping = { ...body.mapping, headers };
    const made = { companyId: params.id, mapping, fileName, sheet: body.sheet };
    const record = await asCaller(db, caller, async (trx) => {
      const stored = await putMapping(trx, caller, made);
      await logActivity(trx, caller, { act: 'columns.saved', companyId: params.id, target: fileName });
      return stored;
    });
    return { data: mappingDocument(record) };
  });
  mount(contract.listColumnMappings, async ({ params, caller }) => {
    const records = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return listMappings(trx, params.id);
    });
    return { data: records.map(mappingDocument) };
  });
  mount(contract.deleteColumnMapping, async ({ params, caller }) => {
    await asCaller(db, caller, async (trx) => {
      await ownCompany(trx, caller, params.id);
      if (!(await deleteMapping(trx, params.id, params.mappingId))) throw new AppError('resource.not_found');
      await logActivity(trx, caller, { act: 'columns.deleted', companyId: params.id });
    });
    return undefined;
  });
}

/** Reads a kept file with the chosen mapping. */
async function tryKept(
  services: BalanceServices,
  caller: Caller,
  params: { id: number; fileId: string },
  { path, sheet, mapping }: BodyOf<typeof contract.tryColumns>,
  signal: AbortSignal,
): Promise<ColumnsTried & { fileName: string }> {
  return services.places.run({ account: caller.accountId, kind: 'reading', signal }, async (place) => {
    const { company, fileName, bytes } = await reachKeptFile(services, caller, params);
    const name = text.columnsOf(company.businessName);
    const task = { fileName, bytes, path, sheet, mapping, name };
    const tried = await runReading({ ...services, place }, 'tryColumns', task, signal);
    return { ...tried, fileName: path ?? fileName };
  });
}

function mappingDocument({ id, savedAt, ...attributes }: MappingRecord): contract.SavedMapping {
  return { id, attributes: { ...attributes, savedAt: savedAt.toISOString() } };
}
