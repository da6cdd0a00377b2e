/** What a company changes of a rule, with its reason. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { type Severity, severities } from '../severity.ts';

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

/** The part of a rule's declaration that settings depend on. */
export interface ChangeableRule {
  code: string;
  severity: Severity;
}

export type RuleSettingProblem =
  | { problem: 'unknown_rule_field'; field: string; known: readonly string[] }
  | { problem: 'not_a_switch' | 'bad_severity' | 'missing_reason'; field: string };

/** Characters of a reason. */
export const SHORTEST_REASON = 5;
export const LONGEST_REASON = 300;

const FIELDS = ['off', 'severity', 'reason'];

/** The first problem of a setting from outside; null for a valid one. */
export function ruleSettingIssue(given: Readonly<Record<string, unknown>>): RuleSettingProblem | null {
  const unknown = Object.keys(given).find((field) => !FIELDS.includes(field));
  if (unknown !== undefined) return { problem: 'unknown_rule_field', field: unknown, known: FIELDS };
  const { off, severity, reason } = given;
  if (off !== undefined && typeof off !== 'boolean') return { problem: 'not_a_switch', field: 'off' };
  if (severity !== undefined && !severities.some((one) => one === severity))
    return { problem: 'bad_severity', field: 'severity' };
  const length = typeof reason === 'string' ? reason.trim().length : 0;
  if (length < SHORTEST_REASON || length > LONGEST_REASON) return { problem: 'missing_reason', field: 'reason' };
  return null;
}

/**
 * Only the settings that change something. A severity equal to the declared one does: findings of the rule may have
 * others; and where the predefined parametrization (`usual`) changes a rule, taking it as declared does.
 */
export function ownRuleSettings(
  rules: readonly ChangeableRule[],
  given: RuleSettings,
  usual: RuleSettings = {},
): RuleSettings {
  return Object.fromEntries(
    rules.flatMap(({ code }): [string, RuleSetting][] => {
      const setting = lookUp(given, code);
      if (setting === undefined) return [];
      const reason = setting.reason.trim();
      const now: RuleSetting = treatmentOf(setting, reason);
      const before = lookUp(usual, code);
      if (before === undefined) return now.off === false ? [] : [[code, now]];
      return sameSetting(now, before) ? [] : [[code, now]];
    }),
  );
}

/** Off, another severity, or as declared. */
function treatmentOf({ off, severity }: RuleSetting, reason: string): RuleSetting {
  if (off === true) return { off: true, reason };
  return severity === undefined ? { off: false, reason } : { severity, reason };
}

function sameSetting(a: RuleSetting, b: RuleSetting): boolean {
  return (a.off === true) === (b.off === true) && a.severity === b.severity && a.reason === b.reason;
}

/** Changes of rules in force: the company's before the predefined ones; without those that change nothing. */
export function rulesInForce(
  { ruleSettings = {} }: { ruleSettings?: RuleSettings },
  own: RuleSettings = {},
): RuleSettings {
  const all = Object.entries({ ...ruleSettings, ...own });
  return Object.fromEntries(all.filter(([, { off, severity }]) => off === true || severity !== undefined));
}
