/** What is being written in the form of a validation: kept as a draft at every change, told apart from what is stored. */
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { CustomRuleDocument } from '#api/audits/custom-rules/contract.ts';
import { newRule, type RuleName } from '../custom-rules-view.ts';
import { dropDraft, keepDraft, readDraft } from '../draft.ts';
import { changedFields, noRule, type RuleField, type RuleValues, valuesOf } from '../rule-values.ts';

export type FieldErrors = Partial<Record<RuleField, string>>;

export interface RuleForm {
  /** What is stored, as it was read. Null for a new one. */
  base: CustomRuleDocument | null;
  values: RuleValues;
  changes: RuleField[];
  errors: FieldErrors;
  /** Whether it started from a draft. */
  recovered: boolean;
  edit(changed: Partial<RuleValues>): void;
  setErrors(errors: FieldErrors): void;
  /** Back to what is stored. */
  discard(): void;
  /** Goes on from what is stored now, with the changes of the form on top unless they have just been stored. */
  rebase(stored: CustomRuleDocument | null, options?: { saved?: boolean }): void;
}

export function useRuleForm(company: number, rule: RuleName, stored: CustomRuleDocument | null): RuleForm {
  // A refetch while someone types would move the ground; saving with If-Match finds what changed.
  const [base, setBase] = useState(stored);
  const [draft] = useState(() => readDraft(company, rule));
  const example: RuleValues | null = useLocation().state;
  const read = base ? valuesOf(base) : noRule;
  const [values, setValues] = useState(draft ?? (rule === newRule && example ? example : read));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [recovered, setRecovered] = useState(draft !== null);

  const put = (next: RuleValues, over: RuleValues) => {
    setValues(next);
    if (changedFields(over, next).length > 0) keepDraft(company, rule, next);
    else dropDraft(company, rule);
  };
  return {
    base,
    values,
    changes: changedFields(read, values),
    errors,
    recovered,
    edit(changed) {
      put({ ...values, ...changed }, read);
      const touched = Object.keys(changed);
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !touched.includes(field))));
    },
    setErrors,
    discard() {
      put(read, read);
      setErrors({});
      setRecovered(false);
    },
    rebase(now, { saved = false } = {}) {
      const there = now ? valuesOf(now) : noRule;
      const mine = Object.fromEntries(changedFields(read, values).map((field) => [field, values[field]]));
      setBase(now);
      put(saved ? there : { ...there, ...(now ? mine : values) }, there);
      if (saved) setRecovered(false);
    },
  };
}
