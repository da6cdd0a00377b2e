/** Form state of a rule: draft saved on each change, compared with the stored version. */
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { CustomRuleDocument } from '#api/audits/custom-rules/contract.ts';
import { newRule, type RuleName } from '../custom-rules-view.ts';
import { dropDraft, keepDraft, type RuleDraft, readDraft } from '../draft.ts';
import { changedFields, noRule, type RuleField, type RuleValues, valuesOf } from '../rule-values.ts';

export type FieldErrors = Partial<Record<RuleField, string>>;

export interface RuleForm {
  /** Stored version as read. Null for a new one. */
  base: CustomRuleDocument | null;
  values: RuleValues;
  changes: RuleField[];
  errors: FieldErrors;
  /** Whether it was restored from a draft, and over another version than it was made over. */
  recovered: 'same' | 'changed' | null;
  edit(changed: Partial<RuleValues>): void;
  setErrors(errors: FieldErrors): void;
  /** Resets to the stored version. */
  discard(): void;
  /** Moves to the newly stored version, with the form's changes applied unless they were just saved. */
  rebase(stored: CustomRuleDocument | null, options?: { saved?: boolean }): void;
}

export function useRuleForm(company: number, rule: RuleName, stored: CustomRuleDocument | null): RuleForm {
  // A refetch must not change the base while typing; If-Match detects conflicts on save.
  const [base, setBase] = useState(stored);
  const [draft] = useState(() => readDraft(company, rule));
  const example: RuleValues | null = useLocation().state;
  const read = base ? valuesOf(base) : noRule;
  const begun = rule === newRule && example ? example : read;
  const [values, setValues] = useState(draft ? withChanges(draft, read) : begun);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [recovered, setRecovered] = useState<RuleForm['recovered']>(
    draft && (changedFields(draft.over, read).length > 0 ? 'changed' : 'same'),
  );

  const put = (next: RuleValues, over: RuleValues) => {
    setValues(next);
    if (changedFields(over, next).length > 0) keepDraft(company, rule, { over, values: next });
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
      setRecovered(null);
    },
    rebase(now, { saved = false } = {}) {
      const there = now ? valuesOf(now) : noRule;
      setBase(now);
      put(saved ? there : now ? withChanges({ over: read, values }, there) : values, there);
      if (saved) setRecovered(null);
    },
  };
}

/** What a draft changed, over other values. */
function withChanges({ over, values }: RuleDraft, read: RuleValues): RuleValues {
  return { ...read, ...Object.fromEntries(changedFields(over, values).map((field) => [field, values[field]])) };
}
