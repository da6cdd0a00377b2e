/** Packages of one flat table: each with its own headers, some with a name above them, and the layout of no package. */
import type { TrialBalanceRow } from '#simulator/model.ts';
import { amountsOf, type FourAmounts, type Layout, type LayoutCell, spelt, WHOLE } from './layout.ts';
import { usualTitle } from './title-words.es.ts';

const REPORT = 'Balance de prueba por tercero';

interface FlatLayout extends Pick<Layout, 'key' | 'file'> {
  headers: string[];
  row(row: TrialBalanceRow, amounts: FourAmounts<number>): LayoutCell[];
  report?: string;
}

function flat({ key, file, headers, row: write, report = REPORT }: FlatLayout): Layout {
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

const idOf = ({ thirdParty }: TrialBalanceRow) => thirdParty?.id ?? null;
const nameOf = ({ thirdParty }: TrialBalanceRow) => thirdParty?.name ?? null;
const accountOf = (row: TrialBalanceRow) => [row.account, row.accountName];
const usual = (row: TrialBalanceRow, amounts: FourAmounts<number>) => [
  ...accountOf(row),
  idOf(row),
  nameOf(row),
  ...amounts,
];

export const flatLayouts: readonly Layout[] = [
  flat({
    key: 'generico/firmado',
    file: 'csv',
    headers: [
      'Código cuenta',
      'Nombre cuenta',
      'NIT',
      'Nombre tercero',
      'Saldo inicial',
      'Débito',
      'Crédito',
      'Saldo final',
    ],
    row: (row, amounts) => [...accountOf(row), idOf(row), nameOf(row), ...amounts.map(spelt)],
  }),
  flat({
    key: 'generico/por-clase',
    file: 'xlsx',
    headers: ['Cuenta', 'Nombre', 'NIT', 'Nombre', 'Saldo anterior', 'Debe', 'Haber', 'Saldo actual'],
    row: (row) =>
      usual(
        row,
        amountsOf(row, (account) => /^[2349]/.test(account)),
      ),
  }),
  flat({
    key: 'sisco/plano',
    file: 'csv',
    report: `SISCO - ${REPORT}`,
    headers: ['Cuenta', 'Nombre cuenta', 'NIT', 'Tercero', 'Saldo anterior', 'Debe', 'Haber', 'Saldo actual'],
    row: (row, amounts) => [...accountOf(row), idOf(row), nameOf(row), ...amounts.map(spelt)],
  }),
  flat({
    key: 'contapyme/por-tercero',
    file: 'xlsx',
    headers: ['cuenta', 'descripcion', 'nit', 'tercero', 'saldo_anterior', 'debitos', 'creditos', 'saldo'],
    row: usual,
  }),
  flat({
    key: 'alegra/por-tercero',
    file: 'xlsx',
    headers: [
      'Nivel',
      'Nº de cuenta',
      'Cuenta contable',
      'Identificación',
      'Tercero',
      'Saldo inicial',
      'Débito',
      'Crédito',
      'Saldo final',
    ],
    row: (row, amounts) => [String(row.account.length), ...usual(row, amounts)],
  }),
  flat({
    key: 'aliaddo/por-tercero',
    file: 'xlsx',
    headers: ['Código', 'Tercero', 'Saldo Inicial', 'Débito', 'Crédito', 'Saldo Final'],
    row: (row, amounts) => [
      row.account,
      row.title ? row.accountName : row.thirdParty && `${row.thirdParty.id} ${row.thirdParty.name}`,
      ...amounts,
    ],
  }),
  flat({
    key: 'loggro/por-tercero',
    file: 'xlsx',
    headers: [
      'Cuenta',
      'Nombre Cuenta',
      'Identificación',
      'Tercero',
      'Saldo Anterior',
      'Débito',
      'Crédito',
      'Neto',
      'Saldo Final',
    ],
    row: (row, [opening, debit, credit, closing]) => [
      ...accountOf(row),
      idOf(row),
      nameOf(row),
      ...[opening, debit, credit, Number(row.debit - row.credit) / 100, closing],
    ],
  }),
  flat({
    key: 'avansys/por-tercero',
    file: 'xlsx',
    headers: ['Código', 'Cuenta', 'Referencia', 'Tercero', 'Saldo anterior', 'Débitos', 'Créditos', 'Nuevo saldo'],
    row: usual,
  }),
];
