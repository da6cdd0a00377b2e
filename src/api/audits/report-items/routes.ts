/** The items of a company's financial report: read, accounts of the newest month, change, restore, history. */

import { readCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import { EQUIVALENCES_KEY, equivalencesOf } from '#core/engine/roles/company-roles.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { newestBefore } from '../audit-input/queries.ts';
import { activeSettings } from '../parametrization/queries.ts';
import { predefinedInForce } from '../predefined/queries.ts';
import { runPreview } from '../run-preview.ts';
import type { AuditServices } from '../services.ts';
import { equivalencesInForce } from '../stored-input.ts';
import { changeReport, restoreReport } from './change-report.ts';
import * as contract from './contract.ts';
import { listReportRecords, reportInForce } from './queries.ts';
import { reportChangeDocument, reportDocument } from './report-document.ts';

const usualPage = 20;
/** After every month. */
const always = { year: 9999, month: 13 };

export function mountReportItems(router: Router, services: AuditServices): void {
  mountReading(router, services);
  mountChanging(router, services);
}

function mountReading({ mount }: Router, services: AuditServices): void {
  const { db } = services;
  mount(contract.getReportItems, async ({ params, caller, reply }) => {
    const record = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return reportInForce(trx, params.id);
    });
    const data = reportDocument(record);
    reply.header('etag', etag(data));
    return { data };
  });
  mount(contract.listReportAccounts, async ({ params, caller, reply }) => {
    const read = () =>
      asCaller(db, caller, async (trx) => {
        await readCompany(trx, caller, params.id);
        const [newest] = await newestBefore(trx, params.id, always, 1);
        if (newest === undefined) return null;
        const { settings } = await activeSettings(trx, params.id);
        const { settings: predefined } = await predefinedInForce(trx, params.id);
        const equivalences = equivalencesOf({ [EQUIVALENCES_KEY]: equivalencesInForce(settings, predefined) });
        const { assignments = {} } = (await reportInForce(trx, params.id)) ?? {};
        return { month: newest.stored, equivalences, assignments };
      });
    const month = await runPreview(services, caller, 'reportAccounts', read, clientGone(reply));
    return { data: month ?? { period: null, accounts: [], figures: [] } };
  });
  mount(contract.listReportChanges, async ({ params, query, caller }) => {
    const { page = 1, pageSize = usualPage } = query;
    const { changes, total } = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return listReportRecords(trx, params.id, { page, pageSize });
    });
    return { data: changes.map(reportChangeDocument), meta: { page, pageSize, total } };
  });
}

function mountChanging({ mount }: Router, { db }: AuditServices): void {
  mount(contract.setReportItems, async ({ params, body, caller, request, reply }) => {
    const change = { assignments: body.assignments, action: 'set', restoredVersion: null } as const;
    const data = await asCaller(db, caller, (trx) =>
      changeReport(trx, caller, params.id, change, request.headers['if-match']),
    );
    reply.header('etag', etag(data));
    return { data };
  });
  mount(contract.resetReportItems, async ({ params, caller, request, reply }) => {
    const change = { assignments: {}, action: 'reset', restoredVersion: null } as const;
    const data = await asCaller(db, caller, (trx) =>
      changeReport(trx, caller, params.id, change, request.headers['if-match']),
    );
    reply.header('etag', etag(data));
    return { data };
  });
  mount(contract.restoreReportItems, async ({ params, caller, request, reply }) => {
    const data = await asCaller(db, caller, (trx) => restoreReport(trx, caller, params, request.headers['if-match']));
    reply.header('etag', etag(data));
    return { data };
  });
}

const etag = ({ version }: contract.ReportDocument) => `"${version}"`;
