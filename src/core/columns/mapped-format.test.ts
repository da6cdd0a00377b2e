import { describe, expect, it } from 'vitest';
import { DATA } from '#core/books/balance-data.ts';
import { TrialBalance } from '#core/books/trial-balance.ts';
import { readBalance } from '#core/reading/read-balance.ts';
import type { Cell, Sheet, Workbook } from '#core/reading/workbook.ts';
import type { ColumnMapping } from './column-mapping.ts';
import { guessMapping } from './guess-mapping.es.ts';
import { headerWords } from './header-words.es.ts';
import { mappedFormat } from './mapped-format.ts';
import { proofOf } from './proved-reading.ts';

function sheetOf(rows: readonly (readonly Cell[])[], name = 'Hoja1'): Sheet {
  const lines = rows.map((cells, index) => ({ number: index + 1, cells }));
  return {
    name,
    hidden: false,
    head: lines.slice(0, 60),
    scan: async (visit) => {
      for (const line of lines) if (visit(line) === false) return;
    },
  };
}

const workbookOf = (...sheets: Sheet[]): Workbook => ({ kind: 'xlsx', fileName: 'informe.xlsx', sheets });

async function read(rows: readonly (readonly Cell[])[], changes: Partial<ColumnMapping> = {}) {
  const sheet = sheetOf(rows);
  const mapping = { ...guessMapping(sheet), ...changes };
  const result = await readBalance(workbookOf(sheet), [mappedFormat(mapping, 'Columnas de Acme')]);
  const view = result.balance && new TrialBalance(result.balance);
  const facts = view
    ? Array.from(view[DATA].rows.source, (source, index) => {
        const { accounts, thirdParties, rows: columns } = view[DATA];
        const thirdParty = columns.thirdParty[index]!;
        return [
          source,
          accounts.codes[columns.account[index]!],
          thirdParties.ids[thirdParty],
          thirdParties.names[thirdParty],
          Number(columns.closing[index]) / 100,
        ];
      })
    : [];
  return { ...result, view, facts, mapping, proof: proofOf(result, view?.sum('') ?? null) };
}

/** The same books in all layouts: cash 150 without third party, 50 of Ana and 20 of Luis, capital −220. */
const facts = [
  ['11050501', '', '', 150],
  ['13050501', '900111222', 'Ana S.A.S.', 50],
  ['13050501', '79456123', 'Luis', 20],
  ['31050501', '800197268', 'Socio', -220],
];
const withoutRow = (all: readonly unknown[][]) => all.map(([, ...rest]) => rest);

const titles = ['Acme S.A.S.', null, null];
const own: readonly (readonly Cell[])[] = [
  titles,
  ['NIT 900.394.374-4'],
  ['Enero de 2026'],
  ['Cta', 'Detalle de la cta', 'No. Ident', 'Beneficiario', 'Sdo Ant', 'Cargos', 'Abonos', 'Sdo Actual'],
  [11050501, 'Caja', null, null, 100, 60, 10, 150],
  [13050501, 'Clientes', null, null, 40, 40, 10, 70],
  [13050501, 'Clientes', '900111222', 'Ana S.A.S.', 30, 30, 10, 50],
  [13050501, 'Clientes', 79456123, 'Luis', 10, 10, 0, 20],
  [31050501, 'Capital', '800197268', 'Socio', -140, 0, 80, -220],
  ['Total general', null, null, null, 0, 100, 100, 0],
];

