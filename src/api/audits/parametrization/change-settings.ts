/** Changes a company's settings of a validation: serialised, with optimistic locking, append-only. */
import { isDeepStrictEqual } from 'node:util';
import { ownCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { EQUIVALENCES_ID } from '#core/engine/roles/company-roles.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import type { KnowsAccount } from '#core/engine/settings/check-settings.ts';
import { knownAccounts, saidAccounts } from '#core/engine/settings/known-accounts.ts';
import { wholeSettings } from '#core/engine/settings/whole-settings.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { type Declared, declaredSettings, layered } from '../declarations.ts';
import { predefinedInForce } from '../predefined/queries.ts';
import type { ParametrizedValidation } from './contract.ts';
import {
  type ChangeRecord,
  findChange,
  findSettings,
  insertChange,
  lockParametrization,
  newestAccounts,
} from './queries.ts';
import { readGivenSettings } from './read-given-settings.ts';
import { text } from './text.es.ts';
import { validationDocument } from './validation-document.ts';

export interface Change extends Pick<ChangeRecord, 'action' | 'restoredVersion'> {
  validationId: number;
  /** As received or stored; invalid ones are refused. */
  settings: ValidationSettings;
}

/**
 * Settings equal to those in force are no change. Throws AppError `resource.not_found`, `auth.forbidden`,
 * `request.invalid`, or `resource.conflict` when the validation changed since `ifMatch`.
 */
export async function changeSettings(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  { validationId, settings: given, ...how }: Change,
  ifMatch: string | undefined,
): Promise<ParametrizedValidation> {
  const known = await declaredSettings(validationId);
  await ownCompany(trx, caller, companyId);
  await lockParametrization(trx, companyId);
  const declared = layered(known, (await predefinedInForce(trx, companyId)).settings);
  const current = await findSettings(trx, companyId, validationId);
  const version = current?.version ?? 0;
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== `"${version}"`) throw conflict(ifMatch, version);
  // What was in force before may come back; accounts that are said anew have to exist.
  const knows = how.action === 'set' ? await accountsToSay(trx, companyId, declared, current) : undefined;
  const settings = readGivenSettings(declared, given, knows);
  if (isDeepStrictEqual(settings, current?.settings ?? {})) return validationDocument(declared, current);
  await insertChange(trx, caller, { companyId, validationId, settings, ...how });
  const changed = await findSettings(trx, companyId, validationId);
  const details = { action: how.action, validation: validationId, version: changed?.version ?? 0 };
  await logActivity(trx, caller, {
    act: 'parametrization.changed',
    companyId,
    target: declared.validation.key,
    details,
  });
  return validationDocument(declared, changed);
}

async function accountsToSay(
  trx: DatabaseTransaction,
  companyId: number,
  { validation }: Declared,
  current: { settings: ValidationSettings } | undefined,
): Promise<KnowsAccount> {
  const said = saidAccounts(validation, wholeSettings(validation, current?.settings));
  const own = await newestAccounts(trx, companyId);
  const chart = validation.id === EQUIVALENCES_ID ? current : await findSettings(trx, companyId, EQUIVALENCES_ID);
  const knows = knownAccounts((prefix) => own.some(({ code }) => code.startsWith(prefix)), chart?.settings);
  return (prefix) => said.has(prefix) || knows(prefix);
}

/** Restores the settings of a validation after an earlier change. Throws as `changeSettings` does. */
export async function restoreSettings(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, version }: { id: number; version: number },
  ifMatch: string | undefined,
): Promise<ParametrizedValidation> {
  await ownCompany(trx, caller, id);
  const change = await findChange(trx, id, version);
  if (change === undefined) throw new AppError('resource.not_found');
  const { validationId, settings } = change;
  return changeSettings(
    trx,
    caller,
    id,
    { validationId, settings, action: 'restore', restoredVersion: version },
    ifMatch,
  );
}

function conflict(ifMatch: string, current: number): AppError {
  const read = ifMatch.replaceAll(/\D/g, '');
  return new AppError('resource.conflict', {}, [{ field: 'version', message: text.versions(read, current) }]);
}
