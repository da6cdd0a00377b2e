/**
 * What the holder of a link does with it: opens it, uploads files, sends them, or leaves it to who asked. Expired,
 * withdrawn and unknown links are told apart by nobody. Files are read in a reader process, with the columns that the company
 * knows, as an upload of its users is.
 */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { findFirm, findFirmLogo } from '#api/companies/firm/queries.ts';
import { isAccountClosing } from '#api/kernel/account-closing/queries.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { attemptKey, countAttempt } from '#api/kernel/attempts/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { reachByLink } from '#api/kernel/reach-by-link.ts';
import type { Services } from '#api/kernel/services.ts';
import { claimStorage, refuseWhenStorageFull } from '#api/subscription/claim-storage.ts';
import { AppError } from '#core/call/app-error.ts';
import { formal } from '#core/dictionary/formal.es.ts';
import { formatNit, thirdPartyKey } from '#core/identity/nit.ts';
import { requestWords } from '#core/source/file-request.es.ts';
import { secretDigest } from '#platform/auth/one-time-secret.ts';
import type { ReceivedFile } from '#platform/http/upload/read-upload.ts';
import type { Place } from '#platform/worker/fair-semaphore.ts';
import { listMappings } from '../column-mappings/queries.ts';
import { readInWorker } from '../inspect-file.ts';
import type { FileRead } from '../read-file.ts';
import type { BalanceServices } from '../services.ts';
import { text as balanceText } from '../text.es.ts';
import { type AskedFiles, mostReceived } from './contract.ts';
import {
  deleteDraft,
  findLinkedRequest,
  insertReceived,
  listReceived,
  lockRequest,
  markRequest,
  markRequestOpened,
  type ReceivedReading,
  type RequestRecord,
  sendDrafts,
} from './queries.ts';
import { askedDocument, isOtherMonth } from './request-document.ts';
import { tellAsker } from './tell-asker.ts';
import { text } from './text.es.ts';

type Needs = Pick<Services, 'db'>;

const hour = 60 * 60;
/** Uploads for one request in an hour, kept or not. */
const mostUploads = 60;

/** Whoever holds the link of a request. */
export interface Holder {
  accountId: string;
  id: string;
}

/** Throws AppError `file_request.gone` for a link that opens nothing (any more), and `request.rate_limited`. */
export function holderOf({ db }: Needs, token: string, address: string): Promise<Holder> {
  return reachByLink(db, {
    address,
    find: () => findLinkedRequest(db, secretDigest(token)),
    from: (network) => attemptKey('file-request-from', network),
    of: ({ id }) => attemptKey('file-request', id),
    gone: 'file_request.gone',
  });
}

function withRequest<Result>(
  { db }: Needs,
  { accountId, id }: Holder,
  work: (trx: DatabaseTransaction, request: RequestRecord) => Promise<Result>,
): Promise<Result> {
  return asCaller(db, { accountId, userId: 0, isAdmin: false }, async (trx) => {
    const request = await lockRequest(trx, id);
    const isOver = request === undefined || request.isExpired || request.withdrawnAt !== null;
    if (isOver || (await isAccountClosing(trx, accountId))) throw new AppError('file_request.gone');
    return work(trx, request);
  });
}

async function asked(trx: DatabaseTransaction, request: RequestRecord): Promise<AskedFiles> {
  const firm = await findFirm(trx, request.accountId);
  return askedDocument(trx, request, { firm, logo: await findFirmLogo(trx, request.accountId) });
}

export function openRequest(services: Needs, holder: Holder): Promise<AskedFiles> {
  return withRequest(services, holder, async (trx, request) => {
    await markRequestOpened(trx, request.id);
    return asked(trx, request);
  });
}

/**
 * Throws AppError `received.other_company`, `received.unreadable`, `received.too_many`, `storage.full`, `file.infected`,
 * and those of `DiskSpace` and `Arrivals.receive`.
 */
export async function receiveFile(
  services: BalanceServices,
  holder: Holder,
  { request, signal }: { request: FastifyRequest; signal: AbortSignal },
): Promise<AskedFiles> {
  const { db, disk, arrivals, places } = services;
  // Before anything of the file is read.
  await withRequest(services, holder, async (trx, { accountId, id }) => {
    await refuseWhenStorageFull(trx, { accountId, isAdmin: false });
    await refuseTooMany(trx, id);
  });
  const { attempts, secondsLeft } = await countAttempt(db, attemptKey('file-request-file', holder.id), hour);
  if (attempts > mostUploads) throw new AppError('request.rate_limited', { seconds: secondsLeft });
  await disk.refuseWhenFull();
  // Its turns are not those of the account, which it cannot hold up.
  const account = `file-request-${holder.id}`;
  return arrivals.receive(request, { accountId: account, sessionId: account }, undefined, (arrived) =>
    places.run({ account, kind: 'reading', signal }, async (place) =>
      keep({ ...services, place }, holder, { fileName: arrived.fileName, bytes: await arrived.read() }, signal),
    ),
  );
}

async function keep(
  services: BalanceServices & { place: Place },
  holder: Holder,
  file: ReceivedFile,
  signal: AbortSignal,
): Promise<AskedFiles> {
  await refuseVirus(services, holder, file);
  const columns = await withRequest(services, holder, async (trx, { companyId, company }) =>
    (await listMappings(trx, companyId)).map(({ mapping }) => ({
      mapping,
      name: balanceText.columnsOf(company.name),
    })),
  );
  const read = await readInWorker(services, { file, columns }, signal);
  const bytes = read.bytes ?? file.bytes;
  return withRequest(services, holder, async (trx, request) => {
    const { isFormal } = await findFirm(trx, request.accountId);
    const reading = recognise(request, read, isFormal);
    await refuseTooMany(trx, request.id);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const before = await listReceived(trx, [request.id]);
    if (!before.some((one) => one.sha256 === sha256 && one.outcome !== 'discarded')) {
      await claimStorage(trx, { accountId: request.accountId, isAdmin: false }, bytes.byteLength);
      await insertReceived(trx, request, { fileName: read.fileName, sha256, bytes, reading });
    }
    return asked(trx, request);
  });
}

