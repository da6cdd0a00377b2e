/** Validation rules of form fields. */

/** Reads the value of another field. */
export type ReadValue = (name: string) => unknown;

export interface Rule {
  /** Error message. */
  message?: string;
  /** Not empty: null, empty text or empty list. */
  required?: boolean;
  /** Not only whitespace. */
  whitespace?: boolean;
  type?: 'email' | 'integer' | 'array';
  /** Limits: length of a text, items of a list, value of a number. */
  min?: number;
  max?: number;
  pattern?: RegExp;
  /** Custom rule, synchronous or asynchronous; returns the error. Also called for empty values. */
  check?: (value: unknown, read: ReadValue) => string | null | Promise<string | null>;
}

const address = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Quantity that `min` and `max` limit. */
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

/** Message of the first broken rule, or null. Asynchronous only for asynchronous rules. */
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
