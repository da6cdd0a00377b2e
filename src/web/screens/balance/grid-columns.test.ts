import { expect, it } from 'vitest';
import { madeLine, madePage } from '../../../../tests/support/web/made-explorer.ts';
import { copyCells } from './copy-cells.ts';
import { nameOf } from './GridLine.tsx';
import { cellText, gridColumns, inUnit } from './grid-columns.ts';

it.each([
  [1_234_567_890n, 'pesos', '12.345.679'],
  [1_234_567_890n, 'miles', '12.346'],
  [1_234_567_890n, 'millones', '12,3'],
  [-1_234_567_890n, 'millones', '(12,3)'],
  [123_456_789_012_345n, 'millones', '1.234.567,9'],
  [100n, 'millones', '0,0'],
  [0n, 'millones', '–'],
] as const)('%s in %s: %s', (cents, unit, told) => {
  expect(inUnit(cents, unit)).toBe(told);
});

it('a comparison has the variation in pesos and in percent', () => {
  const columns = gridColumns(madePage());
  expect(columns.map(({ title }) => title)).toEqual([
    'Sep 2026',
    'Débitos',
    'Créditos',
    'Oct 2026',
    'Variación',
    'Var. %',
  ]);
  const line = madeLine({
    figures: ['3850000.00', '1000000.00', '7000000.00', '-2150000.50'],
    difference: '-6000000.50',
  });
  expect(columns.map((column) => cellText(line, column, 'pesos'))).toEqual([
    '3.850.000',
    '1.000.000',
    '7.000.000',
    '(2.150.001)',
    '(6.000.001)',
    '(155,8 %)',
  ]);
});

it('cells are copied as plain numbers, with their heads where those are wanted', () => {
  const page = madePage();
  const columns = gridColumns(page).slice(2, 5);
  const lines = [
    madeLine({
      thirdPartyName: '=Carlos <Uribe>',
      figures: ['0.00', '0.00', '7000000.00', '-2150000.50'],
      difference: '-2150000.50',
    }),
  ];
  expect(copyCells({ lines, columns, heads: null }).text).toBe('7000000\t-2150000,50\t-2150000,50');
  const { text, html } = copyCells({ lines, columns, heads: { name: 'Tercero', nameOf } });
  expect(text.split('\r\n')).toEqual([
    'Tercero\tCréditos de octubre de 2026\tSaldo de octubre de 2026\tVariación',
    "'=Carlos <Uribe>\t7000000\t-2150000,50\t-2150000,50",
  ]);
  expect(html).toContain('<td>\'=Carlos &lt;Uribe&gt;</td><td align="right">7000000</td>');
});
