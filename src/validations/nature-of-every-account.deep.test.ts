/**
 * Every account of the PUC, on its correct and wrong side: `naturaleza` and `invertida` together report each wrong side
 * exactly once, except of benefits, which `prestacion` judges by employee.
 */
import { expect, test } from 'vitest';
import type { Finding } from '#core/engine/finding.ts';
import { runValidations } from '#core/engine/run-validations.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { natureScope } from '#core/reference/chart/nature-exceptions.ts';
import { natureOf, pucAccounts } from '#core/reference/chart/puc.ts';
import { validation as invertida } from './invertida/validation.ts';
import { validation as naturaleza } from './naturaleza/validation.ts';
import { validation as prestacion } from './prestacion/validation.ts';
import { validationTexts } from './registry.gen.ts';

const accounts = pucAccounts().filter(({ code }) => code.length === 6);

function findings(books: string, validations: readonly AnyValidation[] = [naturaleza, invertida]): Finding[] {
  const { report } = runValidations(
    { balance: balanceOfBooks('2026-06', books), period: { year: 2026, month: 6 }, history: [], profile: {} },
    { validations, texts: validationTexts },
    undefined,
    (_, error) => {
      throw error;
    },
  );
  return report.validations.flatMap((result) => result.findings);
}

/** A row with a balance on the account's normal side for positive pesos. */
function row(code: string, name: string, pesos: number): string {
  const closing = natureOf(code) === 'D' ? pesos : -pesos;
  const amounts = closing > 0 ? `0 | ${closing} | 0` : `0 | 0 | ${-closing}`;
  return `${code}01 ${name} | 900100200 Almacén Sur | ${amounts} | ${closing}`;
}

test('books with every account on its normal side give no findings', () => {
  const books = accounts.map(({ code, name }) =>
    row(code, name, natureScope(code).kind === 'contra' ? 2_000 : 50_000_000),
  );
  expect(findings(books.join('\n'))).toEqual([]);
});

test('each account on its wrong side is reported once, by one of both', () => {
  // Either side of these is correct, or other validations judge them (equity results).
  const isBenefit = (code: string) => naturaleza.roles.prestaciones.some((prefix) => code.startsWith(prefix));
  const judged = accounts.filter(({ code }) => natureScope(code).kind !== 'skip' && !isBenefit(code));
  const told = judged.map(({ code, name }) => [code, findings(row(code, name, -3_000_000)).length] as const);
  expect(told.filter(([, times]) => times !== 1)).toEqual([]);
  expect(told.length).toBeGreaterThan(1500);
});

test('an employee with a benefit on its wrong side is reported once', () => {
  const books = '26101501 Vacaciones | 1044907210 Luis | 0 | 3000000 | 0 | 3000000';
  expect(findings(books, [naturaleza, invertida, prestacion]).map(({ rule }) => rule)).toEqual(['PRE-10']);
});
