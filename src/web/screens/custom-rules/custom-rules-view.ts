/** What the screen shows, as the address says it: the list, one validation, or a new one. */
import { customRuleParameter } from '../../data/routes/company-route.ts';

export const newRule = 'nueva';
/** An id, or a validation that does not exist yet. */
export type RuleName = number | typeof newRule;

/** Null is the list; so is anything that names no validation. */
export function readRule(params: URLSearchParams): RuleName | null {
  const said = params.get(customRuleParameter) ?? '';
  if (said === newRule) return newRule;
  return /^\d{3,10}$/.test(said) ? Number(said) : null;
}

/** The query of the address that shows it. */
export function ruleSearch(rule: RuleName | null): string {
  return rule === null ? '?' : `?${customRuleParameter}=${rule}`;
}
