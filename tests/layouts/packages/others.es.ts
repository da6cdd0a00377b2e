/** Packages with rows that are no plain table: Zeus, Odoo, Simit, and CHIP for public entities. */
import type { SimulatedMonth, TrialBalanceRow } from '#simulator/model.ts';
import {
  amountsOf,
  GENERAL,
  generalRows,
  isLeafTitle,
  type Layout,
  type LayoutCell,
  totalsOf,
  WHOLE,
} from './layout.ts';
import { shortMonthName, usualTitle } from './title-words.es.ts';

/** Leaves and their third parties. */
function leafRows({ rows }: SimulatedMonth): TrialBalanceRow[] {
  return rows.filter((row) => !row.title || isLeafTitle(row));
}

const zeus: Layout = {
  key: 'zeus/anexos',
  format: 'zeus',
  file: 'xlsx',
  reach: { ...WHOLE, accounts: 'leaves' },
  sheets: (company, month) => [
    {
      name: 'Hoja1',
      rows: [
        ...usualTitle(company, month, 'ANEXOS DE BALANCE'),
        ['Cuenta', 'Descripción', 'Saldo anterior', 'Movimiento débito', 'Movimiento crédito', 'Saldo actual'],
        ...leafRows(month).map((row) => [
          row.title ? row.account : `-${row.thirdParty?.id ?? ''}`,
          row.title ? row.accountName : (row.thirdParty?.name ?? null),
          ...amountsOf(row),
        ]),
        ['Total', null, ...totalsOf(month)],
      ],
    },
  ],
};

/** A balance in two columns. */
function sides(pesos: number): LayoutCell[] {
  return pesos < 0 ? [0, -pesos] : [pesos, 0];
}

function sixAmounts(row: TrialBalanceRow): LayoutCell[] {
  const [opening, debit, credit, closing] = amountsOf(row);
  return [...sides(opening), debit, credit, ...sides(closing)];
}

const withNit = ({ thirdParty }: TrialBalanceRow) => thirdParty && `${thirdParty.name} - NIT ${thirdParty.id}`;

const odooLayouts: readonly Layout[] = [
  {
    key: 'odoo/seis-columnas',
    format: 'odoo',
    file: 'xlsx',
    reach: { ...WHOLE, accounts: 'leaves' },
    sheets: (company, month) => [
      {
        name: 'Balance de prueba',
        rows: [
          ...usualTitle(company, month, 'Balance de prueba').slice(0, 3),
          [
            null,
            'Saldo inicial',
            null,
            `${shortMonthName(month.period).toLowerCase()}. ${month.period.year}`,
            null,
            'Saldo final',
          ],
          [null, 'Débito', 'Crédito', 'Débito', 'Crédito', 'Débito', 'Crédito'],
          ...leafRows(month).map((row) => [
            row.title ? `${row.account} ${row.accountName}` : `    ${withNit(row) ?? 'Desconocido'}`,
            ...sixAmounts(row),
          ]),
        ],
      },
    ],
  },
  {
    key: 'odoo/con-nit',
    format: 'odoo',
    file: 'xlsx',
    reach: WHOLE,
    sheets: (company, month) => [
      {
        name: 'Balance de prueba',
        rows: [
          ...usualTitle(company, month, 'Balance de prueba'),
          ['Cuenta', 'Descripción', 'Tercero', 'Saldo inicial', 'Débito', 'Crédito', 'Saldo final'],
          ...month.rows.map((row) => [row.account, row.accountName, withNit(row), ...amountsOf(row)]),
        ],
      },
    ],
  },
];

/** Column of each chart level; third parties are in the one after the leaves. */
const LEVELS = [1, 2, 4, 6, 8];

function staggered(row: TrialBalanceRow): LayoutCell[] {
  const codes: LayoutCell[] = [null, null, null, null, null, null];
  if (row.title) codes[LEVELS.indexOf(row.account.length)] = row.account;
  else codes[5] = row.thirdParty?.id ?? '0';
  return [...codes, row.title ? row.accountName : (row.thirdParty?.name ?? null), ...amountsOf(row)];
}

const simit: Layout = {
  key: 'simit/escalonado',
  format: 'simit',
  file: 'xlsx',
  reach: WHOLE,
  sheets: (company, month) => [
    {
      name: 'Hoja1',
      rows: [
        ...usualTitle(company, month, 'Balance de prueba'),
        [null, null, null, null, null, null, 'Nombre', 'Saldo Anterior', 'Débito', 'Crédito', 'Saldo Actual'],
        ...month.rows.map(staggered),
      ],
    },
  ],
};

/** `1.1.05.02`: one digit for class and group, two for each level below. */
function dotted(code: string): string {
  return [code[0], code[1], ...(code.slice(2).match(/../g) ?? [])].filter(Boolean).join('.');
}

const chip: Layout = {
  key: 'chip/cgn2015-001',
  format: 'chip',
  file: 'tsv',
  reach: { ...GENERAL, accountNames: false },
  sheets(_, month) {
    const lapse = String(month.period.month).padStart(2, '0');
    const isTurned = (account: string) => /^[2349]/.test(account);
    return [
      {
        name: '',
        rows: [
          [
            'S',
            '210105001',
            `1${lapse}${lapse}`,
            String(month.period.year),
            'CGN2015_001_SALDOS_Y_MOVIMIENTOS',
            '10-04-2026',
          ],
          ...generalRows(month).map((row) => {
            const amounts = amountsOf(row, isTurned);
            return ['D', dotted(row.account), ...amounts, amounts[3], 0];
          }),
        ],
      },
    ];
  },
};

export const layouts: readonly Layout[] = [zeus, ...odooLayouts, simit, chip];
