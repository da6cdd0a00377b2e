/** The first rows as they were read, beside the row of the file that each comes from. */
import type { TriedColumns } from '#api/balances/column-mappings/contract.ts';
import { formatNit } from '#core/identity/nit.ts';
import { Figure } from '../../../../ui/mark/Figure.tsx';
import { Panel } from '../../../../ui/page/Panel.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { ScrollFrame } from '../../../../ui/table/ScrollFrame.tsx';
import table from '../../../../ui/table/Table.module.css';
import styles from './Columns.module.css';
import { columnsText, roleName } from './text.es.ts';

const figures = ['opening', 'debit', 'credit', 'closing'] as const;

export function FirstRows({ rows }: { rows: TriedColumns['firstRows'] }) {
  return (
    <Panel title={columnsText.firstRows} flush>
      {rows.length === 0 ? (
        <EmptyState>{columnsText.noRows}</EmptyState>
      ) : (
        <ScrollFrame label={columnsText.firstRowsFrame}>
          <table className={`${table.table} ${styles.read}`}>
            <thead>
              <tr>
                <th scope="col">{columnsText.row}</th>
                <th scope="col">{columnsText.account}</th>
                <th scope="col">{roleName.id}</th>
                <th scope="col">{columnsText.party}</th>
                {figures.map((role) => (
                  <th key={role} scope="col" className={table.num}>
                    {roleName[role]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.row}>
                  <td className="n flush">{row.row}</td>
                  <td>
                    <span className="n flush">{row.account}</span> {row.accountName}
                  </td>
                  <td className="n flush">{row.nit ? formatNit(row.nit) : ''}</td>
                  <td>{row.thirdPartyName}</td>
                  {figures.map((role) => (
                    <td key={role} className={table.num}>
                      <Figure amount={row[role]} detail />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollFrame>
      )}
    </Panel>
  );
}
