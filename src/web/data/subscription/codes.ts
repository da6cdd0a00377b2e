/** Codes for licenses and seats, and their batches. Each screen shows its own failures. */
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import {
  annulBatch,
  annulCode,
  checkCode,
  createBatch,
  exportCodes,
  handOutCode,
  listBatches,
  listCodes,
  redeemCode,
} from '#api/subscription/codes/calls.gen.ts';
import type { BodyOf, QueryOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { listFile } from '../transport/list-file.ts';
import { type Reaction, type ReactionTo, useChange } from '../transport/use-change.ts';
import { accessKey } from '../users/access.ts';
import { notificationsKey } from '../users/notifications.ts';
import { codesKey, readCodesAgain } from './codes-key.ts';

const quiet = { quiet: true };

/** A page with its `meta`; the previous page stays until it arrives. */
export function useCodes(query: QueryOf<typeof listCodes>) {
  return useQuery({
    queryKey: [...codesKey, 'list', query],
    queryFn: ({ signal }) => call(listCodes, { query, signal }),
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

export const codesFile = listFile(exportCodes);

/** A page with its `meta`; the previous page stays until it arrives. */
export function useBatches(query: QueryOf<typeof listBatches>) {
  return useQuery({
    queryKey: [...codesKey, 'batches', query],
    queryFn: ({ signal }) => call(listBatches, { query, signal }),
    placeholderData: keepPreviousData,
    meta: quiet,
  });
}

type BatchBody = BodyOf<typeof createBatch>;

export function useCreateBatch(reaction?: ReactionTo<typeof createBatch, BatchBody>) {
  return useChange({ send: (body: BatchBody) => call(createBatch, { body }), settled: readCodesAgain }, reaction);
}

/** A batch with all its unused codes, or one code. */
export type Annulled = { batchId: string } | { codeId: string };

export function useAnnulCodes(what: Annulled, reaction?: Reaction<unknown>) {
  const send = (): Promise<unknown> =>
    'batchId' in what ? call(annulBatch, { params: what }) : call(annulCode, { params: what });
  return useChange({ send, settled: readCodesAgain }, reaction);
}

/** Recipient of a code distributed by an ally. */
export function useHandOutCode(codeId: string, reaction?: ReactionTo<typeof handOutCode, string>) {
  const send = (givenTo: string) => call(handOutCode, { params: { codeId }, body: { givenTo } });
  return useChange({ send, settled: readCodesAgain }, reaction);
}

/** Content of a code, without redeeming it. */
export function useCheckCode(reaction?: ReactionTo<typeof checkCode, string>) {
  return useChange({ send: (code: string) => call(checkCode, { body: { code } }) }, reaction);
}

/** Redeems a code. Invalidates license, permissions and notifications. */
export function useRedeemCode(reaction?: ReactionTo<typeof redeemCode, string>) {
  const settled = (cache: QueryClient) =>
    Promise.all([
      readCodesAgain(cache),
      cache.invalidateQueries({ queryKey: accessKey }),
      cache.invalidateQueries({ queryKey: notificationsKey }),
    ]);
  return useChange({ send: (code: string) => call(redeemCode, { body: { code } }), settled }, reaction);
}
