/** The crossing of documents of a month: its third parties, one of them, and the whole as a workbook. */
import { findNewest } from '#api/balances/trial-balances/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { readPeriod } from '#api/kernel/read-period.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { readInput } from '../audit-input/queries.ts';
import type { AuditServices } from '../services.ts';
import type { StoredInput } from '../stored-input.ts';
import * as contract from './contract.ts';
import { text } from './text.es.ts';

type Needs = Pick<AuditServices, 'db' | 'workers' | 'places'>;

export function mountCrossedDocuments({ mount }: Router, services: Needs): void {
  const { db, workers, places } = services;
  mount(contract.crossDocuments, async ({ params, query, caller, reply }) => {
    const signal = clientGone(reply);
    return places.run({ account: caller.accountId, kind: 'look', signal }, async (place) => {
      const { period, side = 'received', ...filter } = query;
      const { input } = await inputOf(services, caller, params.id, period);
      return { data: await workers.run('crossMonth', { input, side, ...filter }, { place, signal }) };
    });
  });
  mount(contract.partyDocuments, async ({ params, query, caller, reply }) => {
    const signal = clientGone(reply);
    return places.run({ account: caller.accountId, kind: 'look', signal }, async (place) => {
      const { period, side = 'received', key } = query;
      const { input, balanceId } = await inputOf(services, caller, params.id, period);
      const found = await workers.run('crossParty', { input, side, key }, { place, signal });
      if (found === null) throw new AppError('resource.not_found');
      return { data: { ...found, balanceId } };
    });
  });
  mount(contract.exportDocuments, async ({ params, query, caller, reply }) => {
    const signal = clientGone(reply);
    const { period, side = 'received', ...filter } = query;
    const bytes = await places.run({ account: caller.accountId, kind: 'look', signal }, async (place) => {
      const { input } = await inputOf(services, caller, params.id, period);
      return workers.run('exportCrossing', { input, side, ...filter }, { place, signal });
    });
    const name = text.fileName(side, period);
    await asCaller(db, caller, (trx) =>
      logActivity(trx, caller, { act: 'documents.exported', companyId: params.id, target: name }),
    );
    return reply
      .type(contract.exportDocuments.produces!)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Buffer.from(bytes));
  });
}

/** Throws AppError `audit.no_balance`. */
function inputOf(
  { db }: Needs,
  caller: Caller,
  companyId: number,
  asked: string,
): Promise<{ input: StoredInput; balanceId: string }> {
  const period = readPeriod(asked);
  return asCaller(db, caller, async (trx) => {
    await readCompany(trx, caller, companyId);
    const balance = await findNewest(trx, companyId, period);
    if (balance === undefined) throw new AppError('audit.no_balance', { period: formatPeriod(period) });
    return { input: await readInput(trx, { ...period, companyId, balanceId: balance.id }), balanceId: balance.id };
  });
}
