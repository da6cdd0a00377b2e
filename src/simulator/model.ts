/** What the simulator takes and gives: options, a company with its monthly trial balances by third party, and the errors put in. */

import type { Period } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import type { AccountLevel } from '#core/identity/account-code.ts';
import type { Cents } from '#core/money/money.ts';

export interface SimulationOptions {
  /** Any integer: the same seed always gives the same company, to the cent. */
  seed: number;
  /** First month written. January 2025 is the earliest: the year before is simulated too, so that it opens with history. */
  from: Period;
  /** How many calendar months, 1 to 48, and no further than the rate tables reach (December 2026). */
  months: number;
  /** `instructive` puts in the errors of `errors/plans.ts`; `reopened` moves a year that was already closed; `none` gives books in which every validation rests. */
  errors: 'instructive' | 'reopened' | 'none';
  /** `small`, the default, writes some 700 rows a month; `tiny` some 250, `large` some 10,000. */
  size?: 'tiny' | 'small' | 'large';
  /** `trade` unless said. */
  kind?: KindKey;
  /** Writes month 13, with the closing entries of the year, after each December. */
  closingMonths?: boolean;
}

/** Wholesale trade; services; works by contract; retail in SIMPLE; a foundation; trade in imported goods. */
export type KindKey = 'trade' | 'services' | 'construction' | 'simple' | 'esal' | 'importer';

export interface ThirdParty {
  /** NIT without DV, cédula, or whatever the books say. */
  id: string;
  name: string;
}

/** A row of the report. Amounts in cents; balances are debit positive, credit negative; movements are never negative. */
export interface TrialBalanceRow {
  account: string;
  accountName: string;
  level: AccountLevel;
  /** A title repeats the sum of the rows below it; rows that are not titles hold the facts. */
  title: boolean;
  /** Null on titles, and on a fact that was posted without third party. */
  thirdParty: ThirdParty | null;
  opening: Cents;
  debit: Cents;
  credit: Cents;
  closing: Cents;
}

export interface SimulatedMonth {
  period: Period;
  rows: TrialBalanceRow[];
}

/** An error as it can be seen in one month; an error that stays for two months is two records. */
export interface InjectedError {
  /** Key of the validation that should find it. */
  validation: string;
  /** The account, a prefix of it, or null when it is the whole balance. */
  account: string | null;
  /** The third party's id; empty for a posting without third party; null when it does not matter. */
  thirdParty: string | null;
  period: Period;
  /** What is at stake, in cents, never negative; null when the absence itself is the error. */
  amount: Cents | null;
  /** One Spanish sentence. */
  what: string;
}

export interface SimulatedCompany {
  nit: string;
  dv: number;
  name: string;
  profile: CompanyProfile;
}

export interface Simulation {
  company: SimulatedCompany;
  /** In order, one for each month asked for, closing months besides. */
  months: SimulatedMonth[];
  truth: InjectedError[];
}
