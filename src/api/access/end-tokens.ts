/** End of a user's API tokens with their access or password, in the activity log one by one. */

import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { endApiTokens, listLivingTokens } from './api-tokens/queries.ts';

/** Who ends them, for the activity log. */
type Actor = Parameters<typeof logActivity>[1];

/** Ends those of a user. `ofOther`: address of the user when it is not the actor. Returns their names. */
export async function endTokensOf(
  trx: DatabaseTransaction,
  actor: Actor,
  { userId, reason, ofOther }: { userId: number; reason: 'password' | 'deactivation'; ofOther?: string },
): Promise<string[]> {
  const names = await endApiTokens(trx, userId);
  const details = { reason, ...(ofOther === undefined ? {} : { owner: ofOther }) };
  for (const name of names) await logActivity(trx, actor, { act: 'token.revoked', target: name, details });
  return names;
}

/** API tokens after a change of password, by name. */
export interface TokensAfter {
  ended: readonly string[];
  living: readonly string[];
}

/**
 * Ends the user's tokens with the old password, or keeps them, as the user answered. Throws AppError
 * `password.tokens_undecided` when some live and there was no answer.
 */
export async function answerForTokens(
  trx: DatabaseTransaction,
  actor: Actor & { userId: number },
  endTokens: boolean | undefined,
): Promise<TokensAfter> {
  const { userId } = actor;
  if (endTokens === true) return { ended: await endTokensOf(trx, actor, { userId, reason: 'password' }), living: [] };
  const living = (await listLivingTokens(trx, userId)).map(({ name }) => name);
  if (living.length > 0 && endTokens === undefined)
    throw new AppError('password.tokens_undecided', { tokens: living.length });
  return { ended: [], living };
}
