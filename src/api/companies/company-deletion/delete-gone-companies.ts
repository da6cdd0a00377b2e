/** Purges companies whose restore period has ended; run by the periodic cleanup. */

import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type Database } from '#api/kernel/database.ts';
import { deleteGone } from './queries.ts';
import { text } from './text.es.ts';

/** Deletes them and logs it in the activity log of their account. */
export async function deleteGoneCompanies(db: Database): Promise<void> {
  for (const { id, accountId, businessName } of await deleteGone(db)) {
    const house = { accountId, userId: null, name: text.house };
    await asCaller(db, { accountId, userId: 0, isAdmin: false }, (trx) =>
      logActivity(trx, house, { act: 'company.gone', companyId: id, target: businessName }),
    );
  }
}
