/**
 * Inspects a file for a company, a balance or a second file: read in a reader process, stored for an hour, compared with
 * what is stored.
 */
import { randomUUID } from 'node:crypto';
import { type CompanyRecord, findCompanyByNit } from '#api/companies/companies/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { claimStorage } from '#api/subscription/claim-storage.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { refusal } from '#core/call/refusal.ts';
import type { SourceReader } from '#core/engine/sources/source.ts';
import { formatNit, thirdPartyKey } from '#core/identity/nit.ts';
import type { ReadAnswers } from '#core/reading/questions/question.ts';
import { otherSoftwareId } from '#core/reference/chart/accountable-software.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clock } from '#platform/clock.ts';
import type { Place } from '#platform/worker/fair-semaphore.ts';
import { listMappings } from './column-mappings/queries.ts';
import { issueDocuments } from './issue-document.ts';
import { futureIssue, openingIssue } from './month-issues.ts';
import type { FileRead, FileToRead } from './read-file.ts';
import { readingOf } from './reading.ts';
import { issueOfKilled } from './run-reading.ts';
import type { BalanceServices } from './services.ts';
import { findSameSource, insertSourceUpload } from './source-files/queries.ts';
import { text } from './text.es.ts';
import { type InspectedSource, type Inspection, storeTrialBalance } from './trial-balances/contract.ts';
import { findNewest, findSameBytes, insertUpload, nextVersion, readColumns } from './trial-balances/queries.ts';

type Needs = Pick<BalanceServices, 'db' | 'workers'> & { place: Place };

export interface FileToInspect {
  fileName: string;
  bytes: Buffer;
  /** Path of the file inside an archive. */
  path?: string | undefined;
  /** Assign it to the caller's company with the NIT in the file, if there is one. */
  assign?: boolean;
  /** To what an earlier inspection asked. */
  answers?: ReadAnswers;
}

/** Answer of `inspect`. An unreadable file is an answer too. `signal`: its client is gone. Throws AppError `storage.full`. */
export async function inspectFile(
  services: Needs,
  caller: Caller,
  company: CompanyRecord,
  { assign = false, answers = {}, ...file }: FileToInspect,
  signal?: AbortSignal,
): Promise<Inspection> {
  const mappings = await asCaller(services.db, caller, (trx) => listMappings(trx, company.id));
  const columns = mappings.map(({ mapping }) => ({ mapping, name: text.columnsOf(company.businessName) }));
  const read = await readInWorker(services, { file, columns, answers }, signal);
  const bytes = read.bytes ?? file.bytes;
  const uploadId = read.balance === null ? null : randomUUID();
  const inspection = await asCaller(services.db, caller, async (trx) => {
    const { company: found, columns: _kept, readAs: _said, reader: _reader, ...reading } = read.reading;
    const written = read.second?.table ? { nit: read.second.table.nit || null, dv: null, name: null } : found;
    const compared = await compareCompany(trx, caller, company, written.nit);
    const other = compared.otherCompanyId;
    // Only where the caller could have sent the file to: the answer speaks of what is stored there.
    const mayAssign = assign && other !== null && refusal(storeTrialBalance, caller, other) === null;
    const companyId = mayAssign ? other : company.id;
    if (uploadId !== null && read.balance !== null) {
      await claimStorage(trx, caller, bytes.byteLength + read.balance.byteLength);
      await insertUpload(trx, caller, { id: uploadId, companyId, ...read, bytes, balance: read.balance });
    }
    const known = { ...written, ...(companyId === company.id ? compared : { matches: true, otherCompanyId: null }) };
    const existing = await findExisting(trx, companyId, reading.period, read);
    // Of a file of another company there is more to say than that it does not continue the month before.
    const isAnother = known.matches === false;
    const opening = uploadId === null || isAnother ? null : await openingIssue(trx, companyId, read);
    const future = uploadId === null ? null : futureIssue(reading.period, clock.currentMonth());
    const told = [opening, future].filter((issue) => issue !== null);
    const issues = [...reading.issues, ...(await issueDocuments(told, null))];
    return {
      uploadId,
      companyId,
      fileName: read.fileName,
      size: bytes.byteLength,
      readable: uploadId !== null,
      ...reading,
      issues,
      software: await softwareOf(reading.format?.key ?? null),
      company: known,
      existing,
      ...(await nextVersionOf(trx, companyId, reading.period)),
      ...(read.second !== null && {
        source: await keepSource(
          trx,
          caller,
          { companyId, matches: isOfCompany(read.second, known.matches), company },
          read,
          bytes,
        ),
      }),
    };
  });
  return read.balance === null ? inspection : withChanges(services, caller, inspection, read.balance, signal);
}

/** A file that says no company, as statements of banks, is of the one it is loaded in, and says so. */
function isOfCompany(second: NonNullable<FileRead['second']>, matches: boolean | null): boolean {
  return second.table?.nit === '' || matches === true;
}

