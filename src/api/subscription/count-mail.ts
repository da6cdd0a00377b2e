/** Counts mails that an account causes to others. */
import { type attemptKey, countAttempt } from '#api/kernel/attempts/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { type MailLimits, mailLimits } from '#core/product/mail-limits.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { findLicense } from './licenses/queries.ts';

type Counted = readonly [key: ReturnType<typeof attemptKey>, most: Exclude<keyof MailLimits, 'window'>];

/**
 * Call it before the mail is sent. The provider itself has the limits of a paid plan.
 * @throws AppError `request.rate_limited`, or `license.mails` where it is the plan that allows few
 */
export async function countMail(
  trx: DatabaseTransaction,
  { accountId, isAdmin }: Pick<Caller, 'accountId' | 'isAdmin'>,
  counted: readonly Counted[],
): Promise<void> {
  const plan = isAdmin ? 'corporativo' : (await findLicense(trx, accountId))?.plan;
  const limits = mailLimits(plan);
  for (const [key, most] of counted) {
    const { attempts, secondsLeft: seconds } = await countAttempt(trx, key, limits.window);
    if (attempts <= limits[most]) continue;
    const isDemo = limits[most] < mailLimits('corporativo')[most];
    throw new AppError(isDemo ? 'license.mails' : 'request.rate_limited', { seconds });
  }
}
