/** Preview of información exógena: formats of a year, their rows and accounts, what the company says of them, Excel. */
import type { FastifyReply } from 'fastify';
import { readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { newestVersions } from '../explorer/queries.ts';
import type { AuditServices } from '../services.ts';
import {
  byHand,
  changeDocument,
  changeMapping,
  copyMapping,
  mappingDocument,
  resetMapping,
  restoreMapping,
} from './change-mapping.ts';
import * as contract from './contract.ts';
import { listMappingChanges, mappingInForce } from './queries.ts';
import { runYear } from './run-year.ts';
import { text } from './text.es.ts';

const usualPage = 50;
const usualChanges = 20;

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
    return tagged(reply, mappingDocument(params.year, record));
  });
  mount(contract.listExogenaChanges, async ({ params: { id, year }, query, caller }) => {
    const { page = 1, pageSize = usualChanges } = query;
    const { changes, total } = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, id);
      return listMappingChanges(trx, { companyId: id, year }, { page, pageSize });
    });
    return { data: changes.map(changeDocument), meta: { page, pageSize, total } };
  });
  mount(contract.setExogenaMapping, async ({ params, body, caller, request, reply }) => {
    const change = { ...body, ...byHand };
    const { 'if-match': ifMatch } = request.headers;
    return tagged(reply, await asCaller(db, caller, (trx) => changeMapping(trx, caller, params, change, ifMatch)));
  });
  mount(contract.resetExogenaMapping, async ({ params, caller, request, reply }) => {
    const { 'if-match': ifMatch } = request.headers;
    return tagged(reply, await asCaller(db, caller, (trx) => resetMapping(trx, caller, params, ifMatch)));
  });
  mount(contract.restoreExogenaMapping, async ({ params, caller, request, reply }) => {
    const { 'if-match': ifMatch } = request.headers;
    return tagged(reply, await asCaller(db, caller, (trx) => restoreMapping(trx, caller, params, ifMatch)));
  });
  mount(contract.copyExogenaMapping, async ({ params, body, caller, request, reply }) => {
    const { 'if-match': ifMatch } = request.headers;
    const of = { ...params, ...body };
    return tagged(reply, await asCaller(db, caller, (trx) => copyMapping(trx, caller, of, ifMatch)));
  });
}

function tagged(reply: FastifyReply, data: contract.ExogenaMapping): { data: contract.ExogenaMapping } {
  reply.header('etag', `"${data.version}"`);
  return { data };
}
