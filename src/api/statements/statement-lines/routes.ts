/** The lines of a company's statements: read, accounts of a month, change, restore, history. */
import { readCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { frameworkOf } from '../framework.ts';
import { readDrawnMonth } from '../read-months.ts';
import type { StatementServices } from '../services.ts';
import { withFigures } from '../with-figures.ts';
import { changeLines, restoreLines } from './change-lines.ts';
import * as contract from './contract.ts';
import { lineChangeDocument, linesDocument } from './lines-document.ts';
import { linesInForce, listLineRecords } from './queries.ts';

const usualPage = 20;

export function mountStatementLines(router: Router, services: StatementServices): void {
  mountReading(router, services);
  mountChanging(router, services);
}

function mountReading({ mount }: Router, services: StatementServices): void {
  const { db } = services;
  mount(contract.getStatementLines, async ({ params, caller, reply }) => {
    const data = await asCaller(db, caller, async (trx) => {
      const company = await readCompany(trx, caller, params.id);
      return linesDocument(await linesInForce(trx, params.id), frameworkOf(company));
    });
    reply.header('etag', etag(data));
    return { data };
  });
  mount(contract.listLineAccounts, async ({ params, query, caller, reply }) =>
    withFigures(services, caller, clientGone(reply), async (run) => {
      const month = await asCaller(db, caller, (trx) => readDrawnMonth(trx, caller, params.id, query.period ?? null));
      if (month === null) return { data: { period: null, accounts: [] } };
      const { shown, basis, assignments } = month;
      return { data: await run('listLineAccounts', { ...basis, ids: [shown.id] }, { assignments }) };
    }),
  );
  mount(contract.listLineChanges, async ({ params, query, caller }) => {
    const { page = 1, pageSize = usualPage } = query;
    const { changes, total } = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return listLineRecords(trx, params.id, { page, pageSize });
    });
    return { data: changes.map(lineChangeDocument), meta: { page, pageSize, total } };
  });
}

function mountChanging({ mount }: Router, { db }: StatementServices): void {
  mount(contract.setStatementLines, async ({ params, body, caller, request, reply }) => {
    const change = { assignments: body.assignments, action: 'set', restoredVersion: null } as const;
    const data = await asCaller(db, caller, (trx) =>
      changeLines(trx, caller, params.id, change, request.headers['if-match']),
    );
    reply.header('etag', etag(data));
    return { data };
  });
  mount(contract.resetStatementLines, async ({ params, caller, request, reply }) => {
    const change = { assignments: {}, action: 'reset', restoredVersion: null } as const;
    const data = await asCaller(db, caller, (trx) =>
      changeLines(trx, caller, params.id, change, request.headers['if-match']),
    );
    reply.header('etag', etag(data));
    return { data };
  });
  mount(contract.restoreStatementLines, async ({ params, caller, request, reply }) => {
    const data = await asCaller(db, caller, (trx) => restoreLines(trx, caller, params, request.headers['if-match']));
    reply.header('etag', etag(data));
    return { data };
  });
}

const etag = ({ version }: contract.StatementLinesDocument) => `"${version}"`;