/** Keeps the table of a second file that is of the company; says what is wrong with another. */
async function keepSource(
  trx: DatabaseTransaction,
  caller: Caller,
  { companyId, matches, company }: { companyId: number; matches: boolean; company: CompanyRecord },
  { second, fileName, sha256 }: FileRead,
  bytes: Uint8Array,
): Promise<InspectedSource> {
  const { source, table, problems } = second!;
  const { readers } = await import('#sources/readers.gen.ts');
  const { name } = (readers as readonly SourceReader[]).find(({ key }) => key === source)!;
  const told = { key: source, name, from: table?.from ?? null, to: table?.to ?? null, rows: table?.rows ?? 0 };
  if (table === null) return { ...told, uploadId: null, storedAs: null, problems };
  if (!matches) {
    const expected = formatNit(company.nit, company.checkDigit);
    return {
      ...told,
      uploadId: null,
      storedAs: null,
      problems: [text.sourceOfAnother(formatNit(table.nit), expected), ...problems],
    };
  }
  const same = await findSameSource(trx, companyId, { source, sha256 });
  const uploadId = randomUUID();
  await claimStorage(trx, caller, table.content.byteLength);
  const size = bytes.byteLength;
  await insertSourceUpload(trx, caller, { id: uploadId, companyId, source, fileName, sha256, size, table });
  return { ...told, uploadId, storedAs: same?.number ?? null, problems };
}

/** Counts what the file changes in the stored version of its month, and what else rules would read of it. */
async function withChanges(
  { db, workers, place }: Needs,
  caller: Caller,
  inspection: Inspection,
  balance: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<Inspection> {
  const { companyId, existing, period: key } = inspection;
  const period = key === null ? null : parsePeriod(key);
  if (key === null || period === null || existing === null || existing.sameBytes) return inspection;
  const before = await asCaller(db, caller, async (trx) => {
    const newest = await findNewest(trx, companyId, period);
    return newest && { id: newest.id, balance: await readColumns(trx, newest.id) };
  });
  if (before === undefined) return inspection;
  const after = { id: inspection.uploadId ?? '', period: key, balance };
  const task = { before: { ...before, period: key }, after, limit: 0 };
  const { total, judged } = await workers.run('versionChanges', task, { place, signal });
  const same = total === 0 && Object.values(judged).every((count) => count === 0);
  return { ...inspection, existing: { ...existing, changes: total, judged, same } };
}

/** A reading that was killed is an answer too: what is wrong with the file. */
export async function readInWorker(
  { workers, place }: Pick<Needs, 'workers' | 'place'>,
  given: FileToRead,
  signal: AbortSignal | undefined,
): Promise<FileRead> {
  const { fileName } = given.file;
  try {
    return await workers.run('readUpload', given, { place, signal });
  } catch (error) {
    const issues = await issueDocuments([{ code: issueOfKilled(error), fatal: true }], null);
    const reading = readingOf({ format: null, view: null }, issues);
    return { bytes: null, fileName, sha256: '', reading, balance: null, accounts: [], second: null };
  }
}

async function compareCompany(
  trx: DatabaseTransaction,
  caller: Caller,
  company: CompanyRecord,
  nit: string | null,
): Promise<{ matches: boolean | null; otherCompanyId: number | null }> {
  if (nit === null) return { matches: null, otherCompanyId: null };
  if (thirdPartyKey(nit) === company.nit) return { matches: true, otherCompanyId: null };
  const other = await findCompanyByNit(trx, caller, company.accountId, thirdPartyKey(nit));
  return { matches: false, otherCompanyId: other?.id ?? null };
}

async function nextVersionOf(
  trx: DatabaseTransaction,
  companyId: number,
  periodText: string | null,
): Promise<Pick<Inspection, 'nextVersion'>> {
  const period = periodText === null ? null : parsePeriod(periodText);
  return period === null ? {} : { nextVersion: await nextVersion(trx, companyId, period) };
}

async function findExisting(
  trx: DatabaseTransaction,
  companyId: number,
  periodText: string | null,
  read: FileRead,
): Promise<Inspection['existing']> {
  const period = periodText === null ? null : parsePeriod(periodText);
  if (period === null) return null;
  const same = await findSameBytes(trx, companyId, period, read);
  const newest = await findNewest(trx, companyId, period);
  if (newest === undefined) return null;
  if (same === undefined) return { version: newest.version, sameBytes: false };
  return same.version === newest.version
    ? { version: same.version, sameBytes: true }
    : { version: newest.version, sameBytes: false, bytesOf: same.version };
}

/** The accounting package of a format: a code of /accountable-software; the other ones where the package is known and not in the catalogue. Null: of no package. */
export async function softwareOf(key: string | null): Promise<number | null> {
  // Large, loaded on demand.
  const { formats } = await import('#formats/registry.gen.ts');
  const format = formats.find((one) => one.key === key);
  if (format === undefined || format.isGeneral) return null;
  return format.softwareId ?? otherSoftwareId;
}
