/** Layouts whose columns or rows need the file's own evidence: two title rows, blocks by third party, codes printed once. */
import { describe, expect, test } from 'vitest';
import type { Cell } from '#core/reading/workbook.ts';
import {
  amounts,
  exact,
  exactGeneral,
  type Fact,
  facts,
  general,
  headers,
  read,
  rowOf,
  title,
  totalOf,
  withLevels,
} from './own-book.ts';

const sums = totalOf(facts);
const pair = (figure: number): Cell[] => (figure < 0 ? [0, -figure] : [figure, 0]);
const sixOf = ([opening, debit, credit, closing]: Fact['figures']): Cell[] => [
  ...pair(opening),
  debit,
  credit,
  ...pair(closing),
];

describe.each<[string, string[], string[]]>([
  ['the usual words', ['Saldo anterior', 'Movimientos del mes', 'Nuevo saldo'], ['Débito', 'Crédito']],
  ['other words', ['Inicial', 'Del periodo', 'Final'], ['Debe', 'Haber']],
  ['plurals', ['SALDOS INICIALES', 'MOVIMIENTO', 'SALDOS FINALES'], ['Débitos', 'Créditos']],
])('two rows of titles in six columns: %s', (_, groups, sides) => {
  const above: Cell[] = ['Código', 'Cuenta', 'NIT', 'Tercero', ...groups.flatMap((group) => [group, null])];
  const below: Cell[] = [null, null, null, null, ...groups.flatMap(() => sides)];
  const body = facts.map(({ code, name, id, person, figures }) => [code, name, id, person, ...sixOf(figures)]);
  const total = sixOf(sums);

  test.each<[string, Cell[][]]>([
    ['no total', []],
    ['a total in the first column', [['SUMAS IGUALES', null, null, null, ...total]]],
    ['a total in the column of names', [[null, 'TOTAL', null, null, ...total]]],
    ['a total of no known name', [[null, null, null, 'Control', ...total]]],
  ])('%s', async (_case, last) => {
    expect((await read([...title, above, below, ...body, ...last])).told).toEqual(exact);
  });

  test('without third parties, the code in any column', async () => {
    const wide: Cell[] = ['Cuenta', 'Código', ...above.slice(4)];
    const rows = withLevels(general, false).map(({ code, name, figures }) => [name, code, ...sixOf(figures)]);
    const last = ['Σ', null, ...total];
    expect((await read([...title, wide, [null, null, ...below.slice(4)], ...rows, last])).told).toEqual(exactGeneral);
    const turned = [...rows, last].map(([name, code, ...rest]) => [code!, name!, ...rest]);
    const titles: Cell[] = ['Código', 'Cuenta', ...above.slice(4)];
    expect((await read([...title, titles, [null, null, ...below.slice(4)], ...turned])).told).toEqual(exactGeneral);
  });

  test('with levels', async () => {
    const rows = withLevels(facts).map(({ code, name, id, person, figures }) => [
      code,
      name,
      id,
      person,
      ...sixOf(figures),
    ]);
    expect((await read([...title, above, below, ...rows])).told).toEqual(exact);
  });
});

describe.each<[string, (fact: Fact) => Cell[]]>([
  ['the word NIT', ({ id, person }) => [`NIT ${id} ${person}`]],
  ['a label', ({ id, person }) => [`Tercero: ${id} - ${person}`]],
  ['id and name in two cells', ({ id, person }) => [`C.C. ${id}`, person]],
  ['no words', ({ id, person }) => [`${id} ${person}`]],
])('blocks by third party under %s', (_, headingOf) => {
  const ids = [null, ...new Set(facts.flatMap(({ id }) => id ?? []))];
  const book = (label: string | null, nobody = 'SIN TERCERO'): Cell[][] =>
    ids.flatMap((id) => {
      const own = facts.filter((one) => one.id === id);
      const rows = own.map(({ code, name, figures }) => [code, name, ...figures]);
      const heading = id === null ? [nobody] : headingOf(own[0]!);
      return [heading, ...rows, ...(label === null ? [] : [[label, null, ...totalOf(own)]])];
    });
  const wide = ['Cuenta', 'Nombre', ...amounts];

  test.each([null, 'Total tercero', 'Subtotal', 'Suma del tercero', '***'])('totals named %s', async (label) => {
    expect((await read([...title, wide, ...book(label)])).told).toEqual(exact);
    expect((await read([...title, wide, ...book(label), ['Gran total', null, ...sums]])).told).toEqual(exact);
  });
});

