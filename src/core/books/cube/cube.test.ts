import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { natureOf } from '#core/reference/chart/puc.ts';
import { type BalanceCube, centsAt, joinMonths } from './balance-cube.ts';
import { CubeLines, type LinesAsked } from './cube-lines.ts';
import type { CubeColumn } from './group-sums.ts';
import { type CellFilter, noFilter, selectCells } from './select-cells.ts';

const september = balanceOfBooks(
  '2026-09',
  `
  = 13 Deudores varios     |                     | 0 | 1000 | 0 | 1000
  13050501 Clientes        | 900123456 Acme      |  0 |  700 |  0 |  700
  13050501 Clientes        | 800200300 Beta      |  0 |  300 |  0 |  300
  22050501 Proveedores     | 800200300 Beta      |  0 |    0 | 900 | -900
  11050501 Caja            |                     |  0 |    0 | 100 | -100
`,
);
const october = balanceOfBooks(
  '2026-10',
  `
  13050501 Clientes        | 900123456 Acme      |  600 |  200 | 100 |  700
  13050501 Clientes        | 9001234568 Acme SAS |  100 |  100 |   0 |  200
  13050501 Clientes        | 800200300 Beta      |  300 |    0 | 500 | -200
  13050501 Clientes        | 79456123 Cruz Ñame  |    0 |   50 |   0 |   50
  22050501 Proveedores     | 800200300 Beta      | -900 |    0 |   0 | -900
  11050501 Caja            |                     | -100 |  250 |   0 |  150
  1110 Bancos              | 860002964 Banco     |    0 |   10 |   0 |   10
  11100502 Banco Uno       |                     |    0 |   20 |   0 |   20
`,
);

const cube = joinMonths([september, october].map((balance) => ({ period: balance.period!, balance })));
const [before, after] = cube.months as [BalanceCube['months'][0], BalanceCube['months'][0]];
const columns: CubeColumn[] = [
  { month: before, figure: 'closing' },
  { month: after, figure: 'debit' },
  { month: after, figure: 'credit' },
  { month: after, figure: 'closing' },
];
const usual: LinesAsked = {
  by: 'accounts',
  account: '',
  isOfOne: false,
  level: null,
  open: new Set(),
  order: { by: 'code', descending: false },
  columns,
};

function told(asked: Partial<LinesAsked>, filter: Partial<CellFilter> = {}) {
  const given = { ...noFilter, account: asked.account ?? '', ...filter };
  const cells = selectCells(cube, { filter: given, columns, natureOf });
  const lines = new CubeLines(cube, cells, { ...usual, isOfOne: given.thirdParty !== null, ...asked });
  const rows = Array.from({ length: lines.total }, (_, index) => {
    const { kind, code, thirdParty, depth, below, sums, count } = lines.at(index);
    const of = thirdParty < 0 ? '' : cube.thirdParties[thirdParty]!.key || '-';
    const name = { account: code, thirdParty: of, cell: `${code} ${of}`, others: `+${count}` }[kind];
    const mark = { none: '', closed: '+', open: '−' }[below];
    return `${'  '.repeat(depth)}${name}${mark} ${sums.map((sum) => sum / 100n).join(' ')}`;
  });
  return { rows, lines };
}
const list = (...given: Parameters<typeof told>) => told(...given).rows;

describe('joined months', () => {
  it('have a cell for each account and third party, whatever its spelling', () => {
    expect(cube.codes).toEqual(['1110', '11050501', '11100502', '13050501', '22050501'].sort());
    expect(cube.account.length).toBe(7);
    const acme = cube.thirdParties.findIndex(({ key }) => key === '900123456');
    const cell = cube.thirdParty.indexOf(acme);
    expect(centsAt(after.words.closing, cell)).toBe(90_000n);
    expect([before.source[cell], after.source[cell]]).toEqual([3, 2]);
  });

  it('name accounts as the newest file that names them, or as the PUC', () => {
    const names = new Map(cube.tree.map(({ code, name }) => [code, name]));
    expect([names.get('13'), names.get('1'), names.get('130505')]).toEqual(['Deudores varios', 'Activo', 'Nacionales']);
  });
});

