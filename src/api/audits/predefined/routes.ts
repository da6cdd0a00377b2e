/** Predefined parametrizations: loading, downloading, and the choice of each company. */
import type { BalanceServices } from '#api/balances/services.ts';
import { ownCompany, readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import { takeBook } from '#core/engine/settings/book/take-book.ts';
import { accountableSoftware } from '#core/reference/chart/accountable-software.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { countingAll } from '#platform/database/system-transaction.ts';
import type { Router } from '#platform/http/router.ts';
import { invalidBook, type ReceivedBook, receiveBook, sendBook } from '../books.ts';
import { declaredForCompany } from '../declarations.ts';
import { lockParametrization } from '../parametrization/queries.ts';
import { companyPredefined } from './company-predefined.ts';
import * as contract from './contract.ts';
import {
  insertChoice,
  insertPredefined,
  isUndone,
  lockPredefined,
  lockRunsOut,
  newestPredefined,
  nextVersion,
  predefinedInForce,
  predefinedKept,
  predefinedSettings,
} from './queries.ts';
import { applyRun, planLoad } from './runs/apply-run.ts';
import { countSignedMonths } from './runs/queries.ts';
import { text } from './text.es.ts';

export function mountPredefined({ mount }: Router, services: BalanceServices): void {
  const { db } = services;
  mount(contract.loadPredefined, async ({ params, query, caller, request, reply }) => {
    const software = softwareOf(params.softwareId);
    const book = await receiveBook(services, { caller, request, reply, isParametrization: true });
    return { data: await asCaller(db, caller, (trx) => load(trx, caller, { software, book, ...query })) };
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

interface Load {
  software: { id: number; name: string };
  book: ReceivedBook;
  preview?: boolean;
  /** Version that the caller saw. */
  over?: number;
}

type Loaded = AnswerOf<typeof contract.loadPredefined>['data'];

/** Throws AppError `parametrization.invalid` with every problem, or `resource.conflict` over another version. */
async function load(
  trx: DatabaseTransaction,
  caller: Caller,
  { software, preview, over, ...sent }: Load,
): Promise<Loaded> {
  const { id, name } = software;
  const { fileName, sheets } = sent.book;
  await lockPredefined(trx);
  const { version: before, settings, kept } = await newestOf(trx, id);
  if (over !== undefined && over !== before) throw new AppError('resource.conflict');
  const book = takeBook(sheets, await declaredForCompany({}), settings, kept);
  if (book.problems !== undefined) throw invalidBook(book.problems);
  const { taken, unused } = book;
  const changes = taken.reduce((sum, one) => sum + one.changes.length, 0);
  const isNew = changes > 0 || book.keepsElse;
  const version = isNew ? await nextVersion(trx, id) : before;
  const now = { ...settings, ...Object.fromEntries(taken.map((one) => [one.described.validation.id, one.settings])) };
  const plan = await planLoad(trx, { software: id, version, settings: now });
  const changing = plan.steps.filter((step) => step.counts && step.changed > 0);
  const companies = {
    ...{ all: plan.companies, changed: plan.changed, keeping: plan.keeping, clashing: plan.clashing },
    signedMonths: await countingAll(trx, (all) =>
      countSignedMonths(
        all,
        changing.map(({ companyId }) => companyId),
      ),
    ),
  };
  const answer = { version, before, changes, unused, companies };
  if (preview || !isNew) return answer;
  const loaded = { software: id, version, settings: now, kept: book.kept, fileName, loadedBy: caller.name };
  await insertPredefined(trx, loaded);
  await applyRun(trx, caller, { software: id, version, undone: null }, plan);
  const { all, changed, keeping } = companies;
  const details = { version, file: fileName, changes, companies: all, changed, keeping };
  await logActivity(trx, caller, { act: 'predefined.loaded', target: name, details });
  return answer;
}

/** Also of the version that the company has: then it says that it stays. Throws AppError `resource.not_found`, `auth.forbidden`. */
async function choose(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  version: number,
): Promise<contract.CompanyPredefined> {
  await ownCompany(trx, caller, companyId);
  await lockRunsOut(trx);
  await lockParametrization(trx, companyId);
  const before = await predefinedInForce(trx, companyId);
  const { software } = before;
  const exists = (await predefinedSettings(trx, software, version)) !== undefined;
  if (!exists || (await isUndone(trx, software, version))) throw new AppError('resource.not_found');
  if (version !== before.version || before.movedFrom !== null) {
    await insertChoice(trx, caller, { companyId, software, version });
    const target = accountableSoftware(software)?.name ?? String(software);
    await logActivity(trx, caller, { act: 'predefined.chosen', companyId, target, details: { version } });
  }
  return companyPredefined(trx, companyId);
}
