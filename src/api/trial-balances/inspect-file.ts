/** What a file is, for the company of a page: read in a worker thread, kept for an hour, compared with what is stored. */
import { randomUUID } from 'node:crypto';
import { personKey } from '#core/nit.ts';
import { parsePeriod } from '#core/period.ts';
import type { ReadIssueCode } from '#core/read-issue.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { ReceivedFile } from '#platform/http/read-upload.ts';
import { TaskKilled } from '#platform/worker/worker-pool.ts';
import { type CompanyRecord, findCompanyByNit } from '../companies/queries.ts';
import { asCaller, type DatabaseTransaction } from '../database.ts';
import type { Services } from '../services.ts';
import type { Inspection } from './contract.ts';
import { issueDocuments } from './issue-document.ts';
import { findNewest, findSameBytes, insertUpload } from './queries.ts';
import type { FileRead } from './read-file.ts';
import { readingOf } from './reading.ts';

type Needs = Pick<Services, 'db' | 'workers'>;

/** The answer of `inspect`. An unreadable file is an answer too. */
export async function inspectFile(
  services: Needs,
  caller: Caller,
  company: CompanyRecord,
  { fileName, bytes }: ReceivedFile,
): Promise<Inspection> {
  const size = bytes.byteLength;
  const read = await readInWorker(services, fileName, bytes);
  const uploadId = read.balance === null ? null : randomUUID();
  return asCaller(services.db, caller, async (trx) => {
    if (uploadId !== null && read.balance !== null) {
      await insertUpload(trx, caller, {
        id: uploadId,
        companyId: company.id,
        fileName,
        ...read,
        balance: read.balance,
      });
    }
    const { company: found, ...reading } = read.reading;
    const known = { ...found, ...(await compareCompany(trx, caller, company, found.nit)) };
    const existing = await findExisting(trx, company.id, reading.period, read.sha256);
    return { uploadId, fileName, size, readable: uploadId !== null, ...reading, company: known, existing };
  });
}

async function readInWorker({ workers }: Needs, fileName: string, bytes: Buffer): Promise<FileRead> {
  try {
    return await workers.run('readFile', { bytes, fileName });
  } catch (error) {
    if (!(error instanceof TaskKilled) || error.reason === 'crash') throw error;
    // Its limits ended it, and nothing else suffered.
    const code: ReadIssueCode = error.reason === 'time' ? 'file_too_large' : 'out_of_memory';
    const issues = await issueDocuments([{ code, fatal: true }], null);
    const reading = readingOf({ format: null, balance: null, proof: null, issues: [] }, issues);
    return { bytes, sha256: '', reading, balance: null, accounts: [] };
  }
}

async function compareCompany(
  trx: DatabaseTransaction,
  caller: Caller,
  company: CompanyRecord,
  nit: string | null,
): Promise<{ matches: boolean | null; otherCompanyId: number | null }> {
  if (nit === null) return { matches: null, otherCompanyId: null };
  if (personKey(nit) === company.nit) return { matches: true, otherCompanyId: null };
  const other = await findCompanyByNit(trx, caller, company.accountId, personKey(nit));
  return { matches: false, otherCompanyId: other?.id ?? null };
}

async function findExisting(
  trx: DatabaseTransaction,
  companyId: number,
  periodText: string | null,
  sha256: string,
): Promise<Inspection['existing']> {
  const period = periodText === null ? null : parsePeriod(periodText);
  if (period === null) return null;
  const same = await findSameBytes(trx, companyId, period, sha256);
  if (same !== undefined) return { version: same.version, sameBytes: true };
  const newest = await findNewest(trx, companyId, period);
  return newest === undefined ? null : { version: newest.version, sameBytes: false };
}
