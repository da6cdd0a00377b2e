/** Flat tables of no package: ambiguous headers, third parties below their account, month columns, missing openings. */
import { describe, expect, it } from 'vitest';
import { TrialBalance } from '#core/books/trial-balance.ts';
import { periodKey } from '#core/calendar/period.ts';
import { netAmount } from '#core/reading/cells/net-amount.ts';
import { matchHeaders } from '#core/reading/headers/header-row.ts';
import { readBalance } from '#core/reading/read-balance.ts';
import type { Cell, SheetRow } from '#core/reading/workbook.ts';
import { formats } from '#formats/registry.gen.ts';

function read(...cells: Cell[][]) {
  return readNamed('libro.xlsx', ...cells);
}

function readNamed(fileName: string, ...cells: Cell[][]) {
  const rows: SheetRow[] = cells.map((line, at) => ({ number: at + 1, cells: line }));
  const scan = async (visit: (row: SheetRow) => boolean | undefined) => {
    for (const row of rows) if (visit(row) === false) return;
  };
  const sheet = { name: 'Hoja1', hidden: false, head: rows.slice(0, 60), scan };
  return readBalance({ kind: 'xlsx', fileName, sheets: [sheet] }, formats);
}

const AMOUNTS = ['Saldo inicial', 'Débito', 'Crédito', 'Saldo final'];
const TITLE = [['Acme S.A.S.'], ['NIT 900394374-4'], ['Marzo de 2026']];

async function thirdPartiesOf(prefix: string, ...cells: Cell[][]) {
  const { balance, issues } = await read(...cells);
  if (!balance) throw new Error(JSON.stringify(issues));
  const view = new TrialBalance(balance);
  return view.people(view.leaves(prefix), { withNone: true }).list.map(({ key, closing }) => [key, closing / 100n]);
}

describe('an ambiguous header', () => {
  it.each([
    [['Cuenta', 'Nombre'], { code: 0, name: 1 }],
    [['Cuenta', 'Nombre', 'NIT', 'Nombre'], { code: 0, name: 1, id: 2, thirdPartyName: 3 }],
    [['NIT', 'Nombre', 'Cuenta', 'Nombre'], { id: 0, thirdPartyName: 1, code: 2, name: 3 }],
    [['Cuenta', 'NIT', 'Nombre'], { code: 0, id: 1, thirdPartyName: 2 }],
    [['Cuenta', 'Descripción', 'NIT', 'Nombre'], { code: 0, name: 1, id: 2, thirdPartyName: 3 }],
    [['Cuenta', 'Descripción', 'Tercero', 'Nombre'], { code: 0, name: 1, id: 2, thirdPartyName: 3 }],
    [['Cuenta', 'Descripción', 'Tercero', 'Nombre tercero'], { code: 0, name: 1, id: 2, thirdPartyName: 3 }],
    [['Código', 'Cuenta', 'Tercero'], { code: 0, name: 1, thirdPartyName: 2 }],
    [['Nº de cuenta', 'Cuenta contable'], { code: 0, name: 1 }],
  ])('%j', (headers, expected) => {
    expect(matchHeaders(headers)).toEqual(expected);
  });

  it('never takes account names for third parties', async () => {
    const { balance, issues } = await read(
      ...TITLE,
      ['Código', 'Nombre', ...AMOUNTS],
      ['13', 'Deudores', 100, 0, 0, 100],
      ['1305', 'Clientes', 100, 0, 0, 100],
      ['3105', 'Capital', -100, 0, 0, -100],
    );
    expect(new TrialBalance(balance!).sum('1').closing).toBe(10_000n);
    expect(issues.map(({ code }) => code)).toContain('no_third_parties');
  });
});

describe('third parties below their account', () => {
  const header = ['Cuenta', 'Nombre cuenta', 'NIT', 'Tercero', ...AMOUNTS];

  it('inherit the code of an account row without third party', async () => {
    const thirdParties = await thirdPartiesOf(
      '1305',
      ...TITLE,
      header,
      ['1305', 'Clientes', '', '', 300, 0, 0, 300],
      ['', '', '900123456', 'A', 100, 0, 0, 100],
      ['', '', '900123457', 'B', 200, 0, 0, 200],
      ['Total cuenta 1305', '', '', '', 300, 0, 0, 300],
      ['3105', 'Capital', '', '', -300, 0, 0, -300],
    );
    expect(thirdParties).toEqual([
      ['900123456', 100n],
      ['900123457', 200n],
    ]);
  });

  it('are an issue where the rows above repeat theirs', async () => {
    const { issues } = await read(
      ...TITLE,
      header,
      ['1305', 'Clientes', '900123455', 'Z', 100, 0, 0, 100],
      ['1305', 'Clientes', '900123456', 'A', 100, 0, 0, 100],
      ['', '', '900123457', 'B', 200, 0, 0, 200],
    );
    expect(issues).toMatchObject([{ code: 'code_unreadable', fatal: true, row: 7 }]);
  });

  it('may hold id and name in one cell', async () => {
    const thirdParties = await thirdPartiesOf(
      '1305',
      ...TITLE,
      ['Cuenta', 'Nombre cuenta', 'Tercero', ...AMOUNTS],
      ['1305', 'Clientes', '900123456-8 Acme S.A.S.', 100, 0, 0, 100],
      ['1305', 'Clientes', 'Beta - NIT 900123457', 200, 0, 0, 200],
      ['3105', 'Capital', '', -300, 0, 0, -300],
    );
    expect(thirdParties).toEqual([
      ['900123456', 100n],
      ['900123457', 200n],
    ]);
  });
});

