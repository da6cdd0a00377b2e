/** Checks of documents of signed statements. Counted with those of reports: a code has 80 bits (60 in documents of earlier releases), and
 * nobody is to try many. */
import { refuseManyChecks } from '#api/audits/count-checks.ts';
import { newestVersions } from '#api/audits/explorer/queries.ts';
import { typedCode } from '#api/audits/report-code.ts';
import { asCaller } from '#api/kernel/database.ts';
import { periodKey } from '#core/calendar/period.ts';
import { type Cents, toDecimal } from '#core/money/money.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { houseOf } from '../keep-copy.ts';
import { readDrawnMonth } from '../read-months.ts';
import type { StatementServices } from '../services.ts';
import { mainFigures } from '../signed/queries.ts';
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
  const { format, company, madeAt, preparedBy, preparedCard, closedBy, closedCard, isOnePerson } = found;
  const { namesKept, closedAt, isAsSigned, reopenedAt, kept } = found;
  return {
    format,
    period: periodKey(found),
    company,
    renamed: renamedSince(found),
    madeAt: madeAt.toISOString(),
    preparedBy,
    preparedCard,
    closedBy,
    closedCard,
    namesKept,
    isOnePerson,
    signedAt: closedAt.toISOString(),
    figures: figuresOf(kept),
    isAsSigned,
    standing,
    reopenedAt: reopenedAt?.toISOString() ?? null,
  };
}

const renamedSince = ({ company, nameNow, nitNow }: FoundStatements) => ({
  name: company.name !== nameNow,
  nit: company.nit !== nitNow,
});

function figuresOf(kept: FoundStatements['kept']): StatementsCheck['figures'] {
  const main = kept && mainFigures(kept.copy);
  const written = (cents: Cents | null | undefined) =>
    cents === null || cents === undefined ? null : toDecimal(cents);
  return {
    assets: written(main?.assets),
    equity: written(main?.equity),
    result: written(main?.result),
    resultToDate: written(main?.resultToDate),
  };
}

async function standingOf(
  services: StatementServices,
  found: FoundStatements,
  signal: AbortSignal,
): Promise<SignedStanding> {
  const { accountId, companyId, closedById, state, isReplaced, year, month: monthOfYear } = found;
  if (!found.isWhole) return 'altered';
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
  const { name, nit } = renamedSince(found);
  if (name || nit) return 'renamed';
  return signed.notesChanged ? 'notes' : 'same';
}