/** Throws AppError `received.unreadable`, and `received.other_company` for the file of another NIT. */
function recognise(
  { company }: RequestRecord,
  { fileName: name, reading, balance, second }: FileRead,
  isFormal: boolean,
): ReceivedReading {
  const fatal = reading.issues.find((issue) => issue.fatal)?.message;
  const reason = second === null ? fatal : second.problems[0];
  const table = second?.table ?? null;
  if (balance === null && table === null && reading.question === undefined) {
    const said = reason === undefined ? {} : { reason: isFormal ? formal(reason) : reason };
    throw new AppError('received.unreadable', { name, ...said });
  }
  const { nit, dv } = table === null ? reading.company : { nit: table.nit || null, dv: null };
  if (nit !== null && thirdPartyKey(nit) !== company.nit)
    throw new AppError('received.other_company', {
      name,
      found: formatNit(nit, dv),
      expected: formatNit(company.nit, company.dv),
    });
  return {
    kind: table === null ? (balance === null ? null : 'balance') : second!.source,
    from: table === null ? reading.period : table.from,
    to: table === null ? reading.period : table.to,
    nit: nit === null ? null : formatNit(nit, dv),
    rows: table === null ? reading.rows : table.rows,
    isBalanced: balance === null ? null : reading.totals.balanced,
  };
}

async function refuseTooMany(trx: DatabaseTransaction, requestId: string): Promise<void> {
  const waiting = (await listReceived(trx, [requestId])).filter(({ outcome }) => outcome === null);
  if (waiting.length >= mostReceived) throw new AppError('received.too_many', { limit: mostReceived });
}

/** Throws AppError `resource.not_found` for a file that was sent, or of another request. */
export function removeReceiving(services: Needs, holder: Holder, fileId: string): Promise<AskedFiles> {
  return withRequest(services, holder, async (trx, request) => {
    if (!(await deleteDraft(trx, request.id, fileId))) throw new AppError('resource.not_found');
    return asked(trx, request);
  });
}

/** Throws AppError `received.nothing`, and `received.other_month` unless `anyway`. */
export async function sendReceiving(
  services: Pick<Services, 'db' | 'post' | 'publicUrl'>,
  holder: Holder,
  anyway: boolean,
): Promise<AskedFiles> {
  const { data, request, count } = await withRequest(services, holder, async (trx, found) => {
    const drafts = (await listReceived(trx, [found.id])).filter(({ sentAt }) => sentAt === null);
    if (drafts.length === 0) throw new AppError('received.nothing');
    const other = drafts.find((file) => isOtherMonth(found, file));
    if (other !== undefined && !anyway) throw otherMonth(found, other);
    await sendDrafts(trx, found.id);
    await log(trx, found, 'files.received', { files: drafts.map(({ fileName }) => fileName).join(', ') });
    return { data: await asked(trx, found), request: found, count: drafts.length };
  });
  const { recipient, company, period } = request;
  await tellAsker(services, request, text.arrived(recipient, count, company.name, period));
  return data;
}

function otherMonth(
  { period }: RequestRecord,
  { fileName, reading }: { fileName: string; reading: ReceivedReading },
): AppError {
  const { from, to } = reading;
  const found =
    from === to ? requestWords.month(from ?? '') : `${requestWords.month(from!)} a ${requestWords.month(to!)}`;
  return new AppError('received.other_month', { name: fileName, found, expected: requestWords.month(period) });
}

/** Told once for each link. */
export async function passRequest(
  services: Pick<Services, 'db' | 'post' | 'publicUrl'>,
  holder: Holder,
): Promise<AskedFiles> {
  const { data, request } = await withRequest(services, holder, async (trx, found) => {
    if (found.passedAt === null) {
      await markRequest(trx, found.id, 'passed_at');
      await log(trx, found, 'files.passed', {});
    }
    return { data: await asked(trx, { ...found, passedAt: found.passedAt ?? new Date() }), request: found };
  });
  const { recipient, company, period } = request;
  if (request.passedAt === null) await tellAsker(services, request, text.passed(recipient, company.name, period));
  return data;
}

function log(
  trx: DatabaseTransaction,
  { accountId, companyId, recipient, period }: RequestRecord,
  act: 'files.received' | 'files.passed',
  details: Record<string, string>,
): Promise<void> {
  const actor = { accountId, userId: null, name: text.byLink(recipient) };
  return logActivity(trx, actor, { act, companyId, target: recipient, details: { ...details, period } });
}

/** Throws AppError `file.infected`, which is logged too, or `file.not_scanned`. */
async function refuseVirus(
  services: Pick<Services, 'db' | 'antivirus'>,
  holder: Holder,
  { fileName, bytes }: ReceivedFile,
): Promise<void> {
  const virus = await services.antivirus.scan(bytes);
  if (virus === null) return;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await withRequest(services, holder, (trx, { accountId, companyId, recipient }) =>
    logActivity(
      trx,
      { accountId, userId: null, name: text.byLink(recipient) },
      { act: 'file.infected', companyId, target: fileName, details: { virus, sha256 } },
    ),
  );
  throw new AppError('file.infected', { name: fileName, virus });
}
