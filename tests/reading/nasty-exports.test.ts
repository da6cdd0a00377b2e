/** Transformations of a balance between books and file: each gives the same facts, or is refused with its cell. */
import { describe, expect, test } from 'vitest';
import { amounts, facts, figuresOf, flat, type PrintedRow, printed, read, title } from './small-books.ts';

const header = `Cuenta;Nombre;Nit;Tercero;${amounts}`;
const row = ({ account, accountName, id, name, figures }: (typeof flat)[number]) =>
  `${account};${accountName};${id};${name};${figuresOf(figures)}`;
const total = (code: string) => figuresOf(printed.find((one) => one.kind === 'account' && one.code === code)!.figures);
const grand = figuresOf([0, 100, 100, 0]);
const rows = flat.map(row);
/** The tree with one column of codes and one of names. */
const tree = (write: (row: PrintedRow) => string) => printed.map((one) => `${write(one)};${figuresOf(one.figures)}`);
const dotted = (id: string) => `${id.replace(/\B(?=(\d{3})+$)/g, '.')}-1`;
const sides = (figure: number) => `${Math.abs(figure)},00;${figure < 0 ? 'C' : 'D'}`;
const pair = (figure: number) => (figure < 0 ? `0,00;${-figure},00` : `${figure},00;0,00`);

describe('the same facts', () => {
  test.each<[string, string[]]>([
    [
      'subtotals of classes, in any column',
      [header, ...rows.slice(0, 3), `SUBTOTAL ACTIVO;;;;${total('1')}`, rows[3]!, `;Total Capital;;;${total('3')}`],
    ],
    ['subtotals of accounts', [header, rows[0]!, `;Total cuenta 11050501;;;${total('11050501')}`, ...rows.slice(1)]],
    [
      'a total below its account that repeats the code',
      [
        header,
        `13050501;Clientes;;;${total('13050501')}`,
        ...rows.slice(0, 3),
        `13050501;Total Clientes;;;${total('13050501')}`,
        rows[3]!,
      ],
    ],
    [
      'what a page carries to the next',
      [
        header,
        ...rows.slice(0, 2),
        `;VAN...;;;${total('1')}`,
        ...title,
        header,
        `;VIENEN...;;;${total('1')}`,
        ...rows.slice(2),
      ],
    ],
    [
      'its title and headers on every page, with the number of each',
      [header, ...rows.slice(0, 2), 'Página 2 de 3', ...title, header, ...rows.slice(2)],
    ],
    [
      'a total and signatures below',
      [
        header,
        ...rows,
        `Gran total;;;;${grand}`,
        '',
        'REPRESENTANTE LEGAL;;;;CONTADOR PÚBLICO',
        'C.C. 79.456.123;;;;T.P. 123456-T',
        '1 / 3',
      ],
    ],
    [
      'a summary of classes after the total',
      [
        header,
        `1;Activo;;;${total('1')}`,
        ...rows.slice(0, 3),
        `3;Capital;;;${total('3')}`,
        rows[3]!,
        `TOTAL;;;;${grand}`,
        `1;Activo;;;${total('1')}`,
        `3;Capital;;;${total('3')}`,
      ],
    ],
    [
      'codes with an apostrophe, left out on the rows of people',
      [
        header,
        `'${rows[0]}`,
        `'13050501;Clientes;;;${total('13050501')}`,
        ...rows.slice(1, 3).map((line) => line.replace('13050501;Clientes', ';')),
        `'${rows[3]}`,
      ],
    ],
    [
      'headers in two rows, the groups above',
      [`;;Tercero;;Saldo;Movimiento;;Saldo`, 'Código;Nombre cuenta;Nit;Nombre;Anterior;Débito;Crédito;Nuevo', ...rows],
    ],
    [
      'headers in two rows, words cut in two',
      [
        ';;;;Saldo;Movimiento;Movimiento;Nuevo',
        'Cta;Nombre Cta;Nit / C.C.;Nombre o razón social;anterior;débito;crédito;saldo',
        ...rows,
      ],
    ],
    [
      'abbreviated headers',
      ['Cód. Cta.;Nom. Cuenta;No. Ident.;Nom. Terc.;Sdo. Ant.;Mvto. Db.;Mvto. Cr.;Sdo. Fin.', ...rows],
    ],
    ['a column called as the names that holds the numbers', [`Cuenta;Nombre cuenta;Tercero;;${amounts}`, ...rows]],
    [
      'balances in two columns each',
      [
        'Cuenta;Nombre;Nit;Tercero;Saldo inicial débito;Saldo inicial crédito;Débito;Crédito;Saldo final débito;Saldo final crédito',
        ...flat.map(
          (one) =>
            `${row(one).split(';').slice(0, 4).join(';')};${pair(one.figures[0])};${one.figures[1]},00;${one.figures[2]},00;${pair(one.figures[3])}`,
        ),
      ],
    ],
    [
      'the same below their groups',
      [
        ';;;;Saldo inicial;;Movimiento;;Saldo final;',
        'Cuenta;Nombre;Nit;Tercero;Débito;Crédito;Débito;Crédito;Débito;Crédito',
        ...flat.map(
          (one) =>
            `${row(one).split(';').slice(0, 4).join(';')};${pair(one.figures[0])};${one.figures[1]},00;${one.figures[2]},00;${pair(one.figures[3])}`,
        ),
      ],
    ],
    [
      'the side beside the balance',
      [
        'Cuenta;Nombre;Nit;Tercero;Saldo anterior;D/C;Débitos;Créditos;Nuevo saldo;D/C',
        ...flat.map(
          (one) =>
            `${row(one).split(';').slice(0, 4).join(';')};${sides(one.figures[0])};${one.figures[1]},00;${one.figures[2]},00;${sides(one.figures[3])}`,
        ),
      ],
    ],
    [
      'balances called by their day',
      ['Cuenta;Nombre;Nit;Tercero;Saldo a 31/01/2026;Débitos;Créditos;Saldo a 28/02/2026', ...rows],
    ],
    [
      'the name in the cell of the code',
      [`Cuenta;Nit;Tercero;${amounts}`, ...rows.map((line) => line.replace(';', ' - '))],
    ],
    [
      'the name in the cell of the number',
      [
        `Cuenta;Nombre;Nit;Ciudad;${amounts}`,
        ...flat.map(
          (one) =>
            `${one.account};${one.accountName};${`${one.id} ${one.name}`.trim()};Bogotá;${figuresOf(one.figures)}`,
        ),
      ],
    ],
    ['people among the codes', [`Cuenta;Nombre;${amounts}`, ...tree(({ code, name }) => `${code};${name}`)]],
    [
      'people among the codes, set in, with dots and DV',
      [
        `Código;Descripción;${amounts}`,
        ...tree(
          ({ kind, code, name }) => `${kind === 'party' && code.length === 9 ? `   ${dotted(code)}` : code};${name}`,
        ),
      ],
    ],
    [
      'people among the codes, each with its name',
      [`Cuenta / Tercero;${amounts}`, ...tree(({ code, name }) => `${code} - ${name}`)],
    ],
    [
      'three months of movement beside the month',
      [
        'Cuenta;Nombre;Nit;Tercero;Saldo anterior;Débitos mes;Créditos mes;Débitos acumulados;Créditos acumulados;Nuevo saldo',
        ...flat.map((one) => {
          const [opening, debit, credit, closing] = figuresOf(one.figures).split(';');
          return `${row(one).split(';').slice(0, 4).join(';')};${opening};${debit};${credit};999,00;888,00;${closing}`;
        }),
      ],
    ],
  ])('%s', async (_name, lines) => {
    const found = await read([...title, ...lines]);
    expect(found.refusal).toBeNull();
    expect(found.facts).toEqual(facts);
    expect(found.balance).toMatchObject({ period: { year: 2026, month: 2 }, company: { nit: '900394374' } });
    expect(found.total).toMatchObject({ opening: 0n, debit: 10_000n, credit: 10_000n, closing: 0n });
    if (found.balance?.grandTotal) expect(found.balance.grandTotal).toMatchObject({ debit: 10_000n, credit: 10_000n });
  });
});

