/** Attachments of findings: add, download, delete. */
import { lockCompany } from '#api/balances/trial-balances/queries.ts';
import { ownCompany, readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import type { AuditServices } from '../../services.ts';
import * as contract from '../contract.ts';
import { attachmentDocument } from '../life-document.ts';
import { addActs } from '../queries.ts';
import { attachFile } from './attach-file.ts';
import { deleteAttachment, findAttachment, readAttachment } from './queries.ts';

export function mountAttachments({ mount }: Router, services: AuditServices): void {
  const { db } = services;
  mount(contract.attachToFinding, async ({ params, query, caller, request, reply }) => {
    const sender = { caller, request, signal: clientGone(reply) };
    return { data: attachmentDocument(await attachFile(services, sender, { ...params, period: query.period })) };
  });
  mount(contract.getFindingAttachment, async ({ params, caller, reply }) => {
    const { id, attachmentId } = params;
    const { file, bytes } = await asCaller(db, caller, async (trx) => {
      const { accountId } = await readCompany(trx, caller, id);
      const found = await findAttachment(trx, id, attachmentId);
      if (found === undefined) throw new AppError('resource.not_found');
      const act = { act: 'file.downloaded', companyId: id, target: found.fileName } as const;
      await logActivity(trx, { ...caller, accountId }, act);
      return { file: found, bytes: await readAttachment(trx, attachmentId) };
    });
    // Never shown by the browser in the name of this site.
    reply
      .type('application/octet-stream')
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.fileName)}`);
    return reply.send(bytes);
  });
  mount(contract.deleteFindingAttachment, async ({ params, caller }) => {
    const { id, attachmentId } = params;
    await asCaller(db, caller, async (trx) => {
      await ownCompany(trx, caller, id);
      await lockCompany(trx, id);
      const file = await findAttachment(trx, id, attachmentId);
      if (file === undefined) throw new AppError('resource.not_found');
      await deleteAttachment(trx, attachmentId);
      await addActs(trx, caller, id, [{ lifeId: file.lifeId, kind: 'detached', before: file.fileName, period: null }]);
      await logActivity(trx, caller, { act: 'finding.detached', companyId: id, target: file.fileName });
    });
    return undefined;
  });
}
