/** URL state of the screen: list, one rule, or a new one. */
import { customRuleParameter } from '../../data/routes/company-route.ts';

export const newRule = 'nueva';
/** Rule id, or a new rule. */
export type RuleName = number | typeof newRule;

/** Null: the list; also for an invalid value. */
export function readRule(params: URLSearchParams): RuleName | null {
  const said = params.get(customRuleParameter) ?? '';
  if (said === newRule) return newRule;
  return /^\d{3,10}$/.test(said) ? Number(said) : null;
}

/** Query string of the rule. */
export function ruleSearch(rule: RuleName | null): string {
  return rule === null ? '?' : `?${customRuleParameter}=${rule}`;
}
