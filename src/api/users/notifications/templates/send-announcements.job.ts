/** Sends the announcements that are due, each once, however many processes look. */
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { inSystem } from '#platform/database/system-transaction.ts';
import type { Job } from '#platform/queue/queue.ts';
import { everybodyTopic, tellPages } from '../queries.ts';
import { deliver } from './audience/queries.ts';
import { listDue, takeDue } from './queries.ts';

export const sendAnnouncementsName = 'send-announcements';

/** Every minute, and at once when staff sends one without waiting. */
export function sendAnnouncementsJob({ db }: Pick<Services, 'db'>): Job<object> {
  return {
    name: sendAnnouncementsName,
    retries: 3,
    timeLimit: 300,
    concurrency: 1,
    backOff: true,
    keepSeconds: 3600,
    schedule: '* * * * *',
    handle: () => sendAnnouncements({ db }),
  };
}

/** In the name of whoever scheduled them. */
export async function sendAnnouncements({ db }: Pick<Services, 'db'>): Promise<void> {
  for (const { id, accountId, userId } of await inSystem(db, listDue))
    await asCaller(db, { accountId, userId, isAdmin: true }, async (trx) => {
      const audience = await takeDue(trx, id);
      if (audience === undefined) return;
      await deliver(trx, id, audience);
      await tellPages(trx, everybodyTopic);
    });
}
