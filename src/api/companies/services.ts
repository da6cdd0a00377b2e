/** What the calls about companies need besides: the sample company, which comes with the application and not with the API. */
import type { Services } from '#api/kernel/services.ts';
import type { CompanyValues } from './companies/queries.ts';

/** What the job that loads the months is given. */
export interface SampleOwner {
  accountId: string;
  userId: number;
}

export interface SampleLoader {
  describe(): Promise<{ values: CompanyValues; months: number }>;
  /** Name of the job that loads and audits its months; it is given a `SampleOwner`. */
  job: string;
}

export interface CompanyServices extends Services {
  sample: SampleLoader;
}
