/** Stores edits of accounts in one step, or undoes one: settings through the parametrization, the rest beside it. */
import { isDeepStrictEqual } from 'node:util';
import { ownCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import { settingsOverPredefined, withPredefined } from '#core/engine/settings/predefined.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { declaredValidations } from '../../declarations.ts';
import { predefinedInForce } from '../../predefined/queries.ts';
import { changeSettings } from '../change-settings.ts';
import { activeSettings, findChange, findSettings, lockParametrization } from '../queries.ts';
import type { ChartEdit } from './contract.ts';
import { planEdits } from './plan-edits.ts';
import {
  type AccountChange,
  type ChartChangeRecord,
  findChartChange,
  insertChartChange,
  lastVersion,
  listGiven,
  putGiven,
} from './queries.ts';
import { text } from './text.es.ts';

/**
 * Throws AppError `resource.not_found`, `auth.forbidden`, `request.invalid`, `resource.conflict` when the chart changed since
 * `ifMatch`, `chart.unchanged` for edits without effect, or
 * `chart.held_by_prefix` when a shorter prefix holds an account that they take out.
 */
export async function editChart(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  edits: readonly ChartEdit[],
  { action, ifMatch = '*' }: { action: 'edit' | 'import'; ifMatch?: string | undefined },
): Promise<ChartChangeRecord> {
  await ownCompany(trx, caller, companyId);
  await lockParametrization(trx, companyId);
  const version = await lastVersion(trx, companyId);
  if (ifMatch !== '*' && ifMatch !== `"${version}"`)
    throw changedSince((await findChartChange(trx, companyId, version))?.changedByName ?? '');
  const { settings } = await activeSettings(trx, companyId);
  const predefined = (await predefinedInForce(trx, companyId)).settings;
  const over = (await knownEdits(edits)).map((validation) => withPredefined(validation, predefined[validation.id]));
  const inForce = { settings: settingsOverPredefined(settings, predefined), given: await listGiven(trx, companyId) };
  const planned = planEdits(over, inForce, edits);
  const [held] = planned.problems;
  if (held) throw new AppError('chart.held_by_prefix', { account: held.code, prefix: held.prefix });
  const stored = await storeSettings(trx, caller, companyId, planned.settings);
  if (stored.length === 0 && planned.accounts.length === 0) throw new AppError('chart.unchanged');
  await putGiven(trx, caller, companyId, planned.accounts);
  const changed = new Set(edits.flatMap(({ accounts }) => accounts)).size;
  return storeChange(trx, caller, companyId, {
    action,
    undoneVersion: null,
    accounts: planned.accounts,
    settings: stored,
    changed,
  });
}

/** Throws AppError `resource.not_found`, `auth.forbidden`, or `resource.conflict` when something of it changed since. */
export async function undoChange(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  version: number,
): Promise<ChartChangeRecord> {
  await ownCompany(trx, caller, companyId);
  await lockParametrization(trx, companyId);
  const change = await findChartChange(trx, companyId, version);
  if (change === undefined) throw new AppError('resource.not_found');
  const now = new Map((await listGiven(trx, companyId)).map(({ code, ...row }) => [code, row]));
  for (const { code, after } of change.accounts)
    if (!isDeepStrictEqual(now.get(code) ?? null, after)) throw changedSince(change.changedByName);
  const before: Record<number, ValidationSettings> = {};
  for (const { validationId, version: stored } of change.settings) {
    const current = await findSettings(trx, companyId, validationId);
    if (current?.version !== stored) throw changedSince(current?.changedByName ?? '');
    before[validationId] = (await findChange(trx, companyId, stored))?.before ?? {};
  }
  const accounts = change.accounts.map(
    ({ code, before: was, after }): AccountChange => ({ code, before: after, after: was }),
  );
  const settings = await storeSettings(trx, caller, companyId, before);
  await putGiven(trx, caller, companyId, accounts);
  return storeChange(trx, caller, companyId, {
    action: 'undo',
    undoneVersion: version,
    accounts,
    settings,
    changed: change.changed,
  });
}

/** The declared validations. Throws AppError `request.invalid` for edits that name others, or unknown roles. */
export async function knownEdits(edits: readonly ChartEdit[]): Promise<AnyValidation[]> {
  const declared = (await declaredValidations()).map(({ validation }) => validation);
  const known = new Map(declared.map(({ id, roles }) => [id, roles]));
  for (const [index, { add = [], drop = [] }] of edits.entries())
    for (const { id, role } of [...add, ...drop])
      if (!Object.hasOwn(known.get(id) ?? {}, role))
        throw new AppError('request.invalid', {}, [{ field: `edits.${index}`, message: text.unknownRole(id, role) }]);
  return declared;
}

/** Versions of the settings that changed. */
async function storeSettings(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  all: Readonly<Record<number, ValidationSettings>>,
): Promise<ChartChangeRecord['settings']> {
  const stored: ChartChangeRecord['settings'] = [];
  for (const [id, settings] of Object.entries(all)) {
    const validationId = Number(id);
    const before = (await findSettings(trx, companyId, validationId))?.version ?? 0;
    const change = { validationId, settings, action: 'set', restoredVersion: null } as const;
    const { attributes } = await changeSettings(trx, caller, companyId, change, undefined);
    if (attributes.version !== before) stored.push({ validationId, version: attributes.version });
  }
  return stored;
}

async function storeChange(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  change: Pick<ChartChangeRecord, 'action' | 'undoneVersion' | 'accounts' | 'settings' | 'changed'>,
): Promise<ChartChangeRecord> {
  const version = await insertChartChange(trx, caller, { companyId, ...change });
  const details = { action: change.action, version, accounts: change.changed };
  await logActivity(trx, caller, { act: 'chart.changed', companyId, target: String(version), details });
  return (await findChartChange(trx, companyId, version))!;
}

function changedSince(who: string): AppError {
  return new AppError('resource.conflict', {}, [{ field: 'version', message: text.changedSince(who) }]);
}
