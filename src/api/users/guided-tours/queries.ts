/** Guided tours that a user has taken. */
import { sql } from 'kysely';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { GuidedTour } from '#core/product/guided-tour.ts';

/** Once or several times is the same. */
export async function insertTaken(trx: DatabaseTransaction, userId: number, tour: GuidedTour): Promise<void> {
  await trx
    .updateTable('app_user')
    .set({ tours_taken: sql<string[]>`array_append(tours_taken, ${tour})` })
    .where('id', '=', userId)
    .where(sql<boolean>`not tours_taken @> array[${tour}]::text[]`)
    .execute();
}
