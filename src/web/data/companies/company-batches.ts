/** Companies of a table, and batches taken back. */
import type { QueryClient } from '@tanstack/react-query';
import type { createCompanyBatch } from '#api/audits/company-batches/calls.gen.ts';
import type { CompanyBatch } from '#api/audits/company-batches/contract.ts';
import { companyTableTemplate, readCompanyTable } from '#api/audits/company-batches/table/calls.gen.ts';
import { undoCompanyBatch } from '#api/audits/company-batches/undo/calls.gen.ts';
import type { UndoneBatch } from '#api/audits/company-batches/undo/contract.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { codesKey } from '../subscription/codes-key.ts';
import { call } from '../transport/api.ts';
import { listFile } from '../transport/list-file.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';
import { useSendBatch } from './send-batch.ts';

type BatchBody = BodyOf<typeof createCompanyBatch>;

/** The same as a mutation, for companies without files. */
export function useCreateBatch(reaction?: Reaction<CompanyBatch, BatchBody>) {
  return useChange({ send: useSendBatch() }, reaction);
}

export const companyTemplateFile = listFile(companyTableTemplate);

/** Reads a table of companies; creates nothing. The screen shows its failure beside the file. */
export function useReadCompanyTable() {
  const send = async (file: File) => (await call(readCompanyTable, { file })).data;
  return useChange({ send }, { meta: { quiet: true } });
}

/** Takes a batch back, except where somebody worked since. */
export function useUndoBatch(id: string, reaction?: Reaction<UndoneBatch>) {
  const send = async () => (await call(undoCompanyBatch, { params: { batchId: id } })).data;
  const settled = (cache: QueryClient) =>
    Promise.all([['companies'], codesKey, ['audits']].map((queryKey) => cache.invalidateQueries({ queryKey })));
  return useChange({ send, settled }, reaction);
}
