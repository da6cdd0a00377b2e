/** Worker thread tasks of audits. The main thread imports the types only. */

import { writeClientReport } from './audits/client-report/pdf/write-client-report.ts';
import { traceFinding } from './audits/findings/trace-finding.ts';
import { seeRegistrations } from './audits/flows/see-registrations.ts';
import { writeReport } from './audits/report/write-report.ts';
import { auditMonth } from './audits/run/audit-month.ts';
import { crossMonth, crossParty, exportCrossing } from './crossed-documents/cross-month.ts';
import { tryOnMonths } from './custom-rules/try-on-months.ts';
import { findInBooks } from './dian-lists/find-in-books.ts';
import { listExogenaAccounts, listExogenaRows } from './exogena/list-rows.ts';
import { listExogenaPeople } from './exogena/people/list-people.ts';
import { readExogenaPeople, writeExogenaPeople } from './exogena/people/write-people.ts';
import { summarizeExogena } from './exogena/summarize.ts';
import { writeExogena } from './exogena/write-exogena.ts';
import { exploreRow } from './explorer/explore-row.ts';
import { exploreView } from './explorer/explore-view.ts';
import { exportView } from './explorer/export-view.ts';
import { findNames } from './explorer/search/find-names.ts';
import { previewEdits } from './parametrization/chart/preview-edits.ts';
import { readChart } from './parametrization/chart/read-chart.ts';
import { previewMonths } from './parametrization/preview-months.ts';
import { previewSettings } from './parametrization/preview-settings.ts';
import { reportAccounts } from './report-items/report-accounts.ts';

export const auditTasks = {
  auditMonth,
  seeRegistrations,
  traceFinding,
  previewSettings,
  previewMonths,
  tryOnMonths,
  readChart,
  previewEdits,
  reportAccounts,
  writeReport,
  writeClientReport,
  exploreView,
  exploreRow,
  exportView,
  findNames,
  summarizeExogena,
  listExogenaRows,
  listExogenaAccounts,
  writeExogena,
  listExogenaPeople,
  writeExogenaPeople,
  readExogenaPeople,
  findInBooks,
  crossMonth,
  crossParty,
  exportCrossing,
};
export type AuditTasks = typeof auditTasks;
