/**
 * A validation is one declaration: what it is called, which accounts play which role, its parameters, its rules, and a pure
 * `check` from the books to facts. It never writes text: that is `text.es.ts` beside it.
 */

import type { AccountRole } from '#core/books/account-role.ts';
import type { History } from '#core/books/history.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { LegalSourceKey } from '#core/reference/law/legal-sources.es.ts';
import type { CompanyProfile } from './company-profile.ts';
import type { AccountChart } from './finding-schema.ts';
import type { Tolerances } from './materiality.ts';
import type { ParameterDeclarations, ParameterValues } from './settings/parameter.ts';
import type { Severity } from './severity.ts';

export interface RuleDeclaration {
  severity: Severity;
  legal: readonly LegalSourceKey[];
}

/** A third party in a fact: entry of the balance's third-party dictionary (0 is "no third party"), amount at stake, rows of the file. */
export interface FactPerson {
  thirdParty: number;
  amount: Cents;
  rows: readonly number[];
  /** Who the month's file does not have, as history names it; `thirdParty` is then 0. */
  absent?: { nit: string; name: string };
}

/** A line of the arithmetic; `label` is a key of the text's `labels`. Signed as the accountant should read it. */
export interface FactTerm {
  label: string;
  amount: Cents;
  kind: 'term' | 'total';
}

/** A line of the suggested entry: exactly one of debit and credit is not zero. `thirdParty` null where the account needs none. */
export interface FactEntryLine {
  account: string;
  thirdParty: number | null;
  debit: Cents;
  credit: Cents;
}

export type FactValue = string | number | bigint | readonly string[];

/** One thing wrong, as data. One fact per rule and account, with its third parties inside. */
export interface Fact<Rule extends string = string> {
  rule: Rule;
  /** When it differs from the rule's. */
  severity?: Severity;
  account: string | null;
  /** Tells apart several facts of one rule and account; stable between months. */
  subject?: string;
  people?: readonly FactPerson[];
  /** At stake, not negative. */
  amount: Cents;
  expected?: Cents;
  found?: Cents;
  /** What the sentence needs besides. */
  data?: Readonly<Record<string, FactValue>>;
  formula?: readonly FactTerm[];
  entry?: readonly FactEntryLine[];
  rows: readonly number[];
}

/** A reason by its key in the text's `reasons`, with what the sentence needs. */
export interface Reason {
  reason: string;
  data?: Readonly<Record<string, FactValue>>;
}

export type CheckAnswer<Rule extends string = string> =
  | {
      facts: readonly Fact<Rule>[];
      /** Rules that could not be evaluated, and what is missing. */
      notEvaluated?: readonly (Reason & { rule: Rule })[];
      /** The books fail integrity broadly: everything else ran on a balance that does not agree. */
      unbalanced?: boolean;
    }
  | { notApplicable: Reason }
  | { notEvaluable: Reason };

/** The version of the audited month that was audited before this one, from another file. */
export interface EarlierVersion {
  balance: TrialBalance;
  /** A later month was already there when this version came: the month had been taken as closed. */
  isFollowed: boolean;
}

export interface CheckContext<Role extends string = string, Parameters = Record<string, unknown>> {
  balance: TrialBalance;
  period: Period;
  history: History;
  /** Null when there is none; undefined where nobody keeps versions, as on the command line. */
  earlierVersion?: EarlierVersion | null | undefined;
  profile: CompanyProfile;
  roles: Readonly<Record<Role, AccountRole>>;
  parameters: Parameters;
  tolerances: Tolerances;
}

export interface Validation<
  Rule extends string = string,
  Role extends string = string,
  Parameters extends ParameterDeclarations = ParameterDeclarations,
> {
  /** The seed's step id, or 101 and up. */
  id: number;
  key: string;
  /** Raised when its answers change. */
  version: number;
  /** Place in a run: integrity first. */
  order: number;
  /** In the health index. */
  weight: number;
  /** How the account of its findings is drawn month by month; the balance at the end of each unless said. */
  accountChart?: AccountChart;
  /** It may answer `unbalanced`, so that its findings come before all others. */
  provesBalance?: true;
  /** Default prefixes of each role; a company's parametrization may replace them. Longest prefix wins. */
  roles: Readonly<Record<Role, readonly string[]>>;
  /** Every parameter with its default. */
  parameters: Parameters;
  rules: Readonly<Record<Rule, RuleDeclaration>>;
  /** Rules that say nothing, or only part, of books without third parties. */
  byThirdParty?: { readonly required?: readonly Rule[]; readonly partly?: readonly Rule[] };
  check(context: CheckContext<Role, ParameterValues<Parameters>>): CheckAnswer<Rule>;
}

/** Declares a validation; only checks types. */
export function defineValidation<
  Rule extends string,
  Role extends string,
  const Parameters extends ParameterDeclarations,
>(declaration: Validation<Rule, Role, Parameters>): Validation<Rule, Role, Parameters> {
  return declaration;
}

/** Any validation, as the registry and the engine handle it. */
export type AnyValidation = Omit<Validation, 'check'> & {
  check(context: CheckContext<never, unknown>): CheckAnswer;
};
