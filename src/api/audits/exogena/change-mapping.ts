/** What a company says of the formats of a year: read, changed with optimistic locking, append-only, and taken back. */
import { isDeepStrictEqual } from 'node:util';
import { ownCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { exogenaFormats } from '#core/exogena/formats.es.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { lockParametrization } from '../parametrization/queries.ts';
import type { ExogenaChange, ExogenaMapping } from './contract.ts';
import {
  insertMapping,
  type MappingChange,
  type MappingOrigin,
  type MappingRecord,
  mappingInForce,
  saidAfter,
} from './queries.ts';
import { conceptsOf, readMapping } from './read-mapping.ts';
import { text } from './text.es.ts';

/** `record`: in force for the year; undefined where nobody said anything. */
export function mappingDocument(year: number, record: MappingRecord | undefined): ExogenaMapping {
  const isOwn = record?.year === year;
  return {
    assignments: structuredClone(record?.assignments ?? {}) as ExogenaMapping['assignments'],
    // Amounts of another year are not this year's.
    thresholds: isOwn ? { ...record.thresholds } : {},
    version: isOwn ? record.version : 0,
    takenFrom: record === undefined || isOwn ? null : record.year,
    changedAt: record?.changedAt.toISOString() ?? null,
    changedBy: record === undefined ? null : { id: record.changedBy, name: record.changedByName },
    formats: exogenaFormats.map((format) => ({
      key: format.key,
      name: format.name,
      columns: format.columns.map(({ key, name, origin }) => ({ key, name, isOfBooks: origin === 'books' })),
      concepts: conceptsOf(format).map(({ code, name, confidence }) => ({ code, name, confidence })),
    })),
  };
}

type Said = Pick<MappingRecord, 'assignments' | 'thresholds'>;
type OfYear = Readonly<{ id: number; year: number }>;

/** How a change by hand comes about. */
export const byHand: MappingOrigin = { action: 'set', restoredVersion: null, copiedFrom: null };

/** Nothing is said any more: our proposals hold, whatever the years before said. */
export function resetMapping(trx: DatabaseTransaction, caller: Caller, of: OfYear, ifMatch: string | undefined) {
  return changeMapping(trx, caller, of, { ...byHand, action: 'reset', assignments: {}, thresholds: {} }, ifMatch);
}

/** Restores what was said after an earlier change of the year; version 0: before its first. Throws as `changeMapping`. */
export async function restoreMapping(
  trx: DatabaseTransaction,
  caller: Caller,
  { version, ...of }: OfYear & { version: number },
  ifMatch: string | undefined,
): Promise<ExogenaMapping> {
  await ownCompany(trx, caller, of.id);
  const said = await saidAfter(trx, { companyId: of.id, year: of.year }, version);
  if (said === undefined) throw new AppError('resource.not_found');
  const { assignments, thresholds } = said;
  const origin = { action: 'restore', restoredVersion: version, copiedFrom: null } as const;
  return changeMapping(trx, caller, of, { assignments, thresholds, ...origin }, ifMatch);
}

/** Copies what was said of another year, without its amounts. Throws as `changeMapping`. */
export async function copyMapping(
  trx: DatabaseTransaction,
  caller: Caller,
  { from, ...of }: OfYear & { from: number },
  ifMatch: string | undefined,
): Promise<ExogenaMapping> {
  await ownCompany(trx, caller, of.id);
  const source = await mappingInForce(trx, of.id, from);
  const current = await mappingInForce(trx, of.id, of.year);
  const { thresholds } = mappingDocument(of.year, current);
  const origin = { action: 'copy', restoredVersion: null, copiedFrom: from } as const;
  return changeMapping(trx, caller, of, { assignments: source?.assignments ?? {}, thresholds, ...origin }, ifMatch);
}

/** A change as the API tells it. */
export function changeDocument(change: MappingChange): ExogenaChange {
  const { version, action, restoredVersion, copiedFrom, before, assignments, thresholds } = change;
  return {
    version,
    action,
    restoredVersion,
    copiedFrom,
    before: saidDocument(before),
    after: saidDocument({ assignments, thresholds }),
    changedAt: change.changedAt.toISOString(),
    changedBy: { id: change.changedBy, name: change.changedByName },
  };
}

function saidDocument({ assignments, thresholds }: Said): ExogenaChange['before'] {
  return { assignments: structuredClone(assignments) as ExogenaMapping['assignments'], thresholds: { ...thresholds } };
}

/**
 * A mapping equal to the one of the year is no change. Throws AppError `resource.not_found`, `auth.forbidden`,
 * `request.invalid`, or `resource.conflict` when it changed since `ifMatch`.
 */
export async function changeMapping(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, year }: { id: number; year: number },
  { action, restoredVersion, copiedFrom, ...given }: Said & MappingOrigin,
  ifMatch: string | undefined,
): Promise<ExogenaMapping> {
  await ownCompany(trx, caller, id);
  await lockParametrization(trx, id);
  const current = await mappingInForce(trx, id, year);
  const document = mappingDocument(year, current);
  const { version } = document;
  if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== `"${version}"`) throw conflict(ifMatch, version);
  const mapping = readMapping(given);
  const { assignments, thresholds } = document;
  if (version > 0 && isDeepStrictEqual(mapping, { assignments, thresholds })) return document;
  await insertMapping(trx, caller, {
    companyId: id,
    year,
    version: version + 1,
    action,
    restoredVersion,
    copiedFrom,
    ...mapping,
  });
  const changed = await mappingInForce(trx, id, year);
  await logActivity(trx, caller, {
    act: 'exogena.changed',
    companyId: id,
    target: text.target(year),
    details: { action, version: version + 1 },
  });
  return mappingDocument(year, changed);
}

function conflict(ifMatch: string, current: number): AppError {
  const read = ifMatch.replaceAll(/\D/g, '');
  return new AppError('resource.conflict', {}, [{ field: 'version', message: text.versions(read, current) }]);
}
