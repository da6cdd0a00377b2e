/** Entries of one employee follow the wages: the group, and the accounts in which the company accrues it. */
import { expect, test } from 'vitest';
import { runValidations } from '#core/engine/run-validations.ts';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { text } from './text.es.ts';
import { validation } from './validation.ts';

const [ana, leo, eva, ivo] = ['52100200 Ana Ruiz', '52100201 Leo Paz', '52100202 Eva Gil', '52100203 Ivo Mar'] as const;

test('benefits of an employee of sales are entered in sales, by employee', () => {
  const wage = (account: string, who: string) => `${account} Sueldos | ${who} | 0 | 3_000_000 | 0 | 3_000_000`;
  const benefits = (group: string, who: string) =>
    [
      ['30', '05', 'Cesantías', 249_900],
      ['33', '10', 'Intereses', 30_000],
      ['36', '20', 'Prima', 249_900],
      ['39', '15', 'Vacaciones', 125_100],
    ].flatMap(([expense, liability, name, amount]) => [
      `${group}${expense}01 ${name} | ${who} | 0 | ${amount} | 0 | ${amount}`,
      `2610${liability}01 ${name} | ${who} | 0 | 0 | ${amount} | -${amount}`,
    ]);
  const books = [
    wage('51050601', ana),
    wage('52050601', leo),
    wage('52050601', eva),
    wage('52050601', ivo),
    ...benefits('5105', ana),
    ...benefits('5205', leo),
    ...benefits('5205', ivo),
  ];
  const balance = balanceOfBooks('2026-03', books.join('\n'));
  const { report } = runValidations(
    { balance, period: { year: 2026, month: 3 }, history: [], profile: {} },
    { validations: [validation], texts: { prestacion: text } },
  );
  const found = report.validations[0]!.findings.find(({ rule }) => rule === 'PRE-4')!;
  expect(found.entry.map(({ account, nit }) => `${account} ${nit}`)).toEqual(
    [
      ['30', '05'],
      ['36', '20'],
      ['39', '15'],
      ['33', '10'],
    ].flatMap(([expense, liability]) => [`5205${expense}01 52100202`, `2610${liability}01 52100202`]),
  );
  const debits = found.entry.reduce((sum, { debit }) => sum + Number(debit), 0);
  expect(debits).toBe(Number(found.amount));
});

test('what one of sales was paid beyond the accrual goes to the expense of sales, under the employee', () => {
  const balance = balanceOfBooks(
    '2026-03',
    `
    51050601 Sueldos  | ${ana} | 0 | 3_000_000 | 0 | 3_000_000
    52050601 Sueldos  | ${leo} | 0 | 3_000_000 | 0 | 3_000_000
    51053901 Vacaciones | ${ana} | 0 | 125_000 | 0 | 125_000
    52053601 Prima    | ${leo} | 0 | 250_000 | 0 | 250_000
    51053601 Prima    | ${ana} | 0 | 250_000 | 0 | 250_000
    26102001 Prima    | ${ana} | 0 | 0 | 250_000 | -250_000
    26102001 Prima    | ${leo} | 0 | 900_000 | 250_000 | 650_000
    `,
  );
  const { report } = runValidations(
    { balance, period: { year: 2026, month: 3 }, history: [], profile: {} },
    { validations: [validation], texts: { prestacion: text } },
  );
  const found = report.validations[0]!.findings.find(({ rule }) => rule === 'PRE-10')!;
  expect(found.entry.map(({ account, nit, debit, credit }) => [account, nit, debit, credit])).toEqual([
    ['52053601', '52100201', '650000.00', '0.00'],
    ['26102001', '52100201', '0.00', '650000.00'],
  ]);
});
