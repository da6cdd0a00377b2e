/** The file that somebody sends, read whole and looked at for viruses before anything of it is read or kept. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { type ReceivedFile, readUpload, type UploadLimit } from '#platform/http/read-upload.ts';
import { asCaller } from './database.ts';
import { record } from './record/queries.ts';
import type { Services } from './services.ts';

interface Upload {
  caller: Caller;
  request: FastifyRequest;
  /** Whose books it is about, for the record. */
  companyId?: number;
  limit?: UploadLimit;
}

/** Throws AppError as `readUpload` does, `file.infected`, or `file.not_scanned` when the scanner does not answer. */
export async function receiveUpload(
  { db, antivirus }: Pick<Services, 'db' | 'antivirus'>,
  { caller, request, companyId, limit }: Upload,
): Promise<ReceivedFile> {
  const file = await readUpload(request, limit);
  const virus = await antivirus.scan(file.bytes);
  if (virus === null) return file;
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  await asCaller(db, caller, (trx) =>
    record(trx, caller, {
      act: 'file.infected',
      ...(companyId === undefined ? {} : { companyId }),
      target: file.fileName,
      details: { virus, sha256 },
    }),
  );
  throw new AppError('file.infected', { name: file.fileName, virus });
}