describe('codes printed once', () => {
  const once = facts.map((fact, at): Cell[] =>
    facts[at - 1]?.code === fact.code ? [null, null, ...rowOf(fact).slice(2)] : rowOf(fact),
  );

  test('belong to the third parties below', async () => {
    expect((await read([...title, headers, ...once])).told).toEqual(exact);
    expect((await read([...title, headers, ...once, [null, null, null, 'Total empresa', ...sums]])).told).toEqual(
      exact,
    );
  });

  test('are not guessed where a name of another account stands beside the empty cell', async () => {
    const lost = once.map((row, at) => (at === 6 ? [null, ...row.slice(1)] : row));
    expect((await read([...title, headers, ...lost])).refusal).toMatch(/fila 12.*código de cuenta/);
  });

  test('are not guessed in a file that repeats them', async () => {
    const lost = facts.map((fact, at) => (at === 8 ? [null, null, ...rowOf(fact).slice(2)] : rowOf(fact)));
    expect((await read([...title, headers, ...lost])).refusal).toMatch(/fila 14.*código de cuenta/);
  });
});

test.each([
  ['Tipo Doc.', 'NIT', 'Razón Social'],
  ['Tipo', 'Identificación', 'Nombre tercero'],
])('codes and names in a column without title, and the third party there again: %s', async (...party) => {
  const rows = [...new Set(facts.map(({ code }) => code))].flatMap((code) => {
    const own = facts.filter((one) => one.code === code);
    const people = own.map(({ id, person, figures }) => {
      const nobody = person ?? 'Sin Tercero';
      return [nobody, id === null ? null : 'NIT', id, nobody, ...figures];
    });
    return [[`${code} ${own[0]!.name}`, null, null, null, ...totalOf(own)], ...people];
  });
  const last: Cell[] = ['Total', null, null, null, ...sums];
  expect((await read([...title, [null, ...party, ...amounts], ...rows, last])).told).toEqual(exact);
});

test('figures of as many digits as an id are no third parties', async () => {
  const wide: Cell[] = [
    'Cuenta',
    'Nombre',
    'Saldo inicial débito',
    'Saldo inicial crédito',
    'Débito',
    'Crédito',
    'Saldo final débito',
    'Saldo final crédito',
  ];
  const large = general.map(({ code, name, figures }) => [
    code,
    name,
    ...sixOf(figures.map((figure) => figure * 100) as unknown as Fact['figures']),
  ]);
  const { told } = await read([...title, wide, ...large]);
  expect(told).toMatchObject({ rows: general.length, people: 0 });
});

describe('columns found by their figures', () => {
  const named = ['MCTA', 'CTANOM', 'NIT', 'TERC', 'SDOANT', 'MVDB', 'MVCR', 'SDONVO'];

  test('are a balance where debits, credits and classes say so', async () => {
    expect((await read([...title, named, ...facts.map(rowOf)])).told).toEqual(exact);
  });

  test('are none without credits, or of one class', async () => {
    const debits = facts
      .filter(({ code }) => code < '14')
      .map((fact, at): Cell[] => [...rowOf(fact).slice(0, 4), 0, at + 1, 0, at + 1]);
    expect((await read([named, ...debits])).told).toBeNull();
  });

  test('are none under the words of documents', async () => {
    const ageing = [
      'CTA',
      'CLI',
      'NIT',
      'NOM',
      'VR. MORA',
      'SALDO CONTABLE',
      'VENCIDO',
      'SALDO VENCIDO',
      'FECHA',
      'VENCE',
      'DIAS',
    ];
    const rows = facts.map((fact, at): Cell[] => [...rowOf(fact), '2026-01-10', '2026-02-10', at]);
    expect((await read([...title, ageing, ...rows])).told).toBeNull();
  });
});

describe('blocks by third party under lines with their sums', () => {
  const people = [...new Set(facts.map(({ id }) => id))];
  const blocks = (hasLevels: boolean): Cell[][] =>
    people.flatMap((id) => {
      const own = facts.filter((fact) => fact.id === id).toSorted((a, b) => a.code.localeCompare(b.code));
      const lines = (hasLevels ? withLevels(own, false) : own).map(({ code, name, figures }): Cell[] => [
        code,
        name,
        ...figures,
      ]);
      return [[id, own[0]!.person ?? 'Sin tercero', ...totalOf(own)], ...lines];
    });

  test.each<[string, boolean]>([
    ['accounts', false],
    ['accounts below their levels', true],
  ])('are told as what they are, not cell by cell: %s', async (_, hasLevels) => {
    const { refusal, issues } = await read([...title, ['Cuenta', 'Nombre', ...amounts], ...blocks(hasLevels)]);
    expect(issues).toMatchObject([{ code: 'sums_among_rows', fatal: true, row: 6 }]);
    expect(refusal).toContain('son totales por tercero');
  });
});

test('a column of other amounts in a book without third parties holds no ids', async () => {
  const rows = general.map(({ code, name, figures }) => [code, name, ...figures, Math.round(figures[3])]);
  const { told } = await read([...title, ['Cuenta', 'Nombre', ...amounts, 'Porción corriente'], ...rows]);
  expect(told).toEqual(exactGeneral);
});
