/** The entry of PRE-4 follows the wages of each employee: the group, and the accounts in which the company accrues it. */
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
