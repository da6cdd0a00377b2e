/** The chart of accounts of a simulated company, as another chart than the simulator's. */

export interface CompanyChart {
  /** Own account by the simulator's; those that are absent keep theirs. */
  accounts: Readonly<Record<string, string>>;
  /** Own names by code, of titles and accounts; the simulator's for the rest. */
  names: Readonly<Record<string, string>>;
  /** Its reports print titles. */
  hasTitles: boolean;
}
