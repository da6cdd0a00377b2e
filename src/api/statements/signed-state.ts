/** What differs now from the statements that were signed. */

import { isDeepStrictEqual } from 'node:util';
import { keepSignedName } from '#api/audits/after-sign-off.ts';
import type { SignedContent } from '#api/audits/audits/sign-off/contract.ts';
import { currentSignOff } from '#api/audits/audits/sign-off/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { periodKey, samePeriod } from '#core/calendar/period.ts';
import type { Signers } from '#core/call/signers.ts';
import type { NamesKept } from '#core/product/signed-by.es.ts';
import { type Comparative, comparatives } from '#core/statement/comparatives.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { differencesOf } from './compare-copy.ts';
import { asked, optionsOf } from './drawing.ts';
import { notesInForce } from './notes/queries.ts';
import { type DrawnMonth, monthsBeside } from './read-months.ts';
import type { StatementServices } from './services.ts';
import type { SignedDifference } from './signed/contract.ts';
import { findCopy, type KeptCopy } from './signed/queries.ts';
import type { StatementCheckDocument, StatementTreeDocument } from './statements/contract.ts';
import { text } from './text.es.ts';
import type { Run } from './with-figures.ts';

const LAST_MONTH = 12;

export interface SignedState {
  signOffId: string;
  signedAt: Date;
  /** Names of who signed. */
  preparedBy: string;
  closedBy: string;
  isOnePerson: boolean;
  namesKept: NamesKept;
  /** The company and its certifiers as they were signed; null for a month that was closed before they were kept. */
  company: SignedContent['company'];
  certifiers: Signers | null;
  kept: KeptCopy;
  /** The largest first. */
  differences: SignedDifference[];
  notesChanged: boolean;
}

/** `statements`: keys of those to compare; default: all of the copy. */
interface Asked {
  companyId: number;
  month: DrawnMonth;
  statements?: readonly string[];
}

/** Null for an open month, and while there is no copy: it is asked for, where the job after the signature was lost. */
export async function signedState(
  { db, queue }: Pick<StatementServices, 'db' | 'queue'>,
  caller: Caller,
  run: Run,
  { companyId, month, statements }: Asked,
): Promise<SignedState | null> {
  if (!month.signedOff) return null;
  const period = periodKey(month.shown);
  const found = await asCaller(db, caller, async (trx) => {
    const signOff = await currentSignOff(trx, companyId, month.shown);
    if (signOff === undefined || signOff.closedAt === null) return null;
    const kept = await findCopy(trx, signOff.id);
    return { signOff, signedAt: signOff.closedAt, kept, notes: (await notesInForce(trx, companyId, period)).notes };
  });
  if (found === null) return null;
  const { signOff, kept, signedAt, notes } = found;
  if (kept === undefined) {
    // Staff read other accounts and change nothing there. Whoever looks again does not ask again.
    if (!caller.isAdmin)
      await queue.send(
        keepSignedName,
        { accountId: caller.accountId, userId: signOff.closedBy!, companyId, period },
        signOff.id,
      );
    return null;
  }
  const signed = kept.copy.statements.filter(({ key }) => statements?.includes(key) ?? true);
  const keys = signed.map(({ key }) => key);
  const now = keys.length === 0 ? [] : await drawAsSigned(run, month, keys, spansIn(signed));
  const notesChanged = !isDeepStrictEqual(notes, kept.copy.notes);
  const { id: signOffId, preparedByName: preparedBy } = signOff;
  const isOnePerson = signOff.preparedBy === signOff.closedBy;
  const { company } = signOff.content;
  const { certifiers, namesKept } = signOff;
  const by = { signOffId, preparedBy, closedBy: signOff.closedByName!, isOnePerson, namesKept, company, certifiers };
  return { ...by, signedAt, kept, differences: differencesOf(signed, now), notesChanged };
}

/** What a copy has beside the month: the year to it, and the same of the year before and its end, where they are stored. */
export function spansToSign({ shown, stored }: Pick<DrawnMonth, 'shown' | 'stored'>): Comparative[] {
  const year = shown.year - 1;
  const has = (...months: readonly number[]) =>
    months.some((month) => stored.some((one) => samePeriod(one, { year, month })));
  const hasSame = shown.month > LAST_MONTH ? has(LAST_MONTH, shown.month) : has(shown.month);
  return [
    ...(hasSame ? ['ano-anterior' as const] : []),
    'acumulado',
    ...(hasSame ? ['acumulado-anterior' as const] : []),
    ...(shown.month < LAST_MONTH && has(LAST_MONTH, LAST_MONTH + 1) ? ['diciembre' as const] : []),
  ];
}

/** Those that a copy was made with. */
function spansIn(copy: readonly StatementTreeDocument[]): Comparative[] {
  return comparatives.filter((one) => copy.some(({ columns }) => columns.some(({ key }) => key === one)));
}

/** How statements are drawn for the copy of a signed month, and to be compared with it. `statements`: keys. */
export function drawAsSigned(
  run: Run,
  month: DrawnMonth,
  statements: readonly string[],
  compare: readonly Comparative[],
) {
  const options = { ...optionsOf(month), compare };
  return run('drawSet', asked(month, monthsBeside(month)), {
    statements,
    options,
    detail: 'accounts',
    budget: [],
    rates: [],
  });
}

/** Whether the figures are those that were signed, as a check of a statement. */
export function signedChecks(state: SignedState | null): StatementCheckDocument[] {
  if (state === null) return [];
  const { length } = state.differences;
  const words = length === 0 ? text.unchanged : text.differs(length);
  return [{ key: 'signed', label: text.asSigned, holds: length === 0, difference: null, words }];
}
