/** Preview of información exógena: formats of a year, their rows and accounts, what the company says of them, Excel. */
import { readDirectory } from '#api/balances/third-parties/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { EQUIVALENCES_KEY, equivalencesOf } from '#core/engine/roles/company-roles.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import type { InputOf, ResultOf } from '#platform/worker/tasks.ts';
import { newestVersions, readMonths } from '../explorer/queries.ts';
import { ratesForAudit } from '../legal-rates/queries.ts';
import { activeSettings } from '../parametrization/queries.ts';
import { predefinedInForce } from '../predefined/queries.ts';
import type { AuditServices } from '../services.ts';
import { equivalencesInForce } from '../stored-input.ts';
import type { AuditTasks } from '../worker-tasks.ts';
import { changeMapping, mappingDocument } from './change-mapping.ts';
import * as contract from './contract.ts';
import type { YearTask } from './draw-formats.ts';
import { mappingInForce } from './queries.ts';
import { text } from './text.es.ts';

const usualPage = 50;

type ExogenaTask = 'summarizeExogena' | 'listExogenaRows' | 'listExogenaAccounts' | 'writeExogena';
type Services = Pick<AuditServices, 'db' | 'workers' | 'places'>;

export function mountExogena(router: Router, services: AuditServices): void {
  mountReading(router, services);
  mountMapping(router, services);
}

function mountReading({ mount }: Router, services: Services): void {
  const { db } = services;
  mount(contract.listExogenaYears, async ({ params, caller }) => {
    const stored = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return newestVersions(trx, params.id);
    });
    return { data: [...new Set(stored.map(({ year }) => year))].sort((a, b) => b - a) };
  });
  mount(contract.getExogena, async ({ params, caller, reply }) => ({
    data: await runYear(services, caller, params, clientGone(reply), 'summarizeExogena', {}),
  }));
  mount(contract.listExogenaRows, async ({ params, query, caller, reply }) => {
    const { format } = params;
    const { lack = null, words = '', offset = 0, limit = usualPage } = query;
    const asked = { format, lack, words, offset, limit };
    return { data: await runYear(services, caller, params, clientGone(reply), 'listExogenaRows', asked) };
  });
  mount(contract.listExogenaAccounts, async ({ params, caller, reply }) => {
    const { format } = params;
    return { data: await runYear(services, caller, params, clientGone(reply), 'listExogenaAccounts', { format }) };
  });
  mount(contract.exportExogena, async ({ params, caller, reply }) => {
    const file = await runYear(services, caller, params, clientGone(reply), 'writeExogena', {});
    const name = `exogena-${params.year}.xlsx`;
    await asCaller(db, caller, (trx) =>
      logActivity(trx, caller, { act: 'exogena.exported', companyId: params.id, target: text.target(params.year) }),
    );
    return reply
      .type(contract.exportExogena.produces)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Buffer.from(file));
  });
}

function mountMapping({ mount }: Router, { db }: Services): void {
  mount(contract.getExogenaMapping, async ({ params, caller, reply }) => {
    const record = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return mappingInForce(trx, params.id, params.year);
    });
    const data = mappingDocument(params.year, record);
    reply.header('etag', `"${data.version}"`);
    return { data };
  });
  mount(contract.setExogenaMapping, async ({ params, body, caller, request, reply }) => {
    const data = await asCaller(db, caller, (trx) =>
      changeMapping(trx, caller, params, body, request.headers['if-match']),
    );
    reply.header('etag', `"${data.version}"`);
    return { data };
  });
}

type Asked<Name extends ExogenaTask> = Omit<InputOf<AuditTasks, Name>, keyof YearTask>;

/**
 * Runs a task over the books of a year, which are sent only where the worker that gets it has not kept them. Throws
 * AppError `audit.no_balance` for a year without any.
 */
function runYear<Name extends ExogenaTask>(
  { db, workers, places }: Services,
  caller: Caller,
  { id, year }: { id: number; year: number },
  signal: AbortSignal,
  name: Name,
  asked: Asked<Name>,
): Promise<NonNullable<ResultOf<AuditTasks, Name>>> {
  return places.run({ account: caller.accountId, kind: 'look', signal }, async (place) => {
    const { own, ids, task, equivalences, directory } = await asCaller(db, caller, async (trx) => {
      const company = await readCompany(trx, caller, id);
      const stored = (await newestVersions(trx, id)).filter((month) => month.year === year);
      if (stored.length === 0) throw new AppError('audit.no_balance', { period: String(year) });
      const { settings } = await activeSettings(trx, id);
      const { settings: predefined } = await predefinedInForce(trx, id);
      const { assignments, thresholds } = mappingDocument(year, await mappingInForce(trx, id, year));
      const { rates } = await ratesForAudit(trx);
      return {
        own: company.nit,
        ids: stored.map((month) => month.id),
        task: { year, assignments, thresholds, rates },
        equivalences: equivalencesOf({ [EQUIVALENCES_KEY]: equivalencesInForce(settings, predefined) }),
        directory: await readDirectory(trx, id),
      };
    });
    const key = JSON.stringify([ids, own, equivalences, directory.version]);
    const send = (given: YearTask['months']['given']) =>
      workers.run(name, { ...task, ...asked, months: { key, given } } as never, { place, signal });
    const kept = await send(null);
    if (kept !== null) return kept as never;
    const stored = await asCaller(db, caller, (trx) => readMonths(trx, ids));
    return (await send({ stored, own, equivalences, directory: directory.thirdParties })) as never;
  });
}
