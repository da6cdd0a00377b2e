/** Deactivation and deletion of a rule. Failures become notices. */
import { useDeactivateCustomRule, useDeleteCustomRule } from '../../data/audits/custom-rules.ts';
import { notify } from '../../data/failures/notices.ts';
import { dropDraft } from './draft.ts';
import { ownText } from './text.es.ts';

export function useRuleChanges(company: number) {
  const deactivate = useDeactivateCustomRule(company, {
    onSuccess: ({ attributes }) => notify({ title: ownText.deactivated, description: attributes.name }, 'success'),
  });
  const remove = useDeleteCustomRule(company, {
    onSuccess: (_, { id, attributes }) => {
      dropDraft(company, id);
      notify({ title: ownText.removed, description: attributes.name }, 'success');
    },
  });
  return { deactivate, remove };
}
