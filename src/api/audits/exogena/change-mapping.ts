/** What a company says of the formats of a year: read, and changed with optimistic locking, append-only. */
import { isDeepStrictEqual } from 'node:util';
import { ownCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { exogenaFormats } from '#core/exogena/formats.es.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { lockParametrization } from '../parametrization/queries.ts';
import type { ExogenaMapping } from './contract.ts';
import { insertMapping, type MappingRecord, mappingInForce } from './queries.ts';
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

/**
 * A mapping equal to the one of the year is no change. Throws AppError `resource.not_found`, `auth.forbidden`,
 * `request.invalid`, or `resource.conflict` when it changed since `ifMatch`.
 */
export async function changeMapping(
  trx: DatabaseTransaction,
  caller: Caller,
  { id, year }: { id: number; year: number },
  given: Pick<ExogenaMapping, 'assignments' | 'thresholds'>,
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
  await insertMapping(trx, caller, { companyId: id, year, version: version + 1, ...mapping });
  const changed = await mappingInForce(trx, id, year);
  await logActivity(trx, caller, {
    act: 'exogena.changed',
    companyId: id,
    target: text.target(year),
    details: { version: version + 1 },
  });
  return mappingDocument(year, changed);
}

function conflict(ifMatch: string, current: number): AppError {
  const read = ifMatch.replaceAll(/\D/g, '');
  return new AppError('resource.conflict', {}, [{ field: 'version', message: text.versions(read, current) }]);
}
