/** What a field of a form asks of its value, and the first of it that a value does not fulfil. */

/** Reads the value of another field. */
export type ReadValue = (name: string) => unknown;

export interface Rule {
  /** What is said when the value does not fulfil the rule. */
  message?: string;
  /** Not empty: no null, no empty text, no empty list. */
  required?: boolean;
  /** Not blanks alone. */
  whitespace?: boolean;
  type?: 'email' | 'integer' | 'array';
  /** Least and most: letters of a text, items of a list, a number itself. */
  min?: number;
  max?: number;
  pattern?: RegExp;
  /** Anything else; what it gives, at once or later, is said. It is asked of empty values too. */
  check?: (value: unknown, read: ReadValue) => string | null | Promise<string | null>;
}

const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** What `min` and `max` measure. */
function sizeOf(value: unknown): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0;
}

function holds(rule: Rule, value: unknown): boolean {
  if (isEmpty(value)) return rule.required !== true;
  if (rule.whitespace && typeof value === 'string' && value.trim() === '') return false;
  if (rule.type === 'email' && !address.test(String(value))) return false;
  if (rule.type === 'integer' && !Number.isInteger(value)) return false;
  if (rule.min !== undefined && sizeOf(value) < rule.min) return false;
  if (rule.max !== undefined && sizeOf(value) > rule.max) return false;
  return rule.pattern === undefined || rule.pattern.test(String(value));
}

/** The message of the first rule that `value` breaks, or null. Waits only for checks that ask somebody else. */
export function brokenRule(
  rules: readonly Rule[],
  value: unknown,
  read: ReadValue,
): string | null | Promise<string | null> {
  for (const [at, rule] of rules.entries()) {
    if (!holds(rule, value)) return rule.message ?? '';
    const said = rule.check?.(value, read) ?? null;
    if (said instanceof Promise) return said.then((later) => later ?? brokenRule(rules.slice(at + 1), value, read));
    if (said !== null) return said;
  }
  return null;
}
