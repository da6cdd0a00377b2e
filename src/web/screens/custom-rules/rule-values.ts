/** What the form of a validation holds, and how it differs from what is stored. */
import type { CustomRuleDocument, Definition } from '#api/audits/custom-rules/contract.ts';

export type RuleValues = Omit<Definition, 'isActive' | 'message'> & { message: string };
export type RuleField = keyof RuleValues;

export const ruleFields = ['name', 'severity', 'message', 'expression'] as const satisfies readonly RuleField[];

export const noRule: RuleValues = { name: '', severity: 'media', message: '', expression: '' };

export function valuesOf({ attributes }: CustomRuleDocument): RuleValues {
  const { name, severity, message, expression } = attributes;
  return { name, severity, message: message ?? '', expression };
}

/** As the API takes it. */
export function bodyOf({ name, message, ...rest }: RuleValues) {
  return { ...rest, name: name.trim(), message: message.trim() || null };
}

/** The fields in which two states of the form differ. */
export function changedFields(before: RuleValues, after: RuleValues): RuleField[] {
  return ruleFields.filter((field) => before[field] !== after[field]);
}
