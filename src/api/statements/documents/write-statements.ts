/** Writes the documents of statements, in a worker thread. */

import { roundTree } from '#core/statement/rounding/round-tree.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import type { StatementTreeDocument } from '../statements/contract.ts';
import type { StatementFormat } from './contract.ts';
import { roundedTo } from './figures.es.ts';
import type { StatementsContent } from './statements-content.ts';
import { statementsJson } from './statements-json.ts';
import { treeOfDocument } from './tree-of-document.ts';
import { statementSheets } from './workbook/statement-sheets.ts';

export interface StatementsTask {
  format: StatementFormat;
  content: Omit<StatementsContent, 'trees'>;
  trees: readonly StatementTreeDocument[];
}

export async function writeStatements({ format, trees, ...task }: StatementsTask): Promise<Uint8Array> {
  const size = roundedTo[task.content.unit];
  const exact = trees.map(treeOfDocument);
  const content = { ...task.content, trees: size === null ? exact : exact.map((tree) => roundTree(tree, size)) };
  if (format === 'json') return new TextEncoder().encode(`${JSON.stringify(statementsJson(content), null, 2)}\n`);
  if (format === 'pdf') return (await import('./pdf/write-statements-pdf.ts')).writeStatementsPdf(content);
  return writeWorkbook(statementSheets(content));
}
