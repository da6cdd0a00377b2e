/** Reads the balance with which a registration begins. */
import { asRegistration, lockRegistration } from '#api/access/registration/queries.ts';
import { attemptKey, countAttempt } from '#api/kernel/attempts/queries.ts';
import { receiveWithRoom } from '#api/kernel/receive-upload.ts';
import { AppError } from '#core/call/app-error.ts';
import { registrationHeader } from '#core/call/endpoint.ts';
import { secretDigest } from '#platform/auth/one-time-secret.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { readInWorker, softwareOf } from '../inspect-file.ts';
import type { Reading } from '../reading.ts';
import type { BalanceServices } from '../services.ts';
import { type FirstFile, readFirstFile } from './contract.ts';

const hour = 60 * 60;
/** Files of a registration in an hour. */
const mostFiles = 30;

export function mountFirstFile({ mount }: Router, services: BalanceServices): void {
  const { places, antivirus } = services;
  mount(readFirstFile, async ({ request, reply }) => {
    const digest = await admit(services, request.headers[registrationHeader]);
    const signal = clientGone(reply);
    // A registration has the share of an account of its own.
    const account = `registration-${digest}`;
    return receiveWithRoom(services, { request, sender: { accountId: account, sessionId: digest } }, (arrived) =>
      places.run({ account, kind: 'reading', signal }, async (place) => {
        const bytes = await arrived.read();
        const virus = await antivirus.scan(bytes);
        if (virus !== null) throw new AppError('file.infected', { name: arrived.fileName, virus });
        const { fileName, reading } = await readInWorker(
          { ...services, place },
          { file: { fileName: arrived.fileName, bytes } },
          signal,
        );
        return { data: await firstFile(fileName, reading) };
      }),
    );
  });
}

/** Digest of a running registration with a verified address. Throws AppError with what is missing. */
async function admit({ db }: BalanceServices, given: string | string[] | undefined): Promise<string> {
  const digest = secretDigest(String(given ?? ''));
  const known = await asRegistration(db, digest, (trx) => lockRegistration(trx, digest));
  if (known === undefined) throw new AppError('registration.expired');
  if (!known.verified) throw new AppError('registration.not_verified');
  const { attempts, secondsLeft } = await countAttempt(db, attemptKey('register-file', digest), hour);
  if (attempts > mostFiles) throw new AppError('request.rate_limited', { seconds: secondsLeft });
  return digest;
}

async function firstFile(fileName: string, reading: Reading): Promise<FirstFile> {
  const { format, company, period, rows, thirdParties, totals, issues } = reading;
  const isRead = rows > 0;
  return {
    fileName,
    readable: isRead,
    company,
    formatName: format?.name ?? null,
    software: await softwareOf(format?.key ?? null),
    period,
    rows,
    thirdParties,
    balanced: totals.balanced,
    reasons: isRead ? [] : issues.filter(({ fatal }) => fatal).map(({ message }) => message),
  };
}
