/** Edits of assignments: an account is in one item only, and what the defaults say already is not kept. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { isUnder, type ReportAssignments, reportItemOf } from '#core/report/assignments.ts';
import { NO_ITEM } from '#core/report/report-items.ts';

/** An account as edits see it. */
export interface Account {
  code: string;
  byDefault: number | null;
}

/** Puts all accounts under a pattern into an item, or with `NO_ITEM` out of theirs. */
export function assign(
  assignments: ReportAssignments,
  accounts: readonly Account[],
  pattern: string,
  item: number,
): ReportAssignments {
  const kept = Object.entries(assignments).filter(([other]) => !isWithin(other, pattern));
  const without = Object.fromEntries(kept);
  const under = accounts.filter(({ code }) => isUnder(code, pattern));
  const wanted = item === NO_ITEM ? null : item;
  const isSaid = under.length > 0 && under.every((account) => reportItemOf(account, without) === wanted);
  return isSaid ? without : { ...without, [pattern]: item };
}

/** Takes back what the company says of a pattern. */
export function unassign(assignments: ReportAssignments, pattern: string): ReportAssignments {
  return Object.fromEntries(Object.entries(assignments).filter(([other]) => other !== pattern));
}

/** Whether a pattern speaks of nothing but accounts under another. */
function isWithin(pattern: string, other: string): boolean {
  return pattern === other || (other.endsWith('*') && pattern.startsWith(other.slice(0, -1)));
}

/** Patterns that differ, by code. */
export function changedPatterns(before: ReportAssignments, now: ReportAssignments): string[] {
  const all = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...all].filter((pattern) => lookUp(before, pattern) !== lookUp(now, pattern)).sort();
}

/** Accounts whose item differs. */
export function movedAccounts<One extends Account>(
  accounts: readonly One[],
  before: ReportAssignments,
  now: ReportAssignments,
): One[] {
  return accounts.filter((account) => reportItemOf(account, before) !== reportItemOf(account, now));
}

const TYPED = /^[1-9]\d{1,19}\*?$/;

/**
 * The pattern that a text means: `2485*`, `2485` (a beginning, unless it is an account), `24850501`. Null for what is none.
 */
export function patternOf(typed: string, accounts: readonly Account[]): string | null {
  const text = typed.trim();
  if (!TYPED.test(text)) return null;
  if (text.endsWith('*') || accounts.some(({ code }) => code === text)) return text;
  const isBeginning = text.length < AUXILIARY || accounts.some(({ code }) => code.startsWith(text));
  return isBeginning ? `${text}*` : text;
}

/** Digits from which a code that no account begins with is an account to come. */
const AUXILIARY = 8;
