/** Biable and Siesa: the annex with two header rows, a cube table by operating centre, and combined keys. */
import type { Period } from '#core/calendar/period.ts';
import type { SimulatedMonth, TrialBalanceRow } from '#simulator/model.ts';
import { amountsOf, type Layout, type LayoutCell, totalsOf, WHOLE } from './layout.ts';
import { usualTitle } from './title-words.es.ts';

const ID_WIDTH = 19;
/** Indentation of account descriptions, by code length. */
const INDENT: Readonly<Record<number, number>> = { 1: 14, 2: 15, 4: 16, 6: 17, 8: 17 };

function lapse({ year, month }: Period, separator = ''): string {
  return `${year}${separator}${String(month).padStart(2, '0')}`;
}

function annexRow(row: TrialBalanceRow): LayoutCell[] {
  if (row.title) {
    const name = `${' '.repeat(INDENT[row.account.length] ?? 0)}${row.accountName}   `;
    return [row.account.padEnd(20), name, ...amountsOf(row)];
  }
  const { id, name } = row.thirdParty ?? { id: 'Generico', name: 'Generico' };
  return [` ${id.padEnd(ID_WIDTH)}${name}`, null, ...amountsOf(row)];
}

/** Half of each amount in one centre, the rest in another. */
function byCentre(row: TrialBalanceRow, { period }: SimulatedMonth): LayoutCell[][] {
  const { account, accountName, thirdParty } = row;
  const half = (cents: bigint) => cents / 2n;
  const one = { ...row, debit: half(row.debit), credit: half(row.credit), closing: half(row.closing) };
  const other = {
    ...row,
    debit: row.debit - one.debit,
    credit: row.credit - one.credit,
    closing: row.closing - one.closing,
  };
  return [one, other].map((part, index) => [
    '1',
    `00${index + 1}`,
    lapse(period),
    account,
    accountName,
    thirdParty?.id ?? null,
    thirdParty?.name ?? null,
    ...amountsOf(part).slice(1),
  ]);
}

const CUBE = ['ID_EMP', 'ID_CO', 'LAPSO_DOC', 'ID_CUENTA', 'DESC_CUENTA', 'ID_TERC', 'DESC_TERC'].concat([
  'SALDOS_DEB_MES_L2',
  'SALDOS_CRE_MES_L2',
  'SALDOS_FINAL_L2',
]);

const base: Omit<Layout, 'key' | 'sheets'> = { format: 'biable', file: 'xlsx', reach: WHOLE };

export const layouts: readonly Layout[] = [
  {
    ...base,
    key: 'biable/anexo',
    sheets: (company, month) => [
      {
        name: 'Hoja 1',
        rows: [
          [null, null, 'COMPROBACION DE SALDOS'],
          [],
          [null, null, 'ANEXO'],
          [],
          [company.name],
          [],
          [`${company.nit}-${company.dv}`, null, null, null, null, '2026-04-10'],
          ['Libro:', 'NIIF', null, null, null, '08:12:33'],
          [],
          ['Cifras en PESOS'],
          [null, null, 'Saldo inicial a', null, null, 'Saldo final a'],
          ['Cuentas', 'Descripción   ', lapse(month.period, '/'), 'Débitos', 'Créditos', lapse(month.period, '/')],
          ...month.rows.map(annexRow),
          [],
          ['Total general', null, ...totalsOf(month)],
          [],
          ['UnoEE 1.21.930', null, null, null, null, '1', '/ ', '1'],
        ],
      },
    ],
  },
  {
    ...base,
    key: 'biable/cubo',
    reach: { ...WHOLE, accounts: 'leaves' },
    sheets: (_, month) => [
      {
        name: 'Hoja1',
        rows: [CUBE, ...month.rows.filter(({ title }) => !title).flatMap((row) => byCentre(row, month))],
      },
    ],
  },
  {
    ...base,
    key: 'biable/llave',
    reach: { ...WHOLE, accounts: 'leaves', thirdPartyNames: false },
    sheets: (company, month) => [
      {
        name: 'Hoja1',
        rows: [
          ...usualTitle(company, month, 'Balance de prueba por tercero'),
          ['Cuenta', 'Descripción', 'Saldo inicial', 'Débitos', 'Créditos', 'Saldo final'],
          ...month.rows.filter(({ title }) => !title).map((row) => [keyOf(row), row.accountName, ...amountsOf(row)]),
        ],
      },
    ],
  },
];

/** `13050501-0-00-860002964`. */
function keyOf({ account, thirdParty }: TrialBalanceRow): string {
  return [account, '0', '00', ...(thirdParty ? [thirdParty.id] : [])].join('-');
}
