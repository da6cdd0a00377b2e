/** Using a code for an account, which changes its licence: from the page of codes and at registration. */

import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { type Actor, record } from '#api/kernel/record/queries.ts';
import { isClosing } from '#api/subscription/accounts/queries.ts';
import { AppError } from '#core/call/app-error.ts';
import {
  codeState,
  dayInBogota,
  extendLicence,
  type LicenceTerms,
  licenceState,
  mayChange,
} from '#core/product/licence.ts';
import { activationCodeDigest } from '#platform/auth/activation-code.ts';
import { type CodeRecord, markRedeemed, takeCode } from './codes/queries.ts';
import { type LicenceRecord, lockLicence, writeLicence } from './licenses/queries.ts';

export interface Redeemed {
  code: CodeRecord;
  /** Last day of the licence now. */
  endsOn: string;
}

/** A code that can be used, and the licence once it has been. */
interface Weighed {
  code: CodeRecord;
  licence: LicenceTerms;
}

/**
 * What a code would change, in a transaction of the account. Throws AppError `code.invalid`, the same for every reason,
 * `licence.expired` where a suspension stands in the way or there is no licence for more places, and `account.closing`.
 */
export async function weighCode(trx: DatabaseTransaction, accountId: string, typed: string): Promise<Weighed> {
  const today = dayInBogota(new Date());
  const code = await takeCode(trx, activationCodeDigest(typed));
  if (code === undefined || stateOf(code, today) !== 'disponible') throw new AppError('code.invalid');
  const current = await lockLicence(trx, accountId);
  if (await isClosing(trx, accountId)) throw new AppError('account.closing');
  if (current?.suspendedAt) throw new AppError('licence.expired', { state: 'suspendida' });
  return {
    code,
    licence: code.kind === 'licencia' ? withLicence(current, code, today) : withPlaces(current, code, today),
  };
}

/** Uses it. Throws as `weighCode` does. */
export async function redeemCode(
  trx: DatabaseTransaction,
  actor: Actor & { userId: number },
  typed: string,
): Promise<Redeemed> {
  const { accountId, userId } = actor;
  const { code, licence } = await weighCode(trx, accountId, typed);
  await markRedeemed(trx, code.id, actor);
  await writeLicence(
    trx,
    { ...licence, accountId, suspendedAt: null },
    { action: 'redeem', note: `…${code.tail}`, changedBy: userId },
  );
  const { kind, plan, companies, users } = code;
  const details = { kind, plan, companies, users, endsOn: licence.endsOn };
  await record(trx, actor, { act: 'code.redeemed', target: `…${code.tail}`, details });
  return { code, endsOn: licence.endsOn };
}

export function stateOf({ redeemedAt, annulledAt, expiresOn }: CodeRecord, today: string) {
  return codeState({ isRedeemed: redeemedAt !== null, isAnnulled: annulledAt !== null, expiresOn }, today);
}

function withLicence(current: LicenceRecord | undefined, code: CodeRecord, today: string): LicenceTerms {
  const { plan, days, companies, users } = code;
  if (plan === null || days === null) throw new Error(`code ${code.id} gives a licence without plan`);
  return extendLicence(current ?? null, { plan, days, companies, users }, today);
}

function withPlaces(current: LicenceRecord | undefined, code: CodeRecord, today: string): LicenceTerms {
  const state = licenceState(current === undefined ? null : { ...current, isSuspended: false }, today);
  if (current === undefined || !mayChange(state)) throw new AppError('licence.expired', { state });
  const { plan, companies, users, startsOn, endsOn } = current;
  return { plan, companies: companies + code.companies, users: users + code.users, startsOn, endsOn };
}