describe('a sheet with a column mapping', () => {
  it('is guessed from unknown header words, and proved by its arithmetic', async () => {
    const { mapping, ...found } = await read(own);
    expect(mapping).toMatchObject({
      headerRow: 4,
      code: [0],
      id: 2,
      thirdPartyName: 3,
      opening: 4,
      debit: 5,
      credit: 6,
      closing: 7,
    });
    expect(withoutRow(found.facts)).toEqual(facts);
    expect(found).toMatchObject({
      proof: 'proved',
      format: { key: 'columnas', name: 'Columnas de Acme', headerRow: 4 },
    });
    expect(found.balance).toMatchObject({ company: { nit: '900394374', dv: 4 }, period: { year: 2026, month: 1 } });
    expect(found.balance?.grandTotal).toMatchObject({ row: 10, debit: 10000n });
  });

  it('is wrong at once when debit and credit are swapped, whatever the sign', async () => {
    expect((await read(own, { debit: 6, credit: 5 })).proof).toBe('wrong');
    expect((await read(own, { debit: 6, credit: 5, sign: 'by_nature' })).proof).toBe('wrong');
    expect((await read(own, { opening: 7, closing: 4 })).proof).toBe('wrong');
  });

  it('may print no opening: only the totals prove it, and they must agree', async () => {
    const found = await read(own, { opening: null });
    expect(withoutRow(found.facts)).toEqual(facts);
    expect(found.view?.sum('1105').opening).toBe(10_000n);
    expect(found.proof).toBe('doubtful');
    expect((await read(own, { opening: null, debit: 7 })).proof).toBe('wrong');
  });

  it('may print balances in the nature of each account, given or inferred', async () => {
    const turned = own.map((row) => (row[0] === 31050501 ? [...row.slice(0, 4), 140, 0, 80, 220] : row));
    for (const sign of ['auto', 'by_nature', 'by_class'] as const)
      expect(withoutRow((await read(turned, { sign })).facts)).toEqual(facts);
    expect((await read(turned, { sign: 'signed' })).proof).toBe('wrong');
  });

  it('may have each balance in two columns', async () => {
    const pairs = own.map((row, index) => {
      if (index < 3) return row;
      const side = (cell: Cell): Cell[] =>
        typeof cell !== 'number' ? ['Db', 'Cr'] : cell < 0 ? [0, -cell] : [cell, 0];
      return [...row.slice(0, 4), ...side(row[4]!), ...row.slice(5, 7), ...side(row[7]!)];
    });
    const { mapping, ...found } = await read(pairs);
    expect(mapping).toMatchObject({
      opening: { debit: 4, credit: 5 },
      debit: 6,
      credit: 7,
      closing: { debit: 8, credit: 9 },
    });
    expect(withoutRow(found.facts)).toEqual(facts);
    expect(found.proof).toBe('proved');
  });

  it('may have the code in several cells, empty in the rows of third parties', async () => {
    const rows: Cell[][] = [
      ['Grupo', 'Cuenta', 'Subcuenta', 'Aux', 'No. Ident', 'Detalle', 'Sdo Ant', 'Cargos', 'Abonos', 'Sdo Actual'],
      [11, 5, 5, 1, null, 'Caja', 100, 60, 10, 150],
      [13, 5, 5, 1, null, 'Clientes', 40, 40, 10, 70],
      [null, null, null, null, '900111222', 'Ana S.A.S.', 30, 30, 10, 50],
      [null, null, null, null, '79456123', 'Luis', 10, 10, 0, 20],
      [31, 5, 5, 1, null, 'Capital', -140, 0, 80, -220],
      [null, null, null, null, '800197268', 'Socio', -140, 0, 80, -220],
    ];
    const found = await read(rows);
    expect(found.mapping).toMatchObject({ code: [0, 1, 2, 3], codeLayout: 'segments', name: 5, thirdPartyName: 5 });
    expect(withoutRow(found.facts)).toEqual(facts);
    expect(found.view?.[DATA].accounts.names).toEqual(['Caja', 'Clientes', 'Capital']);
  });

  it('may have a level of the chart in each column', async () => {
    const [, , , header, ...rows] = own;
    const levels = rows.map(([code, ...rest]) =>
      typeof code === 'number' ? [String(code).slice(0, 2), code, ...rest] : [code!, null, ...rest],
    );
    const found = await read([['Nivel 1', ...header!], ...levels], {
      ...guessMapping(sheetOf(own)),
      headerRow: 1,
      code: [0, 1],
      codeLayout: 'levels',
      name: 2,
      id: 3,
      thirdPartyName: 4,
      opening: 5,
      debit: 6,
      credit: 7,
      closing: 8,
    });
    expect(withoutRow(found.facts)).toEqual(facts);
  });

  it('may have third parties below their account, in the same column', async () => {
    const rows: Cell[][] = [
      ['Cuenta / auxiliar', 'Sdo Ant', 'Cargos', 'Abonos', 'Sdo Actual'],
      ['1 Activo', 140, 100, 20, 220],
      ['11 Disponible', 100, 60, 10, 150],
      ['11050501 Caja', 100, 60, 10, 150],
      ['13 Deudores', 40, 40, 10, 70],
      ['13050501 Clientes', 40, 40, 10, 70],
      ['900111222 Ana S.A.S.', 30, 30, 10, 50],
      ['79456123 Luis', 10, 10, 0, 20],
      ['Total 13050501', 40, 40, 10, 70],
      ['3 Patrimonio', -140, 0, 80, -220],
      ['31050501 Capital', -140, 0, 80, -220],
      ['800197268 Socio', -140, 0, 80, -220],
      ['Sumas iguales', 0, 100, 100, 0],
    ];
    const found = await read(rows);
    expect(found.mapping.thirdParties).toBe('below');
    expect(withoutRow(found.facts)).toEqual(facts);
    expect(found.proof).toBe('proved');
    // Without the upper levels an account ends where its third parties add up to it; if they do not, nothing is guessed.
    const leaves = rows.filter(([first]) => !/^\d{1,2} /.test(String(first)));
    expect(withoutRow((await read(leaves)).facts)).toEqual(facts);
    const broken = leaves.map((row) => (row[0] === '79456123 Luis' ? [row[0], 10, 11, 1, 20] : row));
    const { balance, issues } = await read(broken);
    expect(balance).toBeNull();
    expect(issues).toContainEqual(expect.objectContaining({ code: 'code_unreadable', row: 7 }));
  });

  it('never takes an unreadable code for the account above', async () => {
    const broken = own.map((row) => (row[3] === 'Luis' ? ['1305O501', ...row.slice(1)] : row));
    const { issues, balance } = await read(broken);
    expect(balance).toBeNull();
    expect(issues).toEqual([
      expect.objectContaining({ code: 'code_unreadable', row: 8, column: 0, found: '1305O501' }),
    ]);
  });
});