describe('a month column', () => {
  const table = (...months: Cell[]) =>
    read(
      ['Lapso', 'Cuenta', 'NIT', ...AMOUNTS],
      [months[0]!, '1305', '900123456', 100, 0, 0, 100],
      [months[1]!, '3105', '900123456', -100, 0, 0, -100],
    );

  it.each(['202603', 202603, '2026/03', 'Marzo 2026', '2026-03-31'])('says the month: %s', async (month) => {
    expect((await table(month, month)).balance?.period).toEqual({ year: 2026, month: 3 });
  });

  it('with several months is refused, with the row', async () => {
    const { issues } = await table('202602', '202603');
    expect(issues).toMatchObject([
      { code: 'period_several', fatal: true, row: 3, data: { period: '2026-02', otherPeriod: '2026-03' } },
    ]);
  });

  it('with several months without year is refused too', async () => {
    expect((await table('2', '3')).issues).toMatchObject([{ code: 'period_several', fatal: true, row: 3 }]);
  });

  it('contradicting the title is refused', async () => {
    const { issues } = await read(
      ['Febrero de 2026'],
      ['Lapso', 'Cuenta', 'NIT', ...AMOUNTS],
      ['202603', '1305', '900123456', 100, 0, 0, 100],
    );
    expect(issues).toMatchObject([{ code: 'period_several', row: 3 }]);
  });
});

describe('a cube without openings', () => {
  const cube = (sign: 1 | -1) =>
    read(
      ['ID_CUENTA', 'ID_TERC', 'LAPSO_DOC', 'ID_CO', 'SALDOS_DEB_MES_L2', 'SALDOS_CRE_MES_L2', 'SALDOS_FINAL_L2'],
      ['1305', '900123456', '202603', '001', 50, 20, 130],
      ['1305', '900123456', '202603', '002', 0, 10, 40],
      ['2205', '900123457', '202603', '001', 10, 30, sign * 170],
    );

  it.each([
    [-1, 'signed'],
    [1, 'by_class'],
  ] as const)('opens with closing minus movement (%i: %s)', async (sign, convention) => {
    const { balance, format } = await cube(sign);
    const view = new TrialBalance(balance!);
    expect({ key: format!.key, sign: balance!.sign }).toEqual({ key: 'biable', sign: convention });
    expect(view.people(view.leaves('1305'), { withNone: true }).list).toMatchObject([
      { key: '900123456', opening: 15_000n, closing: 17_000n },
    ]);
    expect(view.sum('2205')).toMatchObject({ opening: -15_000n, closing: -17_000n });
  });
});

describe('a balance in two columns', () => {
  it.each<[Cell, Cell, Cell]>([
    [100, 0, 100],
    [0, 100, -100],
    [null, 0.1, -0.1],
    [0.3, 0.1, 0.2],
    ['1.234,50', '0,00', '1.234,50'],
    ['', '1.234,50', '-1.234,50'],
  ])('%s and %s are %s', (debit, credit, net) => {
    expect(netAmount(debit, credit)).toBe(net);
  });

  it('of two text amounts is not an amount', async () => {
    const six = ['Cuenta', 'Débito', 'Crédito', 'Débito', 'Crédito', 'Débito', 'Crédito'];
    const { issues } = await read(...TITLE, six, ['1305 Clientes', '5,00', '3,00', '0', '0', '2,00', '']);
    expect(issues).toMatchObject([{ code: 'amount_unreadable', fatal: true, row: 5, found: '5,00 / 3,00' }]);
  });
});

describe('headers merged over several columns', () => {
  it('have their cells in the column that holds some', async () => {
    const thirdParties = await thirdPartiesOf(
      '1305',
      ...TITLE,
      ['Cuenta', 'Nombre', '', 'Identidad', 'DV', 'Saldo anterior', '', 'Débitos', 'Créditos', '', 'Nuevo saldo'],
      ['1305', '', 'Clientes', '900123456', '', '', 100, 50, '', 0, 150],
      ['3105', '', 'Capital', '900123456', '', '', 100, 0, '', 50, 150],
    );
    expect(thirdParties).toEqual([['900123456', 150n]]);
  });

  it('and columns without any amount are refused: nothing becomes zero', async () => {
    const { issues } = await read(...TITLE, ['Cuenta', 'Nombre', ...AMOUNTS], ['1305', 'Clientes', '', '', '', '']);
    expect(issues).toMatchObject([{ code: 'amounts_missing', fatal: true }]);
  });
});

