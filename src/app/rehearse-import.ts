/**
 * Warm-up of the thread that serves and of its connections: a month of a simulated company from file to findings, in
 * transactions that are rolled back. Without it the first audit after a start takes half as long again as the next.
 */
import { randomUUID } from 'node:crypto';
import { findUserByEmail } from '#api/access/auth/queries.ts';
import { runAuditJob } from '#api/audits/audits/run/run-audit.job.ts';
import { startAudit } from '#api/audits/audits/run/start-audit.ts';
import type { AuditServices } from '#api/audits/services.ts';
import { inspectFile } from '#api/balances/inspect-file.ts';
import type { BalanceServices } from '#api/balances/services.ts';
import { storeBalance } from '#api/balances/store-balance.ts';
import { insertCompany } from '#api/companies/companies/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import { asCaller, type Database } from '#api/kernel/database.ts';
import { createFirstUsers } from '#api/service/installation/queries.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { inRehearsal } from '#platform/database/rehearsal.ts';
import type { Log } from '#platform/log.ts';
import { practiceBooks } from './practise/reading.ts';

type Needs = AuditServices & BalanceServices;

/** Connections that an import uses at once: the calls of its user, its job, and the progress of that. */
const CONNECTIONS = 3;

/** Never rejects: the service works without it too. */
export async function rehearseImport(services: Needs, log: Log): Promise<void> {
  try {
    await rehearse(services, log);
  } catch (error) {
    log.warn({ err: error }, 'the first import will be slower: its rehearsal failed');
  }
}

async function rehearse(services: Needs, log: Log): Promise<void> {
  const books = await practiceBooks({ size: 'small', months: 1, rounds: 1 });
  const rehearseOn = async (connections: number): Promise<void> => {
    if (connections === 0) return;
    await inRehearsal(services.db, async (db) => {
      await importBooks({ ...services, db, queue: { ...services.queue, send: async () => {} } }, log, books);
      await rehearseOn(connections - 1);
    });
  };
  await rehearseOn(CONNECTIONS);
}

async function importBooks(
  services: Needs,
  log: Log,
  { profile, files }: Awaited<ReturnType<typeof practiceBooks>>,
): Promise<void> {
  const { db, places } = services;
  const caller = await createUser(db);
  const { accountId: account, userId } = caller;
  const company = await asCaller(db, caller, async (trx) => {
    const made = {
      ...{ businessName: 'Ensayo', nit: '800100000', checkDigit: 0, city: null, icaRegime: null, softwareId: 1 },
      ...{ regimeId: 3, profile, signers: {}, fiscalYearEnd: 12 },
    };
    const id = await insertCompany(trx, caller, made);
    return readCompany(trx, caller, id!);
  });
  for (const { period, bytes } of files) {
    const file = { fileName: 'balance.xlsx', bytes: Buffer.from(bytes) };
    const { uploadId } = await places.run({ account, kind: 'reading' }, (place) =>
      inspectFile({ ...services, place }, caller, company, file),
    );
    const asked = { uploadId: uploadId!, period, confirmPeriod: true, confirmCompany: true };
    const { balance } = await asCaller(db, caller, (trx) => storeBalance(trx, caller, company, asked));
    const audit = await startAudit(services, caller, company.id, balance);
    const reference = { accountId: account, userId, auditId: audit.id };
    await runAuditJob(services, log).handle(reference, { last: true, signal: new AbortController().signal });
  }
}

/** A user of an account of its own. */
async function createUser(db: Database): Promise<Caller> {
  const name = 'Ensayo';
  const email = `${randomUUID()}@cuadre.local`;
  const person = { accountName: name, email, name, passwordHash: '', isRoot: true, isAdmin: false };
  await createFirstUsers(db, email, [person]);
  const { id: userId, accountId } = (await findUserByEmail(db, email))!;
  return { userId, accountId, sessionId: '', name, isRoot: true, isAdmin: false, grants: [], license: 'activa' };
}
