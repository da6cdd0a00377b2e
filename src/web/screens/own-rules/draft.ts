/**
 * A validation that someone is writing and has not saved, kept for the tab: it outlives a reload, another screen and a session
 * that expired. Each user has their own; signing out removes them.
 */
import { useSession } from '../../data/session.ts';
import type { RuleName } from './own-rules-view.ts';
import type { RuleValues } from './rule-values.ts';

const key = (company: number, rule: RuleName) =>
  `draft-own-rule-${useSession.getState().user?.id ?? 0}-${company}-${rule}`;

export function readDraft(company: number, rule: RuleName): RuleValues | null {
  const kept = sessionStorage.getItem(key(company, rule));
  return kept === null ? null : JSON.parse(kept);
}

export function keepDraft(company: number, rule: RuleName, values: RuleValues): void {
  sessionStorage.setItem(key(company, rule), JSON.stringify(values));
}

export function dropDraft(company: number, rule: RuleName): void {
  sessionStorage.removeItem(key(company, rule));
}
