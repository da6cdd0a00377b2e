/** The lines of a company's statements and their changes as API documents. */
import { type Framework, lineName, namedLines } from '#core/statement/statement-lines.ts';
import type { StatementLineChange, StatementLinesDocument } from './contract.ts';
import type { LineRecord } from './queries.ts';

/** `record`: in force; undefined where the defaults hold. `framework`: whose names the lines have. */
export function linesDocument(record: LineRecord | undefined, framework: Framework): StatementLinesDocument {
  const assignments = { ...record?.assignments };
  return {
    lines: namedLines.map(({ key, section }) => ({ key, section, name: lineName(key, framework) })),
    assignments,
    isDefault: Object.keys(assignments).length === 0,
    version: record?.version ?? 0,
    changedAt: record?.changedAt.toISOString() ?? null,
    changedBy: record === undefined ? null : { id: record.changedBy, name: record.changedByName },
  };
}

export function lineChangeDocument(record: LineRecord): StatementLineChange {
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
