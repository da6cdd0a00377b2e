import { describe, expect, it } from 'vitest';
import { TrialBalance } from '#core/books/trial-balance.ts';
import { format as generico } from '#formats/generico/format.ts';
import { format as siigoNube } from '#formats/siigo-nube/format.ts';
import { readBalance } from './read-balance.ts';
import type { Cell, SheetRow, Workbook } from './workbook.ts';

function workbook(...sheets: Cell[][][]): Workbook {
  return {
    kind: 'xlsx',
    fileName: 'libro.xlsx',
    sheets: sheets.map((cells, index) => {
      const rows: SheetRow[] = cells.map((line, at) => ({ number: at + 1, cells: line }));
      return {
        name: `Hoja${index + 1}`,
        hidden: false,
        head: rows.slice(0, 60),
        scan: async (visit) => {
          for (const row of rows) if (visit(row) === false) return;
        },
      };
    }),
  };
}

const read = (...sheets: Cell[][][]) => readBalance(workbook(...sheets), [generico, siigoNube]);
const HEADER = ['Cuenta', 'Nombre cuenta', 'NIT', 'Tercero', 'Saldo anterior', 'Débitos', 'Créditos', 'Nuevo saldo'];
const TITLE = [['Acme S.A.S.'], ['NIT 900394374-4'], ['Marzo de 2026']];
const flat = (...rows: Cell[][]) => [...TITLE, HEADER, ...rows];

