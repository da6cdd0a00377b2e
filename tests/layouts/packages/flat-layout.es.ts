/** Layout of packages with one flat table below the usual title. */
import type { TrialBalanceRow } from '#simulator/model.ts';
import { amountsOf, type FourAmounts, type Layout, type LayoutCell, WHOLE } from './layout.ts';
import { usualTitle } from './title-words.es.ts';

export const REPORT = 'Balance de prueba por tercero';

export interface FlatLayout extends Pick<Layout, 'key' | 'file'> {
  headers: string[];
  row(row: TrialBalanceRow, amounts: FourAmounts<number>): LayoutCell[];
  report?: string;
}

/** The table below the usual title, one row per row of the books. */
export function flatLayout({ key, file, headers, row: write, report = REPORT }: FlatLayout): Layout {
  return {
    key,
    format: key.split('/')[0]!,
    file,
    reach: WHOLE,
    sheets: (company, month) => [
      {
        name: 'Hoja1',
        rows: [...usualTitle(company, month, report), headers, ...month.rows.map((row) => write(row, amountsOf(row)))],
      },
    ],
  };
}

export const idOf = ({ thirdParty }: TrialBalanceRow) => thirdParty?.id ?? null;
export const nameOf = ({ thirdParty }: TrialBalanceRow) => thirdParty?.name ?? null;
export const accountOf = (row: TrialBalanceRow) => [row.account, row.accountName];
export const usual = (row: TrialBalanceRow, amounts: FourAmounts<number>) => [
  ...accountOf(row),
  idOf(row),
  nameOf(row),
  ...amounts,
];
