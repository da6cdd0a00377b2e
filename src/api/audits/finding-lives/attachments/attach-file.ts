/** Attaches a file to a finding: received as any upload, then checked by its first bytes, counted and stored. */
import type { FastifyRequest } from 'fastify';
import { ownCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import { receiveUpload } from '#api/kernel/receive-upload.ts';
import type { Services } from '#api/kernel/services.ts';
import { claimStorage } from '#api/subscription/claim-storage.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { livesToChange, logChange } from '../change-findings.ts';
import { addActs } from '../queries.ts';
import { mediaTypeOf } from './media-type.ts';
import { type AttachmentRecord, findAttachment, insertAttachment, listAttachments } from './queries.ts';

const mostBytes = 20 * 1024 ** 2;
const mostFiles = 50;
/** Of each file. */
export const fileLimit = { bytes: mostBytes, tooLarge: () => new AppError('request.too_large', { limit: '20 MB' }) };

/**
 * Throws AppError `resource.not_found`, `auth.forbidden`, `finding.file_type`, `finding.too_many_files`, `storage.full`, and
 * those of `receiveUpload`.
 */
export async function attachFile(
  services: Pick<Services, 'db' | 'antivirus' | 'arrivals' | 'disk' | 'places'>,
  { caller, request, signal }: { caller: Caller; request: FastifyRequest; signal: AbortSignal },
  { id: companyId, fingerprint, period }: { id: number; fingerprint: string; period: string },
): Promise<AttachmentRecord> {
  const { db } = services;
  await asCaller(db, caller, (trx) => ownCompany(trx, caller, companyId));
  return receiveUpload(
    services,
    { caller, request, companyId, limit: fileLimit, signal },
    async ({ fileName, bytes }) => {
      const mediaType = mediaTypeOf(fileName, bytes);
      if (mediaType === null) throw new AppError('finding.file_type', { name: fileName });
      return asCaller(db, caller, async (trx) => {
        const [life] = await livesToChange(trx, caller, companyId, [{ fingerprint, version: null }]);
        if ((await listAttachments(trx, companyId, life!.id)).length >= mostFiles)
          throw new AppError('finding.too_many_files', { limit: mostFiles });
        await claimStorage(trx, caller, bytes.byteLength);
        const id = await insertAttachment(trx, caller, { companyId, lifeId: life!.id, fileName, mediaType, bytes });
        await addActs(trx, caller, companyId, [{ lifeId: life!.id, kind: 'attached', after: fileName, period }]);
        await logChange(trx, caller, companyId, [life!], { act: 'finding.attached', details: { file: fileName } });
        return (await findAttachment(trx, companyId, id))!;
      });
    },
  );
}
