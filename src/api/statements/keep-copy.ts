/** Keeps the statements of a month that was signed off, drawn from the balance that was signed. */

import { readAccess } from '#api/access/permissions/queries.ts';
import type { SignedMonth } from '#api/audits/after-sign-off.ts';
import { currentSignOff } from '#api/audits/audits/sign-off/queries.ts';
import { lockCompany } from '#api/balances/trial-balances/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { parsePeriod, samePeriod } from '#core/calendar/period.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { catalogue } from './catalogue.ts';
import { notesInForce } from './notes/queries.ts';
import { type DrawnMonth, readDrawnMonth } from './read-months.ts';
import type { StatementServices } from './services.ts';
import { findCopy, insertCopy, type StatementsCopy } from './signed/queries.ts';
import { drawAsSigned, spansToSign } from './signed-state.ts';
import { withFigures } from './with-figures.ts';

const keys = catalogue.map(({ declaration }) => declaration.key);

/** The copy of the month, made where it has none; null where it is open. */
export async function keepCopy(
  services: StatementServices,
  { accountId, userId, companyId, period }: SignedMonth,
  signal: AbortSignal,
): Promise<StatementsCopy | null> {
  const { db } = services;
  const signed = { accountId, userId, isAdmin: false };
  const found = await asCaller(db, signed, async (trx) => {
    const caller = await houseOf(trx, signed);
    const signOff = await currentSignOff(trx, companyId, parsePeriod(period)!);
    if (signOff?.state !== 'closed') return null;
    const kept = await findCopy(trx, signOff.id);
    if (kept !== undefined) return { kept };
    const month = (await readDrawnMonth(trx, caller, companyId, period))!;
    const { notes } = await notesInForce(trx, companyId, period);
    return { caller, signOffId: signOff.id, notes, month: withBalance(month, signOff.balanceId) };
  });
  if (found === null) return null;
  if ('kept' in found) return found.kept.copy;
  const { caller, signOffId, notes, month } = found;
  const statements = await withFigures(services, caller, signal, (run) =>
    drawAsSigned(run, month, keys, spansToSign(month)),
  );
  const copy = { period, statements, notes };
  await asCaller(db, signed, (trx) => insertCopy(trx, { accountId, companyId, signOffId }, copy));
  return copy;
}

/**
 * Before a document of a closed month is drawn: its copy is made where the job has not come to it, so that the document has
 * its code. Throws AppError `resource.not_found`, `server.busy`.
 */
export async function haveCopy(
  services: StatementServices,
  caller: Caller,
  { companyId, period }: Pick<SignedMonth, 'companyId' | 'period'>,
  signal: AbortSignal,
): Promise<void> {
  const signed = await asCaller(services.db, caller, async (trx) => {
    const { accountId } = await readCompany(trx, caller, companyId);
    const month = parsePeriod(period);
    let signOff = month === null ? undefined : await currentSignOff(trx, companyId, month);
    if (signOff?.state === 'prepared') {
      // Its last signature may be under way.
      await lockCompany(trx, companyId);
      signOff = await currentSignOff(trx, companyId, month!);
    }
    if (signOff?.state !== 'closed' || (await findCopy(trx, signOff.id)) !== undefined) return null;
    return { accountId, userId: signOff.closedBy! };
  });
  if (signed !== null) await keepCopy(services, { ...signed, companyId, period }, signal);
}

/** The month with the version that was signed: a newer one may have come. */
function withBalance(month: DrawnMonth, balanceId: string): DrawnMonth {
  const shown = { ...month.shown, id: balanceId };
  return { ...month, shown, stored: month.stored.map((one) => (samePeriod(one, shown) ? shown : one)) };
}

/** `userId`: who signed; they may have lost the company meanwhile, and what is signed is the account's. */
export async function houseOf(
  trx: DatabaseTransaction,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
): Promise<Caller> {
  const access = await readAccess(trx, accountId, userId);
  return { ...access, accountId, userId, name: '', isRoot: true, isAdmin: false, sessionId: '' };
}
