/** One balance in 240 notations: each gives the same balance to the cent, or is refused with the wrong cell. */
import { describe, expect, test } from 'vitest';
import { amountFields } from '#core/reading/format.ts';
import { readBalance } from '#core/reading/read-balance.ts';
import { formats } from '#formats/registry.gen.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import type { TrialBalanceRow } from '#simulator/model.ts';
import { spread } from '../support/test-sizes.ts';
import { balanceRows, expectedFacts, factsRead, title } from './one-balance.ts';
import { amountSpellings, codeSpellings, delimited, encodings, separators } from './spellings.ts';

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

interface Way {
  amount: string;
  code: string;
  encoding: string;
  separator: string;
  quoted: boolean;
}

/** Every combination of amount notation, encoding and separator; code notations and quoting rotate. */
const ways: Way[] = Object.keys(amountSpellings)
  .flatMap((amount) =>
    Object.keys(encodings).flatMap((encoding) => separators.map((separator) => ({ amount, encoding, separator }))),
  )
  .map((way, index) => {
    const codes = Object.keys(codeSpellings);
    return { ...way, code: codes[index % codes.length]!, quoted: index % 3 === 0 };
  });

/** Every fifth in `npm test`: of each notation of amounts, with all separators and kinds of codes. */
const tried = spread(ways, 48);

const whole = balanceRows(false);
const withCents = balanceRows(true);

const facts = new Map([whole, withCents].map((rows) => [rows, expectedFacts(rows)]));

function rowsOf(amount: string): TrialBalanceRow[] {
  return amount === '1.234.567' ? whole : withCents;
}

/** The balance as rows of text. */
function table({ amount, code }: Pick<Way, 'amount' | 'code'>): string[][] {
  const spell = amountSpellings[amount]!;
  const codes = codeSpellings[code]!;
  const rows = rowsOf(amount).map((row) => [
    codes.code(row.account),
    row.accountName,
    row.thirdParty ? codes.id(row.thirdParty.id) : '',
    row.thirdParty?.name ?? '',
    ...amountFields.map((field) => spell(row[field], field)),
  ]);
  return [...title.map((line) => [line]), header, ...rows];
}

function write(way: Way): Buffer {
  return encodings[way.encoding]!(delimited(table(way), way.separator, way.quoted));
}

async function read(bytes: Buffer) {
  return readBalance(await openWorkbook(bytes, 'balance.csv'), formats);
}

test('there are 240 of them, covering all pairs of code notation, quoting and amount notation', () => {
  expect(ways).toHaveLength(240);
  const met = new Set(ways.map(({ amount, code, quoted }) => `${amount} ${code} ${quoted}`));
  expect(met.size).toBe(Object.keys(amountSpellings).length * Object.keys(codeSpellings).length * 2);
});

describe.each(Object.keys(amountSpellings))('%s', (amount) => {
  test.each(tried.filter((way) => way.amount === amount))(
    '$encoding, separator "$separator", codes $code, quoted $quoted',
    async (way) => {
      const { balance, issues } = await read(write(way));
      expect(issues.filter(({ fatal }) => fatal)).toEqual([]);
      expect(factsRead(balance!)).toEqual(facts.get(rowsOf(amount)));
      expect(balance!.sign).toBe('signed');
    },
  );
});

/** Changed cells of a valid table, with the expected result. */
const spoilt: [string, (rows: string[][]) => void, { code: string; row: number; column: number; found: string }][] = [
  [
    'an amount that a narrow column rounded',
    (rows) => spoil(rows, 7, '1,23E+09'),
    { code: 'amount_unreadable', row: 20, column: 7, found: '1,23E+09' },
  ],
  [
    'an amount that did not fit its column',
    (rows) => spoil(rows, 4, '########'),
    { code: 'amount_unreadable', row: 20, column: 4, found: '########' },
  ],
  [
    'an error of Excel',
    (rows) => spoil(rows, 5, '#¡REF!'),
    { code: 'amount_unreadable', row: 20, column: 5, found: '#¡REF!' },
  ],
  [
    'two numbers in a cell',
    (rows) => spoil(rows, 5, '12 34'),
    { code: 'amount_unreadable', row: 20, column: 5, found: '12 34' },
  ],
  [
    'two signs',
    (rows) => spoil(rows, 4, '(-1.234,56)'),
    { code: 'amount_unreadable', row: 20, column: 4, found: '(-1.234,56)' },
  ],
  [
    'an id that Excel cut',
    (rows) => spoil(rows, 2, '9,00123E+08'),
    { code: 'id_unreadable', row: 20, column: 2, found: '9,00123E+08' },
  ],
  [
    'a code that Excel cut',
    (rows) => spoil(rows, 0, '1,10505E+07'),
    { code: 'code_lost_digits', row: 20, column: 0, found: '1,10505E+07' },
  ],
  [
    'a code that is none',
    (rows) => spoil(rows, 0, 'CAJA'),
    { code: 'code_unreadable', row: 20, column: 0, found: 'CAJA' },
  ],
  [
    'an amount in the other convention',
    (rows) => spoil(rows, 7, '1,234,567.89'),
    { code: 'amount_separators_mixed', row: 20, column: 7, found: '1,234,567.89' },
  ],
];

function spoil(rows: string[][], column: number, cell: string): void {
  rows[19]![column] = cell;
}

test.each(spoilt)('%s is refused with its cell', async (_name, change, issue) => {
  const rows = table({ amount: '1.234.567,89', code: 'plain' });
  change(rows);
  const { balance, issues } = await read(Buffer.from(delimited(rows, ';', false)));
  expect(balance).toBeNull();
  expect(issues.filter(({ fatal }) => fatal)).toMatchObject([issue]);
});

test('unquoted decimal commas between comma separators are refused', async () => {
  const text = table({ amount: '1.234.567,89', code: 'plain' })
    .map((cells) => cells.join(','))
    .join('\n');
  const { balance, issues } = await read(Buffer.from(text));
  expect(balance).toBeNull();
  expect(issues.filter(({ fatal }) => fatal)[0]).toMatchObject({ code: 'row_too_wide', row: 6, found: '170.470.920' });
});
