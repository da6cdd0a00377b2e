/** Mail goes through the queue, so that a slow or absent mail server delays no request, and sending is retried. */
import type { Log } from '#platform/log.ts';
import { drawLetter, type Letter, type Mail } from '#platform/mail/letter.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Job, Queue } from '#platform/queue/queue.ts';

const name = 'send-mail';

/** Interface for sending mail from calls and jobs. */
export interface Post {
  /**
   * Enqueues a letter. Call it after the transaction that it is about has committed. With `id` (a UUID), one that is in
   * the queue is not added again.
   */
  send(to: string, letter: Letter, id?: string): Promise<void>;
}

export function createPost(queue: Queue): Post {
  return { send: (to, letter, id) => queue.send(name, drawLetter(to, letter), id) };
}

export function sendMailJob(mailer: Mailer, log: Log): Job<Mail> {
  return {
    name,
    retries: 6,
    timeLimit: 60,
    concurrency: 2,
    backOff: true,
    // Valid links in a mail are as sensitive as a password.
    keepSeconds: 60,
    handle: async (mail, { last }) => {
      await mailer.send(mail).catch((error: unknown) => {
        if (last) log.error({ subject: mail.subject }, 'a mail was given up');
        throw error;
      });
    },
  };
}
