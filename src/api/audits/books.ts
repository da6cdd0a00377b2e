/** Workbooks of parametrizations: received in a reader process, and sent. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { runReading } from '#api/balances/run-reading.ts';
import type { BalanceServices } from '#api/balances/services.ts';
import { receiveUpload } from '#api/kernel/receive-upload.ts';
import { AppError } from '#core/call/app-error.ts';
import { type BookRows, MOST_BOOK_ROWS } from '#core/engine/settings/book/book-table.ts';
import { type BookContent, writeBook } from '#core/engine/settings/book/write-book.ts';
import { pucAccount } from '#core/reference/chart/puc.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { largestBook } from './predefined/contract.ts';

/** Columns of a sheet that are read: more than any has. */
const mostColumns = 40;

const limit = { bytes: largestBook, tooLarge: () => new AppError('request.too_large', { limit: '10 MB' }) };

export interface ReceivedBook {
  fileName: string;
  sheets: BookRows[];
}

/** Throws the AppErrors of `receiveUpload` and `runReading`, and `parametrization.invalid` for a file that cannot be opened. */
export async function receiveBook(
  services: BalanceServices,
  {
    caller,
    request,
    reply,
    companyId,
  }: { caller: Caller; request: FastifyRequest; reply: FastifyReply; companyId?: number },
): Promise<ReceivedBook> {
  const signal = clientGone(reply);
  const upload = { caller, request, limit, signal, ...(companyId === undefined ? {} : { companyId }) };
  return receiveUpload(services, upload, async ({ fileName, bytes }, place) => {
    const { workers } = services;
    const task = { bytes, fileName, mostRows: MOST_BOOK_ROWS, mostColumns };
    const { sheets, problem } = await runReading({ workers, place }, 'readTables', task, signal);
    if (problem !== null) throw invalidBook([problem]);
    return { fileName, sheets };
  });
}

/** With the seed's list of what is wrong. */
export function invalidBook(problems: readonly string[]): AppError {
  return new AppError('parametrization.invalid', { count: problems.length }, [], { accounts_errors: problems });
}

/** `names`: of the company's accounts; titles have those of the PUC. */
export async function sendBook(
  reply: FastifyReply,
  content: Omit<BookContent, 'nameOf'>,
  names: ReadonlyMap<string, string> = new Map(),
): Promise<FastifyReply> {
  const nameOf = (code: string) => names.get(code) ?? pucAccount(code)?.name ?? '';
  const file = await writeWorkbook(writeBook({ ...content, nameOf }));
  return reply
    .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .header('content-disposition', 'attachment; filename="Parametrizacion.xlsx"')
    .send(Buffer.from(file));
}
