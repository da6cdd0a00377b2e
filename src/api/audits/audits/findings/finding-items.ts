/** Findings of an audit as lists and drawers show them, with the corrected ones of the month before. */

import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { Finding } from '#core/engine/finding.ts';
import { severities } from '#core/engine/severity.ts';
import type { FindingItem } from '../contract.ts';
import { type AuditHistory, readHistory } from '../months/audit-history.ts';
import { changeOf, foundSince } from '../months/compare-months.ts';
import { type AuditRecord, type FindingRecord, readDocuments } from '../queries.ts';

const thirdPartiesInLists = 3;

/** A finding with the audit that found it, which for a corrected one is that of the month before. */
export interface PlacedFinding {
  record: FindingRecord;
  audit: AuditRecord;
  change: FindingItem['change'];
}

/** Most severe first, then by amount; the corrected ones at the end, in the same order. `audit` must be done. */
export function placeFindings(audit: AuditRecord, { findings, fingerprints, before }: AuditHistory): PlacedFinding[] {
  const found = findings.get(audit.id) ?? [];
  const present = new Set(found.map(({ fingerprint }) => fingerprint));
  const then = before === null ? [] : (findings.get(before.id) ?? []);
  const corrected = then.filter(({ fingerprint }) => !present.has(fingerprint));
  return [
    ...found.toSorted(bySeverity).map((record) => {
      const change = changeOf(record.fingerprint, audit, fingerprints);
      return { record, audit, change };
    }),
    ...corrected.toSorted(bySeverity).map((record) => ({ record, audit: before!, change: 'corregido' as const })),
  ];
}

/** The list of an audit; of each finding only its first third parties. */
export async function findingItems(trx: DatabaseTransaction, audit: AuditRecord): Promise<FindingItem[]> {
  const history = await readHistory(trx, audit);
  const placed = placeFindings(audit, history);
  const documents = await readDocuments(trx, new Set(placed.map((one) => one.audit.id)));
  return placed.map((one) => {
    const finding = documents.get(documentKey(one.record))!;
    const thirdParties = finding.thirdParties.slice(0, thirdPartiesInLists);
    return findingItem(one, { ...finding, thirdParties }, history);
  });
}

export function findingItem(
  { record, audit, change }: PlacedFinding,
  finding: Finding,
  { fingerprints }: AuditHistory,
): FindingItem {
  const { fingerprint, validationId, validation } = record;
  return {
    validationId,
    validation,
    validationTitle: audit.validations?.find(({ id }) => id === validationId)?.title ?? validation,
    change,
    since: periodKey(foundSince(fingerprint, audit, fingerprints)),
    finding,
  };
}

/** What `readDocuments` keeps a document under. */
export const documentKey = ({ auditId, fingerprint }: Pick<FindingRecord, 'auditId' | 'fingerprint'>) =>
  `${auditId} ${fingerprint}`;

function bySeverity(a: FindingRecord, b: FindingRecord): number {
  const difference = severities.indexOf(a.severity) - severities.indexOf(b.severity);
  if (difference !== 0 || a.amount === b.amount) return difference;
  return a.amount > b.amount ? -1 : 1;
}
