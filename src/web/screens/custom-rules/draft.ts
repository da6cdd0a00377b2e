/** Unsaved draft of a custom rule. */
import * as draft from '../../data/session/draft.ts';
import type { RuleName } from './custom-rules-view.ts';
import type { RuleValues } from './rule-values.ts';

/** With the values that it was made over: what others stored since is kept. */
export interface RuleDraft {
  over: RuleValues;
  values: RuleValues;
}

const name = (company: number, rule: RuleName) => `own-rule-${company}-${rule}`;

export function readDraft(company: number, rule: RuleName): RuleDraft | null {
  return draft.readDraft(name(company, rule));
}

export function keepDraft(company: number, rule: RuleName, kept: RuleDraft): void {
  draft.keepDraft(name(company, rule), kept);
}

export function dropDraft(company: number, rule: RuleName): void {
  draft.dropDraft(name(company, rule));
}
