/**
 * First rows of the sheet as in the file, each column labelled with its role. Clicking a row number sets the header
 * row.
 */
import type { SheetPreview } from '#api/balances/column-mappings/contract.ts';
import type { ReadIssueDocument } from '#api/balances/trial-balances/contract.ts';
import type { ColumnMapping } from '#core/columns/column-mapping.ts';
import { columnLetters } from '#core/reading/workbook.ts';
import { Button } from '../../../../ui/control/Button.tsx';
import { Panel } from '../../../../ui/page/Panel.tsx';
import { ScrollFrame } from '../../../../ui/table/ScrollFrame.tsx';
import cells from '../sheet.module.css';
import styles from './Columns.module.css';
import { rolesByColumn } from './edit-mapping.ts';
import { columnsText, roleName } from './text.es.ts';

interface SheetTableProps {
  sheet: SheetPreview;
  mapping: ColumnMapping;
  issues: readonly ReadIssueDocument[];
  onHeaderRow: (row: number) => void;
}

const figure = /^[-(]?\$?\s*[\d.,]+\)?-?$/;

export function SheetTable({ sheet, mapping, issues, onHeaderRow }: SheetTableProps) {
  const roles = rolesByColumn(mapping);
  const columns = Array.from({ length: sheet.columns }, (_, column) => column);
  const bad = new Set(issues.filter(({ fatal }) => fatal).map(({ row, column }) => `${column} ${row}`));
  return (
    <Panel title={columnsText.preview} actions={<span className="small mut">{columnsText.previewHint}</span>} flush>
      <ScrollFrame inPanel label={columnsText.previewOf(sheet.name)}>
        <table className={`${cells.sheet} ${styles.sheet}`}>
          <thead>
            <tr>
              <td />
              {columns.map((column) => (
                <th key={column} scope="col" className={roles.has(column) ? styles.chosen : undefined}>
                  {columnLetters(column)}
                  <b>
                    {roles
                      .get(column)
                      ?.map((role) => roleName[role])
                      .join(', ') ?? ''}
                  </b>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map(({ number, cells: written }) => (
              <tr key={number} className={rowStyle(number, mapping.headerRow)}>
                <th scope="row">
                  <Button
                    type="inline"
                    aria-label={columnsText.asTitles(number)}
                    aria-pressed={number === mapping.headerRow}
                    onClick={() => onHeaderRow(number)}
                  >
                    {number}
                  </Button>
                </th>
                {columns.map((column) => (
                  <td
                    key={column}
                    className={cellStyle(written[column] ?? '', bad.has(`${columnLetters(column)} ${number}`))}
                  >
                    {written[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollFrame>
    </Panel>
  );
}

function rowStyle(number: number, headerRow: number): string | undefined {
  if (number === headerRow) return styles.header;
  return number < headerRow ? styles.above : undefined;
}

function cellStyle(cell: string, isBad: boolean): string | undefined {
  if (isBad) return cells.bad;
  return figure.test(cell) ? styles.figure : undefined;
}
