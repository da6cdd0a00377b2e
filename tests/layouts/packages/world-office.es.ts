/**
 * World Office: flat with the third party in one cell, with its name only, as a tree, and with a column per chart
 * level.
 */
import type { TrialBalanceRow } from '#simulator/model.ts';
import { amountsOf, type Layout, type LayoutCell, type LayoutSheet, totalsOf, WHOLE } from './layout.ts';
import { usualTitle } from './title-words.es.ts';

const REPORT = 'BALANCE DE PRUEBA POR TERCERO';
const LEVELS = [1, 2, 4, 6, 8];
const FLAT = ['CODIGO', 'NOMBRE CUENTA', 'TERCERO', 'SALDO INICIAL', 'DEBITOS', 'CREDITOS', 'SALDO FINAL'];

function thirdPartyOf({ thirdParty }: TrialBalanceRow): string | null {
  return thirdParty && `${thirdParty.id} ${thirdParty.name}`;
}

function flat(thirdParty: (row: TrialBalanceRow) => LayoutCell): Layout['sheets'] {
  return (company, month) => [
    {
      name: 'Hoja1',
      rows: [
        ...usualTitle(company, month, REPORT).slice(0, 4),
        FLAT,
        ...month.rows.map((row) => [row.account, row.accountName, thirdParty(row), ...amountsOf(row)]),
        [null, 'TOTAL GENERAL', null, ...totalsOf(month)],
      ],
    },
  ];
}

const base: Omit<Layout, 'key' | 'sheets'> = { format: 'world-office', file: 'xlsx', reach: WHOLE };

/** Each account, its third parties, its subaccounts, and its total. */
function treeOf(rows: readonly TrialBalanceRow[]): LayoutCell[][] {
  const lines: LayoutCell[][] = [];
  const open: TrialBalanceRow[] = [];
  const close = (until: string) => {
    while (open.length > 0 && !until.startsWith(open.at(-1)!.account)) {
      const row = open.pop()!;
      lines.push([`Total ${row.account} ${row.accountName}`, ...amountsOf(row)]);
    }
  };
  for (const row of rows) {
    if (row.title) {
      close(row.account);
      open.push(row);
      lines.push([`${row.account} ${row.accountName}`, ...amountsOf(row)]);
    } else lines.push([thirdPartyOf(row), ...amountsOf(row)]);
  }
  close('-');
  return lines;
}

/** One sheet with company and month, the next with the data. */
function levelsOf(rows: readonly TrialBalanceRow[]): LayoutSheet {
  const titles = new Map(rows.filter(({ title }) => title).map((row) => [row.account, row]));
  const cellOf = (code: string) => `${code} ${titles.get(code)!.accountName}`;
  const leaves = rows.filter(({ title, level }) => !title || level === 'auxiliar');
  return {
    name: 'Datos',
    rows: [
      [
        ...LEVELS.map((_, index) => `CodCuentaNivel${index + 1}`),
        'SaldoInicialDet5',
        'TotalDebitosDet5',
        'TotalCreditosDet5',
      ].concat(
        'SaldoFinalDet5',
        'Cuenta_o_Tercero',
        'SaldoInicialDet',
        'TotalDebitosDet',
        'TotalCreditosDet',
        'SaldoFinalDet',
      ),
      ...leaves.map((row) => [
        ...LEVELS.map((length) => cellOf(row.account.slice(0, length))),
        ...amountsOf(titles.get(row.account)!),
        row.title ? cellOf(row.account) : (thirdPartyOf(row) ?? null),
        ...amountsOf(row),
      ]),
    ],
  };
}

export const layouts: readonly Layout[] = [
  { ...base, key: 'world-office/plano', sheets: flat(thirdPartyOf) },
  {
    ...base,
    key: 'world-office/solo-nombres',
    reach: { ...WHOLE, thirdParties: 'names' },
    sheets: flat(({ thirdParty }) => thirdParty?.name ?? null),
  },
  {
    ...base,
    key: 'world-office/arbol',
    sheets: (company, month) => [
      {
        name: 'Hoja1',
        rows: [
          ...usualTitle(company, month, REPORT),
          [null, 'Saldo Inicial', 'Débitos', 'Créditos', 'Saldo Final'],
          ...treeOf(month.rows),
        ],
      },
    ],
  },
  {
    ...base,
    key: 'world-office/niveles',
    reach: { ...WHOLE, accounts: 'leaves' },
    sheets: (company, month) => [{ name: 'Empresa', rows: usualTitle(company, month, REPORT) }, levelsOf(month.rows)],
  },
];