describe('reading a balance', () => {
  it('refuses a sheet that is not a balance', async () => {
    expect((await read([['Hola', 'mundo']])).issues).toMatchObject([{ code: 'format_unknown', fatal: true }]);
  });

  it('decides the decimal mark once for the file', async () => {
    const { balance } = await read(
      flat(
        ['1105', 'Caja', '', '', '1.234', '0', '0,50', '1.233,50'],
        ['2205', 'Prov', '900123456', 'A', '-1.234', '0,50', '0', '-1.233,50'],
      ),
    );
    expect(new TrialBalance(balance!).sum('1')).toEqual({ opening: 123400n, debit: 0n, credit: 50n, closing: 123350n });
    const english = await read(
      flat(
        ['1105', 'Caja', '', '', '1,234.56', '0', '0', '1,234.56'],
        ['2205', 'Prov', '9', 'A', '(1,234.56)', '0', '0', '(1,234.56)'],
      ),
    );
    expect(new TrialBalance(english.balance!).sum('1').closing).toBe(123456n);
  });

  it('never guesses when the file contradicts itself', async () => {
    const { balance, issues } = await read(flat(['1105', 'Caja', '', '', '1.234,56', '0', '0', '1,234.56']));
    expect(balance).toBeNull();
    expect(issues).toMatchObject([{ code: 'amount_separators_mixed', fatal: true, row: 5 }]);
  });

  it('gives address and raw value of a cell that is not an amount', async () => {
    const { balance, issues } = await read(flat(['1105', 'Caja', '', '', 10, 0, '1.250.00O,00', 10]));
    expect(balance).toBeNull();
    expect(issues).toEqual([
      {
        code: 'amount_unreadable',
        fatal: true,
        sheet: 'Hoja1',
        row: 5,
        column: 6,
        header: 'Créditos',
        found: '1.250.00O,00',
      },
    ]);
  });

  it('converts balances printed positive by class, proved by the file', async () => {
    const { balance, proof } = await read(
      flat(
        ['1105', 'Caja', '', '', 100, 50, 20, 130],
        ['2205', 'Prov', '9', 'A', 60, 10, 30, 80],
        ['4135', 'Ventas', '8', 'B', 40, 0, 10, 50],
      ),
    );
    expect(balance!.sign).toBe('by_class');
    expect(proof).toEqual({ convention: 'by_class', telling: 3, explained: 3 });
    expect(new TrialBalance(balance!).sum('').closing).toBe(0n);
  });

  it('refuses balances that no convention explains', async () => {
    const { issues } = await read(
      flat(['1105', 'Caja', '', '', 100, 50, 20, 999], ['2205', 'Prov', '9', 'A', 60, 10, 30, 7]),
    );
    expect(issues).toMatchObject([{ code: 'sign_unprovable', fatal: true }]);
  });

  it('never counts a title twice, and keeps a row without third party as one', async () => {
    const { balance } = await read(
      flat(
        ['13', 'Deudores', '', '', 300, 0, 0, 300],
        ['1305', 'Clientes', '', '', 300, 0, 0, 300],
        ['1305', 'Clientes', '900123456', 'A', 100, 0, 0, 100],
        ['1305', 'Clientes', '900123457', 'B', 150, 0, 0, 150],
        ['1305', 'Clientes', '', '', 50, 0, 0, 50],
        ['31', 'Capital', '', '', -300, 0, 0, -300],
      ),
    );
    const view = new TrialBalance(balance!);
    expect(view.sum('1').closing).toBe(30000n);
    expect(view.people(view.leaves('1305'), { withNone: true }).list.map(({ key, closing }) => [key, closing])).toEqual(
      [
        ['900123456', 10000n],
        ['900123457', 15000n],
        ['', 5000n],
      ],
    );
  });

  it('reports a total that is not the sum of its third parties as broken, in a file that prints totals', async () => {
    const account = (code: string, total: number) => [
      [code, 'x', '', '', total, 0, 0, total],
      [code, 'x', '9001', 'A', 100, 0, 0, 100],
      [code, 'x', '9002', 'B', 50, 0, 0, 50],
    ];
    const { balance } = await read(flat(...account('1305', 150), ...account('1310', 150), ...account('1325', 170)));
    const view = new TrialBalance(balance!);
    expect(view.sum('1325').closing).toBe(15000n);
    expect(view.declared(view.accountIndex('1325'))?.closing).toBe(17000n);
  });

  it('refuses a range of months and two sheets of different months, naming them', async () => {
    const range = await read([
      ['Acme'],
      ['De Enero 2026 a Febrero 2026'],
      HEADER,
      ['1105', 'Caja', '', '', 1, 0, 0, 1],
    ]);
    expect(range.issues).toMatchObject([
      { code: 'period_range', fatal: true, data: { from: '2026-01', to: '2026-02' } },
    ]);
    const sheet = (month: string) => [[month], HEADER, ['1105', 'Caja', '', '', 1, 0, 0, 1]];
    const several = await read(sheet('Enero de 2026'), sheet('Febrero de 2026'));
    expect(several.issues).toMatchObject([{ code: 'period_several', data: { sheet: 'Hoja1', otherSheet: 'Hoja2' } }]);
  });

  it('skips footers and repeated headers, but not amounts without an account', async () => {
    const good = await read(
      flat(
        ['1105', 'Caja', '', '', 1, 0, 0, 1],
        HEADER,
        ['3105', 'Capital', '', '', -1, 0, 0, -1],
        ['Total general', null, null, null, 0, 5, 5, 0],
        ['Procesado en: abril'],
      ),
    );
    expect(new TrialBalance(good.balance!).rowCount).toBe(2);
    expect(good.balance!.grandTotal).toMatchObject({ row: 8 });
    const lost = await read(flat(['1105', 'Caja', '', '', 1, 0, 0, 1], ['', 'Caja', '', '', 5, 0, 0, 5]));
    expect(lost.issues).toMatchObject([{ code: 'code_unreadable', row: 6, fatal: true }]);
  });

  it.each([8, 5])('reads Siigo Nube with its header in row %i', async (headerRow) => {
    const top: Cell[][] = Array.from({ length: headerRow - 1 }, () => [null]);
    top[0] = ['Balance de prueba por tercero'];
    top[1] = ['Acme S.A.S.'];
    top[2] = ['900394374-4'];
    top[3] = ['De Marzo 2026 a Marzo 2026 '];
    const { balance, format } = await read([
      ...top,
      [
        'Nivel',
        'Transaccional',
        'Código cuenta contable',
        'Nombre Cuenta contable',
        'Identificación',
        'Sucursal',
        'Nombre tercero',
        'Saldo inicial',
        'Movimiento débito',
        'Movimiento crédito',
        'Saldo final',
      ],
      ['Auxiliar', 'Sí', 13050501, 'Clientes', null, null, null, 10, 5, 0, 15],
      ['Auxiliar', 'Sí', 13050501, 'Clientes', null, '0', null, 4, 0, 0, 4],
      ['Auxiliar', 'Sí', 13050501, 'Clientes', 900123456, 0, 'A', 6, 5, 0, 11],
      ['Total general'],
    ]);
    expect(format).toMatchObject({ key: 'siigo-nube', headerRow });
    expect(balance!.company).toEqual({ nit: '900394374', dv: 4, name: 'Acme S.A.S.' });
    const view = new TrialBalance(balance!);
    expect(
      view.people(view.leaves('13050501'), { withNone: true }).list.map(({ key, closing }) => [key, closing]),
    ).toEqual([
      ['', 400n],
      ['900123456', 1100n],
    ]);
  });
});
