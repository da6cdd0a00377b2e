/** Validation rules of form fields. */
import { type Limited, type RuleType, ruleMessages } from './rule-messages.es.ts';

/** Reads the value of another field. */
export type ReadValue = (name: string) => unknown;

export interface Rule {
  /** Instead of the message that all forms share; of a missing value there is no other. */
  message?: string;
  /** Not empty (null, empty text or empty list), or only in some cases. */
  required?: boolean | ((read: ReadValue) => boolean);
  /** Not only whitespace, which counts as missing. */
  whitespace?: boolean;
  type?: RuleType;
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

function limited(value: unknown): Limited {
  if (typeof value === 'number') return 'number';
  return Array.isArray(value) ? 'list' : 'text';
}

function isOfType(type: RuleType, value: unknown): boolean {
  if (type === 'email') return address.test(String(value));
  return type === 'integer' ? Number.isInteger(value) : Array.isArray(value);
}

/** What is wrong with a value by the shared messages, or null. */
function wrong({ type, min, max, pattern }: Rule, value: unknown, label: string): string | null {
  if (type !== undefined && !isOfType(type, value)) return ruleMessages.type(label, type);
  const size = sizeOf(value);
  const isShort = min !== undefined && size < min;
  if (isShort || (max !== undefined && size > max)) {
    const of = limited(value);
    if (min !== undefined && max !== undefined) return ruleMessages.range(label, of, min, max);
    return isShort ? ruleMessages.min(label, of, min) : ruleMessages.max(label, of, max ?? 0);
  }
  return pattern === undefined || pattern.test(String(value)) ? null : ruleMessages.invalid(label);
}

/** Whether a value has to be given and is not. */
function isMissing({ required, whitespace }: Rule, value: unknown, read: ReadValue): boolean {
  const isBlank = isEmpty(value) || (whitespace === true && typeof value === 'string' && value.trim() === '');
  return isBlank && (typeof required === 'function' ? required(read) : required === true);
}

/** Message of the first broken rule, or null; `label` names the field. Asynchronous only for asynchronous rules. */
export function brokenRule(
  rules: readonly Rule[],
  value: unknown,
  read: ReadValue,
  label = '',
): string | null | Promise<string | null> {
  for (const [at, rule] of rules.entries()) {
    if (isMissing(rule, value, read)) return ruleMessages.required(label);
    const broken = isEmpty(value) ? null : wrong(rule, value, label);
    if (broken !== null) return rule.message ?? broken;
    const said = rule.check?.(value, read) ?? null;
    if (said instanceof Promise)
      return said.then((later) => later ?? brokenRule(rules.slice(at + 1), value, read, label));
    if (said !== null) return said;
  }
  return null;
}
