/** Read issue as an API document, with an excerpt of the cells around it. */
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import { codesToConfirm, type ReadIssue } from '#core/reading/read-issue.ts';
import { type Cell, columnLetters, type Workbook } from '#core/reading/workbook.ts';
import type { ReadIssueDocument } from './trial-balances/contract.ts';

type Excerpt = NonNullable<ReadIssueDocument['excerpt']>;

/** Maximum number of issues with an excerpt. */
const mostExcerpts = 10;
/** Rows and columns on each side of the cell. */
const around = 2;
const longestCell = 60;

/** `workbook` is null when it could not be opened. */
export async function issueDocuments(
  issues: readonly ReadIssue[],
  workbook: Workbook | null,
): Promise<ReadIssueDocument[]> {
  const excerpts = workbook === null ? new Map() : await drawExcerpts(issues, workbook);
  return issues.map((issue) => {
    const { code, fatal, sheet, row, column, found } = issue;
    const excerpt = excerpts.get(issue);
    return {
      code,
      fatal,
      message: describeReadIssue(issue),
      ...(!fatal && codesToConfirm.has(code) ? { confirm: true } : {}),
      ...(issue.data?.cause === undefined ? {} : { isExplained: true }),
      ...(sheet === undefined ? {} : { sheet }),
      ...(row === undefined ? {} : { row }),
      ...(column === undefined ? {} : { column: columnLetters(column) }),
      ...(found === undefined ? {} : { found }),
      ...(excerpt === undefined ? {} : { excerpt }),
    };
  });
}

type Located = ReadIssue & { row: number; column: number; sheet: string };

async function drawExcerpts(issues: readonly ReadIssue[], workbook: Workbook): Promise<Map<ReadIssue, Excerpt>> {
  const drawings = new Map<ReadIssue, Excerpt>();
  const located = issues
    .filter(
      (issue): issue is Located => issue.row !== undefined && issue.column !== undefined && issue.sheet !== undefined,
    )
    .slice(0, mostExcerpts);
  for (const sheet of workbook.sheets) {
    const here = located.filter((issue) => issue.sheet === sheet.name);
    if (here.length === 0) continue;
    for (const issue of here)
      drawings.set(issue, { columns: columnsAround(issue.column).map(columnLetters), rows: [] });
    const last = Math.max(...here.map(({ row }) => row)) + around;
    await sheet.scan((row) => {
      for (const issue of here) {
        if (Math.abs(row.number - issue.row) > around) continue;
        const cells = columnsAround(issue.column).map((column) => cellText(row.cells[column] ?? null));
        drawings.get(issue)!.rows.push({ number: row.number, cells });
      }
      return row.number < last;
    });
  }
  return drawings;
}

/** Constant number of columns, also at the left edge. */
function columnsAround(column: number): number[] {
  const first = Math.max(0, column - around);
  return Array.from({ length: 2 * around + 1 }, (_, index) => first + index);
}

function cellText(cell: Cell): string {
  const text = cell === null ? '' : String(cell);
  return text.length > longestCell ? `${text.slice(0, longestCell - 1)}…` : text;
}
