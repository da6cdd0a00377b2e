/**
 * A validation is one declaration: name, account roles, parameters, rules, and a pure `check` from the books to facts.
 * It never writes text: that is `text.es.ts` beside it.
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

/** A third party in a fact: dictionary entry (0 is "no third party"), amount at stake, file rows. */
export interface FactThirdParty {
  thirdParty: number;
  amount: Cents;
  rows: readonly number[];
  /** A third party that the month's file does not contain, from history; `thirdParty` is then 0. */
  absent?: { nit: string; name: string };
}

/** A line of the arithmetic; `label` is a key of the text's `labels`. Signed as displayed. */
export interface FactTerm {
  label: string;
  amount: Cents;
  kind: 'term' | 'total';
}

/**
 * A line of the suggested entry: exactly one of debit and credit is not zero. `thirdParty` is null where the account
 * needs none.
 */
export interface FactEntryLine {
  account: string;
  thirdParty: number | null;
  debit: Cents;
  credit: Cents;
}

export type FactValue = string | number | bigint | readonly string[];

/** One problem, as data. One fact per rule and account, with its third parties inside. */
export interface Fact<Rule extends string = string> {
  rule: Rule;
  /** Overrides the rule's severity. */
  severity?: Severity;
  account: string | null;
  /** Distinguishes several facts of one rule and account; stable between months. */
  subject?: string;
  thirdParties?: readonly FactThirdParty[];
  /** Amount at stake, not negative. */
  amount: Cents;
  expected?: Cents;
  found?: Cents;
  /** Further data for the sentence. */
  data?: Readonly<Record<string, FactValue>>;
  formula?: readonly FactTerm[];
  entry?: readonly FactEntryLine[];
  rows: readonly number[];
}

/** A reason by its key in the text's `reasons`, with the data of the sentence. */
export interface Reason {
  reason: string;
  data?: Readonly<Record<string, FactValue>>;
}

export type CheckAnswer<Rule extends string = string> =
  | {
      facts: readonly Fact<Rule>[];
      /** Rules that could not be evaluated, with the missing input. */
      notEvaluated?: readonly (Reason & { rule: Rule })[];
      /** The books fail integrity broadly: the other validations ran on a balance that does not agree. */
      unbalanced?: boolean;
    }
  | { notApplicable: Reason }
  | { notEvaluable: Reason };

/** The previously audited version of the audited month, from another file. */
export interface EarlierVersion {
  balance: TrialBalance;
  /** A later month already existed when this version was imported: the month had been considered closed. */
  isFollowed: boolean;
}

export interface CheckContext<Role extends string = string, Parameters = Record<string, unknown>> {
  balance: TrialBalance;
  period: Period;
  history: History;
  /** Null if there is none; undefined where versions are not kept, as on the command line. */
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
  /** Id: the seed's step id, or 101 and up. */
  id: number;
  key: string;
  /** Incremented when its answers change. */
  version: number;
  /** Position in a run: integrity first. */
  order: number;
  /** Weight in the health index. */
  weight: number;
  /** Monthly chart of its findings' accounts; default closing balance. */
  accountChart?: AccountChart;
  /** It may answer `unbalanced`; its findings then precede all others. */
  provesBalance?: true;
  /** Default prefixes of each role; a company's parametrization may replace them. The longest prefix wins. */
  roles: Readonly<Record<Role, readonly string[]>>;
  /** Parameters with their defaults. */
  parameters: Parameters;
  rules: Readonly<Record<Rule, RuleDeclaration>>;
  /** Rules that cannot (`required`), or only partly, be evaluated for books without third parties. */
  byThirdParty?: { readonly required?: readonly Rule[]; readonly partly?: readonly Rule[] };
  check(context: CheckContext<Role, ParameterValues<Parameters>>): CheckAnswer<Rule>;
}

/** Declares a validation; checks types only. */
export function defineValidation<
  Rule extends string,
  Role extends string,
  const Parameters extends ParameterDeclarations,
>(declaration: Validation<Rule, Role, Parameters>): Validation<Rule, Role, Parameters> {
  return declaration;
}

/** Type-erased validation for the registry and the engine. */
export type AnyValidation = Omit<Validation, 'check'> & {
  check(context: CheckContext<never, unknown>): CheckAnswer;
};
