/** Files asked of clients: asked again, withdrawn, decided; and sent by their link. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import {
  acceptReceived,
  askForFiles,
  discardReceived,
  getReceived,
  keepReceived,
  listFileRequests,
  openFileRequest,
  passFileRequest,
  receiveFile,
  removeReceiving,
  renewFileRequest,
  sendReceiving,
  withdrawFileRequest,
} from '#api/balances/file-requests/calls.gen.ts';
import type { AskedFiles, askForFiles as askDeclared, FileRequest } from '#api/balances/file-requests/contract.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';
import type { KeptOriginal } from './rereadings.ts';

const quiet = { quiet: true };
const requestsKey = (company: number) => ['file-requests', company] as const;

export type GivenRequest = BodyOf<typeof askDeclared>;

/** A request, its link, and the message that takes it to the client. */
export interface AskedRequest {
  data: FileRequest;
  link: string;
  message: string;
}

/** Of a month: `2026-03`. */
export function useFileRequests(company: number, period: string) {
  return useQuery({
    queryKey: [...requestsKey(company), period],
    queryFn: ({ signal }) => call(listFileRequests, { params: { id: company }, query: { period }, signal }),
    meta: quiet,
  });
}

const changed = (company: number) => (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: requestsKey(company) });

export function useAskForFiles(company: number, reaction?: Reaction<AskedRequest, GivenRequest>) {
  const send = (body: GivenRequest) => call(askForFiles, { params: { id: company }, body });
  return useChange({ send, settled: changed(company) }, reaction);
}

export function useRenewRequest(company: number, reaction?: Reaction<AskedRequest, { id: string; expiresOn: string }>) {
  const send = ({ id, expiresOn }: { id: string; expiresOn: string }) =>
    call(renewFileRequest, { params: { id: company, requestId: id }, body: { expiresOn } });
  return useChange({ send, settled: changed(company) }, reaction);
}

export function useWithdrawRequest(company: number, reaction?: Reaction<FileRequest, string>) {
  const send = async (requestId: string) =>
    (await call(withdrawFileRequest, { params: { id: company, requestId } })).data;
  return useChange({ send, settled: changed(company) }, reaction);
}

/** Stores a file that arrived; the months that it touches are audited. */
export function useAcceptReceived(company: number, reaction?: Reaction<unknown, string>) {
  const send = (receivedId: string): Promise<unknown> => call(acceptReceived, { params: { id: company, receivedId } });
  const settled = (cache: QueryClient) =>
    cache.invalidateQueries({
      predicate: ({ queryKey: [what, of] }) =>
        of === company ? what === 'audits' || what === 'file-requests' : what === 'portfolio',
    });
  return useChange({ send, settled }, reaction);
}

/** Puts a file that arrived where the loading view takes it. */
export function useKeepReceived(company: number, reaction?: Reaction<KeptOriginal, string>) {
  const send = async (receivedId: string): Promise<KeptOriginal> => {
    const { data } = await call(keepReceived, { params: { id: company, receivedId } });
    const source = { kind: 'kept', fileId: data.id, company } as const;
    return { source, name: data.fileName, size: data.size, answers: {} };
  };
  return useChange({ send }, reaction);
}

export function useDiscardReceived(company: number, reaction?: Reaction<FileRequest, { id: string; reason: string }>) {
  const send = async ({ id, reason }: { id: string; reason: string }) =>
    (await call(discardReceived, { params: { id: company, receivedId: id }, body: { reason } })).data;
  return useChange({ send, settled: changed(company) }, reaction);
}

export function useDownloadReceived(company: number) {
  return useChange({
    send: ({ id, name }: { id: string; name: string }) =>
      download(getReceived, { params: { id: company, receivedId: id } }, name),
  });
}

const askedKey = (token: string) => ['asked-files', token] as const;

/** What a link asks for. */
export function useAskedFiles(token: string) {
  return useQuery({
    queryKey: askedKey(token),
    queryFn: async ({ signal }) => (await call(openFileRequest, { body: { token }, signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    meta: quiet,
  });
}

/** The answer of each of these changes is the whole request. */
function useLinkChange<Input>(
  token: string,
  send: (input: Input) => Promise<{ data: AskedFiles }>,
  reaction?: Reaction<AskedFiles, Input>,
) {
  const stored = (cache: QueryClient, asked: AskedFiles) => cache.setQueryData(askedKey(token), asked);
  return useChange({ send: async (input: Input) => (await send(input)).data, stored }, reaction);
}

export function useReceiveFile(token: string) {
  return useLinkChange(token, (file: File) => call(receiveFile, { file, question: token }), { meta: quiet });
}

export function useRemoveReceiving(token: string) {
  return useLinkChange(token, (file: string) => call(removeReceiving, { body: { token, file } }));
}

export function useSendReceiving(token: string, reaction?: Reaction<AskedFiles, boolean>) {
  return useLinkChange(
    token,
    (anyway: boolean) => call(sendReceiving, { body: { token, ...(anyway && { anyway }) } }),
    reaction,
  );
}

export function usePassRequest(token: string, reaction?: Reaction<AskedFiles>) {
  return useLinkChange<void>(token, () => call(passFileRequest, { body: { token } }), reaction);
}
