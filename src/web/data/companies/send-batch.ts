/** Creates companies together, with the inspected files of their months. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { createCompanyBatch } from '#api/audits/company-batches/calls.gen.ts';
import type { CompanyBatch } from '#api/audits/company-batches/contract.ts';
import type { BodyOf } from '#core/call/endpoint.ts';
import { codesKey } from '../subscription/codes-key.ts';
import { call } from '../transport/api.ts';
import { useReadCompaniesAgain } from './companies.ts';

/** Rejects with the server's failure: nothing was created then. The companies, their months and the license are read again. */
export function useSendBatch(): (body: BodyOf<typeof createCompanyBatch>) => Promise<CompanyBatch> {
  const cache = useQueryClient();
  const readCompaniesAgain = useReadCompaniesAgain();
  return useCallback(
    async (body) => {
      try {
        return (await call(createCompanyBatch, { body })).data;
      } finally {
        readCompaniesAgain();
        for (const queryKey of [codesKey, ['audits']]) void cache.invalidateQueries({ queryKey });
      }
    },
    [cache, readCompaniesAgain],
  );
}
