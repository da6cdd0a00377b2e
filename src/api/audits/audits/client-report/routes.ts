/** Reports for clients: proposed, sent, withdrawn; and read by their link. */
import { lastRecipient } from '#api/companies/client-contacts/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import type { ClientQuestions } from '../../client-questions.ts';
import type { AuditServices } from '../../services.ts';
import { composeSheet } from './compose-sheet.ts';
import * as contract from './contract.ts';
import { openReport, reportToWrite } from './open-report.ts';
import { type ClientReportRecord, listReports, lockReport, reportLogo } from './queries.ts';
import { reportDocument } from './report-document.ts';
import { pictureOf, sendReport, withdrawReport } from './send-report.ts';

export function mountClientReports({ mount }: Router, services: AuditServices & { questions: ClientQuestions }): void {
  const { db, places, workers, questions } = services;
  mount(contract.proposeClientReport, ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      const { sheet, candidates, firm } = await composeSheet(trx, caller, params);
      return { data: { sheet, candidates, recipient: await lastRecipient(trx, params.id), logo: firm.logo } };
    }),
  );
  mount(contract.sendClientReport, ({ params, body, caller, reply }) =>
    sendReport(services, caller, params, body, clientGone(reply)),
  );
  mount(contract.listClientReports, ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return { data: (await listReports(trx, params.id)).map(reportDocument) };
    }),
  );
  mount(contract.withdrawClientReport, ({ params, caller }) =>
    asCaller(db, caller, async (trx) => ({ data: await withdrawReport(trx, { caller, questions }, params) })),
  );
  /** The same report gives the same bytes: those whose digest was noted when it was sent. */
  const write = async (report: ClientReportRecord, logo: string | null, account: string, signal: AbortSignal) => {
    const { sheet, code } = report;
    const bytes = await places.run({ account, kind: 'look', signal }, (place) =>
      workers.run('writeClientReport', { sheet, code, logo }, { place, signal }),
    );
    return { bytes: Buffer.from(bytes), name: `informe-${sheet.company.nit}-${sheet.period}.pdf` };
  };
  mount(contract.getClientReportFile, async ({ params, caller, reply }) => {
    const { report, logo } = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      const found = await lockReport(trx, params.reportId);
      if (found === undefined || found.companyId !== params.id) throw new AppError('resource.not_found');
      const { accountId } = found;
      const act = { act: 'audit.exported', companyId: params.id, target: found.code } as const;
      await logActivity(trx, { ...caller, accountId }, act);
      return { report: found, logo: pictureOf(await reportLogo(trx, found.id)) };
    });
    const { bytes, name } = await write(report, logo, caller.accountId, clientGone(reply));
    return reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`).send(bytes);
  });
  mount(contract.openClientReport, async ({ body, request }) => ({
    data: await openReport(services, body.token, request.ip),
  }));
  mount(contract.readClientReportFile, async ({ body, request, reply }) => {
    const { report, logo } = await reportToWrite(services, body.token, request.ip);
    const { bytes, name } = await write(report, logo, report.accountId, clientGone(reply));
    return reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}"`).send(bytes);
  });
}
