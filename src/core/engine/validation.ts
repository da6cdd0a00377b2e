/**
 * A validation is one declaration: name, account roles, parameters, a pure `analyse` from the books to what its rules
 * share, and its rules. It never writes text: that is `text.es.ts` beside it.
 */

import type { AccountRole } from '#core/books/account-role.ts';
import type { History } from '#core/books/history.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { DianList } from '#core/reference/dian/dian-list.ts';
import type { SourceKey, SourceTables } from '#core/source/source-tables.ts';
import type { CompanyProfile } from './company-profile.ts';
import type { Reason } from './fact.ts';
import type { Lacks } from './missing/lack.ts';
import type { Rule } from './rule.ts';
import type { ParameterDeclarations, ParameterValues } from './settings/parameter.ts';
import type { RuleSettings } from './settings/rule-setting.ts';
import type { Tolerances } from './weighing/materiality.ts';

/** Why no rule is run. */
export type NotRun = { notApplicable: Reason } | { notEvaluable: Reason };

/** The version of the audited month that was audited before, from another file, and was not withdrawn. */
export interface EarlierVersion {
  balance: TrialBalance;
  /** A later month already existed when this version was imported. */
  isFollowed: boolean;
  /** The month was closed and signed with another version. */
  isClosed: boolean;
  /** The month before has another version than when that one was audited first. */
  isBeforeChanged: boolean;
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
  /** Second files of the company, by source. */
  sources?: SourceTables | undefined;
}

export interface Validation<
  Role extends string = string,
  Parameters extends ParameterDeclarations = ParameterDeclarations,
  Analysis extends object = object,
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
  /** Its findings are changes, which those of other validations on the same account may explain (`weighing/explained.ts`). */
  explainedByOthers?: true;
  /** Its rules are about the codes as they are: it does not see the books under equivalent accounts. */
  readsOwnCodes?: true;
  /** Default entries of each role, prefixes or `=` and one account; a parametrization may replace them. The closest wins. */
  roles: Readonly<Record<Role, readonly string[]>>;
  /** Roles of the declaration, where a predefined parametrization replaced their entries: they say which may share accounts. */
  sharing?: Readonly<Record<string, readonly string[]>>;
  /** Changes of rules by the predefined parametrization. */
  ruleSettings?: RuleSettings;
  /** Parameters whose predefined value is none of their kind: no rule reads them. */
  wrongParameters?: readonly string[];
  /** Parameters with their defaults. */
  parameters: Parameters;
  /** Parameters of pairs that form one table of asset classes: accumulated → cost, expense → accumulated, cost → yearly rate. */
  assetClasses?: { accumulated: string; expense: string; rate: string };
  /** Lists of the DIAN that its rules ask: its results depend on them. */
  dianLists?: readonly DianList[];
  /** Second files that it crosses the books with: it is not run, and not told, where one was never loaded. */
  sources?: readonly SourceKey[];
  /** What the company can give where a reason says that something is missing. */
  lacks?: Lacks;
  /** In the order of their documentation. */
  rules: readonly Rule<Analysis>[];
  /** What the rules share, worked out once. */
  analyse(context: CheckContext<Role, ParameterValues<Parameters>>): Analysis | NotRun;
  /**
   * Whether the books fail integrity broadly: the other validations ran on a balance that does not agree. Findings of a
   * validation with this proof precede all others.
   */
  isUnbalanced?(analysis: Analysis): boolean;
  /** Rules that compare the movement of a month: not evaluated where the file has a whole year of it. */
  byMonth?: 'all' | readonly string[];
}

/** Declares a validation; checks types only. */
export function defineValidation<
  Role extends string,
  const Parameters extends ParameterDeclarations,
  Analysis extends object,
>(declaration: Validation<Role, Parameters, Analysis>): Validation<Role, Parameters, Analysis> {
  return declaration;
}

/** Type-erased validation for the registry and the engine. */
export type AnyValidation = Omit<Validation, 'analyse' | 'rules' | 'isUnbalanced'> & {
  rules: readonly Rule<never>[];
  analyse(context: CheckContext<never, unknown>): object;
  isUnbalanced?(analysis: never): boolean;
};
