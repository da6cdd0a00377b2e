/** A column of parts (branches, cost centres, books) with one value whose rows are the sum of all others. */
import { expect, test } from 'vitest';
import { all, facts, headers, type Row, read, table } from './evidence-rows.ts';

/** The rows of two parts, whose figures add up to the facts, and of their total under its name. */
function parted(name: string): Row[] {
  const figures = (row: Row, of: (cents: number) => number): Row => [
    ...row.slice(0, 4),
    ...row.slice(4).map((one) => of(Number(one))),
  ];
  const first = facts.map((row): Row => ['Norte', ...figures(row, (one) => Math.trunc(one / 3))]);
  const second = facts.map((row): Row => ['Sur', ...figures(row, (one) => one - Math.trunc(one / 3))]);
  return [...first, ...second, ...facts.map((row): Row => [name, ...row])];
}

test.each(['Sucursal', 'Centro de costo', 'Unidad', 'Grp'])(
  'one value of %s is the total of the others',
  async (header) => {
    for (const name of ['TODAS', 'Z9']) {
      const found = await read(table(parted(name), [header, ...headers]));
      expect(found).toMatchObject(all);
      expect(found.notices).toContain('parts_and_total');
    }
  },
);

test('parts without a total are one book', async () => {
  const rows = parted('Sur').filter(([part], at) => part === 'Norte' || at < 2 * facts.length);
  const found = await read(table(rows, ['Sucursal', ...headers]));
  expect(found).toMatchObject(all);
  expect(found.notices).not.toContain('parts_and_total');
});
