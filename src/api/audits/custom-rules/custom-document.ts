/** Custom rules and their changes as API documents. */
import type { CustomChange, CustomRuleDocument } from './contract.ts';
import type { CustomChangeRecord, CustomRecord } from './queries.ts';

export function customDocument({ id, version, definition, ...change }: CustomRecord): CustomRuleDocument {
  return { id, attributes: { ...definition, version, ...whoAndWhen(change) } };
}

export function changeDocument(record: CustomChangeRecord): CustomChange {
  const { id, version, action, definition, before, ...change } = record;
  return {
    validationId: id,
    version,
    action,
    before,
    after: action === 'delete' ? null : definition,
    ...whoAndWhen(change),
  };
}

function whoAndWhen(change: Pick<CustomRecord, 'changedAt' | 'changedBy' | 'changedByName'>) {
  return {
    changedAt: change.changedAt.toISOString(),
    changedBy: { id: change.changedBy, name: change.changedByName },
  };
}
