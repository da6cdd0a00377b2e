/**
 * Siigo Pyme: the code in cells of two digits, in one cell, with breaks, with the third party on the account's row;
 * Siigo Contador.
 */

import { checkDigit } from '#core/identity/nit.ts';
import type { SimulatedCompany, SimulatedMonth, TrialBalanceRow } from '#simulator/model.ts';
import { amountsOf, GENERAL, generalRows, type Layout, type LayoutCell, spelt, WHOLE } from './layout.ts';
import { capitalised, lastDay, shortMonthName } from './title-words.es.ts';

const AMOUNTS = ['SALDO ANTERIOR', 'DEBITOS', 'CREDITOS', 'NUEVO SALDO'];
const FOOT = [[], ['Procesado en: 2026/04/10 08:12:33']];

function title(company: SimulatedCompany, { period }: SimulatedMonth): LayoutCell[][] {
  const month = shortMonthName(period);
  const dates = `De : ${month} 1/${period.year} A : ${month} ${lastDay(period)}/${period.year}`;
  return [[`SIIGO - ${company.name}`], ['BALANCE DE PRUEBA POR TERCERO'], [dates]];
}

/** Padded texts, as its utility writes them. */
function padded(name: string): string {
  return name.padEnd(40);
}

function nitOf({ thirdParty }: TrialBalanceRow): LayoutCell {
  return thirdParty ? thirdParty.id.padStart(13) : null;
}

function nameOf({ title: isTitle, accountName, thirdParty }: TrialBalanceRow): string {
  return padded(isTitle ? accountName : (thirdParty?.name ?? ''));
}

/** `13`, `5`, `5`, `1` for 13050501: Excel drops leading zeros. */
function segmentsOf(code: string): LayoutCell[] {
  const segments = [code.slice(0, 2), ...(code.slice(2).match(/../g) ?? [])].map(Number);
  return Array.from({ length: 5 }, (_, index) => segments[index] ?? null);
}

function segmented(row: TrialBalanceRow): LayoutCell[] {
  const id = row.thirdParty?.id ?? '';
  const digit = /^[89]\d{8}$/.test(id) ? checkDigit(id) : null;
  const code = row.title ? segmentsOf(row.account) : [null, null, null, null, null];
  return [...code, nitOf(row), digit, null, null, nameOf(row), null, ...amountsOf(row)];
}

/** `13  05  05`. */
function grouped(code: string): string {
  return [code.slice(0, 2), ...(code.slice(2).match(/../g) ?? [])].join('  ');
}

const base: Omit<Layout, 'key' | 'sheets'> = { format: 'siigo-pyme', file: 'xlsx', reach: WHOLE };

export const layouts: readonly Layout[] = [
  {
    ...base,
    key: 'siigo-pyme/segmentos',
    file: 'xls',
    sheets: (company, month) => [
      {
        name: 'Hoja1',
        rows: [
          ...title(company, month),
          ...[[], [], []],
          [
            'GRUPO',
            'CUENTA',
            'SUBCUENT',
            'AUXILIAR',
            'SUBAUXIL',
            'NIT',
            'DIG. VERIFICACION',
            'CENTRO C.',
            '',
            'DESCRIPCION',
          ].concat('ULT. MOV', AMOUNTS),
          ...month.rows.map(segmented),
          ...FOOT,
        ],
      },
    ],
  },
  {
    ...base,
    key: 'siigo-pyme/una-celda',
    file: 'csv',
    sheets: (company, month) => [
      {
        name: 'Hoja1',
        rows: [
          ...title(company, month),
          ['CUENTA', 'NIT', 'DESCRIPCION', ...AMOUNTS],
          ...month.rows.map((row) => [
            row.title ? grouped(row.account) : null,
            nitOf(row),
            nameOf(row),
            ...amountsOf(row).map(spelt),
          ]),
          ...FOOT,
        ],
      },
    ],
  },
  {
    ...base,
    key: 'siigo-pyme/en-la-misma-fila',
    reach: { ...WHOLE, accounts: 'leaves', accountNames: false },
    sheets: (company, month) => [
      {
        name: 'Hoja1',
        rows: [
          ...title(company, month),
          ['CUENTA', 'NIT', 'DESCRIPCION', ...AMOUNTS],
          ...month.rows
            .filter((row) => !row.title)
            .map((row) => [grouped(row.account), nitOf(row), nameOf(row), ...amountsOf(row)]),
          ...FOOT,
        ],
      },
    ],
  },
  {
    ...base,
    key: 'siigo-pyme/rompimiento',
    sheets: (company, month) => [
      {
        name: 'Hoja1',
        rows: [
          ...title(company, month),
          ['ROMPIMIENTO', 'CUENTA', 'NIT', 'DESCRIPCION', ...AMOUNTS],
          ...month.rows.map((row) => [
            row.title ? 'Cuenta' : 'NIT',
            row.account.padEnd(10, ' '),
            nitOf(row) ?? '0',
            nameOf(row),
            ...amountsOf(row),
          ]),
          ...FOOT,
        ],
      },
    ],
  },
  {
    ...base,
    key: 'siigo-pyme/contador',
    reach: GENERAL,
    sheets(company, month) {
      const { period } = month;
      const name = capitalised(shortMonthName(period).toLowerCase());
      return [
        {
          name: 'Hoja1',
          rows: [
            [`${company.name} - ${company.nit}-${company.dv}`],
            [],
            [`Desde ${name}-01-${period.year} Hasta ${name}-${lastDay(period)}-${period.year}`],
            ['Cuenta', 'Equivalencia', 'Nombre', 'Saldo Anterior', 'Débitos', 'Créditos', 'Nuevo Saldo'],
            ...generalRows(month).map((row) => [row.account, null, row.accountName, ...amountsOf(row)]),
          ],
        },
      ];
    },
  },
];
