/** The sample company, for who wants to look before loading anything. */
import type { QueryClient } from '@tanstack/react-query';
import { auditMonths } from '#api/audits/audits/calls.gen.ts';
import { createSampleCompany } from '#api/companies/sample-company/calls.gen.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

type Sample = AnswerOf<typeof createSampleCompany>['data'];

/** Milliseconds between two questions. */
const pause = 1000;
/** How often it is asked at most. */
const patience = 120;

/** Until the months of the sample have been audited; they come one after the other. */
async function monthsAudited({ id, months }: Sample): Promise<void> {
  for (let asked = 0; asked < patience; asked++) {
    const { data } = await call(auditMonths, { params: { id } });
    if (data.filter(({ state }) => state === 'auditado').length >= months) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Creates it, waits for its audits, and has everything read again. */
export function useCreateSampleCompany(reaction?: Reaction<Sample>) {
  const send = async () => {
    const { data } = await call(createSampleCompany);
    await monthsAudited(data);
    return data;
  };
  return useChange({ send, stored: (cache: QueryClient) => cache.invalidateQueries() }, reaction);
}
