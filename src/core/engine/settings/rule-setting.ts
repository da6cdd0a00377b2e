/** What a company changes of a rule, with its reason. */

import type { Severity } from '../severity.ts';

export interface RuleSetting {
  /** The rule is not run. */
  off?: boolean;
  /** Severity of all its findings, in place of their own. */
  severity?: Severity;
  /** Why, in the words of the company: shown on the audit and kept in the history. */
  reason: string;
}

/** By code of the rule. */
export type RuleSettings = Readonly<Record<string, RuleSetting>>;