describe('a whole chart per branch', () => {
  /** The tree as printed by a branch, its figures times `share`. */
  const branch = (name: string, share: number) => {
    let above = '';
    return printed.map(({ kind, code, name: words, figures }) => {
      if (kind === 'account') above = code;
      const thirdParty = kind === 'party' ? `${code};${words}` : ';';
      return `${above};Cuenta;${name};${thirdParty};${figuresOf(figures.map((figure) => figure * share))}`;
    });
  };
  test.each([
    ['of other figures', 2],
    ['of the same figures', 1],
  ])('%s', async (_name, share) => {
    const lines = [...branch('001', 1), ...branch('002', share)].filter((line) => !line.startsWith('11050501;'));
    const cash = (name: string, times: number) =>
      `11050501;Caja;${name};;;${figuresOf([100, 60, 10, 150].map((figure) => figure * times))}`;
    const { balance, total } = await read([
      ...title,
      `Cuenta;Nombre;Sucursal;Nit;Tercero;${amounts}`,
      ...lines,
      cash('001', 1),
      cash('002', share),
    ]);
    expect(balance?.rows.account).toHaveLength(8);
    expect(total).toMatchObject({ debit: 10_000n * BigInt(1 + share), closing: 0n });
  });
});

describe('a balance on the opposite side', () => {
  test('is read by its printed side, not by its class', async () => {
    const lines = [
      '22050501;Proveedores;900111222;Ana;50,00;D;10,00;0,00;60,00;D',
      '22050501;Proveedores;79456123;Luis;50,00;C;0,00;10,00;60,00;C',
    ];
    const { facts: found } = await read([
      ...title,
      'Cuenta;Nombre;Nit;Tercero;Saldo anterior;Nat;Débitos;Créditos;Nuevo saldo;Nat',
      ...lines,
    ]);
    expect(found).toEqual(['22050501 79456123 -60.00', '22050501 900111222 60.00']);
  });
});

describe('refused, where only a guess could read it', () => {
  test('third parties among codes of a single level that do not add up to their accounts', async () => {
    const leaves = tree(({ code, name }) => `${code};${name}`).filter((line) => /^\d{8,9};/.test(line));
    const table = [...title, `Cuenta;Nombre;${amounts}`];
    expect((await read([...table, ...leaves])).facts).toEqual(facts);
    const broken = leaves.map((line) => (line.startsWith('79456123') ? line.replace('10,00', '11,00') : line));
    expect((await read([...table, ...broken])).refusal).toMatch(/Los terceros están en la columna de la cuenta/);
  });

  test('amounts that lost their account and are no total', async () => {
    const { refusal } = await read([
      ...title,
      header,
      ...rows.slice(0, 2),
      `;;;;${total('13050501')}`,
      ...rows.slice(2),
    ]);
    expect(refusal).toContain('Fila 7, columna A (Cuenta)');
  });
});
