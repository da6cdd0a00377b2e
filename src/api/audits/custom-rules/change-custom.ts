/** Creates, changes and deletes custom rules, one change at a time, each stored as a new version. */

import { ownCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { compileExpression } from '#core/expression/compile-expression.ts';
import { describeExpressionError } from '#core/expression/expression-error.es.ts';
import { ExpressionError } from '#core/expression/expression-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { CustomAction, Definition } from './contract.ts';
import {
  type CustomRecord,
  findInForce,
  insertCustomChange,
  listInForce,
  lockCustomRules,
  nextCustomId,
} from './queries.ts';
import { text } from './text.es.ts';

/** Per company, without deleted ones. */
const mostValidations = 200;

export const etag = ({ version }: Pick<CustomRecord, 'version'>) => `"${version}"`;

/** Throws AppError `expression.invalid` with the character position. */
export function checkExpression(expression: string): void {
  try {
    compileExpression(expression);
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const message = describeExpressionError(error);
    throw new AppError('expression.invalid', { problem: message }, [{ field: 'expression', message }]);
  }
}

export async function createCustom(
  trx: DatabaseTransaction,
  caller: Caller,
  companyId: number,
  definition: Definition,
): Promise<CustomRecord> {
  await ownCompany(trx, caller, companyId);
  await lockCustomRules(trx, companyId);
  if ((await listInForce(trx, companyId)).length >= mostValidations)
    throw new AppError('request.invalid', {}, [{ field: 'name', message: text.tooMany(mostValidations) }]);
  const id = await nextCustomId(trx, companyId);
  await writeChange(trx, caller, { companyId, id, version: 1, action: 'create', definition });
  return (await findInForce(trx, companyId, id))!;
}

interface Place {
  companyId: number;
  id: number;
  ifMatch: string | undefined;
}

/** Fields not in `changed` stay. Throws AppError `resource.conflict` when the version that was read is outdated. */
export async function updateCustom(
  trx: DatabaseTransaction,
  caller: Caller,
  place: Place,
  changed: Partial<Definition>,
): Promise<CustomRecord> {
  await appendChange(trx, caller, place, 'change', changed);
  return (await findInForce(trx, place.companyId, place.id))!;
}

export function deleteCustom(trx: DatabaseTransaction, caller: Caller, place: Place): Promise<void> {
  return appendChange(trx, caller, place, 'delete', {});
}

async function appendChange(
  trx: DatabaseTransaction,
  caller: Caller,
  { companyId, id, ifMatch }: Place,
  action: CustomAction,
  changed: Partial<Definition>,
): Promise<void> {
  await ownCompany(trx, caller, companyId);
  await lockCustomRules(trx, companyId);
  const current = await findInForce(trx, companyId, id);
  if (current === undefined) throw new AppError('resource.not_found');
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== etag(current)) throw conflict(ifMatch, current);
  const definition = { ...current.definition, ...changed };
  await writeChange(trx, caller, { companyId, id, version: current.version + 1, action, definition });
}

async function writeChange(
  trx: DatabaseTransaction,
  caller: Caller,
  change: Parameters<typeof insertCustomChange>[2],
): Promise<void> {
  await insertCustomChange(trx, caller, change);
  const { companyId, id, version, action, definition } = change;
  const details = { action, validation: id, version };
  await logActivity(trx, caller, { act: 'custom_validation.changed', companyId, target: definition.name, details });
}

function conflict(ifMatch: string, current: CustomRecord): AppError {
  const read = ifMatch.replaceAll(/\D/g, '');
  return new AppError('resource.conflict', {}, [{ field: 'version', message: text.versions(read, current.version) }]);
}
