/** Writes the documents of statements, in a worker thread. */

import { parsePeriod } from '#core/calendar/period.ts';
import type { LoadedRate } from '#core/reference/dated/loaded-rate.ts';
import { usingRates } from '#core/reference/dated/tables-in-force.ts';
import { drawnInUnit } from '#core/statement/unit/restate-drawn.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { findStatement } from '../catalogue.ts';
import type { StatementTreeDocument } from '../statements/contract.ts';
import type { StatementFormat } from './contract.ts';
import type { StatementsContent } from './statements-content.ts';
import { statementsJson } from './statements-json.ts';
import { treeOfDocument } from './tree-of-document.ts';
import { statementSheets } from './workbook/statement-sheets.ts';

export interface StatementsTask {
  format: StatementFormat;
  content: Omit<StatementsContent, 'trees'>;
  trees: readonly StatementTreeDocument[];
  /** Loaded over the tables of the law. */
  rates: LoadedRate[];
}

export async function writeStatements({ format, trees, rates, ...task }: StatementsTask): Promise<Uint8Array> {
  const { unit, period } = task.content;
  // Those that were drawn in their unit have the months that it needs; the others are copies of what was signed.
  const content = {
    ...task.content,
    trees: usingRates(rates, () =>
      trees.map(treeOfDocument).map((tree) =>
        tree.restated
          ? tree
          : drawnInUnit(findStatement(tree.key)!.declaration, tree, unit, {
              period: parsePeriod(period)!,
              compare: ['acumulado'],
              months: [],
            }),
      ),
    ),
  };
  if (format === 'json') return new TextEncoder().encode(`${JSON.stringify(statementsJson(content), null, 2)}\n`);
  if (format === 'pdf') return (await import('./pdf/write-statements-pdf.ts')).writeStatementsPdf(content);
  return writeWorkbook(statementSheets(content));
}
