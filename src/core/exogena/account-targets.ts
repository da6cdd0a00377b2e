/**
 * Where each account goes in a format: what the company says of it (the exact code, then the longest prefix), else our
 * proposal by its place in the decree, the item of taxes that it is in, and its name.
 */
import { lookUp } from '#core/dictionary/look-up.ts';
import { longestPrefix } from '#core/identity/account-code.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { type ExogenaDefault, exogenaDefaults } from '#core/reference/tax/exogena-mapping.gen.ts';
import { assignedBy } from '#core/report/assignments.ts';
import type { DefaultAccount } from '#core/report/default-items.ts';
import { wordsPattern } from '#core/report/words-pattern.ts';
import type { FormatKey } from './format.ts';

/** Left out of the format, in an assignment. */
export const LEFT_OUT = 'none';

/** The company itself, as the exchange difference is reported. */
export const OWN_NIT = 'own';

/** By prefix (`5135*`) or exact code: `concept/column`, or `LEFT_OUT`. */
export type ExogenaAssignments = Readonly<Record<string, string>>;

export interface AccountTarget {
  /** Null: left out. */
  goal: { concept: string; column: string } | null;
  /** NIT under which it is reported whatever the books say; `OWN_NIT`: that of the company. */
  reportedAs: string | null;
  /** `company`: it has said so; `proposed`: ours; `none`: nobody did. */
  standing: 'company' | 'proposed' | 'none';
  confidence: ExogenaDefault['confidence'] | null;
  /** Why our proposal leaves it out. */
  note: string | null;
}

export type TargetedAccount = Pick<DefaultAccount, 'code' | 'name' | 'place' | 'byDefault'>;

const NOBODY: AccountTarget = { goal: null, reportedAs: null, standing: 'none', confidence: null, note: null };

const rules = exogenaDefaults.map((rule) => ({ ...rule, words: wordsPattern(rule.nameAny) }));

/** The target in force. */
export function targetOf(format: FormatKey, account: TargetedAccount, assignments: ExogenaAssignments): AccountTarget {
  const proposed = proposedTarget(format, account);
  const pattern = assignedBy(account.code, assignments);
  if (pattern === null) return proposed;
  const said = lookUp(assignments, pattern)!;
  if (said === LEFT_OUT) return { ...NOBODY, standing: 'company' };
  const goal = readGoal(said);
  const isSame = proposed.goal?.concept === goal.concept && proposed.goal.column === goal.column;
  return { ...NOBODY, goal, standing: 'company', reportedAs: isSame ? proposed.reportedAs : null };
}

/** The parts of `concept/column`. */
export function readGoal(said: string): { concept: string; column: string } {
  const [concept = '', column = ''] = said.split('/');
  return { concept, column };
}

/** An item says more than an account of four digits, and less than a subaccount. */
const ITEM_RANK = 5;

/** Words decide before items and prefixes, and longer prefixes before shorter ones. */
export function proposedTarget(format: FormatKey, { name, place, byDefault }: TargetedAccount): AccountTarget {
  const plain = plainName(name);
  let best: { rule: (typeof rules)[number]; rank: number } | null = null;
  for (const rule of rules) {
    if (rule.format !== format || (rule.words !== null && !rule.words.test(plain))) continue;
    const prefix = rule.item === null ? longestPrefix(place, rule.prefixes) : null;
    if (rule.item === null ? prefix === null : rule.item !== byDefault) continue;
    const rank = (rule.words === null ? 0 : 100) + (prefix?.length ?? ITEM_RANK);
    if (best === null || rank > best.rank) best = { rule, rank };
  }
  if (best === null) return NOBODY;
  const { concept, column, reportedAs, confidence, note } = best.rule;
  const goal = concept !== null && column !== null ? { concept, column } : null;
  return { goal, reportedAs, standing: 'proposed', confidence, note };
}
