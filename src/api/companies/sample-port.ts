/** The sample company as the calls need it; it comes with the application, not with the API. */
import type { CompanyValues } from './companies/queries.ts';

/** What the job that loads the months is given. */
export interface SampleOwner {
  accountId: string;
  userId: number;
}

export interface SamplePort {
  describe(): Promise<{ values: CompanyValues; months: number }>;
  /** Name of the job that loads and audits its months; it is given a `SampleOwner`. */
  job: string;
}
