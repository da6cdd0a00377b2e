/** Checks of documents of signed statements. Counted with those of reports: a code has 60 bits, and nobody is to try many. */
import { refuseManyChecks } from '#api/audits/count-checks.ts';
import { newestVersions } from '#api/audits/explorer/queries.ts';
import { typedCode } from '#api/audits/report-code.ts';
import { asCaller } from '#api/kernel/database.ts';
import { periodKey } from '#core/calendar/period.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { houseOf } from '../house-caller.ts';
import { readDrawnMonth } from '../read-months.ts';
import type { StatementServices } from '../services.ts';
import { signedState } from '../signed-state.ts';
import { withFigures } from '../with-figures.ts';
import { checkStatements, type SignedStanding, type StatementsCheck } from './contract.ts';
import { type FoundStatements, findHandedStatements } from './queries.ts';

export function mountStatementChecks({ mount }: Router, services: StatementServices): void {
  mount(checkStatements, async ({ query: { digest, code }, request, reply }) => {
    await refuseManyChecks(services.db, request.ip);
    const held = digest ?? typedCode(code ?? '');
    const found = held === null ? undefined : await findHandedStatements(services.db, held);
    if (found === undefined) return { data: null };
    return { data: checkOf(found, await standingOf(services, found, clientGone(reply))) };
  });
}

function checkOf(found: FoundStatements, standing: SignedStanding): StatementsCheck {
  const { format, name, nit, dv, madeAt, preparedBy, closedBy, isOnePerson, closedAt, isAsSigned, reopenedAt } = found;
  return {
    format,
    period: periodKey(found),
    company: { name, nit, dv },
    madeAt: madeAt.toISOString(),
    preparedBy,
    closedBy,
    isOnePerson,
    signedAt: closedAt.toISOString(),
    isAsSigned,
    standing,
    reopenedAt: reopenedAt?.toISOString() ?? null,
  };
}

async function standingOf(
  services: StatementServices,
  { accountId, companyId, closedById, state, isReplaced, year, month: monthOfYear }: FoundStatements,
  signal: AbortSignal,
): Promise<SignedStanding> {
  if (isReplaced) return 'replaced';
  if (state !== 'closed') return 'reopened';
  const signer = { accountId, userId: closedById, isAdmin: false };
  const period = periodKey({ year, month: monthOfYear });
  const read = await asCaller(services.db, signer, async (trx) => {
    const isThere = (await newestVersions(trx, companyId)).some((stored) => periodKey(stored) === period);
    if (!isThere) return null;
    const caller = await houseOf(trx, signer);
    return { caller, month: (await readDrawnMonth(trx, caller, companyId, period))! };
  });
  if (read === null) return 'withdrawn';
  const { caller, month } = read;
  const signed = await withFigures(services, caller, signal, (run) =>
    signedState(services, caller, run, { companyId, month }),
  );
  // Opened again in this moment.
  if (signed === null) return 'reopened';
  if (signed.differences.length > 0) return 'changed';
  return signed.notesChanged ? 'notes' : 'same';
}
