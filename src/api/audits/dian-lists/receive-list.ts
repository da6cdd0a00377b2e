/** Receives a file of a list: a workbook or text in a reader process, JSON by its first character. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { runReading } from '#api/balances/run-reading.ts';
import type { BalanceServices } from '#api/balances/services.ts';
import { receiveUpload } from '#api/kernel/receive-upload.ts';
import { AppError } from '#core/call/app-error.ts';
import { type ReadList, readListJson, readListTable, unreadableList } from '#core/reading/dian-list/read-list.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clientGone } from '#platform/http/client-gone.ts';

/** Many times the DIAN's longest list. */
const limit = { bytes: 10 * 1024 ** 2, tooLarge: () => new AppError('request.too_large', { limit: '10 MB' }) };
const mostRows = 100_000;
const mostColumns = 30;

export interface ReceivedList {
  fileName: string;
  read: ReadList;
}

/** A file that cannot be opened is one problem. Throws the AppErrors of `receiveUpload` and `runReading`. */
export async function receiveList(
  services: BalanceServices,
  { caller, request, reply }: { caller: Caller; request: FastifyRequest; reply: FastifyReply },
): Promise<ReceivedList> {
  const signal = clientGone(reply);
  return receiveUpload(services, { caller, request, limit, signal }, async ({ fileName, bytes }, place) => {
    if (isJson(bytes)) return { fileName, read: readListJson(bytes.toString('utf8').replace(/^\uFEFF/, '')) };
    const { workers } = services;
    const task = { bytes, fileName, mostRows, mostColumns };
    const { sheets, problem } = await runReading({ workers, place }, 'readTables', task, signal);
    return { fileName, read: problem === null ? readListTable(sheets) : unreadableList(problem) };
  });
}

function isJson(bytes: Buffer): boolean {
  return /^\uFEFF?\s*[{[]/.test(bytes.subarray(0, 200).toString('utf8'));
}
