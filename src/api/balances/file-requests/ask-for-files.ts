/** Asks a client for files of a month by a link, and what is done with a request afterwards: asked again, withdrawn. */
import { findFirm } from '#api/companies/firm/queries.ts';
import { ownCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { attemptKey } from '#api/kernel/attempts/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { readPeriod } from '#api/kernel/read-period.ts';
import type { Services } from '#api/kernel/services.ts';
import { countMail } from '#api/subscription/count-mail.ts';
import { startOfDay } from '#core/calendar/bogota.ts';
import { comparePeriods } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import { addDays } from '#core/product/license.ts';
import { type FileRequestWords, requestWords } from '#core/source/file-request.es.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { newSecret, secretDigest } from '#platform/auth/one-time-secret.ts';
import { clock } from '#platform/clock.ts';
import { type FileKind, type FileRequest, mostRequestDays } from './contract.ts';
import { insertRequest, lockRequest, markRequest, type RequestRecord, renewLink } from './queries.ts';
import { lastDayOf, requestDocument } from './request-document.ts';
import { text } from './text.es.ts';

type Needs = Pick<Services, 'db' | 'post' | 'publicUrl'>;

export interface GivenRequest {
  period: string;
  wants: readonly FileKind[];
  name: string;
  greeting: string;
  email?: string | undefined;
  expiresOn: string;
}

/** A request, its link and the message that takes it to the client. */
export interface AskedRequest {
  data: FileRequest;
  link: string;
  message: string;
}

/** Throws AppError `resource.not_found`, `request.invalid`, and those of `countMail`. */
export async function askForFiles(
  services: Needs,
  caller: Caller,
  companyId: number,
  { period, wants, name, greeting, email, expiresOn }: GivenRequest,
): Promise<AskedRequest> {
  const expiresAt = expiryOf(expiresOn);
  // What has not begun has no balance.
  if (comparePeriods(readPeriod(period), clock.currentMonth()) > 0) throw invalid('period', text.period);
  const secret = newSecret();
  const address = email?.toLowerCase() ?? null;
  const asked = await asCaller(services.db, caller, async (trx) => {
    await ownCompany(trx, caller, companyId);
    await countRequestMail(trx, caller, address);
    const id = await insertRequest(trx, caller, {
      companyId,
      period,
      wants,
      recipient: name.trim(),
      greeting: greeting.trim(),
      email: address,
      digest: secretDigest(secret),
      expiresAt,
    });
    return told(trx, caller, (await lockRequest(trx, id))!);
  });
  return deliver(services, asked, secret);
}

/** Asks again: earlier links open nothing from then on. Throws AppError as `askForFiles` does. */
export async function renewRequest(
  services: Needs,
  caller: Caller,
  place: RequestPlace,
  expiresOn: string,
): Promise<AskedRequest> {
  const expiresAt = expiryOf(expiresOn);
  const secret = newSecret();
  const asked = await asCaller(services.db, caller, async (trx) => {
    const before = await reachRequest(trx, caller, place);
    await countRequestMail(trx, caller, before.email);
    await renewLink(trx, before.id, { digest: secretDigest(secret), expiresAt });
    return told(trx, caller, (await lockRequest(trx, before.id))!);
  });
  return deliver(services, asked, secret);
}

export interface RequestPlace {
  id: number;
  requestId: string;
}

/** Throws AppError `resource.not_found`. */
export function withdrawRequest({ db }: Needs, caller: Caller, place: RequestPlace): Promise<FileRequest> {
  return asCaller(db, caller, async (trx) => {
    const { id, companyId, recipient, period } = await reachRequest(trx, caller, place);
    await markRequest(trx, id, 'withdrawn_at');
    await logActivity(trx, caller, { act: 'files.withdrawn', companyId, target: recipient, details: { period } });
    return requestDocument(trx, (await lockRequest(trx, id))!);
  });
}

async function reachRequest(trx: DatabaseTransaction, caller: Caller, place: RequestPlace): Promise<RequestRecord> {
  await ownCompany(trx, caller, place.id);
  const request = await lockRequest(trx, place.requestId);
  if (request === undefined || request.companyId !== place.id) throw new AppError('resource.not_found');
  return request;
}

interface Told {
  data: FileRequest;
  email: string | null;
  words: FileRequestWords;
}

async function told(trx: DatabaseTransaction, caller: Caller, request: RequestRecord): Promise<Told> {
  const { companyId, period, wants, recipient, greeting, email, company } = request;
  const details = { period, to: email ?? recipient, wants: wants.join(', ') };
  await logActivity(trx, caller, { act: 'files.asked', companyId, target: recipient, details });
  const firm = await findFirm(trx, caller.accountId);
  return {
    data: await requestDocument(trx, request),
    email,
    words: {
      greeting,
      wants,
      period,
      company: company.name,
      expiresOn: lastDayOf(request),
      asker: caller.name,
      firm: firm.name,
      isFormal: firm.isFormal,
    },
  };
}

/** After the transaction. */
async function deliver(
  { post, publicUrl }: Needs,
  { data, email, words }: Told,
  secret: string,
): Promise<AskedRequest> {
  // A fragment (behind the #) is sent to no server, log or referrer.
  const link = `${publicUrl()}/subir#${secret}`;
  if (email !== null) await post.send(email, text.letter(words, link));
  return { data, link, message: requestWords.message(words, link) };
}

/** Any account can write to any address. */
async function countRequestMail(trx: DatabaseTransaction, caller: Caller, email: string | null): Promise<void> {
  if (email === null) return;
  await countMail(trx, caller, [
    [attemptKey('ask', caller.accountId), 'questions'],
    [attemptKey('ask-to', `${caller.accountId}/${email}`), 'questionsToOne'],
  ]);
}

function expiryOf(lastDay: string): Date {
  const today = clock.today();
  if (lastDay <= today || lastDay > addDays(today, mostRequestDays))
    throw invalid('expiresOn', text.expiry(mostRequestDays));
  return startOfDay(addDays(lastDay, 1));
}

function invalid(field: string, message: string): AppError {
  return new AppError('request.invalid', {}, [{ field, message }]);
}
