/** Predefined parametrizations: loading, downloading, and the choice of each company. */
import type { BalanceServices } from '#api/balances/services.ts';
import { ownCompany, readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { takeBook } from '#core/engine/settings/book/take-book.ts';
import { settingsChanges, wholeSettings } from '#core/engine/settings/whole-settings.ts';
import { accountableSoftware } from '#core/reference/chart/accountable-software.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import { invalidBook, type ReceivedBook, receiveBook, sendBook } from '../books.ts';
import { changeDocuments } from '../change-documents.ts';
import { declaredForCompany, layered } from '../declarations.ts';
import { activeSettings, lockParametrization } from '../parametrization/queries.ts';
import * as contract from './contract.ts';
import {
  insertChoice,
  insertPredefined,
  lockPredefined,
  newestPredefined,
  predefinedInForce,
  predefinedKept,
  predefinedSettings,
} from './queries.ts';
import { text } from './text.es.ts';

export function mountPredefined({ mount }: Router, services: BalanceServices): void {
  const { db } = services;
  mount(contract.loadPredefined, async ({ params, caller, request, reply }) => {
    const software = softwareOf(params.softwareId);
    const book = await receiveBook(services, { caller, request, reply });
    return { data: await asCaller(db, caller, (trx) => load(trx, caller, software, book)) };
  });
  mount(contract.downloadPredefined, async ({ params, caller, reply }) => {
    const { id, name } = softwareOf(params.softwareId);
    const { version, settings, kept } = await asCaller(db, caller, (trx) => newestOf(trx, id));
    const about = [
      [text.software, name],
      [text.version, version === 0 ? text.shipped : version],
    ] as const;
    return sendBook(reply, { described: await declaredForCompany({}), settings, about, kept });
  });
  mount(contract.getPredefined, async ({ params, caller }) => {
    const data = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return companyPredefined(trx, params.id);
    });
    return { data };
  });
  mount(contract.choosePredefined, async ({ params, body, caller }) => {
    const data = await asCaller(db, caller, (trx) => choose(trx, caller, params.id, body.version));
    return { data };
  });
}

/** Throws AppError `resource.not_found`. */
function softwareOf(id: number): { id: number; name: string } {
  const software = accountableSoftware(id);
  if (software === null) throw new AppError('resource.not_found');
  return software;
}

async function newestOf(trx: DatabaseTransaction, software: number) {
  const version = await newestPredefined(trx, software);
  return {
    version,
    settings: (await predefinedSettings(trx, software, version)) ?? {},
    kept: await predefinedKept(trx, software, version),
  };
}

/** Throws AppError `parametrization.invalid` with every problem. */
async function load(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, name }: { id: number; name: string },
  { fileName, sheets }: ReceivedBook,
): Promise<{ version: number; changes: number; unused: string[] }> {
  await lockPredefined(trx);
  const { version, settings, kept } = await newestOf(trx, id);
  const book = takeBook(sheets, await declaredForCompany({}), settings, kept);
  if (book.problems !== undefined) throw invalidBook(book.problems);
  const { taken, unused } = book;
  const changes = taken.reduce((sum, one) => sum + one.changes.length, 0);
  if (changes === 0 && !book.keepsElse) return { version, changes, unused };
  const now = Object.fromEntries(taken.map((one) => [one.described.validation.id, one.settings]));
  const loaded = await insertPredefined(trx, {
    software: id,
    settings: { ...settings, ...now },
    kept: book.kept,
    fileName,
    loadedBy: caller.name,
  });
  await logActivity(trx, caller, {
    act: 'predefined.loaded',
    target: name,
    details: { version: loaded, file: fileName, changes },
  });
  return { version: loaded, changes, unused };
}

async function companyPredefined(trx: DatabaseTransaction, companyId: number): Promise<contract.CompanyPredefined> {
  const { software, version, newest, settings } = await predefinedInForce(trx, companyId);
  const own = (await activeSettings(trx, companyId)).settings;
  const offered = version === newest ? settings : ((await predefinedSettings(trx, software, newest)) ?? {});
  const declared = version === newest ? [] : await declaredForCompany({});
  const changes = declared.flatMap((one) => {
    const of = (layer: typeof settings) => wholeSettings(layered(one, layer).validation, own[one.validation.id]);
    return changeDocuments(one, settingsChanges(of(settings), of(offered)));
  });
  return { software: { id: software, name: accountableSoftware(software)?.name ?? '' }, version, newest, changes };
}

/** Throws AppError `resource.not_found`, `auth.forbidden`. */
async function choose(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  version: number,
): Promise<contract.CompanyPredefined> {
  await ownCompany(trx, caller, companyId);
  await lockParametrization(trx, companyId);
  const before = await predefinedInForce(trx, companyId);
  const { software } = before;
  if ((await predefinedSettings(trx, software, version)) === undefined) throw new AppError('resource.not_found');
  if (version !== before.version) {
    await insertChoice(trx, caller, { companyId, software, version });
    const target = accountableSoftware(software)?.name ?? String(software);
    await logActivity(trx, caller, { act: 'predefined.chosen', companyId, target, details: { version } });
  }
  return companyPredefined(trx, companyId);
}
