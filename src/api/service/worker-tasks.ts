/** What worker threads do for the API. Imported as a type by the thread that serves, and run by the others. */

import { traceFinding } from '#api/audits/audits/findings/trace-finding.ts';
import { auditMonth } from '#api/audits/audits/run/audit-month.ts';
import { tryOnMonths } from '#api/audits/custom-validations/try-on-months.ts';
import { previewMonths } from '#api/audits/parametrization/preview-months.ts';
import { previewSettings } from '#api/audits/parametrization/preview-settings.ts';
import { previewSheets } from '#api/balances/column-mappings/preview-sheets.ts';
import { tryColumns } from '#api/balances/column-mappings/try-columns.ts';
import { listKept } from '#api/balances/kept-files/list-kept.ts';
import { readFile } from '#api/balances/read-file.ts';
import { listRows } from '#api/balances/trial-balances/list-rows.ts';

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
