/** No expression runs in audits that was never tried on the company's months: it is tried when it is switched on. */

import { ownCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { newestBefore } from '../audit-input/queries.ts';
import type { AuditServices } from '../services.ts';
import { etag } from './change-custom.ts';
import type { Definition, MonthTrialDocument } from './contract.ts';
import { findInForce } from './queries.ts';

/** As many months as an audit looks at. */
export const mostMonths = 24;
/** After every month that there can be. */
export const always = { year: 9999, month: 1 };

type Needed = Pick<AuditServices, 'db' | 'workers'>;

/** What the expression says of the company's months. Throws AppError `expression.untried` when there is none to try it on. */
async function tryOnHistory(
  { db, workers }: Needed,
  caller: Caller,
  companyId: number,
  expression: string,
): Promise<MonthTrialDocument[]> {
  const months = await asCaller(db, caller, async (trx) => {
    await ownCompany(trx, caller, companyId);
    return newestBefore(trx, companyId, always, mostMonths);
  });
  if (months.length === 0) throw new AppError('expression.untried');
  return workers.run('tryOnMonths', { expression, months: months.map(({ stored }) => stored) });
}

/** The trial of a new definition; null when it does not run yet. */
export function trialOfNew(
  services: Needed,
  caller: Caller,
  companyId: number,
  { isActive, expression }: Definition,
): Promise<MonthTrialDocument[] | null> {
  return isActive ? tryOnHistory(services, caller, companyId, expression) : Promise.resolve(null);
}

/**
 * The trial of a change that switches on, or that gives what is on another expression, with the version that it is a trial of;
 * null for any other change.
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
