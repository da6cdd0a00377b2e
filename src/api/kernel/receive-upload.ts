/** Receives files from outside: buffered whole and scanned for viruses before anything is parsed or stored. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { type ReceivedFile, readUpload, type UploadLimit } from '#platform/http/read-upload.ts';
import { logActivity } from './activity-log/queries.ts';
import { asCaller } from './database.ts';
import type { Services } from './services.ts';

type Needs = Pick<Services, 'db' | 'antivirus'>;

interface Upload {
  caller: Caller;
  request: FastifyRequest;
  /** Company of the books, for the activity log. */
  companyId?: number;
  limit?: UploadLimit;
}

/** Receives an upload. Throws the AppErrors of `readUpload` and `refuseInfected`. */
export async function receiveUpload(
  services: Needs,
  { caller, request, companyId, limit }: Upload,
): Promise<ReceivedFile> {
  const file = await readUpload(request, limit);
  await refuseInfected(services, { caller, companyId }, file);
  return file;
}

/** Throws AppError `file.infected`, which is also logged, or `file.not_scanned` when the scanner does not answer. */
export async function refuseInfected(
  { db, antivirus }: Needs,
  { caller, companyId }: { caller: Caller; companyId: number | undefined },
  { fileName, bytes }: ReceivedFile,
): Promise<void> {
  const virus = await antivirus.scan(bytes);
  if (virus === null) return;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const about = { target: fileName, details: { virus, sha256 } };
  await asCaller(db, caller, (trx) =>
    logActivity(trx, caller, { act: 'file.infected', ...(companyId === undefined ? {} : { companyId }), ...about }),
  );
  throw new AppError('file.infected', { name: fileName, virus });
}
