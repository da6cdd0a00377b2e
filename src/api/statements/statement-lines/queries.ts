/** Changes of the lines of a company's statements: state in force, author, and state before. */
import { type AssignmentChange, AssignmentChanges } from '#api/audits/report-items/queries.ts';
import type { LineAssignments } from '#core/statement/place-accounts.ts';

export type LineRecord = AssignmentChange<LineAssignments>;

export const {
  inForce: linesInForce,
  find: findLineChange,
  list: listLineRecords,
  insert: insertLineChange,
} = new AssignmentChanges<LineAssignments>('statement_line_change');
