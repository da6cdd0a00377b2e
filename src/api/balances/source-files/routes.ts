/** Second files of a company: list, store, withdraw, restore. */
import { ownCompany, readCompany } from '#api/companies/reach-company.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { readPeriod } from '#api/kernel/read-period.ts';
import type { Services } from '#api/kernel/services.ts';
import { periodKey } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { SourceReader } from '#core/engine/sources/source.ts';
import { sourceKeys } from '#core/source/source-tables.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import { type ChangedSource, changedFile, logSource, reachSource, storeSource } from '../store-source.ts';
import type { SourcesListener } from '../stored-month.ts';
import { lockCompany } from '../trial-balances/queries.ts';
import * as contract from './contract.ts';
import { findSameSource, listSourceFiles, markWithdrawn, type SourceFileRecord } from './queries.ts';
import { sourceDocument } from './source-document.ts';

export function mountSourceFiles({ mount }: Router, { db }: Pick<Services, 'db'>, changed: SourcesListener): void {
  const answer = async (caller: Caller, companyId: number, { file, months }: ChangedSource) => ({
    data: sourceDocument(file),
    meta: { audits: await changed(caller, companyId, months) },
  });
  mount(contract.listSources, async ({ params, query, caller }) => {
    const month = periodKey(readPeriod(query.period));
    const files = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return listSourceFiles(trx, params.id);
    });
    return { data: await sourceStates(files, month) };
  });
  mount(contract.storeSourceFile, async ({ params, body, caller, reply }) => {
    const { isNew, ...stored } = await asCaller(db, caller, async (trx) => {
      await ownCompany(trx, caller, params.id);
      return storeSource(trx, caller, params.id, body.uploadId);
    });
    if (!isNew) reply.code(200);
    return answer(caller, params.id, stored);
  });
  mount(contract.withdrawSourceFile, async ({ params, body, caller }) => {
    const reason = body.reason.trim();
    const withdrawn = await asCaller(db, caller, async (trx) => {
      const file = await changeable(trx, caller, params);
      if (file.withdrawnAt !== null) throw new AppError('resource.not_found');
      await markWithdrawn(trx, caller, file.id, reason);
      await logSource(trx, caller, params.id, file, { act: 'source.withdrawn', reason });
      return changedFile(trx, params.id, file.id);
    });
    return answer(caller, params.id, withdrawn);
  });
  mount(contract.restoreSourceFile, async ({ params, caller }) => {
    const restored = await asCaller(db, caller, async (trx) => {
      const file = await changeable(trx, caller, params);
      if (file.withdrawnAt === null) throw new AppError('resource.not_found');
      const same = await findSameSource(trx, params.id, file);
      if (same !== undefined) throw new AppError('source.stored_again', { version: same.number });
      await markWithdrawn(trx, caller, file.id, null);
      await logSource(trx, caller, params.id, file, { act: 'source.restored' });
      return changedFile(trx, params.id, file.id);
    });
    return answer(caller, params.id, restored);
  });
}

/** Every source of the catalogue, in the order of the line of sources. */
async function sourceStates(files: readonly SourceFileRecord[], month: string): Promise<contract.SourceState[]> {
  // The readers know their layouts: loaded on demand.
  const { readers } = await import('#sources/readers.gen.ts');
  const isOf = ({ from, to }: SourceFileRecord) => from <= month && to >= month;
  const ordered = (readers as readonly SourceReader[]).toSorted(
    (a, b) => sourceKeys.indexOf(a.key) - sourceKeys.indexOf(b.key),
  );
  return ordered.map(({ key, name, shortName }) => {
    const own = files.filter(({ source }) => source === key);
    const inForce = own.filter(({ withdrawnAt }) => withdrawnAt === null);
    return {
      key,
      name,
      shortName,
      isLoaded: inForce.some(isOf),
      hasOtherMonths: inForce.some((file) => !isOf(file)),
      files: own.filter(isOf).map((file) =>
        sourceDocument(
          file,
          inForce.find(({ sha256 }) => sha256 === file.sha256),
        ),
      ),
    };
  });
}

/** Under the lock of the company's balances. */
async function changeable(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, sourceFileId }: { id: number; sourceFileId: string },
): Promise<SourceFileRecord> {
  await ownCompany(trx, caller, id);
  await lockCompany(trx, id);
  return reachSource(trx, id, sourceFileId);
}
