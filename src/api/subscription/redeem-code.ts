/** Redeems a code for an account, which changes its license: from the page of codes and at registration. */

import { type Actor, logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { isClosing } from '#api/subscription/accounts/queries.ts';
import { AppError } from '#core/call/app-error.ts';
import { codeState, extendLicense, type LicenseTerms, licenseState, mayChange } from '#core/product/license.ts';
import { activationCodeDigest } from '#platform/auth/activation-code.ts';
import { clock } from '#platform/clock.ts';
import { type CodeRecord, markRedeemed, takeCode } from './codes/queries.ts';
import { type LicenseRecord, lockLicense, writeLicense } from './licenses/queries.ts';

export interface Redeemed {
  code: CodeRecord;
  /** Last day of the license afterwards. */
  endsOn: string;
}

/** A redeemable code, and the license after it. */
interface Weighed {
  code: CodeRecord;
  license: LicenseTerms;
}

/**
 * Effect of a code, in a transaction of the account. Throws AppError `code.invalid`, the same for every reason,
 * `license.expired` when a suspension prevents it or there is no license for more seats, and `account.closing`.
 */
export async function weighCode(trx: DatabaseTransaction, accountId: string, typed: string): Promise<Weighed> {
  const today = clock.today();
  const code = await takeCode(trx, activationCodeDigest(typed));
  if (code === undefined || stateOf(code, today) !== 'disponible') throw new AppError('code.invalid');
  const current = await lockLicense(trx, accountId);
  if (await isClosing(trx, accountId)) throw new AppError('account.closing');
  if (current?.suspendedAt) throw new AppError('license.expired', { state: 'suspendida' });
  return {
    code,
    license: code.kind === 'licencia' ? withLicense(current, code, today) : withSeats(current, code, today),
  };
}

/** Redeems it. Throws as `weighCode` does. */
export async function redeemCode(
  trx: DatabaseTransaction,
  actor: Actor & { userId: number },
  typed: string,
): Promise<Redeemed> {
  const { accountId, userId } = actor;
  const { code, license } = await weighCode(trx, accountId, typed);
  await markRedeemed(trx, code.id, actor);
  await writeLicense(
    trx,
    { ...license, accountId, suspendedAt: null },
    { action: 'redeem', note: `…${code.tail}`, changedBy: userId },
  );
  const { kind, plan, companies, users } = code;
  const details = { kind, plan, companies, users, endsOn: license.endsOn };
  await logActivity(trx, actor, { act: 'code.redeemed', target: `…${code.tail}`, details });
  return { code, endsOn: license.endsOn };
}

export function stateOf({ redeemedAt, annulledAt, expiresOn }: CodeRecord, today: string) {
  return codeState({ isRedeemed: redeemedAt !== null, isAnnulled: annulledAt !== null, expiresOn }, today);
}

function withLicense(current: LicenseRecord | undefined, code: CodeRecord, today: string): LicenseTerms {
  const { plan, days, companies, users } = code;
  if (plan === null || days === null) throw new Error(`code ${code.id} gives a license without plan`);
  return extendLicense(current ?? null, { plan, days, companies, users }, today);
}

function withSeats(current: LicenseRecord | undefined, code: CodeRecord, today: string): LicenseTerms {
  const state = licenseState(current === undefined ? null : { ...current, isSuspended: false }, today);
  if (current === undefined || !mayChange(state)) throw new AppError('license.expired', { state });
  const { plan, companies, users, startsOn, endsOn } = current;
  return { plan, companies: companies + code.companies, users: users + code.users, startsOn, endsOn };
}
