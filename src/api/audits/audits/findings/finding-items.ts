/** Findings of an audit for lists and drawers, with those corrected since the month before. */

import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { FindingItem } from '../contract.ts';
import { type AuditRecord, auditBefore } from '../queries.ts';
import { findFinding, listFindings, listGone, type StoredFinding } from './queries.ts';

/** Findings of a finished audit: most severe first, then by amount; corrected ones at the end, in the same order. */
export async function findingItems(trx: DatabaseTransaction, audit: AuditRecord): Promise<FindingItem[]> {
  const found = await listFindings(trx, audit.id);
  const before = await auditBefore(trx, audit);
  const gone = before === null ? [] : await listGone(trx, before.id, audit.id);
  return [
    ...found.map((finding) => findingItem(audit, finding)),
    ...gone.map((finding) => findingItem(before!, finding, 'corregido')),
  ];
}

/** One finding of that list, complete, with the audit that found it: for a corrected one that of the month before. */
export async function findItem(
  trx: DatabaseTransaction,
  audit: AuditRecord,
  fingerprint: string,
): Promise<{ item: FindingItem; foundBy: AuditRecord } | undefined> {
  const found = await findFinding(trx, audit.id, fingerprint);
  if (found !== undefined) return { item: findingItem(audit, found), foundBy: audit };
  const before = await auditBefore(trx, audit);
  const gone = before === null ? undefined : await findFinding(trx, before.id, fingerprint);
  return gone && { item: findingItem(before!, gone, 'corregido'), foundBy: before! };
}

/** `foundBy`: the audit that found it. */
function findingItem(
  foundBy: AuditRecord,
  { validationId, validation, since, finding, ...stored }: StoredFinding,
  change: FindingItem['change'] = stored.change,
): FindingItem {
  const validationTitle = foundBy.validations?.find(({ id }) => id === validationId)?.title ?? validation;
  const { unchanged } = stored;
  return { validationId, validation, validationTitle, change, unchanged, since: periodKey(since), finding };
}
