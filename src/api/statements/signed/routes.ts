/** Statements of signed months: what differs from them now. */
import { asCaller } from '#api/kernel/database.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { readDrawnMonth } from '../read-months.ts';
import type { StatementServices } from '../services.ts';
import { signedState } from '../signed-state.ts';
import { withFigures } from '../with-figures.ts';
import { getSignedStatements } from './contract.ts';

const mostListed = 200;

export function mountSignedStatements({ mount }: Router, services: StatementServices): void {
  mount(getSignedStatements, ({ params: { id, period }, caller, reply }) =>
    withFigures(services, caller, clientGone(reply), async (run) => {
      const month = (await asCaller(services.db, caller, (trx) => readDrawnMonth(trx, caller, id, period)))!;
      const state = await signedState(services, caller, run, { companyId: id, month });
      if (state === null) return { data: null };
      const { signedAt, kept, differences, notesChanged } = state;
      const listed = differences.slice(0, mostListed);
      const times = { signedAt: signedAt.toISOString(), madeAt: kept.madeAt.toISOString() };
      const { digest } = kept;
      return { data: { period, ...times, digest, differences: listed, count: differences.length, notesChanged } };
    }),
  );
}
