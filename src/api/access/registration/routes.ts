/** The steps of a registration. */
import { randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { attemptKey, countAttempt } from '#api/kernel/attempts/queries.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { listDocumentTypes } from '#core/reference/people/document-types.ts';
import { newSecret, secretDigest } from '#platform/auth/one-time-secret.ts';
import type { Router } from '#platform/http/router.ts';
import { findUserByEmail } from '../auth/queries.ts';
import { signInOrigin } from '../open-session.ts';
import { strongHash } from '../user-password.ts';
import { inspectToken } from './activation.ts';
import * as contract from './contract.ts';
import { endRegistration } from './end-registration.ts';
import * as queries from './queries.ts';
import { text } from './text.es.ts';

const hour = 60 * 60;
const registrationSeconds = 24 * hour;
const codeMinutes = 10;
const wrongCodes = 5;
const codesSent = 4;
/** Rate limits: registrations per e-mail address and hour, and calls of a registration per network address. */
const byEmail = 5;
const byAddress = 120;

export function mountRegistration({ mount }: Router, services: Services): void {
  const { db } = services;

  mount(contract.requestVerificationCode, async ({ body, request }) => {
    await limitAddress(services, request);
    const registration = 'person' in body ? await begin(services, body) : await sendAgain(services, body.registration);
    return { data: { registration } };
  });

  mount(contract.checkVerificationCode, async ({ body, request }) => {
    await limitAddress(services, request);
    const digest = secretDigest(body.registration);
    const wrong = await queries.asRegistration(db, digest, async (trx) => {
      const known = await lock(trx, digest);
      if (known.verified) return null;
      if (!known.codeHolds || known.wrongCodes >= wrongCodes) throw new AppError('registration.code_expired');
      if (known.codeDigest === codeDigest(digest, body.code)) {
        await queries.markVerified(trx, digest);
        return null;
      }
      await queries.countWrongCode(trx, digest);
      return wrongCodes - known.wrongCodes - 1;
    });
    if (wrong !== null) throw new AppError('registration.code_wrong', { remaining: wrong });
    return { data: { verified: true as const } };
  });

  mount(contract.readRegistration, async ({ body, request }) => {
    await limitAddress(services, request);
    const digest = secretDigest(body.registration);
    const { person, verified, companyDraft } = await queries.asRegistration(db, digest, (trx) => lock(trx, digest));
    return { data: { person, verified, company: companyDraft } };
  });

  mount(contract.keepCompanyDraft, async ({ body, request }) => {
    await limitAddress(services, request);
    const digest = secretDigest(body.registration);
    await queries.asRegistration(db, digest, async (trx) => {
      await lock(trx, digest);
      await queries.writeCompanyDraft(trx, digest, body.company);
    });
    return undefined;
  });

  mount(contract.registrationTokenUsed, async ({ body, request }) => {
    await limitAddress(services, request);
    return { data: await inspectToken(db, body.token) };
  });

  mount(contract.registerDemo, async ({ body, request, reply }) => {
    await limitAddress(services, request);
    return { data: await endRegistration(services, body, signInOrigin(services, { request, reply })) };
  });
}

/** Throws AppError `registration.expired`. */
async function lock(trx: Parameters<typeof queries.lockRegistration>[0], digest: string) {
  const known = await queries.lockRegistration(trx, digest);
  if (known === undefined) throw new AppError('registration.expired');
  return known;
}

async function begin(
  services: Services,
  { person, password, alliance = '' }: { person: contract.Person; password: string; alliance?: string },
): Promise<string> {
  const { db } = services;
  const email = person.email.toLowerCase();
  checkPerson(person);
  const { attempts, secondsLeft } = await countAttempt(db, attemptKey('register', email), hour);
  if (attempts > byEmail) throw new AppError('request.rate_limited', { seconds: secondsLeft });
  const passwordHash = await strongHash(services, password, { name: person.name, email });
  const secret = newSecret();
  const digest = secretDigest(secret);
  const code = await mailCode(services, email);
  await queries.asRegistration(db, digest, (trx) =>
    queries.insertRegistration(trx, {
      digest,
      email,
      person: { ...person, email },
      passwordHash,
      alliance,
      codeDigest: code === null ? null : codeDigest(digest, code),
      codeSeconds: codeMinutes * 60,
      seconds: registrationSeconds,
    }),
  );
  return secret;
}

async function sendAgain(services: Services, secret: string): Promise<string> {
  const digest = secretDigest(secret);
  const known = await queries.asRegistration(services.db, digest, (trx) => lock(trx, digest));
  if (known.verified) return secret;
  if (known.codesSent >= codesSent) throw new AppError('registration.too_many_codes', { seconds: hour });
  const code = await mailCode(services, known.email);
  await queries.asRegistration(services.db, digest, (trx) =>
    queries.replaceCode(trx, digest, {
      codeDigest: code === null ? null : codeDigest(digest, code),
      codeSeconds: codeMinutes * 60,
    }),
  );
  return secret;
}

/** Mails a code; to an address with an account, a notice instead (returns null). The response is the same. */
async function mailCode({ db, post, publicUrl }: Services, email: string): Promise<string | null> {
  const known = await findUserByEmail(db, email);
  if (known !== undefined) {
    await post.send(email, text.known(known.name, `${publicUrl()}/login`));
    return null;
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await post.send(email, text.code(code, codeMinutes));
  return code;
}

/** Salted with its registration: six digits alone have few digests. */
function codeDigest(digest: string, code: string): string {
  return secretDigest(`${digest}/${code}`);
}

function checkPerson({ documentType }: contract.Person): void {
  if (documentType === undefined || listDocumentTypes().some(({ code }) => code === documentType)) return;
  throw new AppError('request.invalid', {}, [{ field: 'person.documentType', message: text.documentType }]);
}

async function limitAddress({ db }: Services, request: FastifyRequest): Promise<void> {
  const { attempts, secondsLeft } = await countAttempt(db, attemptKey('register-from', request.ip), hour);
  if (attempts > byAddress) throw new AppError('request.rate_limited', { seconds: secondsLeft });
}
