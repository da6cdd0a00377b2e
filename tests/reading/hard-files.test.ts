/** Real-world files: each gives the same balance to the cent, however it was transformed. */
import { describe, expect, test } from 'vitest';
import { TrialBalance } from '#core/books/trial-balance.ts';
import { toDecimal } from '#core/money/money.ts';
import { type AmountField, amountFields } from '#core/reading/format.ts';
import { readBalance } from '#core/reading/read-balance.ts';
import { formats } from '#formats/registry.gen.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import type { TrialBalanceRow } from '#simulator/model.ts';
import { type HardCell, type HardSheet, hardHtml, hardLetter, hardXlsx, hardXml } from './hard-books.ts';
import { balanceRows, expectedFacts, factsRead, title } from './one-balance.ts';
import { delimited } from './spellings.ts';

const header = [
  'Código cuenta',
  'Nombre cuenta',
  'Identificación',
  'Nombre tercero',
  'Saldo inicial',
  'Débito',
  'Crédito',
  'Saldo final',
];
const rows = balanceRows(true);
const facts = expectedFacts(rows);
const titles = title.map((line): HardCell[] => [line]);

const amounts = (row: TrialBalanceRow): HardCell[] => amountFields.map((field) => Number(toDecimal(row[field])));
const thirdParty = (row: TrialBalanceRow): HardCell[] => [row.thirdParty?.id ?? null, row.thirdParty?.name ?? null];
const plainRow = (row: TrialBalanceRow): HardCell[] => [
  row.account,
  row.accountName,
  ...thirdParty(row),
  ...amounts(row),
];
const number = (text: HardCell) => (text !== null && /^\d+$/.test(String(text)) ? Number(text) : text);

/** Titles, header and rows. */
const table = (body: HardCell[][] = rows.map(plainRow)): HardCell[][] => [...titles, [], header, ...body];
const sheet = (more: Partial<HardSheet> = {}): HardSheet => ({ name: 'Balance', rows: table(), ...more });

async function read(bytes: Buffer, name = 'balance.xlsx') {
  const result = await readBalance(await openWorkbook(bytes, name), formats);
  expect(result.issues.filter(({ fatal }) => fatal)).toEqual([]);
  return { ...result, balance: result.balance! };
}

const padded = (cell: HardCell) => (typeof cell === 'string' ? `  ${cell}   ` : cell);
const asNumbers = rows.map((row) => {
  const [code, name, id, ...rest] = plainRow(row);
  return [number(code!), name!, number(id!), ...rest];
});
const firstHidden = rows.findIndex((row) => row.opening === 0n && row.closing === 0n) + titles.length + 3;

describe('the same balance', () => {
  test.each<[string, Buffer, string?]>([
    ['codes and ids as numbers', hardXlsx(sheet({ rows: table(asNumbers) }))],
    ['cells padded with blanks', hardXlsx(sheet({ rows: table().map((cells) => cells.map(padded)) }))],
    ['inline strings', hardXlsx(sheet({ texts: 'inline' }))],
    ['a prefix on every name', hardXlsx(sheet({ texts: 'inline', prefix: 'x:' }))],
    ['rich text', hardXlsx(sheet({ texts: 'rich' }))],
    ['neither rows nor cells that say where they are', hardXlsx(sheet({ bare: true }))],
    ['merged titles', hardXlsx(sheet({ merged: ['A1:H1', 'A2:H2', 'A3:H3', 'A4:H5'] }))],
    ['hidden rows', hardXlsx(sheet({ hiddenRows: [firstHidden, firstHidden + 1, 30] }))],
    [
      'a hidden sheet of another month before it',
      hardXlsx(
        {
          name: 'Anterior',
          state: 'hidden',
          rows: [['De Febrero 2026 a Febrero 2026'], header, ['1105', 'Caja', null, null, 1, 0, 0, 1]],
        },
        sheet(),
      ),
    ],
    ['a cover before it', hardXlsx({ name: 'Portada', rows: [['Informes de marzo'], ['Firma', 'Cargo']] }, sheet())],
    ['a web page named xls', hardHtml(table()), 'balance.xls'],
    ['a web page in a letter named xls', hardLetter(table()), 'balance.xls'],
    ['XML of Excel 2003 named xls', hardXml(table()), 'balance.xls'],
    [
      'a csv named xls',
      Buffer.from(
        delimited(
          table().map((cells) => cells.map((cell) => String(cell ?? ''))),
          '\t',
          false,
        ),
        'latin1',
      ),
      'balance.xls',
    ],
  ])('%s', async (_name, bytes, fileName) => {
    const { balance } = await read(bytes, fileName);
    expect(factsRead(balance)).toEqual(facts);
    expect(balance.period).toEqual({ year: 2026, month: 3 });
    expect(balance.company).toMatchObject({ nit: '903482715', name: title[1] });
  });

  test('repeated page headers, titles and totals are not read as rows', async () => {
    const pages: HardCell[][] = [];
    for (let from = 0; from < rows.length; from += 40)
      pages.push(...rows.slice(from, from + 40).map(plainRow), ['Página', 2], ...titles, header);
    const sum = (field: AmountField) => rows.reduce((all, row) => all + (row.title ? 0n : row[field]), 0n);
    const total = (field: AmountField) => Number(toDecimal(sum(field)));
    const foot: HardCell[][] = [
      [],
      ['Total general', null, null, null, ...amountFields.map(total)],
      ['Sumas iguales', null, null, null, null, total('debit'), total('credit')],
      [],
      ['Procesado en: Abril 10 2026 19:33'],
    ];
    const { balance } = await read(hardXlsx(sheet({ rows: [...titles, header, ...pages, ...foot] })));
    expect(factsRead(balance)).toEqual(facts);
    expect(balance.grandTotal).toMatchObject({ debit: sum('debit'), closing: sum('closing') });
  });
});

