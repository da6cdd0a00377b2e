/** Reports of audits: download. */

import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { clock } from '#platform/clock.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import type { AuditServices } from '../../services.ts';
import * as contract from './contract.ts';
import { noteHanded, sealReport } from './hand-out.ts';
import { readReport } from './read-report.ts';

const types: Record<contract.ReportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
};

export function mountAuditReport({ mount }: Router, { db, workers, places, publicUrl }: AuditServices): void {
  mount(contract.downloadReport, async ({ params, query: { format }, caller, reply }) => {
    const signal = clientGone(reply);
    // What waits for its turn holds no balance.
    const { file, name, sealed, accountId } = await places.run(
      { account: caller.accountId, kind: 'look', signal },
      async (place) => {
        const report = await asCaller(db, caller, (trx) => readReport(trx, caller, params));
        const seal = sealReport(report.content, { format, home: publicUrl(), made: clock.today() });
        const { company, audit } = seal.content;
        const bytes = await workers.run(
          'writeReport',
          { content: seal.content, month: report.month, format },
          { place, signal },
        );
        const fileName = `auditoria-${company.nit}-${audit.attributes.period}.${format}`;
        return { file: bytes, name: fileName, sealed: seal, accountId: report.accountId };
      },
    );
    await asCaller(db, caller, async (trx) => {
      await noteHanded(trx, file, { format, accountId, companyId: params.id, sealed });
      await logActivity(trx, caller, { act: 'audit.exported', companyId: params.id, target: name });
    });
    return reply
      .type(types[format])
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Buffer.from(file));
  });
  mount(contract.downloadSiigoEntries, async ({ params, caller, reply }) => {
    const signal = clientGone(reply);
    const { file, name } = await places.run({ account: caller.accountId, kind: 'look', signal }, async (place) => {
      const report = await asCaller(db, caller, (trx) => readReport(trx, caller, params));
      const { content } = sealReport(report.content, { format: 'xlsx', home: '', made: clock.today() });
      const bytes = await workers.run(
        'writeReport',
        { content, month: report.month, format: 'siigo' },
        { place, signal },
      );
      return { file: bytes, name: `siigo-${content.company.nit}-${content.audit.attributes.period}.xlsx` };
    });
    await asCaller(db, caller, (trx) =>
      logActivity(trx, caller, { act: 'audit.exported', companyId: params.id, target: name }),
    );
    return reply
      .type(types.xlsx)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Buffer.from(file));
  });
}
