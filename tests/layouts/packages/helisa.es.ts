/** Helisa: balances in each account's own nature, flat or in blocks that omit the code and close with a total. */
import { checkDigit } from '#core/identity/nit.ts';
import { natureOf } from '#core/reference/chart/puc.ts';
import type { TrialBalanceRow } from '#simulator/model.ts';
import { amountsOf, isLeafTitle, type Layout, type LayoutCell, WHOLE } from './layout.ts';
import { usualTitle } from './title-words.es.ts';

const isCredit = (account: string) => natureOf(account) === 'C';

function thirdPartyOf({ thirdParty }: TrialBalanceRow): LayoutCell[] {
  if (!thirdParty) return [null, null, null];
  return [thirdParty.id, /^[89]\d{8}$/.test(thirdParty.id) ? checkDigit(thirdParty.id) : null, thirdParty.name];
}

/** Third parties below their account, then their total. */
function blocksOf(rows: readonly TrialBalanceRow[]): LayoutCell[][] {
  const lines: LayoutCell[][] = [];
  let leaf: TrialBalanceRow | null = null;
  const close = () => {
    if (leaf) lines.push([`Total cuenta ${leaf.account}`, null, null, null, null, ...amountsOf(leaf, isCredit)]);
    leaf = null;
  };
  for (const row of rows) {
    if (row.title) close();
    if (isLeafTitle(row)) leaf = row;
    // Rows without third party repeat their account.
    const own = row.title || !row.thirdParty ? [row.account, row.accountName] : [null, null];
    lines.push([...own, ...thirdPartyOf(row), ...amountsOf(row, isCredit)]);
  }
  close();
  return lines;
}

const base: Omit<Layout, 'key' | 'sheets'> = { format: 'helisa', file: 'xlsx', reach: WHOLE };

export const layouts: readonly Layout[] = [
  {
    ...base,
    key: 'helisa/plano',
    sheets: (company, month) => [
      {
        name: 'Hoja1',
        rows: [
          ...usualTitle(company, month, 'BALANCE DE PRUEBA POR TERCEROS'),
          [
            'Cuenta',
            'Nombre',
            'Identidad',
            'DV',
            'Nombre tercero',
            'Saldo anterior',
            'Débitos',
            'Créditos',
            'Nuevo saldo',
          ],
          ...month.rows.map((row) => [row.account, row.accountName, ...thirdPartyOf(row), ...amountsOf(row, isCredit)]),
          ['TOTALES'],
        ],
      },
    ],
  },
  {
    ...base,
    key: 'helisa/bloques',
    sheets: (company, month) => [
      {
        name: 'Hoja1',
        rows: [
          ...usualTitle(company, month, 'BALANCE DE TERCEROS - LIBRO NIIF'),
          ['Cod. Cuenta', 'Descripción de la Cuenta', 'Identidad', 'Verificación', 'Nom_tercero'].concat(
            'Saldo inicial',
            'Débitos',
            'Créditos',
            'Saldo final',
          ),
          ...blocksOf(month.rows),
        ],
      },
    ],
  },
];
