/** Levels of the chart, ids that are of nobody, and accounts with movement of their own: what the sums prove. */
import { expect, test } from 'vitest';
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

const levels = withLevels(general, false);
const total: Cell[] = ['TOTALES', null, ...totalOf(general)];

test.each([
  ['the company', '901555332'],
  ['the company with its DV', '901.555.332-1'],
  ['a filler', '0000000001'],
])('an id on every row is no third party: %s', async (_, id) => {
  const rows = levels.map(({ code, name, figures }) => [id, code, name, ...figures]);
  for (const above of [title, []]) {
    const { told, balance } = await read([...above, ['Identificación', 'Código', 'Cuenta', ...amounts], ...rows]);
    expect(told).toEqual(exactGeneral);
    if (id.startsWith('901')) expect(balance!.company.nit).toBe('901555332');
  }
});

test('an id on every row of a book without levels is the company too', async () => {
  const rows = general.map(({ code, name, figures }) => [code, name, '901555332', 'Lácteos Páramo', ...figures]);
  const { told, balance } = await read([headers, ...rows]);
  expect(told).toEqual(exactGeneral);
  expect(balance!.company.nit).toBe('901555332');
});

test('an id on all levels is none there, and is one where a fact has it', async () => {
  const own = facts.map((fact) => (fact.id === null ? { ...fact, id: '901555332', person: 'Lácteos Páramo' } : fact));
  const rows = withLevels(own).map((row) => rowOf({ ...row, id: row.id ?? '901555332' }));
  expect((await read([...title, headers, ...rows])).told).toEqual({ ...exact, people: 7 });
  const bare = withLevels(facts).map((row) => rowOf({ ...row, id: row.id ?? '901555332' }));
  expect((await read([...title, headers, ...bare])).told!.sums).toEqual(exact.sums);
});

test('an account of the company itself below levels with its id is counted once, whatever its cost centre', async () => {
  const own = facts.map((fact) => (fact.id === null ? { ...fact, id: '901555332', person: 'Lácteos Páramo' } : fact));
  const wide = ['Cuenta', 'Nombre', 'NIT', 'Tercero', 'Centro de costo', ...amounts];
  const rows = own.flatMap((fact, at) => {
    const centre = `0${(at % 2) + 1}`;
    const total = totalOf(own.filter(({ code }) => code === fact.code));
    const isFirst = own[at - 1]?.code !== fact.code;
    const level: Cell[] = [fact.code, fact.name, '901555332', 'Lácteos Páramo', '02', ...total];
    return [...(isFirst ? [level] : []), [fact.code, fact.name, fact.id, fact.person, centre, ...fact.figures]];
  });
  expect((await read([...title, wide, ...rows])).told!.sums).toEqual(exact.sums);
});

test.each(['up', 'down'])(
  'ids that a program filled %s into blank cells, those of levels too, add nothing',
  async (way) => {
    const rows = withLevels(facts);
    const order = way === 'up' ? rows.toReversed() : rows;
    let last: Pick<Fact, 'id' | 'person'> = { id: null, person: null };
    const filled = order.map((row) => {
      if (row.id !== null) last = { id: row.id, person: row.person };
      return { ...row, ...last };
    });
    const table = (way === 'up' ? filled.toReversed() : filled).map(rowOf);
    expect((await read([...title, headers, ...table])).told).toMatchObject({ sums: exact.sums, rows: exact.rows });
  },
);

test('a third party on every row of few accounts stays one', async () => {
  const some = facts.filter(({ id }) => id === '901377042').map(rowOf);
  expect((await read([...title, headers, ...some])).told!.people).toBe(1);
});

test('levels printed for each third party are no facts', async () => {
  const byPerson = facts.map((fact) => ({ ...fact, id: fact.id ?? '1', person: fact.person ?? 'Varios' }));
  const rows = byPerson.flatMap((row) => [4, 6].map((length) => ({ ...row, code: row.code.slice(0, length) })));
  const { told } = await read([...title, headers, ...[...rows, ...byPerson].map(rowOf)]);
  expect(told).toEqual({ ...exact, people: 7 });
});

/** An account split between itself and its subaccount. */
function withOwnMovement(code: string, upper: string): Fact[] {
  return general.flatMap((row) => {
    if (row.code !== code) return [row];
    const half = row.figures.map((figure) => Math.round(figure * 30) / 100) as unknown as Fact['figures'];
    const rest = row.figures.map(
      (figure, at) => Math.round((figure - half[at]!) * 100) / 100,
    ) as unknown as Fact['figures'];
    return [
      { ...row, code: upper, figures: half },
      { ...row, figures: rest },
    ];
  });
}

test.each([
  ['22050501', '2205'],
  ['11100505', '111005'],
  ['61350501', '6135'],
])('an account with movement of its own above %s is kept', async (code, upper) => {
  const rows = withOwnMovement(code, upper);
  const wide = ['Cuenta', 'Nombre', ...amounts];
  const plain = rows.map(({ code, name, figures }) => [code, name, ...figures]);
  const expected = { ...exactGeneral, rows: rows.length };
  expect((await read([...title, wide, ...plain, total])).told).toEqual(expected);
  expect((await read([...title, wide, ...plain])).told).toEqual(expected);
  // The levels above say it too.
  const above = [upper.slice(0, 2), upper.slice(0, 1)].map((prefix) => {
    const below = rows.filter((row) => row.code.startsWith(prefix));
    return [prefix, 'Nivel', ...totalOf(below)];
  });
  const sorted = [...above, ...plain].sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1));
  expect((await read([...title, wide, ...sorted])).told).toEqual(expected);
});

test('a broken total of a level stays a total', async () => {
  const rows = levels.map(({ code, name, figures: [opening, debit, credit, closing] }) =>
    code === '2205'
      ? [code, name, opening + 90, debit + 90, credit, closing + 180]
      : [code, name, opening, debit, credit, closing],
  );
  const { told } = await read([...title, ['Cuenta', 'Nombre', ...amounts], ...rows, total]);
  expect(told).toEqual(exactGeneral);
});

test.each([
  ['Saldo inicial del mes', 'Débitos del mes', 'Créditos del mes', 'Saldo final del mes'],
  ['Valor saldo anterior', 'Valor débito', 'Valor crédito', 'Valor nuevo saldo'],
])('words that say no more than the column: %s', async (...four) => {
  const rows = general.map(({ code, name, figures }) => [code, name, ...figures]);
  expect((await read([...title, ['Cuenta', 'Nombre', ...four], ...rows])).told).toEqual(exactGeneral);
});
