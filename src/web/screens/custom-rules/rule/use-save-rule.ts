/** Saves a rule, active or not; server errors are shown at their fields, typed values stay. */

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRereadCustomRules, useSaveCustomRule } from '../../../data/audits/custom-rules.ts';
import { ApiError } from '../../../data/failures/failure.ts';
import { notify } from '../../../data/failures/notices.ts';
import { reportFailure } from '../../../data/failures/report-failure.ts';
import { ruleMessages } from '../../../ui/form/rule-messages.es.ts';
import { newRule, ruleSearch } from '../custom-rules-view.ts';
import { dropDraft } from '../draft.ts';
import { problemOf } from '../expression/expression-problem.ts';
import { bodyOf, ruleFields } from '../rule-values.ts';
import { editorText, ownText } from '../text.es.ts';
import type { FieldErrors, RuleForm } from './use-rule-form.ts';

export interface SaveRule {
  /** State being saved; null when idle. */
  saving: 'active' | 'inactive' | null;
  /** General failure in Spanish, or null. */
  failure: string | null;
  /** `isActive`: state to save. Resolves to the field errors. */
  save(isActive: boolean): Promise<FieldErrors>;
}

export function useSaveRule(company: number, form: RuleForm): SaveRule {
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const { base, values } = form;
  const readAgain = useRereadCustomRules(company);

  const reread = async () => {
    // A failed refetch is reported like any query failure.
    const rules = await readAgain().catch(() => null);
    if (!rules) return;
    const now = rules.find(({ id }) => id === base?.id) ?? null;
    form.rebase(now);
    setFailure(now ? editorText.conflict : editorText.conflictGone);
  };

  const sending = useSaveCustomRule(company, base, {
    // Shown by the form.
    meta: { quiet: true },
    onSuccess: async (rule, { isActive }) => {
      form.rebase(rule, { saved: true });
      const was = base?.attributes.isActive ?? false;
      const title = was === isActive ? ownText.saved : isActive ? ownText.activated : ownText.deactivated;
      notify({ title, description: rule.attributes.name }, 'success');
      if (!base) {
        dropDraft(company, newRule);
        await navigate(ruleSearch(rule.id), { replace: true });
      }
    },
    onError: async (problem) => {
      if (!(problem instanceof ApiError)) return reportFailure(problem);
      if (problem.told) return;
      if (problem.word === 'resource.conflict' || (problem.word === 'resource.not_found' && base)) await reread();
      else if (fieldErrors(problem).length === 0) setFailure(problem.body.message ?? editorText.failed);
    },
  });

  return {
    saving: sending.isPending ? (sending.variables.isActive ? 'active' : 'inactive') : null,
    failure,
    async save(isActive) {
      const missing = missingIn(form);
      form.setErrors(missing);
      if (Object.keys(missing).length > 0) return missing;
      setFailure(null);
      const errors = await sending.mutateAsync({ ...bodyOf(values), isActive }).then(() => ({}), errorsOf);
      form.setErrors(errors);
      return errors;
    },
  };
}

/** Server errors by form field. */
function fieldErrors(problem: ApiError) {
  return problem.fields.filter(({ field }) => ruleFields.some((name) => name === field));
}

function errorsOf(problem: unknown): FieldErrors {
  if (!(problem instanceof ApiError) || problem.told) return {};
  return Object.fromEntries(fieldErrors(problem).map(({ field, message }) => [field, message]));
}

function missingIn({ values }: RuleForm): FieldErrors {
  const errors: FieldErrors = {};
  if (values.name.trim() === '') errors.name = ruleMessages.required(editorText.name);
  if (values.expression.trim() === '') errors.expression = ruleMessages.required(editorText.expression);
  else {
    const problem = problemOf(values.expression);
    if (problem) errors.expression = problem.sentence;
  }
  return errors;
}
