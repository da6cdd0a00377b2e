/** Workbooks of parametrizations: received in a reader process, and sent. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Reading } from '#api/balances/reading.ts';
import { runReading } from '#api/balances/run-reading.ts';
import type { BalanceServices } from '#api/balances/services.ts';
import { receiveUpload } from '#api/kernel/receive-upload.ts';
import { AppError } from '#core/call/app-error.ts';
import { type BookRows, hasBookSheet, MOST_BOOK_ROWS } from '#core/engine/settings/book/book-table.ts';
import { sheetNames } from '#core/engine/settings/book/book-words.es.ts';
import { type BookContent, type BookSheet, writeBook } from '#core/engine/settings/book/write-book.ts';
import { pucAccount } from '#core/reference/chart/puc.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import { usualLimit } from '#platform/http/upload/read-upload.ts';
import { type SheetToWrite, writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { largestBook } from './predefined/contract.ts';

/** Columns of a sheet that are read: more than any has. */
const mostColumns = 40;

/** Wrong cells that one answer tells: the browser draws the first of them, and says of how many. */
export const mostProblems = 10_000;

const tooLarge = () => new AppError('request.too_large', { limit: '10 MB' });

export interface ReceivedBook {
  fileName: string;
  sheets: BookRows[];
}

/**
 * Throws the AppErrors of `receiveUpload` and `runReading`, `parametrization.invalid` for a file that cannot be opened, and
 * with `isParametrization` `parametrization.is_balance` for a trial balance of any size.
 */
export async function receiveBook(
  services: BalanceServices,
  {
    caller,
    request,
    reply,
    companyId,
    isParametrization = false,
  }: {
    caller: Caller;
    request: FastifyRequest;
    reply: FastifyReply;
    companyId?: number;
    isParametrization?: boolean;
  },
): Promise<ReceivedBook> {
  const signal = clientGone(reply);
  // What is larger than any workbook may still be a balance, which is told as one.
  const limit = isParametrization ? usualLimit : { bytes: largestBook, tooLarge };
  const upload = { caller, request, limit, signal, ...(companyId === undefined ? {} : { companyId }) };
  return receiveUpload(services, upload, async ({ fileName, bytes }, place) => {
    const { workers } = services;
    const refuseBalance = async () => {
      const { reading } = await runReading({ workers, place }, 'readUpload', { file: { bytes, fileName } }, signal);
      if (isBalance(reading)) throw new AppError('parametrization.is_balance', { file: fileName });
    };
    if (bytes.byteLength > largestBook) {
      await refuseBalance();
      throw tooLarge();
    }
    // A copy, as a direct field goes to the reader for good.
    const task = { bytes: new Uint8Array(bytes), fileName, mostRows: MOST_BOOK_ROWS, mostColumns };
    const { sheets, problem } = await runReading({ workers, place }, 'readTables', task, signal);
    if (problem !== null) throw invalidBook([problem]);
    if (isParametrization && !hasBookSheet(sheets)) await refuseBalance();
    return { fileName, sheets };
  });
}

/** Also one that cannot be read whole: without titles, of several months, or like the balances of two packages. */
const unreadBalances: readonly string[] = ['header_missing', 'period_several', 'format_ambiguous'];

function isBalance({ format, issues }: Reading): boolean {
  return format !== null || issues.some(({ code }) => unreadBalances.includes(code));
}

/** With the seed's list of what is wrong. */
export function invalidBook(problems: readonly string[]): AppError {
  return new AppError('parametrization.invalid', { count: problems.length }, [], { accounts_errors: problems });
}

/** Sheets of rates and parameters, and the column of their values: a percentage that is typed there stays one. */
const valued: ReadonlyMap<string, number> = new Map([
  [sheetNames.rates, 2],
  [sheetNames.parameters, 2],
]);

function asTyped(sheet: BookSheet): SheetToWrite {
  const column = valued.get(sheet.name);
  return column === undefined ? sheet : { ...sheet, look: { widths: [], texts: [column] } };
}

/** `names`: of the company's accounts; titles have those of the PUC. */
export async function sendBook(
  reply: FastifyReply,
  content: Omit<BookContent, 'nameOf'>,
  names: ReadonlyMap<string, string> = new Map(),
): Promise<FastifyReply> {
  const nameOf = (code: string) => names.get(code) ?? pucAccount(code)?.name ?? '';
  const sheets = writeBook({ ...content, nameOf });
  const file = await writeWorkbook(sheets.map(asTyped));
  return reply
    .type('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    .header('content-disposition', 'attachment; filename="Parametrizacion.xlsx"')
    .send(Buffer.from(file));
}
