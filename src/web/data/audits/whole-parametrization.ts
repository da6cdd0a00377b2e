/** A company's whole parametrization: downloaded, imported from a workbook, and copied to other companies. */
import type { QueryClient } from '@tanstack/react-query';
import {
  copyParametrization,
  downloadParametrization,
  importParametrization,
} from '#api/audits/whole-parametrization/calls.gen.ts';
import type { CopyDocument, ImportDocument } from '#api/audits/whole-parametrization/contract.ts';
import { call } from '../transport/api.ts';
import { download } from '../transport/download.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';
import { parametrizationChanged } from './parametrization.ts';

/** `fileName`: fallback file name. */
export function useDownloadParametrization(company: number, fileName: string) {
  return useChange({ send: () => download(downloadParametrization, { params: { id: company } }, fileName) });
}

interface Import {
  file: File;
  preview: boolean;
}

export function useImportParametrization(company: number, reaction?: Reaction<ImportDocument, Import>) {
  const send = async ({ file, preview }: Import) =>
    (await call(importParametrization, { params: { id: company }, query: { preview }, file })).data;
  const stored = (cache: QueryClient) => parametrizationChanged(cache, company);
  return useChange({ send, stored }, reaction);
}

interface Copies {
  companies: number[];
  preview: boolean;
}

export function useCopyParametrization(company: number, reaction?: Reaction<CopyDocument[], Copies>) {
  const send = async ({ companies, preview }: Copies) =>
    (await call(copyParametrization, { params: { id: company }, body: { company_ids: companies, preview } })).data;
  const stored = (cache: QueryClient, _: CopyDocument[], { companies }: Copies) =>
    Promise.all(companies.map((id) => parametrizationChanged(cache, id)));
  return useChange({ send, stored }, reaction);
}
