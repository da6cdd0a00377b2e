/** Findings of an audit as lists and drawers show them, with the corrected ones of the month before. */

import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { periodKey } from '#core/calendar/period.ts';
import { severities } from '#core/engine/severity.ts';
import type { FindingItem } from '../contract.ts';
import { type AuditRecord, auditBefore } from '../queries.ts';
import { type FindingRecord, findFinding, findingsGone, findingsOf } from './queries.ts';

const thirdPartiesInLists = 3;

/** A finding, and the audit that found it: for a corrected one that of the month before. */
export interface PlacedFinding {
  item: FindingItem;
  audit: AuditRecord;
}

/**
 * The list of an audit that is done: most severe first, then by amount; the corrected ones at the end, in the same order. Of each
 * finding only its first third parties.
 */
export async function findingItems(trx: DatabaseTransaction, audit: AuditRecord): Promise<FindingItem[]> {
  const found = await findingsOf(trx, audit.id);
  const before = await auditBefore(trx, audit);
  const gone = before === null ? [] : await findingsGone(trx, before.id, audit.id);
  return [
    ...found.toSorted(bySeverity).map((record) => listed(presentItem(audit, record))),
    ...gone.toSorted(bySeverity).map((record) => listed(correctedItem(before!, record))),
  ];
}

/** One finding of that list, whole. */
export async function findItem(
  trx: DatabaseTransaction,
  audit: AuditRecord,
  fingerprint: string,
): Promise<PlacedFinding | undefined> {
  const found = await findFinding(trx, audit.id, fingerprint);
  if (found !== undefined) return { item: presentItem(audit, found), audit };
  const before = await auditBefore(trx, audit);
  const gone = before === null ? undefined : await findFinding(trx, before.id, fingerprint);
  return gone && { item: correctedItem(before!, gone), audit: before! };
}

const presentItem = (audit: AuditRecord, record: FindingRecord) => findingItem(audit, record, record.change);

/** `before`: the audit that found it last. */
const correctedItem = (before: AuditRecord, record: FindingRecord) => findingItem(before, record, 'corregido');

function findingItem(audit: AuditRecord, record: FindingRecord, change: FindingItem['change']): FindingItem {
  const { validationId, validation, since, document } = record;
  return {
    validationId,
    validation,
    validationTitle: audit.validations?.find(({ id }) => id === validationId)?.title ?? validation,
    change,
    since: periodKey(since),
    finding: document,
  };
}

function listed({ finding, ...item }: FindingItem): FindingItem {
  return { ...item, finding: { ...finding, thirdParties: finding.thirdParties.slice(0, thirdPartiesInLists) } };
}

function bySeverity(a: FindingRecord, b: FindingRecord): number {
  const difference = severities.indexOf(a.severity) - severities.indexOf(b.severity);
  if (difference !== 0 || a.amount === b.amount) return difference;
  return a.amount > b.amount ? -1 : 1;
}
