/**
 * Input and output of the simulator: options, a company with monthly trial balances by third party, and the injected
 * errors.
 */

import type { Period } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import type { AccountLevel } from '#core/identity/account-code.ts';
import type { Cents } from '#core/money/money.ts';
import type { CompanyChart } from './charts/company-chart.ts';

export interface SimulationOptions {
  /** Any integer: equal seeds give equal companies, to the cent. */
  seed: number;
  /** First written month, not before January 2025: the year before is simulated too, as history. */
  from: Period;
  /** Calendar months, 1 to 48, up to the end of the rate tables (December 2026). */
  months: number;
  /**
   * `instructive` injects the errors of `errors/plans.ts`; `reopened` changes a closed year; `none` gives books without
   * any.
   */
  errors: 'instructive' | 'reopened' | 'none';
  /** `small` (default): about 700 rows a month; `tiny` 250, `large` 10,000. */
  size?: 'tiny' | 'small' | 'large';
  /** Default `trade`. */
  kind?: KindKey;
  /** Books on a chart of the company's own; default the usual auxiliaries of the decree's accounts. */
  chart?: CompanyChart;
  /** Also writes month 13, with the closing entries, after each December. */
  closingMonths?: boolean;
}

/** Wholesale trade; services; works by contract; retail in SIMPLE; a foundation; trade in imported goods. */
export type KindKey = 'trade' | 'services' | 'construction' | 'simple' | 'esal' | 'importer';

/** What a company does each month: as the kinds do, or as drawn companies only. */
export type ActivitySet = KindKey | 'counter' | 'tuition' | 'factory' | 'agency';

export interface ThirdParty {
  /** NIT without DV, cédula, or whatever the books contain. */
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
  /** Null on titles, and on a fact posted without third party. */
  thirdParty: ThirdParty | null;
  /** Branch or cost centre; a third party has a row for each. */
  branch?: string;
  opening: Cents;
  debit: Cents;
  credit: Cents;
  closing: Cents;
}

export interface SimulatedMonth {
  period: Period;
  rows: TrialBalanceRow[];
}

/** An error as visible in one month; an error over two months is two entries. */
export interface InjectedError {
  /** Key of the validation that should find it. */
  validation: string;
  /** Account or prefix, or null for the whole balance. */
  account: string | null;
  /** Third-party id; empty for a posting without third party; null when irrelevant. */
  thirdParty: string | null;
  period: Period;
  /** Amount at stake in cents, never negative; null for an omission. */
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
  /** In order, one per requested month, plus closing months. */
  months: SimulatedMonth[];
  truth: InjectedError[];
}
