/** Files of answers: received as any upload, in turns of their question, scanned and counted as attachments are. */

import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { attemptKey, countAttempt } from '#api/kernel/attempts/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { receiveWithRoom } from '#api/kernel/receive-upload.ts';
import type { Services } from '#api/kernel/services.ts';
import { claimStorage } from '#api/subscription/claim-storage.ts';
import { AppError } from '#core/call/app-error.ts';
import type { ReceivedFile } from '#platform/http/upload/read-upload.ts';
import { fileLimit } from '../../attachments/attach-file.ts';
import { mediaTypeOf } from '../../attachments/media-type.ts';
import type { AskedQuestion } from '../contract.ts';
import type { QuestionRecord } from '../queries.ts';
import { askedDocument } from '../question-document.ts';
import { type Answerer, refuseOver, withQuestion } from './answer-question.ts';
import { insertFile, listFiles, listItems } from './queries.ts';

type Needs = Pick<Services, 'db' | 'antivirus' | 'arrivals' | 'disk' | 'places'>;

const hour = 60 * 60;
/** Uploads for one question in an hour, kept or not. */
const mostUploads = 60;
/** Files of one answer. */
export const mostAnswerFiles = 10;

/**
 * Throws AppError `question.over`, `resource.not_found` for an item of another question, `question.too_many_files`,
 * `finding.file_type`, `storage.full`, `file.infected`, and those of `DiskSpace` and `Arrivals.receive`.
 */
export async function addFile(
  services: Needs,
  answerer: Answerer,
  { item, request, signal }: { item: string; request: FastifyRequest; signal: AbortSignal },
): Promise<AskedQuestion> {
  const { questionId } = answerer;
  const { db, places } = services;
  // Before anything of the file is read.
  await withQuestion(services, answerer, async (trx, question) => {
    refuseOver(question);
    if (!question.asks.includes('files')) throw new AppError('resource.not_found');
    if (!(await listItems(trx, [question.id])).some(({ id }) => id === item)) throw new AppError('resource.not_found');
  });
  const { attempts, secondsLeft } = await countAttempt(db, attemptKey('question-file', questionId), hour);
  if (attempts > mostUploads) throw new AppError('request.rate_limited', { seconds: secondsLeft });
  // Its turns are not those of the account, which it cannot hold up.
  const account = `question-${questionId}`;
  const sender = { accountId: account, sessionId: account };
  return receiveWithRoom(services, { request, sender, limit: fileLimit }, (arrived) =>
    places.run({ account, kind: 'reading', signal }, async () =>
      keep(services, answerer, item, { fileName: arrived.fileName, bytes: await arrived.read() }),
    ),
  );
}

async function keep(services: Needs, answerer: Answerer, item: string, file: ReceivedFile): Promise<AskedQuestion> {
  const { fileName, bytes } = file;
  const { accountId } = answerer;
  await refuseVirus(services, answerer, file);
  const mediaType = mediaTypeOf(fileName, bytes);
  if (mediaType === null) throw new AppError('finding.file_type', { name: fileName });
  return withQuestion(services, answerer, async (trx, question) => {
    refuseOver(question);
    const files = await listFiles(trx, [question.id]);
    if (files.filter(({ itemId }) => itemId === item).length >= mostAnswerFiles)
      throw new AppError('question.too_many_files', { limit: mostAnswerFiles });
    await claimStorage(trx, { accountId, isAdmin: false }, bytes.byteLength);
    await insertFile(trx, { accountId, companyId: question.companyId, itemId: item, fileName, mediaType, bytes });
    return askedDocument(trx, question);
  });
}

/** Throws AppError `file.infected`, which is logged too, or `file.not_scanned`. */
async function refuseVirus({ db, antivirus }: Needs, answerer: Answerer, file: ReceivedFile): Promise<void> {
  const { fileName, bytes } = file;
  const virus = await antivirus.scan(bytes);
  if (virus === null) return;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { companyId, answererName } = await withQuestion(
    { db },
    answerer,
    async (_, question: QuestionRecord) => question,
  );
  const { accountId } = answerer;
  const actor = { accountId, userId: answerer.caller?.userId ?? null, name: answererName };
  await asCaller(db, { accountId, userId: 0, isAdmin: false }, (trx) =>
    logActivity(trx, actor, { act: 'file.infected', companyId, target: fileName, details: { virus, sha256 } }),
  );
  throw new AppError('file.infected', { name: fileName, virus });
}
