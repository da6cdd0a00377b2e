/** Warns accounts 30, 7 and 1 days before the end of their licence and when it has ended: users in the bell, the subscriber by mail. */

import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { dayInBogota, daysBetween } from '#core/product/licence.ts';
import { dueWarning } from '#core/product/licence-warning.ts';
import { inSystem } from '#platform/database/system-transaction.ts';
import type { Job } from '#platform/queue/queue.ts';
import { type EndingLicence, isNewWarning, listEnding, listWarned, replaceLicenceNotes } from './queries.ts';
import { text } from './text.es.ts';

type Needs = Pick<Services, 'db' | 'post' | 'publicUrl'>;

export function warnLicencesJob(services: Needs): Job<object> {
  return {
    name: 'warn-licences',
    retries: 2,
    timeLimit: 300,
    concurrency: 1,
    // Every hour of the working day: an installation that was off at six catches up, and nobody is warned twice.
    schedule: '8 6-20 * * *',
    handle: () => warnLicences(services, new Date()),
  };
}

/** Gives the warnings that are due at a moment; those given already are not given again. */
export async function warnLicences(services: Needs, now: Date): Promise<void> {
  const today = dayInBogota(now);
  for (const licence of await inSystem(services.db, listEnding)) await warn(services, licence, today);
}

async function warn({ db, post, publicUrl }: Needs, licence: EndingLicence, today: string): Promise<void> {
  const days = dueWarning(licence, today);
  if (days === null) return;
  const { accountId, plan, endsOn } = licence;
  const ending = { plan, endsOn, daysLeft: daysBetween(today, endsOn), days };
  const warned = await asCaller(db, { accountId, userId: 0, isAdmin: false }, async (trx) => {
    const users = await listWarned(trx, accountId);
    if (users.length === 0 || !(await isNewWarning(trx, licence, days))) return [];
    await replaceLicenceNotes(trx, licence, users, text.licence(ending));
    return users;
  });
  for (const { name, email } of warned.filter(({ isRoot }) => isRoot)) {
    await post.send(email, text.letter(name, ending, `${publicUrl()}/codigos`));
  }
}
