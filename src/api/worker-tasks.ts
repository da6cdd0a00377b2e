/** What worker threads do for the API. Imported as a type by the thread that serves, and run by the others. */
import { auditMonth } from './audits/audit-month.ts';
import { traceFinding } from './audits/trace-finding.ts';
import { tryOnMonths } from './custom-validations/try-on-months.ts';
import { previewMonths } from './parametrization/preview-months.ts';
import { previewSettings } from './parametrization/preview-settings.ts';
import { previewSheets } from './trial-balances/columns/preview-sheets.ts';
import { tryColumns } from './trial-balances/columns/try-columns.ts';
import { listKept } from './trial-balances/kept/list-kept.ts';
import { listRows } from './trial-balances/list-rows.ts';
import { readFile } from './trial-balances/read-file.ts';

export const workerTasks = {
  readFile,
  listKept,
  previewSheets,
  tryColumns,
  listRows,
  auditMonth,
  traceFinding,
  previewSettings,
  previewMonths,
  tryOnMonths,
};
export type WorkerTasks = typeof workerTasks;
