/** A company's whole parametrization: export, import and copies. */
import { isDeepStrictEqual } from 'node:util';
import type { BalanceServices } from '#api/balances/services.ts';
import { ownCompany, readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import { asDeclaredReason } from '#core/engine/settings/book/book-words.es.ts';
import { takeBook } from '#core/engine/settings/book/take-book.ts';
import { ownOfWhole, settingsChanges, wholeSettings } from '#core/engine/settings/whole-settings.ts';
import { may } from '#core/product/permission.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import { invalidBook, type ReceivedBook, receiveBook, sendBook } from '../books.ts';
import { changeDocuments } from '../change-documents.ts';
import { type Declared, declaredForCompany } from '../declarations.ts';
import type { SettingsAction } from '../parametrization/contract.ts';
import { activeSettings, insertChange, lockParametrization, newestAccounts } from '../parametrization/queries.ts';
import type { SettingsChangeDocument } from '../predefined/contract.ts';
import { predefinedInForce } from '../predefined/queries.ts';
import * as contract from './contract.ts';
import { keepContent, keptContent } from './queries.ts';
import { text } from './text.es.ts';

const editing = { module: 'parametrizacion', action: 'editar' } as const;

export function mountWholeParametrization({ mount }: Router, services: BalanceServices): void {
  const { db } = services;
  mount(contract.downloadParametrization, async ({ params, caller, reply }) => {
    const { company, described, settings, names, about, kept } = await asCaller(db, caller, (trx) =>
      readWhole(trx, caller, params.id),
    );
    await asCaller(db, caller, (trx) =>
      logActivity(trx, caller, { act: 'parametrization.exported', companyId: params.id, target: company }),
    );
    return sendBook(reply, { described, settings, about, kept }, names);
  });
  mount(contract.importParametrization, async ({ params, query, caller, request, reply }) => {
    await asCaller(db, caller, (trx) => ownCompany(trx, caller, params.id));
    const book = await receiveBook(services, {
      caller,
      request,
      reply,
      companyId: params.id,
      isParametrization: true,
    });
    const preview = query.preview === true;
    return { data: await asCaller(db, caller, (trx) => importBook(trx, caller, params.id, book, preview)) };
  });
  mount(contract.copyParametrization, async ({ params, body, caller }) => {
    const { preview = false, company_ids: ids } = body;
    const data = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      const from = await settingsOf(trx, params.id);
      const copies: contract.CopyDocument[] = [];
      // In one order everywhere, so that two copies never wait for each other.
      for (const id of [...new Set(ids)].filter((one) => one !== params.id).sort((a, b) => a - b))
        copies.push(await copyTo(trx, caller, { id, from, preview }));
      return copies;
    });
    return { data };
  });
}

interface CompanySettings {
  described: Declared[];
  /** By validation id. */
  settings: Record<number, ValidationSettings>;
}

async function settingsOf(trx: DatabaseTransaction, companyId: number): Promise<CompanySettings> {
  const predefined = await predefinedInForce(trx, companyId);
  const { settings } = await activeSettings(trx, companyId);
  return { described: await declaredForCompany(predefined.settings), settings };
}

async function readWhole(trx: DatabaseTransaction, caller: Caller, companyId: number) {
  const { businessName, nit } = await readCompany(trx, caller, companyId);
  const accounts = await newestAccounts(trx, companyId);
  const about: [string, string][] = [
    [text.company, businessName],
    [text.nit, nit],
  ];
  const names = new Map(accounts.map(({ code, name }) => [code, name]));
  return {
    ...(await settingsOf(trx, companyId)),
    company: businessName,
    names,
    about,
    kept: await keptContent(trx, companyId),
  };
}

interface NewSettings {
  described: Declared;
  settings: ValidationSettings;
  changes: SettingsChangeDocument[];
}

/** Requires the lock of the company. */
async function store(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  action: SettingsAction,
  all: readonly NewSettings[],
): Promise<void> {
  const before = (await activeSettings(trx, companyId)).settings;
  for (const { described, settings } of all) {
    const { id: validationId, key } = described.validation;
    if (isDeepStrictEqual(settings, before[validationId] ?? {})) continue;
    await insertChange(trx, caller, { companyId, validationId, settings, action, restoredVersion: null });
    const details = { action, validation: validationId };
    await logActivity(trx, caller, { act: 'parametrization.changed', companyId, target: key, details });
  }
}

/** Throws AppError `parametrization.invalid` with every problem. */
async function importBook(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  { sheets }: ReceivedBook,
  preview: boolean,
): Promise<contract.ImportDocument> {
  await lockParametrization(trx, companyId);
  const { described, settings } = await settingsOf(trx, companyId);
  const own = await newestAccounts(trx, companyId);
  const isKnown = (prefix: string) => own.some(({ code }) => code.startsWith(prefix));
  const book = takeBook(sheets, described, settings, await keptContent(trx, companyId), isKnown);
  if (book.problems !== undefined) throw invalidBook(book.problems);
  const { keepsElse, unused } = book;
  const all = book.taken.map(
    (one): NewSettings => ({
      described: one.described,
      settings: one.settings,
      changes: changeDocuments(one.described, one.changes),
    }),
  );
  if (!preview) await store(trx, caller, companyId, 'import', all);
  if (!preview && keepsElse) await keepContent(trx, companyId, book.kept);
  return { changes: all.flatMap(({ changes }) => changes), keepsElse, unused };
}

/** Throws AppError `resource.not_found`, `auth.forbidden`. */
async function copyTo(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, from, preview }: { id: number; from: CompanySettings; preview: boolean },
): Promise<contract.CopyDocument> {
  const { businessName } = await ownCompany(trx, caller, id);
  if (!may(caller, editing, id)) throw new AppError('auth.forbidden');
  await lockParametrization(trx, id);
  const there = await settingsOf(trx, id);
  const all = there.described.flatMap((described, index): NewSettings[] => {
    const { validation } = described;
    const wanted = wholeSettings(from.described[index]!.validation, from.settings[validation.id]);
    const settings = ownOfWhole(validation, wanted, asDeclaredReason);
    const before = wholeSettings(validation, there.settings[validation.id]);
    const changes = settingsChanges(before, wholeSettings(validation, settings));
    if (changes.length === 0) return [];
    return [{ described, settings, changes: changeDocuments(described, changes) }];
  });
  if (!preview) await store(trx, caller, id, 'copy', all);
  return { companyId: id, name: businessName, changes: all.flatMap(({ changes }) => changes) };
}
