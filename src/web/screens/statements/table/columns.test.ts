import { expect, it } from 'vitest';
import { cellGroups, cellText, directionOf, isOfNegative } from './columns.ts';

const column = (key: string, label: string) => ({ key, label, kind: 'amount' as const });
const columns = [
  column('actual', 'Octubre 2026'),
  column('mes-anterior', 'Septiembre 2026'),
  column('ano-anterior', 'Octubre 2025'),
  column('acumulado', 'Acumulado 2026'),
  column('acumulado-anterior', 'Acumulado 2025'),
];

it('groups each figure with what is derived from it; the year before is a percentage', () => {
  const titles = cellGroups(columns, '% ventas').map(({ title, cells }) => [title, ...cells.map((cell) => cell.title)]);
  expect(titles).toEqual([
    ['Octubre 2026', 'Valor', '% ventas'],
    ['Septiembre 2026', 'Valor', 'Variación', 'Var. %'],
    ['Octubre 2025', 'Valor', 'Var. %'],
    ['Acumulado 2026', 'Valor', '% ventas', 'vs 2025'],
  ]);
  expect(cellGroups(columns.slice(0, 1), null)[0]!.cells).toHaveLength(1);
});

it('tells figures, shares and changes of a line', () => {
  const amounts = [-10_717_600_000n, -9_619_300_000n, null, -96_544_800_000n, -86_491_000_000n];
  const whole = [61_238_400_000n, 0n, 0n, 567_627_800_000n, 0n];
  const exact = new Map([['a', amounts]]);
  const changes = [null, -1_098_300_000n, null, null, -10_053_800_000n];
  const texts = cellGroups(columns, '% ventas').map(({ cells }) =>
    cells.map((cell) => cellText({ key: 'a', amounts, changes, unit: null }, cell, { unit: 'miles', whole, exact })),
  );
  expect(texts).toEqual([
    ['(107.176)', '17,5 %'],
    ['(96.193)', '(10.983)', '(11,4 %)'],
    ['', ''],
    ['(965.448)', '17,0 %', '(11,6 %)'],
  ]);
});

it('leaves columns of their own alone', () => {
  const own = [column('saldo-inicial', 'Saldo inicial'), column('resultado', 'Resultado')];
  expect(cellGroups(own, '% ventas').map(({ title, cells }) => [title, ...cells.map((cell) => cell.title)])).toEqual([
    ['', 'Saldo inicial'],
    ['', 'Resultado'],
  ]);
});

it('tells ratios in their own unit', () => {
  const tell = (unit: 'times' | 'percent' | 'days', amount: bigint) =>
    cellText({ key: 'a', amounts: [amount], unit }, cellGroups(columns.slice(0, 1), null)[0]!.cells[0]!, {
      unit: 'miles',
      whole: null,
      exact: new Map(),
    });
  expect([tell('times', 185n), tell('percent', 3430n), tell('days', -4179n)]).toEqual(['1,85', '34,3 %', '(41,8)']);
  expect(tell('percent', -4n)).toBe('0,0 %');
});

it('tells the change of a percentage in points', () => {
  const amounts = [3430n, 3560n, null, null, null];
  const cells = cellGroups(columns, null).flatMap((group) => group.cells);
  const change = cells.find(({ kind }) => kind === 'difference')!;
  const told = { unit: 'miles', whole: null, exact: new Map([['a', amounts]]) } as const;
  const node = { key: 'a', amounts, changes: [null, -130n], unit: 'percent' } as const;
  expect(cellText({ ...node, amounts: [...amounts], changes: [...node.changes] }, change, told)).toBe('(1,3 pp)');
});

it('says which way a figure went by its difference, and which percentages are of a negative one', () => {
  const [month] = cellGroups(columns.slice(0, 2), null).slice(1);
  const percent = month!.cells.find(({ kind }) => kind === 'percent')!;
  const tell = (before: bigint, now: bigint) => {
    const node = { key: 'a', amounts: [now, before], changes: [null, now - before], unit: null };
    const exact = new Map([['a', node.amounts]]);
    return [
      cellText(node, percent, { unit: 'pesos', whole: null, exact }),
      directionOf(node, percent),
      isOfNegative(node, percent, { exact }),
    ];
  };
  expect(tell(-10_000n, -15_000n)).toEqual(['(50,0 %)', 'down', true]);
  expect(tell(-10_000n, -5_000n)).toEqual(['50,0 %', 'up', true]);
  expect(tell(-10_000n, 0n)).toEqual(['100,0 %', 'up', true]);
  expect(tell(10_000n, 15_000n)).toEqual(['50,0 %', 'up', false]);
  expect(tell(0n, -5_000n)).toEqual(['nuevo', 'down', false]);
  expect(tell(-5_000n, -5_000n)).toEqual(['0,0 %', null, false]);
});
