/** Sheets without headers: columns by position, and recognition by figures that add up. */
import { describe, expect, it } from 'vitest';
import { TrialBalance } from '#core/books/trial-balance.ts';
import { readBalance } from '#core/reading/read-balance.ts';
import type { Cell, Sheet, Workbook } from '#core/reading/workbook.ts';
import { formats } from '../../formats/registry.gen.ts';
import type { ColumnMapping } from './column-mapping.ts';
import { guessMapping } from './guess-mapping.es.ts';
import { mappedFormat } from './mapped-format.ts';
import { NO_TITLES } from './sheet-places.ts';
import { noTitles } from './untitled-rows.ts';

function sheetOf(rows: readonly (readonly Cell[])[]): Sheet {
  const lines = rows.map((cells, index) => ({ number: index + 1, cells }));
  return {
    name: 'Hoja1',
    hidden: false,
    head: lines.slice(0, 60),
    scan: async (visit) => {
      for (const line of lines) if (visit(line) === false) return;
    },
  };
}
const workbookOf = (sheet: Sheet): Workbook => ({ kind: 'xlsx', fileName: 'informe.xlsx', sheets: [sheet] });

const titles: Cell[][] = [['Acme S.A.S.'], ['900394374-4'], ['Enero de 2026']];
const body: Cell[][] = [
  ['11050501', 'Caja', null, null, 'ADM', 100, 60, 10, 150],
  ['13050501', 'Clientes', '900111222-1', 'Ana S.A.S.', 'ADM', 30, 30, 10, 50],
  ['13050501', 'Clientes', 79456123, 'Luis', 'VTA', 10, 10, 0, 20],
  ['31050501', 'Capital', '800197268', 'Socio', 'ADM', -140, 0, 80, -220],
  ['Total general', null, null, null, null, 0, 100, 100, 0],
];
const sheet = sheetOf([...titles, ...body]);
const named = (mapping: ColumnMapping, of = sheet) =>
  mappedFormat({ ...mapping, headers: noTitles(of) }, 'Columnas de Acme');

describe('a sheet without headers', () => {
  it('is recognised as one, and its columns are guessed from their contents', async () => {
    const { issues, balance } = await readBalance(workbookOf(sheet), formats);
    expect(balance).toBeNull();
    expect(issues).toEqual([{ code: 'header_missing', fatal: true, sheet: 'Hoja1' }]);
    expect(guessMapping(sheet)).toMatchObject({
      headerRow: NO_TITLES,
      code: [0],
      name: 1,
      id: 2,
      thirdPartyName: 3,
      thirdParties: 'column',
      opening: 5,
      debit: 6,
      credit: 7,
      closing: 8,
    });
  });

  it('is guessed with third parties first, figures as text and codes with dots', () => {
    const turned = body.map(([code, name, id, thirdParty, , ...figures]) => [
      id ?? null,
      thirdParty ?? null,
      String(code).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1.$2.$3'),
      name ?? null,
      ...figures.map((figure) => `${figure},00`),
    ]);
    expect(guessMapping(sheetOf(turned))).toMatchObject({
      headerRow: NO_TITLES,
      ...{ id: 0, thirdPartyName: 1, code: [2], name: 3, opening: 4, debit: 5, credit: 6, closing: 7 },
    });
  });

  it('is read from its first row, the title block above', async () => {
    const { balance, format } = await readBalance(workbookOf(sheet), [named(guessMapping(sheet))]);
    expect(format).toMatchObject({ headerRow: NO_TITLES });
    expect(balance).toMatchObject({
      period: { year: 2026, month: 1 },
      company: { nit: '900394374', name: 'Acme S.A.S.' },
      grandTotal: { debit: 10_000n },
    });
    const view = new TrialBalance(balance!);
    expect(view.people(view.leaves('1'), { withNone: true }).list.map(({ key, closing }) => [key, closing])).toEqual([
      ['', 15_000n],
      ['900111222', 5_000n],
      ['79456123', 2_000n],
    ]);
  });

  it('is recognised again by width and sums; another column order is not', async () => {
    const format = named(guessMapping(sheet));
    const february = body.map(([code, name, id, thirdParty, centre, o, d, c, f]) => {
      const double = (cell: Cell | undefined) => (typeof cell === 'number' ? cell * 2 : (cell ?? null));
      return [code!, name!, id!, thirdParty!, centre!, double(o), double(d), double(c), double(f)];
    });
    const known = await readBalance(workbookOf(sheetOf(february)), [format, ...formats]);
    expect(known.format?.key).toBe('columnas');
    const swapped = february.map(([code, name, id, thirdParty, centre, o, d, c, f]) => [
      code!,
      name!,
      thirdParty!,
      id!,
      centre!,
      o!,
      d!,
      c!,
      f!,
    ]);
    const turned = february.map(([code, name, id, thirdParty, centre, o, d, c, f]) => [
      code!,
      name!,
      id!,
      thirdParty!,
      centre!,
      f!,
      d!,
      c!,
      o!,
    ]);
    // Openings for debits add up too: movements below zero tell them apart.
    const moved = february.map(([code, name, id, thirdParty, centre, o, d, c, f]) => [
      code!,
      name!,
      id!,
      thirdParty!,
      centre!,
      d!,
      o!,
      c!,
      f!,
    ]);
    const wider = february.map((cells) => [...cells, 'x']);
    for (const other of [swapped, turned, moved, wider])
      expect((await readBalance(workbookOf(sheetOf(other)), [format, ...formats])).issues[0]?.code).toMatch(
        /header_missing|format_unknown/,
      );
  });

  it('is not confused with a list of something else', async () => {
    const list = [
      ['1105', 'Ana', 'Calle 1', 5, 6],
      ['1110', 'Luis', 'Calle 2', 7, 8],
      ['1115', 'Eva', 'Calle 3', 9, 1],
      ['1120', 'Eva', 'Calle 3', 9, 1],
    ];
    expect((await readBalance(workbookOf(sheetOf(list)), formats)).issues[0]?.code).toBe('format_unknown');
  });
});
