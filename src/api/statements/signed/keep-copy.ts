/** Keeps the statements of a month that was signed off, drawn from the balance that was signed. */

import type { SignedMonth } from '#api/audits/after-sign-off.ts';
import { currentSignOff } from '#api/audits/audits/sign-off/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { parsePeriod, samePeriod } from '#core/calendar/period.ts';
import { catalogue } from '../catalogue.ts';
import { houseOf } from '../house-caller.ts';
import { notesInForce } from '../notes/queries.ts';
import { type DrawnMonth, readDrawnMonth } from '../read-months.ts';
import type { StatementServices } from '../services.ts';
import { drawAsSigned, spansToSign } from '../signed-state.ts';
import { withFigures } from '../with-figures.ts';
import { findCopy, insertCopy, type StatementsCopy } from './queries.ts';

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

/** The month with the version that was signed: a newer one may have come. */
function withBalance(month: DrawnMonth, balanceId: string): DrawnMonth {
  const shown = { ...month.shown, id: balanceId };
  return { ...month, shown, stored: month.stored.map((one) => (samePeriod(one, shown) ? shown : one)) };
}
