/** Marks guided tours as taken. */
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Router } from '#platform/http/router.ts';
import { takeTour } from './contract.ts';
import { insertTaken } from './queries.ts';

export function mountGuidedTours({ mount }: Router, { db }: Pick<Services, 'db'>): void {
  mount(takeTour, async ({ body, caller }) => {
    const { user_id, guito_type } = body.guided_tour;
    if (user_id !== caller.userId) throw new AppError('resource.not_found');
    await asCaller(db, caller, (trx) => insertTaken(trx, caller.userId, guito_type));
    return { data: body.guided_tour };
  });
}