describe('figures as text', () => {
  const rows = (figures: readonly (readonly string[])[]): Cell[][] => [
    [...own[3]!],
    ['11050501', 'Caja', null, null, ...figures[0]!],
    ['31050501', 'Capital', '800', 'Socio', ...figures[1]!],
  ];
  const doubtful = rows([
    ['1.234', '1.000', '0', '2.234'],
    ['-1.234', '0', '1.000', '-2.234'],
  ]);

  it('are read with the given mark', async () => {
    const closing = async (decimal: ColumnMapping['decimal']) => (await read(doubtful, { decimal })).facts[0]?.at(-1);
    expect(await closing('auto')).toBe(2234);
    expect(await closing(',')).toBe(2234);
    expect(await closing('.')).toBe(2.23);
  });

  it('contradicting the given mark are reported with their cell', async () => {
    const dots = rows([
      ['1,234.50', '1,000.00', '0', '2,234.50'],
      ['-1,234.50', '0', '1,000.00', '-2,234.50'],
    ]);
    expect((await read(dots, { decimal: '.' })).proof).toBe('proved');
    const { issues, balance } = await read(dots, { decimal: ',' });
    expect(balance).toBeNull();
    expect(issues[0]).toMatchObject({
      code: 'amount_separators_mixed',
      row: 2,
      column: 4,
      found: '1,234.50',
      data: { other: '1.234,56' },
    });
    expect(issues[0]?.data).not.toHaveProperty('otherRow');
  });

  it('of two columns are reported in the one with the bad figure', async () => {
    const header = ['Cta', 'Detalle', 'Db', 'Cr', 'Db', 'Cr', 'Db', 'Cr'];
    const { issues } = await read([header, ['1105', 'Caja', '', 'x12', '0', '0', '5,00', '']]);
    expect(issues).toContainEqual(
      expect.objectContaining({ code: 'amount_unreadable', row: 2, column: 3, found: 'x12' }),
    );
    const both = await read([header, ['1105', 'Caja', '1.500', '500', '0', '0', '5,00', '']]);
    expect(both.issues[0]).toMatchObject({ found: '1.500 / 500' });
  });
});

describe('the headers of a sheet', () => {
  it('match with other months, accents and spaces', () => {
    const january = headerWords(['Código ', 'Saldo a Enero 31/2026', null, 'DÉBITOS', '']);
    expect(january).toEqual(['codigo', 'saldo a # # #', '', 'debitos']);
    expect(headerWords(['codigo', 'SALDO A FEBRERO 28/2026', '', 'debitos', null, null])).toEqual(january);
  });

  it('match the right sheet and row in any surroundings', async () => {
    const headers = headerWords(own[3]!);
    const mapping = { ...guessMapping(sheetOf(own)), headers };
    const moved = workbookOf(sheetOf([['Portada']], 'Uno'), sheetOf([['Otra fila'], ...own], 'Dos'));
    const { format, balance } = await readBalance(moved, [mappedFormat(mapping, 'Columnas de Acme')]);
    expect(format).toMatchObject({ sheet: 'Dos', headerRow: 5 });
    expect(balance?.rows.account.length).toBe(4);
    const other = await readBalance(workbookOf(sheetOf([['Cta', 'Otra', 'Cosa', 'Más']])), [mappedFormat(mapping, '')]);
    expect(other.issues[0]?.code).toBe('format_unknown');
  });
});
