/** Additional dependencies of company calls: the sample company, which comes with the application, not with the API. */
import type { Services } from '#api/kernel/services.ts';
import type { CompanyValues } from './companies/queries.ts';

/** Payload of the job that loads the months. */
export interface SampleOwner {
  accountId: string;
  userId: number;
}

export interface SampleLoader {
  describe(): Promise<{ values: CompanyValues; months: number }>;
  /** Name of the job that loads and audits its months; its payload is a `SampleOwner`. */
  job: string;
}

export interface CompanyServices extends Services {
  sample: SampleLoader;
}
