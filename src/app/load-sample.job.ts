/**
 * Creates a company with fourteen audited months for the sample accountant, through the public API calls. Every step is
 * idempotent: after a kill the next start resumes.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { findUser, findUserByEmail } from '#api/access/auth/queries.ts';
import { listMonths } from '#api/audits/audits/queries.ts';
import { startAudit } from '#api/audits/audits/run/start-audit.ts';
import { inspectFile } from '#api/balances/inspect-file.ts';
import type { BalanceServices } from '#api/balances/services.ts';
import { storeBalance } from '#api/balances/store-balance.ts';
import {
  type CompanyRecord,
  type CompanyValues,
  findCompanyByNit,
  insertCompany,
} from '#api/companies/companies/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import type { SampleLoader, SampleOwner } from '#api/companies/services.ts';
import { asCaller, type Database } from '#api/kernel/database.ts';
import { readInstallation, writeInstallation } from '#api/service/installation/queries.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Job } from '#platform/queue/queue.ts';
import { accountantEmail } from './first-run.ts';
import type { SampleCompany } from './sample-company.ts';

export const sampleJob = 'load-sample';

const key = 'sample-company';
const pauseMs = 200;
const siigoNube = 1;
const ordinaryRegime = 3;

/** Whether months of the sample company are still to be loaded. */
export async function sampleIsMissing(db: Database): Promise<boolean> {
  return (await readInstallation(db, key)) !== 'ready';
}

/** Owner of the sample: a user of an account, or of an installation its sample accountant. */
type Owner = Partial<SampleOwner>;

/** `ready`: called with the number of months when all of the installation's own sample have been audited. */
export function loadSampleJob(services: BalanceServices, ready: (company: string, months: number) => void): Job<Owner> {
  return {
    name: sampleJob,
    retries: 2,
    timeLimit: 600,
    concurrency: 1,
    handle: async (owner) => {
      const isFirst = owner.userId === undefined;
      if (isFirst && !(await sampleIsMissing(services.db))) return;
      const caller = await sampleCaller(services.db, owner);
      if (caller === null) return;
      const { sampleCompany } = await import('./sample-company.ts');
      const sample = await sampleCompany();
      const company = await findOrCreate(services.db, caller, sample);
      for (const { name, bytes } of sample.files) {
        await loadMonth(services, caller, company, { fileName: name, bytes: Buffer.from(bytes) });
      }
      if (!isFirst) return;
      await auditsEnd(services.db, caller, company.id);
      await writeInstallation(services.db, key, 'ready');
      ready(company.businessName, sample.files.length);
    },
  };
}

async function sampleCaller(db: Database, { accountId, userId }: Owner): Promise<Caller | null> {
  const user =
    accountId === undefined || userId === undefined
      ? await findUserByEmail(db, accountantEmail)
      : await asCaller(db, { accountId, userId, isAdmin: false }, (trx) => findUser(trx, userId));
  if (user === undefined) return null;
  const { id, name, isRoot, isAdmin } = user;
  return { userId: id, accountId: user.accountId, sessionId: '', name, isRoot, isAdmin, grants: [], license: 'activa' };
}

/** Interface for calls that create the sample company in an account. */
export const samplePort: SampleLoader = {
  job: sampleJob,
  describe: async () => {
    const { sampleCompany } = await import('./sample-company.ts');
    const sample = await sampleCompany();
    return { values: valuesOf(sample), months: sample.files.length };
  },
};

function valuesOf({ company }: SampleCompany): CompanyValues {
  return {
    businessName: company.name,
    nit: company.nit,
    checkDigit: company.dv,
    city: company.profile.municipio ?? null,
    icaRegime: null,
    softwareId: siigoNube,
    regimeId: ordinaryRegime,
    profile: company.profile,
    signers: {},
    fiscalYearEnd: 12,
  };
}

function findOrCreate(db: Database, caller: Caller, sample: SampleCompany): Promise<CompanyRecord> {
  const values = valuesOf(sample);
  return asCaller(db, caller, async (trx) => {
    const known = await findCompanyByNit(trx, caller, caller.accountId, values.nit);
    if (known !== undefined) return known;
    const id = await insertCompany(trx, caller, values);
    if (id === undefined) throw new Error('the sample company was created meanwhile');
    return readCompany(trx, caller, id);
  });
}

async function loadMonth(
  services: BalanceServices,
  caller: Caller,
  company: CompanyRecord,
  file: { fileName: string; bytes: Buffer },
): Promise<void> {
  const { uploadId, issues } = await services.places.run({ account: caller.accountId, kind: 'reading' }, (place) =>
    inspectFile({ ...services, place }, caller, company, file),
  );
  if (uploadId === null) throw new Error(`${file.fileName} cannot be read: ${issues[0]?.message}`);
  const { balance } = await asCaller(services.db, caller, (trx) => storeBalance(trx, caller, company, { uploadId }));
  const months = await asCaller(services.db, caller, (trx) => listMonths(trx, company.id));
  const audited = months.some(({ year, month, auditId }) => {
    return year === balance.year && month === balance.month && auditId !== null;
  });
  if (!audited) await startAudit(services, caller, company.id, balance);
}

async function auditsEnd(db: Database, caller: Caller, companyId: number): Promise<void> {
  for (;;) {
    const months = await asCaller(db, caller, (trx) => listMonths(trx, companyId));
    if (!months.some(({ state }) => state === 'queued' || state === 'running')) return;
    await sleep(pauseMs);
  }
}
