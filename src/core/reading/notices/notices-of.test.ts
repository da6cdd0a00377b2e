import { expect, test } from 'vitest';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { describeReadIssue } from '../read-issue.es.ts';
import { noticesOf } from './notices-of.ts';

test('sides that differ are told with their sums, and rounding is not', () => {
  const books = (credit: number) =>
    balanceOfBooks(
      '2026-03',
      `1105 Caja | | 100 | 50 | 0 | 150\n3105 Capital | | -100 | 0 | ${credit} | ${-100 - credit}\n4135 Ventas | | 0 | 0 | 0 | 0`,
    );
  const [issue] = noticesOf(books(20));
  expect(issue).toMatchObject({ code: 'totals_differ', fatal: false, data: { debits: '50.00', credits: '20.00' } });
  expect(describeReadIssue(issue!).replaceAll('\u00a0', ' ')).toBe(
    'El balance no cuadra. Los débitos suman $ 50 y los créditos $ 20: difieren en $ 30. Los saldos deben dar cero: los finales suman $ 30. Expórtalo sin filtros de cuentas ni de terceros; si tus libros están así, guárdalo de todos modos y la auditoría te dirá dónde.',
  );
  expect(noticesOf(books(47))).toEqual([]);
});

test('a year under the name of a month is told', () => {
  const lines = (codes: number[], opening: number, movement: number) =>
    codes.map((code) => `${code} Cuenta | | ${opening} | ${movement} | ${movement} | ${opening}`);
  const books = [
    ...lines([1105, 1110, 1305, 1435], 100, 0),
    ...lines([2205, 2335, 2505, 3105], -100, 0),
    ...[4135, 5105, 5110, 5120, 5135, 5145].map((code) => `${code} Cuenta | | 0 | 90 | 0 | 90`),
    '4140 Cuenta | | 0 | 0 | 540 | -540',
  ].join('\n');
  const [issue] = noticesOf(balanceOfBooks('2026-03', books));
  expect(issue).toMatchObject({ code: 'year_in_file', data: { from: 'from_zero', period: '2026-03' } });
  expect(describeReadIssue(issue!)).toMatch(/^El archivo parece de un año y no de marzo de 2026: /);
});
