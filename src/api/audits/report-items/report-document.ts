/** The items of a company's financial report and their changes as API documents. */
import { listedItems } from '#core/report/report-items.ts';
import type { ReportChange, ReportDocument } from './contract.ts';
import type { ReportRecord } from './queries.ts';

/** `record`: in force; undefined where the defaults hold. */
export function reportDocument(record: ReportRecord | undefined): ReportDocument {
  const assignments = { ...record?.assignments };
  return {
    items: listedItems.map((item) => ({ ...item })),
    assignments,
    isDefault: Object.keys(assignments).length === 0,
    version: record?.version ?? 0,
    changedAt: record?.changedAt.toISOString() ?? null,
    changedBy: record === undefined ? null : { id: record.changedBy, name: record.changedByName },
  };
}

export function reportChangeDocument(record: ReportRecord): ReportChange {
  const { version, action, restoredVersion, before, assignments, changedAt, changedBy, changedByName } = record;
  return {
    version,
    action,
    restoredVersion,
    before,
    after: assignments,
    changedAt: changedAt.toISOString(),
    changedBy: { id: changedBy, name: changedByName },
  };
}
