/** First license of a registration: from an activation code, or a demo. */

import type { Actor } from '#api/kernel/activity-log/queries.ts';
import type { Database, DatabaseTransaction } from '#api/kernel/database.ts';
import { takeCode } from '#api/subscription/codes/queries.ts';
import { grantPlan } from '#api/subscription/licenses/queries.ts';
import { redeemCode, stateOf } from '#api/subscription/redeem-code.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import { type PlanKey, plan } from '#core/product/license.ts';
import { activationCodeDigest } from '#platform/auth/activation-code.ts';
import { clock } from '#platform/clock.ts';
import type { registrationTokenUsed } from './contract.ts';

/** Contents of an activation code; an unknown code gets the same answer as an expired one. */
export function inspectToken(db: Database, token: string): Promise<AnswerOf<typeof registrationTokenUsed>['data']> {
  return db.transaction().execute(async (trx) => {
    const code = await takeCode(trx, activationCodeDigest(token));
    const state = code === undefined ? 'vencido' : stateOf(code, clock.today());
    const valid = code !== undefined && state === 'disponible' && code.plan !== null && code.days !== null;
    const license = valid && code.plan !== null && code.days !== null ? licenseOf(code.plan, code.days, code) : null;
    return { used: state === 'usado', valid, license };
  });
}

/** Zero seats: those of the plan. */
function licenseOf(key: PlanKey, days: number, { companies, users }: { companies: number; users: number }) {
  const included = plan(key);
  return { plan: key, days, companies: companies || included.companies, users: users || included.users };
}

/** In a transaction of the new account. Throws AppError `code.invalid`. */
export async function grantFirstLicense(
  trx: DatabaseTransaction,
  subscriber: Actor & { userId: number },
  token: string | undefined,
): Promise<void> {
  if (token === undefined) await grantPlan(trx, subscriber.accountId, 'demo');
  else await redeemCode(trx, subscriber, token);
}
