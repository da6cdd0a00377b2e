/** The weekly digest of the portfolio: on Monday morning, a job for each person, who gets one mail at most. */
import { createHash } from 'node:crypto';
import { readAccess } from '#api/access/permissions/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { addDays, mayChange } from '#core/product/license.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Job } from '#platform/queue/queue.ts';
import { digestOf } from './digest.ts';
import { listAccountIds, listReaders, markMade, type Reader } from './queries.ts';
import { text } from './text.es.ts';

const digestJob = 'weekly-digest';

/** Payload: a person and the Monday of the week. */
interface DigestReference {
  accountId: string;
  userId: number;
  week: string;
}

type Needs = Pick<Services, 'db' | 'post' | 'publicUrl'>;

/** Enqueues the digests of the week. */
export function startDigestsJob({ db, queue }: Pick<Services, 'db' | 'queue'>): Job<object> {
  return {
    name: 'weekly-digests',
    retries: 2,
    timeLimit: 600,
    concurrency: 1,
    // From seven on Monday in Bogotá; hourly, as an installation that was off catches up.
    schedule: '0 7-20 * * 1',
    handle: async () => {
      const week = mondayOf(new Date());
      for (const accountId of await listAccountIds(db)) {
        const people = await asCaller(db, { accountId, userId: 0, isAdmin: false }, (trx) => listReaders(trx, week));
        for (const { userId } of people)
          await queue.send(digestJob, { accountId, userId, week }, digestId(`${userId} ${week}`));
      }
    },
  };
}

/** `YYYY-MM-DD` of the Monday before, or of the day itself. */
export function mondayOf(moment: Date): string {
  const day = dayInBogota(moment);
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** In the form of a UUID. */
function digestId(what: string): string {
  const digest = createHash('sha256').update(`weekly digest ${what}`).digest('hex');
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

export function sendDigestJob(services: Needs): Job<DigestReference> {
  return {
    name: digestJob,
    retries: 3,
    timeLimit: 120,
    backOff: true,
    concurrency: 1,
    ofOne: { concurrency: 1, account: ({ accountId }) => accountId },
    handle: (reference) => sendDigest(services, reference, new Date()),
  };
}

/** Makes and sends a digest, unless it was. The mail has an id of its own, so that a repetition of the job sends none. */
export async function sendDigest(
  { db, post, publicUrl }: Needs,
  { accountId, userId, week }: DigestReference,
  now: Date,
): Promise<void> {
  const letter = await asCaller(db, { accountId, userId, isAdmin: false }, async (trx) => {
    const [reader] = await listReaders(trx, week, userId);
    if (reader === undefined) return null;
    const caller = await callerOf(trx, accountId, reader);
    // Who can change nothing has nothing to do.
    if (!mayChange(caller.license) || caller.isClosed) return null;
    const companies = await digestOf(trx, caller, now);
    return companies.length === 0 ? null : { to: reader.email, mail: text.letter(reader.name, companies, publicUrl()) };
  });
  if (letter !== null) await post.send(letter.to, letter.mail, digestId(`mail ${userId} ${week}`));
  await asCaller(db, { accountId, userId, isAdmin: false }, (trx) => markMade(trx, { accountId, userId, week }));
}

/** A reader with what they may see. */
async function callerOf(
  trx: DatabaseTransaction,
  accountId: string,
  { userId, name, isRoot }: Reader,
): Promise<Caller> {
  const access = await readAccess(trx, accountId, userId);
  return { ...access, userId, accountId, name, isRoot, isAdmin: false, sessionId: '' };
}
