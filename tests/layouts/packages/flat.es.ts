/**
 * Packages with one flat table: each with its own headers, some with a name above them, and the layout of no package.
 */
import { accountOf, flatLayout, idOf, nameOf, REPORT, usual } from './flat-layout.es.ts';
import { amountsOf, type Layout, spelt } from './layout.ts';

export const layouts: readonly Layout[] = [
  flatLayout({
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
  flatLayout({
    key: 'generico/por-clase',
    file: 'xlsx',
    headers: ['Cuenta', 'Nombre', 'NIT', 'Nombre', 'Saldo anterior', 'Debe', 'Haber', 'Saldo actual'],
    row: (row) =>
      usual(
        row,
        amountsOf(row, (account) => /^[2349]/.test(account)),
      ),
  }),
  flatLayout({
    key: 'sisco/plano',
    file: 'csv',
    report: `SISCO - ${REPORT}`,
    headers: ['Cuenta', 'Nombre cuenta', 'NIT', 'Tercero', 'Saldo anterior', 'Debe', 'Haber', 'Saldo actual'],
    row: (row, amounts) => [...accountOf(row), idOf(row), nameOf(row), ...amounts.map(spelt)],
  }),
  flatLayout({
    key: 'contapyme/por-tercero',
    file: 'xlsx',
    headers: ['cuenta', 'descripcion', 'nit', 'tercero', 'saldo_anterior', 'debitos', 'creditos', 'saldo'],
    row: usual,
  }),
  flatLayout({
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
  flatLayout({
    key: 'aliaddo/por-tercero',
    file: 'xlsx',
    headers: ['Código', 'Tercero', 'Saldo Inicial', 'Débito', 'Crédito', 'Saldo Final'],
    row: (row, amounts) => [
      row.account,
      row.title ? row.accountName : row.thirdParty && `${row.thirdParty.id} ${row.thirdParty.name}`,
      ...amounts,
    ],
  }),
  flatLayout({
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
  flatLayout({
    key: 'avansys/por-tercero',
    file: 'xlsx',
    headers: ['Código', 'Cuenta', 'Referencia', 'Tercero', 'Saldo anterior', 'Débitos', 'Créditos', 'Nuevo saldo'],
    row: usual,
  }),
];
