/** Switching a validation off and deleting it, from the list or from its own page. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type CustomValidationDocument,
  deleteCustomValidation,
  updateCustomValidation,
} from '#api/audits/custom-validations/contract.ts';
import { notify } from '../../data/failures/notices.ts';
import { call } from '../../data/transport/api.ts';
import { dropDraft } from './draft.ts';
import { ownRulesKey, putRule, rulesQuery } from './queries.ts';
import { ownText } from './text.es.ts';

/** Failures become notices; whatever happened, the list is read again. */
export function useRuleChanges(company: number) {
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: ownRulesKey(company) });
  const deactivate = useMutation({
    mutationFn: async ({ id, attributes }: CustomValidationDocument) => {
      const params = { id: company, validationId: id };
      const { data } = await call(updateCustomValidation, {
        params,
        body: { isActive: false },
        ifMatch: attributes.version,
      });
      return data;
    },
    onSuccess: (data) => {
      cache.setQueryData(rulesQuery(company).queryKey, (rules) => putRule(rules, data));
      notify({ title: ownText.deactivated, description: data.attributes.name }, 'success');
    },
    onSettled,
  });
  const remove = useMutation({
    mutationFn: ({ id, attributes }: CustomValidationDocument) =>
      call(deleteCustomValidation, { params: { id: company, validationId: id }, ifMatch: attributes.version }),
    onSuccess: (_, { id, attributes }) => {
      dropDraft(company, id);
      cache.setQueryData(rulesQuery(company).queryKey, (rules) => rules?.filter((rule) => rule.id !== id));
      notify({ title: ownText.removed, description: attributes.name }, 'success');
    },
    onSettled,
  });
  return { deactivate, remove };
}
