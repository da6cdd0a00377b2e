/** Report as a workbook: a summary, then one sheet per validation with its findings and their third parties. */
import type { AuditReport } from '#core/engine/finding.ts';
import { oneOfEachCause } from '#core/engine/weighing/causes.ts';
import { unexplained } from '#core/engine/weighing/explained.ts';
import { outcomeWords, severityName } from '#core/engine/weighing/outcome-words.es.ts';
import { stakeWord } from '#core/engine/weighing/stake-words.es.ts';
import { formatNit } from '#core/identity/nit.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { workbookText } from '../text.es.ts';

type Row = (string | number | null)[];

export async function reportWorkbook(reports: readonly AuditReport[]): Promise<Uint8Array> {
  const summary: Row[] = [[...workbookText.summaryHeader]];
  const sheets = new Map<string, Row[]>();
  const apart: Row[] = [];
  for (const { period, healthIndex, validations, practices = [] } of reports) {
    for (const { since, finding } of practices)
      apart.push([
        period,
        since,
        finding.rule,
        finding.account,
        finding.accountName,
        finding.title,
        finding.message,
        Number(finding.amount),
        stakeWord[finding.stake],
      ]);
    for (const { key, title, outcome, reason, notEvaluated, findings } of validations) {
      summary.push([
        period,
        healthIndex,
        title,
        outcomeWords({ outcome, notEvaluated }),
        oneOfEachCause(unexplained(findings)).length,
        reason,
      ]);
      if (findings.length === 0) continue;
      const rows = sheets.get(key) ?? [[...workbookText.findingHeader]];
      for (const finding of findings) {
        const head: Row = [
          period,
          severityName[finding.severity],
          finding.rule,
          finding.account,
          finding.accountName,
          finding.title,
          finding.message,
          finding.correction,
        ];
        const thirdParties =
          finding.thirdParties.length > 0
            ? finding.thirdParties
            : [{ nit: '', name: '', amount: finding.amount, rows: finding.rows }];
        const stake = stakeWord[finding.stake];
        for (const { nit, name, amount, rows: source } of thirdParties)
          rows.push([...head, formatNit(nit), name, Number(amount), stake, source.join(', ')]);
      }
      sheets.set(key, rows);
    }
  }
  return writeWorkbook([
    { name: workbookText.summary, rows: summary },
    ...[...sheets].map(([name, rows]) => ({ name, rows })),
    ...(apart.length > 0 ? [{ name: workbookText.practices, rows: [[...workbookText.practiceHeader], ...apart] }] : []),
  ]);
}
