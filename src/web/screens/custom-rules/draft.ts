/** Unsaved draft of a custom rule. */
import * as draft from '../../data/session/draft.ts';
import type { RuleName } from './custom-rules-view.ts';
import type { RuleValues } from './rule-values.ts';

const name = (company: number, rule: RuleName) => `own-rule-${company}-${rule}`;

export function readDraft(company: number, rule: RuleName): RuleValues | null {
  return draft.readDraft(name(company, rule));
}

export function keepDraft(company: number, rule: RuleName, values: RuleValues): void {
  draft.keepDraft(name(company, rule), values);
}

export function dropDraft(company: number, rule: RuleName): void {
  draft.dropDraft(name(company, rule));
}
