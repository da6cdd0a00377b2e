/** Accounts whose role is in doubt: nothing is found on a guess and nothing passes on one, until the company says it. */
import { describe, expect, it } from 'vitest';
import { runCase } from '#core/engine/run-case.ts';
import { runValidations } from '#core/engine/run-validations.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { validations, validationTexts } from './registry.gen.ts';

const texts = validationTexts as Readonly<Record<string, ValidationText>>;
const all = validations as readonly AnyValidation[];
const named = (key: string) => all.find((one) => one.key === key)!;

/** Its name says returns of sales, its side income: a credit that is right by its code and wrong by its name. */
const books = `
  11050501 Caja                         | | 900_000_000 | 0 | 0 | 900_000_000
  31050501 Capital                      | 52111222 Socia | -800_000_000 | 0 | 0 | -800_000_000
  41350501 Venta                        | 900100200 Almacén | -91_000_000 | 0 | 0 | -91_000_000
  41354001 Descuentos por codificación  | 900100200 Almacén | -9_000_000 | 0 | 0 | -9_000_000
`;
const sums = (key: string, own = books) => {
  const { outcome, findings, notEvaluated } = runCase(named(key), texts, { name: '', books: own, findings: [] });
  return { outcome, found: findings.map(({ rule }) => rule), notEvaluated };
};

describe('an account whose role is in doubt', () => {
  it('leaves the rules open that would say something else of it in its other role, and names it', () => {
    const { found, notEvaluated } = sums('invertida');
    expect(found).toEqual([]);
    expect(notEvaluated.map(({ rule }) => rule)).toContain('INV-3');
    const reason = notEvaluated.find(({ rule }) => rule === 'INV-3')!.reason;
    expect(reason).toContain(
      '41354001 Descuentos por codificación (por su nombre, devoluciones y descuentos en ventas; por su código, no)',
    );
    expect(reason).toContain('Confírmalo en la parametrización');
  });

  it('leaves what does not depend on it as it is', () => {
    const cash = books.replace('| 900_000_000 | 0 | 0 | 900_000_000', '| 0 | 0 | 900_000_000 | -900_000_000');
    expect(sums('naturaleza', cash).found).toEqual(['NAT-1']);
  });

  it.each([
    ['41354001', []],
    ['41750501', ['INV-3']],
  ])('is decided once the company says that it is %s', (place, found) => {
    const { report } = runValidations(
      {
        balance: balanceOfBooks('2026-03', books),
        period: { year: 2026, month: 3 },
        history: [],
        profile: {},
        settings: { cuentas: { parameters: { equivalencias: [['41354001', place]] } } },
      },
      { validations: [named('invertida')], texts },
    );
    const [result] = report.validations;
    expect(result!.findings.map(({ rule }) => rule)).toEqual(found);
    expect(result!.notEvaluated.map(({ rule }) => rule)).not.toContain('INV-3');
  });
});