describe('the month of the file name', () => {
  it.each([
    ['balance-2026-03.xlsx', '2026-03'],
    ['Acme marzo 2026.xlsx', '2026-03'],
    ['balance_202603.csv', '2026-03'],
    ['balance-2026-01-a-2026-03.xlsx', undefined],
    ['Enero a marzo 2026.xlsx', undefined],
    ['Balance de prueba por tercero-20260410193300.xlsx', undefined],
  ])('%s', async (name, month) => {
    const { balance } = await readNamed(name, ['Cuenta', 'Nombre', ...AMOUNTS], ['1305', 'Clientes', 1, 0, 0, 1]);
    expect(balance?.period ? periodKey(balance.period) : undefined).toBe(month);
  });
});

describe('the paper around a table', () => {
  const rows = (...headers: Cell[]) => [
    [...headers, ...AMOUNTS],
    ['110505', 'Caja', 'A01', '900123456', 'Uno', 60, 0, 0, 60],
    ['110505', 'Caja', 'A02', '900123456', 'Uno', 40, 0, 0, 40],
    ['310505', 'Capital', '', '900123457', 'Dos', -100, 0, 0, -100],
  ];

  it('a package that prints its own name is not the company', async () => {
    const { balance } = await read(['SIIGO'], ['Acme S.A.S.'], ...rows('Cuenta', 'Nombre', 'CC', 'NIT', 'Tercero'));
    expect(balance!.company.name).toBe('Acme S.A.S.');
  });

  it('cost centres are branches: a third party in two of them is no repeated row', async () => {
    const { balance } = await read(...TITLE, ...rows('Cuenta', 'Nombre', 'Centro de costo', 'NIT', 'Tercero'));
    const view = new TrialBalance(balance!);
    expect([view.rows.branch(0), view.rows.branch(1)].length).toBe(2);
    expect(view.rows.branch(0)).not.toBe(view.rows.branch(1));
  });

  it('a sign among headers that nobody listed does not hide them', async () => {
    const { balance } = await read(
      ...TITLE,
      ['Cód.', 'Nom. cuenta', 'Documento', 'Nom. tercero', 'Anterior', 'Déb.', 'Créd.', 'Actual', 'Presup.', '%'],
      ...[1, 2, 3, 4, 5, 6].map((at): Cell[] => [
        '130505',
        'Clientes',
        `90012345${at}`,
        `Uno ${at}`,
        50,
        10 * at,
        5,
        45 + 10 * at,
        9,
        50,
      ]),
      ['310505', 'Capital', '900123457', 'Dos', -300, 0, 180, -480, 9, 50],
    );
    expect(new TrialBalance(balance!).sum('13').closing).toBe(48_000n);
  });

  it('account titles without figures, each with its third parties, total and signatures below', async () => {
    const table: Cell[][] = [
      ['', 'Código', 'Nombre', ...AMOUNTS],
      ['', '11100501', 'Bancos'],
      ['', '890903938', 'Bancolombia', 50, 0, 0, 50],
      ['', '860034313', 'Davivienda', 20, 0, 0, 20],
      ['', '', 'SIN TERCERO', 30, 0, 0, 30],
      ['', '', 'Total 11100501 Bancos', 100, 0, 0, 100],
      ['', '31050501', 'Capital'],
      ['', '79345678', 'Ana Ruiz', -100, 0, 0, -100],
      ['', '', 'Total 31050501 Capital', -100, 0, 0, -100],
      ['', 'ELABORO: CONTADOR', '', '', '', '', ''],
    ];
    expect(await thirdPartiesOf('1', ...TITLE, ...table)).toEqual([
      ['890903938', 50n],
      ['860034313', 20n],
      ['', 30n],
    ]);
    expect(await thirdPartiesOf('3', ...TITLE, ...table)).toEqual([['79345678', -100n]]);
  });

  it('an id that begins like its class is no account below printed levels', async () => {
    const table: Cell[][] = [
      ['Cuenta', 'Nombre', ...AMOUNTS],
      ...['1', '13', '1330', '133010', '13301001'].map((code): Cell[] => [code, 'Anticipos', 100, 0, 0, 100]),
      ['19217345', 'Juan Ramírez', 60, 0, 0, 60],
      ['900123456', 'Uno S.A.S.', 30, 0, 0, 30],
      ['900123457', 'Dos S.A.S.', 10, 0, 0, 10],
      ...['3', '31', '3105', '310505', '31050501'].map((code): Cell[] => [code, 'Capital', -100, 0, 0, -100]),
      ['79345678', 'Ana Ruiz', -100, 0, 0, -100],
    ];
    expect(await thirdPartiesOf('1', ...TITLE, ...table)).toEqual([
      ['19217345', 60n],
      ['900123456', 30n],
      ['900123457', 10n],
    ]);
  });
});