test('rows by branch and cost centre add up for each third party, and keep their branch', async () => {
  const wide = [...header.slice(0, 4), 'Sucursal', 'Centro de costo', ...header.slice(4)];
  const split = rows.flatMap((row): HardCell[][] => {
    const start = plainRow(row).slice(0, 4);
    if (row.title) return [[...start, null, null, ...amounts(row)]];
    const part = (branch: string, centre: string, share: (cents: bigint) => bigint): HardCell[] => [
      ...start,
      branch,
      centre,
      ...amountFields.map((field) => Number(toDecimal(share(row[field])))),
    ];
    const third = (cents: bigint) => cents / 3n;
    return [
      part('0', '01-01', third),
      part('0', '01-02', third),
      part('7', '01-01', (cents) => cents - 2n * third(cents)),
    ];
  });
  const { balance, issues } = await read(hardXlsx(sheet({ rows: [...titles, wide, ...split] })));
  const view = new TrialBalance(balance);
  const one = rows.filter((row) => !row.title);
  expect(view.rowCount).toBe(one.length * 3);
  for (const account of new Set(one.map((row) => row.account))) {
    const expected = one.filter((row) => row.account === account);
    const thirdParties = view.people(view.leaves(account), { withNone: true }).list;
    expect(thirdParties).toHaveLength(expected.length);
    for (const { key, opening, debit, credit, closing } of thirdParties) {
      const { id: _id, ...row } = expected
        .map((fact) => ({ ...fact, id: fact.thirdParty?.id ?? '' }))
        .find(({ id }) => id === key)!;
      expect({ opening, debit, credit, closing }).toEqual({
        opening: row.opening,
        debit: row.debit,
        credit: row.credit,
        closing: row.closing,
      });
    }
  }
  expect(balance.branches.filter(Boolean).sort()).toEqual(['0', '7']);
  // Thirds of one amount in different cost centres are no duplicates.
  expect(issues.filter(({ code }) => code === 'duplicate_row')).toEqual([]);
});

test('duplicate rows count, and are reported with both positions', async () => {
  const body = rows.map(plainRow);
  const repeated = rows.findIndex((row) => !row.title && row.closing > 0n);
  const { balance, issues } = await read(hardXlsx(sheet({ rows: table([...body, body[repeated]!]) })));
  const first = repeated + titles.length + 3;
  expect(issues.filter(({ code }) => code === 'duplicate_row')).toEqual([
    {
      code: 'duplicate_row',
      fatal: false,
      sheet: 'Balance',
      row: body.length + titles.length + 3,
      data: { otherRow: first },
    },
  ]);
  expect(factsRead(balance)).toHaveLength(facts.length + 1);
});

test('omitted zero rows are not required', async () => {
  const says = (row: TrialBalanceRow) => amountFields.some((field) => row[field] !== 0n);
  const extra: TrialBalanceRow = {
    ...rows.findLast((row) => !row.title)!,
    opening: 0n,
    debit: 0n,
    credit: 0n,
    closing: 0n,
  };
  const withZeros = [...rows, { ...extra, thirdParty: { id: '800999111', name: 'Sin saldo' } }];
  const { balance } = await read(hardXlsx(sheet({ rows: table(withZeros.filter(says).map(plainRow)) })));
  expect(factsRead(balance)).toEqual(expectedFacts(withZeros.filter(says)));
});

test('two visible sheets of different months are two balances, and neither is chosen', async () => {
  const other = [['De Febrero 2026 a Febrero 2026'], header, ['1105', 'Caja', null, null, 1, 0, 0, 1]];
  const { balance, issues } = await readBalance(
    await openWorkbook(hardXlsx(sheet(), { name: 'Febrero', rows: other }), 'balance.xlsx'),
    formats,
  );
  expect(balance).toBeNull();
  expect(issues).toMatchObject([{ code: 'period_several', fatal: true }]);
});
