/** A report that stands in its file several times is read once. */
import { expect, test } from 'vitest';
import { facts as few, headers, type Row, read, table, title } from './evidence-rows.ts';

/** As many as are no chance. */
const facts: Row[] = [
  ...few,
  ['53050501', 'Gastos bancarios', '', '', 0, 100, 0, 100],
  ['42100501', 'Intereses', '', '', 0, 0, 100, -100],
];
/** Each account above its third parties, as in a report with levels. */
const levelled = facts.flatMap((row, at): Row[] => {
  if (row[2] === '') return [row];
  const same = facts.filter(([code]) => code === row[0]);
  const total = (column: number) => same.reduce((sum, one) => sum + Number(one[column]), 0);
  const level: Row = [row[0]!, row[1]!, '', '', total(4), total(5), total(6), total(7)];
  return facts.findIndex(([code]) => code === row[0]) === at ? [level, row] : [row];
});
const once = { codes: [], debits: '2900.00', thirdParties: 4 };
const totalOf = (times: number): Row => ['Total general', '', '', '', 0, 2900 * times, 2900 * times, 0];

test.each<[string, readonly Row[], Row?]>([
  ['below itself', [...facts, ...facts]],
  ['three times', [...facts, ...facts, ...facts]],
  ['with levels', [...levelled, ...levelled]],
  ['each row beside its copy', facts.flatMap((row) => [row, row])],
  ['with its titles', [...facts, ...title, headers, ...facts]],
  [
    'under two values of a column',
    ['Norte', 'TODAS'].flatMap((part) => facts.map((row): Row => [...row, part])),
    [...headers, 'Sede'],
  ],
  ['with the total of one', [...facts, ...facts, totalOf(1)]],
])('%s', async (_, rows, head = headers) => {
  const found = await read(table(rows, head));
  expect(found).toMatchObject(once);
  expect(found.notices).toContain('book_copied');
  expect(found.notices).not.toContain('duplicate_row');
});

test('a total that counts all rows holds', async () => {
  const found = await read(table([...facts, ...facts, totalOf(2)]));
  expect(found).toMatchObject({ codes: [], debits: '5800.00' });
  expect(found.notices).not.toContain('book_copied');
});

test('a fact without a copy makes all of them count', async () => {
  const found = await read(table([...facts, ...facts, ['51950501', 'Diversos', '', '', 0, 7, 0, 7]]));
  expect(found.notices).not.toContain('book_copied');
  expect(found.debits).toBe('5807.00');
});
