/** Trial on activation: no expression runs in audits without having been tried on the company's months. */

import { ownCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { newestBefore } from '../audit-input/queries.ts';
import { runPreview } from '../run-preview.ts';
import type { AuditServices } from '../services.ts';
import { etag } from './change-custom.ts';
import type { Definition, MonthTrialDocument } from './contract.ts';
import { findInForce } from './queries.ts';

/** As many months as an audit reads. */
export const mostMonths = 24;
/** Later than any month. */
export const always = { year: 9999, month: 1 };

type Needed = Pick<AuditServices, 'db' | 'workers' | 'places'>;

/** Trial on the company's months. Throws AppError `expression.untried` when there are none. */
async function tryOnHistory(
  services: Needed,
  caller: Caller,
  companyId: number,
  expression: string,
): Promise<MonthTrialDocument[]> {
  const trial = await runPreview(services, caller, 'tryOnMonths', async () => {
    const months = await asCaller(services.db, caller, async (trx) => {
      await ownCompany(trx, caller, companyId);
      return newestBefore(trx, companyId, always, mostMonths);
    });
    return months.length === 0 ? null : { expression, months: months.map(({ stored }) => stored) };
  });
  if (trial === null) throw new AppError('expression.untried');
  return trial;
}

/** Trial of a new definition; null when it is not active. */
export function trialOfNew(
  services: Needed,
  caller: Caller,
  companyId: number,
  { isActive, expression }: Definition,
): Promise<MonthTrialDocument[] | null> {
  return isActive ? tryOnHistory(services, caller, companyId, expression) : Promise.resolve(null);
}

/**
 * Trial of a change that activates a rule, or changes the expression of an active one, with the version tried; null for
 * any other change.
 */
export async function trialOfChange(
  services: Needed,
  caller: Caller,
  { companyId, id }: { companyId: number; id: number },
  changed: Partial<Definition>,
): Promise<{ trial: MonthTrialDocument[]; version: string } | null> {
  if (changed.isActive === undefined && changed.expression === undefined) return null;
  const current = await asCaller(services.db, caller, async (trx) => {
    await ownCompany(trx, caller, companyId);
    return findInForce(trx, companyId, id);
  });
  if (current === undefined) throw new AppError('resource.not_found');
  const { isActive, expression } = { ...current.definition, ...changed };
  const isSame = current.definition.isActive && current.definition.expression === expression;
  if (!isActive || isSame) return null;
  return { trial: await tryOnHistory(services, caller, companyId, expression), version: etag(current) };
}
