/** A request of files as those who asked and as its client see it. */
import type { Firm } from '#api/companies/firm/contract.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import type { SourceReader } from '#core/engine/sources/source.ts';
import type { AskedFiles, FileKind, FileRequest } from './contract.ts';
import { listReceived, type ReceivedRecord, type RequestRecord, stateOfRequest } from './queries.ts';
import { text } from './text.es.ts';

export async function requestDocuments(
  trx: DatabaseTransaction,
  requests: readonly RequestRecord[],
): Promise<FileRequest[]> {
  const found = await listReceived(
    trx,
    requests.map(({ id }) => id),
  );
  const files = Map.groupBy(found, ({ requestId }) => requestId);
  return requests.map((request) => {
    const sent = (files.get(request.id) ?? []).filter(({ sentAt }) => sentAt !== null);
    return {
      id: request.id,
      period: request.period,
      wants: request.wants,
      state: stateOfRequest(request, sent),
      recipient: request.recipient,
      greeting: request.greeting,
      email: request.email,
      expiresOn: lastDayOf(request),
      askedBy: request.askedByName,
      askedAt: request.askedAt.toISOString(),
      deliveredAt: request.deliveredAt.toISOString(),
      openedAt: request.openedAt?.toISOString() ?? null,
      passedAt: request.passedAt?.toISOString() ?? null,
      files: sent.map((file) => ({
        ...recognised(request, file),
        sentAt: file.sentAt!.toISOString(),
        outcome: file.outcome,
        reason: file.reason,
        decidedBy: file.decidedBy,
      })),
    };
  });
}

export async function requestDocument(trx: DatabaseTransaction, request: RequestRecord): Promise<FileRequest> {
  return (await requestDocuments(trx, [request]))[0]!;
}

/** It expires with the midnight that ends this day. */
export function lastDayOf({ expiresAt }: Pick<RequestRecord, 'expiresAt'>): string {
  return dayInBogota(new Date(expiresAt.getTime() - 1));
}

export function isOtherMonth({ period }: Pick<RequestRecord, 'period'>, { reading }: Pick<ReceivedRecord, 'reading'>) {
  const { from, to } = reading;
  return from !== null && to !== null && (period < from || period > to);
}

function recognised(request: RequestRecord, file: ReceivedRecord) {
  const { kind, from, to, nit, rows, isBalanced } = file.reading;
  const { id, fileName, size } = file;
  return { id, fileName, size, kind, from, to, nit, rows, isBalanced, isOtherMonth: isOtherMonth(request, file) };
}

/** Of a request that is open. */
export async function askedDocument(
  trx: DatabaseTransaction,
  request: RequestRecord,
  { firm, logo }: { firm: Firm; logo: Buffer | null },
): Promise<AskedFiles> {
  const names = await kindNames();
  const { name, tagline, colour, isFormal } = firm;
  const { software, ...company } = request.company;
  return {
    asker: request.askedByName,
    isFormal,
    greeting: request.greeting,
    recipient: request.recipient,
    firm: { name, tagline, colour },
    logo: logo === null ? null : `data:image/png;base64,${logo.toString('base64')}`,
    company,
    software,
    period: request.period,
    wants: request.wants.map((kind) => ({ kind, name: names.get(kind) ?? kind })),
    expiresOn: lastDayOf(request),
    isPassed: request.passedAt !== null,
    files: (await listReceived(trx, [request.id])).map((file) => ({
      ...recognised(request, file),
      isSent: file.sentAt !== null,
    })),
  };
}

async function kindNames(): Promise<Map<FileKind, string>> {
  // The readers know their layouts: loaded on demand.
  const { readers } = await import('#sources/readers.gen.ts');
  const sources = (readers as readonly SourceReader[]).map(({ key, name }) => [key, name] as const);
  return new Map<FileKind, string>([['balance', text.balance], ...sources]);
}
