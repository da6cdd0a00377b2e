/** Applies a version to the companies of a package, or takes it back: one transaction with what it writes, tells and logs. */
import { type Act, logActivity, logInAccounts } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import type { ValidationSettings } from '#core/engine/run-validations.ts';
import { accountableSoftware } from '#core/reference/chart/accountable-software.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { lockPredefined, predefinedSettings } from '../queries.ts';
import { planRun, type RunPlan } from './plan-run.ts';
import { insertRun, listRuns, versionOfPackageBefore, versionsBefore } from './queries.ts';
import { tellRun } from './tell-run.ts';

/** Requires the lock. `settings`: of the version, which may not be stored yet. */
export function planLoad(
  trx: DatabaseTransaction,
  { software, version, settings }: { software: number; version: number; settings: Record<number, ValidationSettings> },
): Promise<RunPlan> {
  return planRun(trx, {
    software,
    target: (company) => (company.keeps ? company.version : version),
    offered: version,
    settingsOf: async (one) => (one === version ? settings : await storedSettings(trx, software, one)),
  });
}

interface Run {
  software: number;
  /** Of the package afterwards. */
  version: number;
  /** Number and version of the run that is undone; null for a load. */
  undone: { number: number; version: number } | null;
}

/** Requires the lock. Returns the number of the run. */
export async function applyRun(
  trx: DatabaseTransaction,
  caller: Caller,
  { software, version, undone }: Run,
  { steps, companies, changed, keeping }: RunPlan,
): Promise<number> {
  const run = { software, version, undone: undone?.number ?? null, companies, changed, keeping, madeBy: caller.name };
  const number = await insertRun(trx, run, steps);
  const name = accountableSoftware(software)?.name ?? String(software);
  await tellRun(trx, { software: name, version, undone: undone?.version ?? null }, steps);
  const changedOf = Map.groupBy(
    steps.filter((step) => step.changed > 0),
    ({ accountId }) => accountId,
  );
  const act = undone === null ? 'predefined.applied' : 'predefined.undone';
  const acts = Array.from(changedOf, ([accountId, own]): [string, Act] => [
    accountId,
    { act, target: name, details: { version: undone?.version ?? version, companies: own.length } },
  ]);
  await logInAccounts(trx, caller, new Map(acts));
  return number;
}

/**
 * Every company that has the version of the last load gets back the one that it had before; what it set itself, and an
 * earlier version that it chose, stays. Throws AppError `resource.not_found`, or `predefined.not_last` for another run.
 */
export async function undoRun(
  trx: DatabaseTransaction,
  caller: Caller,
  { software, number }: { software: number; number: number },
): Promise<void> {
  await lockPredefined(trx);
  const [run] = (await listRuns(trx, { software, number })).runs;
  if (run === undefined) throw new AppError('resource.not_found');
  if (!run.isLast) throw new AppError('predefined.not_last');
  const before = await versionsBefore(trx, software, number);
  const version = await versionOfPackageBefore(trx, software, number);
  const plan = await planRun(trx, {
    software,
    target: (company) =>
      company.version === run.version ? (before.get(company.companyId) ?? version) : company.version,
    offered: version,
    settingsOf: (one) => storedSettings(trx, software, one),
  });
  await applyRun(trx, caller, { software, version, undone: { number, version: run.version } }, plan);
  const target = accountableSoftware(software)?.name ?? String(software);
  await logActivity(trx, caller, {
    act: 'predefined.undone',
    target,
    details: { version: run.version, companies: plan.changed },
  });
}

async function storedSettings(
  trx: DatabaseTransaction,
  software: number,
  version: number,
): Promise<Record<number, ValidationSettings>> {
  return (await predefinedSettings(trx, software, version)) ?? {};
}
