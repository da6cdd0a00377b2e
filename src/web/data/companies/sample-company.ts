/** The sample company, for trying the product without data. */
import type { QueryClient } from '@tanstack/react-query';
import { auditMonths } from '#api/audits/audits/calls.gen.ts';
import { createSampleCompany } from '#api/companies/sample-company/calls.gen.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

type Sample = AnswerOf<typeof createSampleCompany>['data'];

/** Polling interval in milliseconds. */
const pause = 1000;
/** Maximum number of polls. */
const patience = 120;

/** Waits until the months of the sample have been audited, one after the other. */
async function monthsAudited({ id, months }: Sample): Promise<void> {
  for (let asked = 0; asked < patience; asked++) {
    const { data } = await call(auditMonths, { params: { id } });
    if (data.filter(({ state }) => state === 'auditado').length >= months) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Creates it, waits for its audits, and refetches everything. */
export function useCreateSampleCompany(reaction?: Reaction<Sample>) {
  const send = async () => {
    const { data } = await call(createSampleCompany);
    await monthsAudited(data);
    return data;
  };
  return useChange({ send, stored: (cache: QueryClient) => cache.invalidateQueries() }, reaction);
}
