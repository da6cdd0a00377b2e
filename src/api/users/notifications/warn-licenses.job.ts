/**
 * Warns accounts 30, 7 and 1 days before their license ends and when it has ended: users in the bell, the subscriber by
 * mail.
 */

import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { daysBetween } from '#core/product/license.ts';
import { dueWarning } from '#core/product/license-warning.ts';
import { inSystem } from '#platform/database/system-transaction.ts';
import type { Job } from '#platform/queue/queue.ts';
import {
  addLicenseNotes,
  deleteLicenseNotes,
  type EndingLicense,
  isNewWarning,
  listEnding,
  listWarned,
} from './queries.ts';
import { text } from './text.es.ts';

type Needs = Pick<Services, 'db' | 'post' | 'publicUrl'>;

export const warnLicensesName = 'warn-licences';

/** Every minute, as the day changes while people work too, and at once when a license changes (`licenseTopic`). */
export function warnLicensesJob(services: Needs): Job<object> {
  return {
    name: warnLicensesName,
    retries: 2,
    timeLimit: 300,
    concurrency: 1,
    keepSeconds: 3600,
    schedule: '* * * * *',
    handle: () => warnLicenses(services, new Date()),
  };
}

/** Sends the warnings due at a moment: mails once, and in the bell also to whoever joined the account since. */
export async function warnLicenses(services: Needs, now: Date): Promise<void> {
  const today = dayInBogota(now);
  for (const license of await inSystem(services.db, listEnding)) await warn(services, license, today);
}

async function warn({ db, post, publicUrl }: Needs, license: EndingLicense, today: string): Promise<void> {
  const days = dueWarning(license, today);
  if (days === null) return;
  const { accountId, plan, endsOn } = license;
  const ending = { plan, endsOn, daysLeft: daysBetween(today, endsOn), days };
  const warned = await asCaller(db, { accountId, userId: 0, isAdmin: false }, async (trx) => {
    const users = await listWarned(trx, accountId);
    const isNew = users.length > 0 && !license.warned.includes(days) && (await isNewWarning(trx, license, days));
    if (isNew) await deleteLicenseNotes(trx, accountId);
    await addLicenseNotes(trx, license, text.license(ending));
    return isNew ? users : [];
  });
  for (const { name, email } of warned.filter(({ isRoot }) => isRoot)) {
    await post.send(email, text.letter(name, ending, `${publicUrl()}/codigos`));
  }
}