describe('the lines', () => {
  it('are the accounts, from class to third party', () => {
    expect(list({})).toEqual(['1+ 900 630 600 930', '2+ -900 0 0 -900']);
    expect(list({ open: new Set(['1', '11', '13', '1305', '130505', '13050501']), account: '' })).toEqual([
      '1− 900 630 600 930',
      '  11− -100 280 0 180',
      '    1105+ -100 250 0 150',
      '    1110+ 0 30 0 30',
      '  13− 1000 350 600 750',
      '    1305− 1000 350 600 750',
      '      130505− 1000 350 600 750',
      '        13050501− 1000 350 600 750',
      '          13050501 900123456 700 300 100 900',
      '          13050501 800200300 300 0 500 -200',
      '          13050501 79456123 0 50 0 50',
      '2+ -900 0 0 -900',
    ]);
  });

  it('below a title with facts of its own are its accounts and those facts', () => {
    expect(list({ account: '1110' })).toEqual(['111005+ 0 20 0 20', '1110 860002964 0 10 0 10']);
  });

  it('are the accounts of a level, whatever is above them', () => {
    expect(list({ level: 4 }).map((row) => row.split(' ')[0])).toEqual(['1105+', '1110+', '1305+', '2205+']);
    expect(list({ level: 99 }).map((row) => row.split(' ')[0])).toEqual([
      '11050501',
      '1110+',
      '13050501+',
      '22050501+',
    ]);
  });

  it('are the third parties of an account without others below it, the largest difference first', () => {
    const order = { by: 'difference', before: 0, after: 3, descending: true } as const;
    const { rows, lines } = told({ account: '13050501', order });
    expect(lines.by).toBe('thirdParties');
    expect(rows).toEqual(['800200300 300 0 500 -200', '900123456 700 300 100 900', '79456123 0 50 0 50']);
    expect(lines.largestDifference(0, 3)).toBe(50_000);
  });

  it('are third parties, and the accounts of each', () => {
    const order = { by: 'column', column: 3, descending: true } as const;
    expect(list({ by: 'thirdParties', open: new Set(['800200300']), order })).toEqual([
      '800200300− -600 0 500 -1100',
      '  22050501 800200300 -900 0 0 -900',
      '  13050501 800200300 300 0 500 -200',
      '900123456+ 700 300 100 900',
      '-+ -100 270 0 170',
      '79456123+ 0 50 0 50',
      '860002964+ 0 10 0 10',
    ]);
    expect(list({ level: 99 }, { thirdParty: '800200300' })).toEqual([
      '13050501 300 0 500 -200',
      '22050501 -900 0 0 -900',
    ]);
    expect(list({ level: 4 }, { thirdParty: '' }).map((row) => row.split(' ')[0])).toEqual(['1105+', '1110+']);
  });

  it('are rows by name', () => {
    const order = { by: 'name', descending: true } as const;
    expect(list({ by: 'rows', account: '13', order }).map((row) => row.split(' ')[1])).toEqual([
      '79456123',
      '800200300',
      '900123456',
    ]);
  });

  it('fold what an open line has too much of', () => {
    const many = Array.from(
      { length: 30 },
      (_, index) => `13050501 Clientes | 9${String(index).padStart(8, '0')} A | 0 | 1 | 0 | 1`,
    );
    const balance = balanceOfBooks('2026-10', many.join('\n'));
    const one = joinMonths([{ period: balance.period!, balance }]);
    const of: CubeColumn[] = [{ month: one.months[0]!, figure: 'closing' }];
    const cells = selectCells(one, { filter: noFilter, columns: of, natureOf });
    const open = new Set(['1', '13', '1305', '130505', '13050501']);
    const lines = new CubeLines(one, cells, { ...usual, columns: of, open });
    expect(lines.total).toBe(5 + 20 + 1);
    expect(lines.at(25)).toMatchObject({ kind: 'others', count: 10, sums: [1000n], depth: 5 });
  });
});

describe('a filter', () => {
  it.each<[string, Partial<CellFilter>, string[]]>([
    [
      'movement',
      { moved: true },
      ['11050501 -', '1110 860002964', '11100502 -', '13050501 900123456', '13050501 800200300', '13050501 79456123'],
    ],
    ['a contrary balance', { contrary: true }, ['13050501 800200300']],
    ['new ones', { fresh: true }, ['1110 860002964', '11100502 -', '13050501 79456123']],
    ['an amount in one of the columns', { minimum: 90_000n }, ['13050501 900123456', '22050501 800200300']],
    ['words of a third party, without accents', { words: 'cruz name' }, ['13050501 79456123']],
    ['words of a title', { words: 'deudores beta' }, ['13050501 800200300']],
    ['a number with dots', { words: '900.123.456' }, ['13050501 900123456']],
    ['a code', { words: '2205' }, ['22050501 800200300']],
    ['a finding', { among: { rows: [], accounts: ['13'], thirdParties: ['800200300'] } }, ['13050501 800200300']],
    [
      'rows of the file',
      { among: { rows: [5, 6], accounts: [], thirdParties: null } },
      ['13050501 79456123', '22050501 800200300'],
    ],
    ['several of them', { moved: true, words: 'acme' }, ['13050501 900123456']],
    ['nothing', { words: 'guadalupe' }, []],
  ])('for %s', (_, filter, expected) => {
    const found = list({ by: 'rows' }, filter).map((row) => row.split(' ').slice(0, 2).join(' '));
    expect(found.sort()).toEqual(expected.sort());
  });
});

it('figures add up exactly, whatever their size', () => {
  const amount = fc.bigInt(-(10n ** 14n), 10n ** 14n);
  const account = fc.constantFrom('11050501', '11050502', '1110', '13050501', '22050501');
  const row = fc.record({ account, party: fc.constantFrom('', '800200300', '900123456'), amount });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), (rows) => {
      const text = rows
        .map(({ account: code, party, amount: pesos }) => `${code} A | ${party && `${party} B`} | 0 | 0 | 0 | ${pesos}`)
        .join('\n');
      const balance = balanceOfBooks('2026-10', text);
      const one = joinMonths([{ period: balance.period!, balance }]);
      const of: CubeColumn[] = [{ month: one.months[0]!, figure: 'closing' }];
      const cells = selectCells(one, { filter: noFilter, columns: of, natureOf });
      for (const by of ['accounts', 'thirdParties', 'rows'] as const) {
        const lines = new CubeLines(one, cells, { ...usual, by, columns: of });
        const sum = Array.from({ length: lines.total }, (_, index) => lines.at(index).sums[0]!);
        expect(sum.reduce((all, part) => all + part, 0n)).toBe(balance.sum('').closing);
        expect(lines.sums).toEqual([balance.sum('').closing]);
      }
    }),
    { numRuns: 60 },
  );
});
