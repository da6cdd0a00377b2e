/** Reports of audits: download. */

import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import type { AuditServices } from '../../services.ts';
import * as contract from './contract.ts';
import { readReport } from './read-report.ts';

const types: Record<contract.ReportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
};

export function mountAuditReport({ mount }: Router, { db, workers, places }: AuditServices): void {
  mount(contract.downloadReport, async ({ params, query: { format }, caller, reply }) => {
    const signal = clientGone(reply);
    // What waits for its turn holds no balance.
    const { file, name } = await places.run({ account: caller.accountId, kind: 'look', signal }, async (place) => {
      const report = await asCaller(db, caller, (trx) => readReport(trx, caller, params));
      const { company, audit } = report.content;
      const bytes = await workers.run('writeReport', { ...report, format }, { place, signal });
      return { file: bytes, name: `auditoria-${company.nit}-${audit.attributes.period}.${format}` };
    });
    await asCaller(db, caller, (trx) =>
      logActivity(trx, caller, { act: 'audit.exported', companyId: params.id, target: name }),
    );
    return reply
      .type(types[format])
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Buffer.from(file));
  });
}
