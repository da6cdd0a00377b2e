/** The sample company, for trying the product without data. */
import type { QueryClient } from '@tanstack/react-query';
import { auditMonths } from '#api/audits/audits/calls.gen.ts';
import { createSampleCompany } from '#api/companies/sample-company/calls.gen.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import { call } from '../transport/api.ts';
import { type Reaction, useChange } from '../transport/use-change.ts';

type Sample = AnswerOf<typeof createSampleCompany>['data'];

/** Polling interval in milliseconds. */
const pause = 400;
/** Maximum number of polls. */
const patience = 300;

/** Months of the sample audited so far. */
export interface SampleProgress {
  audited: number;
  /** 0 until it is known. */
  months: number;
  /** The newest audited month, `2026-02`. */
  newest: string | null;
}

/** Waits until the months of the sample have been audited, one after the other. */
async function monthsAudited({ id, months }: Sample, onProgress: (progress: SampleProgress) => void): Promise<void> {
  for (let asked = 0; asked < patience; asked++) {
    const { data } = await call(auditMonths, { params: { id } });
    const done = data.filter(({ state }) => state === 'auditado');
    onProgress({ audited: done.length, months, newest: done.at(-1)?.period ?? null });
    if (done.length >= months) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Creates it, waits for its audits, and refetches everything. */
export function useCreateSampleCompany(onProgress: (progress: SampleProgress) => void, reaction?: Reaction<Sample>) {
  const send = async () => {
    const { data } = await call(createSampleCompany);
    onProgress({ audited: 0, months: data.months, newest: null });
    await monthsAudited(data, onProgress);
    return data;
  };
  return useChange({ send, stored: (cache: QueryClient) => cache.invalidateQueries() }, reaction);
}
