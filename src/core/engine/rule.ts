/**
 * A rule: one kind of error, declared by itself. The engine runs the rules of a validation over its analysis, so that
 * each can be named, timed, switched off and given another severity.
 */

import type { LegalSourceKey } from '#core/reference/law/legal-sources.es.ts';
import type { Fact, FactValue, JointAnswer, Reason } from './fact.ts';
import type { About, Proof } from './proof.ts';
import type { Severity } from './severity.ts';
import type { RuleSeries } from './telling/series-declaration.ts';
import type { RuleText } from './validation-text.ts';
import type { Stake } from './weighing/stake.ts';

/** A fact of a known rule. */
export type RuleFact = Omit<Fact, 'rule'>;

export interface Found {
  facts: readonly RuleFact[];
  /** Inputs that were missing: the rule, or a part of it, could not be evaluated. */
  notEvaluated?: readonly Reason[];
}

export interface RuleDeclaration {
  /** `IVA-3`: stable, as fingerprints, settings and addresses of the help contain it. */
  code: string;
  proof: Proof;
  /** What its findings are about besides their account; default nothing. */
  about?: About;
  /** As the heading of its section in the guide. */
  name: string;
  /** What the amounts of its facts mean; a fact may give its own. */
  stake: Stake;
  /** The monthly series that proves its facts; null where no month does (master data, ratios, limits of a year). */
  series: RuleSeries | null;
  /** What the amount of a fact is, for the last line of its formula where that has none: `Saldo sin movimiento`. */
  amountName?: string;
  /** What the amounts of its third parties are where they are not parts of the fact's: `Salario`. */
  columnName?: string;
  /** Amounts of its third parties are changes, under `columnName`: they keep their signs. */
  thirdPartiesChange?: true;
  /** Severity of a fact that gives none, before its amount is weighed. */
  severity: Severity;
  /** The amount of a fact does not lower its severity: integrity of the books, and what is no question of money. */
  isSeverityFixed?: true;
  /** Norms of all its cases. */
  legal: readonly LegalSourceKey[];
  /** Those of one case, where they depend on it. */
  legalOf?(data: Readonly<Record<string, FactValue>>): readonly LegalSourceKey[];
  text: RuleText;
  /**
   * The same month after month, it is how the company works rather than an error each time: a practice (`life/practices.ts`).
   * Never a missing withholding, an unpaid tax or contribution, or books that do not agree.
   */
  mayBePractice?: true;
  /** It is about the company as its own third party, which is no noise then. */
  tellsOfCompany?: true;
  /** What can be evaluated for books without third parties (a general balance); default everything. */
  withoutThirdParties?: 'nothing' | 'part';
}

export interface Rule<Analysis extends object> extends RuleDeclaration {
  /** Pure. `analysis`: what the rules of the validation share, from its `analyse`. */
  find(analysis: Analysis): Found;
}

/** Declares a rule; checks types only. */
export function defineRule<Analysis extends object>(rule: Rule<Analysis>): Rule<Analysis> {
  return rule;
}

/**
 * What one computation found of a rule, where two rules that see one thing decide together which of them speaks. Each of them
 * has its own `find`, and the computation is a lazy part of their analysis.
 */
export function foundOf(code: string, { facts, notEvaluated = [] }: JointAnswer): Found {
  return {
    facts: facts.filter(({ rule }) => rule === code),
    notEvaluated: notEvaluated.filter(({ rule }) => rule === code),
  };
}
