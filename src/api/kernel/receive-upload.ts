/** Receives files from outside: on disk first, then in turn scanned for viruses before anything is parsed or stored. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Sender } from '#platform/http/upload/arrival-gate.ts';
import type { ArrivedFile } from '#platform/http/upload/arrivals.ts';
import { declaredBytes, type ReceivedFile, type UploadLimit, usualLimit } from '#platform/http/upload/read-upload.ts';
import type { FairSemaphore, Place } from '#platform/worker/fair-semaphore.ts';
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
  /** Whose turns it takes; default those of all work with books. */
  places?: FairSemaphore;
  /** Its client is gone. */
  signal: AbortSignal;
}

/**
 * Runs `work` with an upload once it has arrived whole and its account has a place. Throws the
 * AppErrors of `DiskSpace`, `Arrivals.receive` and `refuseInfected`.
 */
export async function receiveUpload<Result>(
  services: Needs & Pick<Services, 'arrivals' | 'disk' | 'places'>,
  { caller, request, companyId, limit, places = services.places, signal }: Upload,
  work: (file: ReceivedFile, place: Place) => Promise<Result>,
): Promise<Result> {
  return receiveWithRoom(services, { request, sender: caller, limit }, (arrived) =>
    places.run({ account: caller.accountId, kind: 'reading', signal }, async (place) => {
      const file = { fileName: arrived.fileName, bytes: await arrived.read() };
      await refuseInfected(services, { caller, companyId }, file);
      return work(file, place);
    }),
  );
}

/** Runs `work` with a file for which the disk has room. Throws the AppErrors of `DiskSpace` and `Arrivals.receive`. */
export function receiveWithRoom<Result>(
  { arrivals, disk }: Pick<Services, 'arrivals' | 'disk'>,
  { request, sender, limit }: { request: FastifyRequest; sender: Sender; limit?: UploadLimit | undefined },
  work: (file: ArrivedFile) => Promise<Result>,
): Promise<Result> {
  // No more than may come: what declares more is refused for its size.
  const bytes = Math.min(declaredBytes(request, limit), (limit ?? usualLimit).bytes);
  return disk.withRoomFor(bytes, (hasArrived) =>
    arrivals.receive(request, sender, limit, (file) => {
      hasArrived();
      return work(file);
    }),
  );
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
