/** Reminds those who have not answered: every two days and before the last day, at most three times, unless switched off. */
import { isAccountClosing } from '#api/kernel/account-closing/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { newSecret, secretDigest } from '#platform/auth/one-time-secret.ts';
import { inSystem } from '#platform/database/system-transaction.ts';
import type { Job } from '#platform/queue/queue.ts';
import { peopleOf } from '../queries.ts';
import {
  countReminder,
  insertLink,
  listUnanswered,
  lockQuestion,
  type QuestionRecord,
  type ReminderRule,
  type WaitingQuestion,
} from './queries.ts';
import { tellAnswerer } from './tell-question.ts';

type Needs = Pick<Services, 'db' | 'post' | 'publicUrl'>;

const rule: ReminderRule = { days: 2, lastHours: 20, most: 3 };

export function remindQuestionsJob(services: Needs): Job<object> {
  return {
    name: 'remind-questions',
    retries: 2,
    timeLimit: 300,
    concurrency: 1,
    // Hourly in working hours: an installation that was off catches up.
    schedule: '38 6-20 * * *',
    handle: () => remindQuestions(services, new Date()),
  };
}

/** Sends the reminders due at a moment, without those already sent. */
export async function remindQuestions(services: Needs, now: Date): Promise<void> {
  for (const waiting of await inSystem(services.db, (trx) => listUnanswered(trx, now, rule))) {
    const reminded = await remind(services, waiting, now);
    if (reminded !== null) await tellAnswerer(services, waiting.accountId, { ...reminded, isReminder: true });
  }
}

/** Counts a reminder; null where there is nobody to remind any more. Its link is one more, as no earlier one can be read. */
function remind(
  { db }: Needs,
  { accountId, id }: WaitingQuestion,
  now: Date,
): Promise<{ question: QuestionRecord; secret: string | null } | null> {
  return asCaller(db, { accountId, userId: 0, isAdmin: false }, async (trx) => {
    const question = await lockQuestion(trx, id);
    if (question === undefined || question.sentAt !== null || question.withdrawnAt !== null) return null;
    if (question.closedAt !== null || (await isAccountClosing(trx, accountId))) return null;
    const { answerer, companyId } = question;
    if (answerer !== null && !(await peopleOf(trx, companyId)).some((person) => person.id === answerer)) return null;
    await countReminder(trx, id, now);
    if (answerer !== null) return { question, secret: null };
    const secret = newSecret();
    await insertLink(trx, { accountId }, id, secretDigest(secret));
    return { question, secret };
  });
}
