/** Saves a validation, switched on or not; what the server objects is said at its field, and nothing typed is lost. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createCustomValidation, updateCustomValidation } from '#api/audits/custom-validations/contract.ts';
import { ApiError } from '../../../data/failures/failure.ts';
import { notify } from '../../../data/failures/notices.ts';
import { call } from '../../../data/transport/api.ts';
import { dropDraft } from '../draft.ts';
import { problemOf } from '../expression/expression-problem.ts';
import { newRule, ruleSearch } from '../own-rules-view.ts';
import { ownRulesKey, putRule, rulesQuery } from '../queries.ts';
import { bodyOf, ruleFields } from '../rule-values.ts';
import { editorText, ownText } from '../text.es.ts';
import type { FieldErrors, RuleForm } from './use-rule-form.ts';

export interface SaveRule {
  /** The state it is being saved with, null while nothing is. */
  saving: 'active' | 'inactive' | null;
  /** What went wrong with all of it, in Spanish, or null. */
  failure: string | null;
  /** `isActive` of what is saved. Answers the fields to correct first. */
  save(isActive: boolean): Promise<FieldErrors>;
}

export function useSaveRule(company: number, form: RuleForm): SaveRule {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [saving, setSaving] = useState<SaveRule['saving']>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { base, values } = form;

  const send = async (isActive: boolean) => {
    const body = { ...bodyOf(values), isActive };
    const params = { id: company };
    const { data } = base
      ? await call(updateCustomValidation, {
          params: { ...params, validationId: base.id },
          body,
          ifMatch: base.attributes.version,
        })
      : await call(createCustomValidation, { params, body });
    cache.setQueryData(rulesQuery(company).queryKey, (rules) => putRule(rules, data));
    void cache.invalidateQueries({ queryKey: ownRulesKey(company), refetchType: 'none' });
    void cache.invalidateQueries({ queryKey: [...ownRulesKey(company), 'changes'] });
    form.rebase(data, { saved: true });
    const was = base?.attributes.isActive ?? false;
    const title = was === isActive ? ownText.saved : isActive ? ownText.activated : ownText.deactivated;
    notify({ title, description: data.attributes.name }, 'success');
    if (!base) {
      dropDraft(company, newRule);
      await navigate(ruleSearch(data.id), { replace: true });
    }
  };

  const reread = async () => {
    const rules = await cache.fetchQuery({ ...rulesQuery(company), staleTime: 0 });
    const now = rules.find(({ id }) => id === base?.id) ?? null;
    form.rebase(now);
    setFailure(now ? editorText.conflict : editorText.conflictGone);
  };

  const refused = async (problem: unknown): Promise<FieldErrors> => {
    if (!(problem instanceof ApiError)) throw problem;
    if (problem.told) return {};
    const known = problem.fields.filter(({ field }) => ruleFields.some((name) => name === field));
    if (problem.word === 'resource.conflict' || (problem.word === 'resource.not_found' && base)) await reread();
    else if (known.length === 0) setFailure(problem.body.message ?? editorText.failed);
    return Object.fromEntries(known.map(({ field, message }) => [field, message]));
  };

  return {
    saving,
    failure,
    async save(isActive) {
      const missing = missingIn(form);
      form.setErrors(missing);
      if (Object.keys(missing).length > 0) return missing;
      setFailure(null);
      setSaving(isActive ? 'active' : 'inactive');
      try {
        await send(isActive);
        return {};
      } catch (problem) {
        const errors = await refused(problem);
        form.setErrors(errors);
        return errors;
      } finally {
        setSaving(null);
      }
    },
  };
}

function missingIn({ values }: RuleForm): FieldErrors {
  const errors: FieldErrors = {};
  if (values.name.trim() === '') errors.name = editorText.nameRequired;
  if (values.expression.trim() === '') errors.expression = editorText.expressionRequired;
  else {
    const problem = problemOf(values.expression);
    if (problem) errors.expression = problem.sentence;
  }
  return errors;
}
