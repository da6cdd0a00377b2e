/** Form values of a custom rule, and their difference from the stored ones. */
import type { CustomRuleDocument, Definition } from '#api/audits/custom-rules/contract.ts';

export type RuleValues = Omit<Definition, 'isActive' | 'message'> & { message: string };
export type RuleField = keyof RuleValues;

export const ruleFields = ['name', 'severity', 'message', 'expression'] as const satisfies readonly RuleField[];

export const noRule: RuleValues = { name: '', severity: 'media', message: '', expression: '' };

export function valuesOf({ attributes }: CustomRuleDocument): RuleValues {
  const { name, severity, message, expression } = attributes;
  return { name, severity, message: message ?? '', expression };
}

/** API request body. */
export function bodyOf({ name, message, ...rest }: RuleValues) {
  return { ...rest, name: name.trim(), message: message.trim() || null };
}

/** Fields that differ. */
export function changedFields(before: RuleValues, after: RuleValues): RuleField[] {
  return ruleFields.filter((field) => before[field] !== after[field]);
}
