import { describe, expect, it } from 'vitest';
import { type AuditInput, runValidations } from '#core/engine/run-validations.ts';
import { madeBooks } from '../../../tests/support/expression-books.ts';
import { customRuleText, customText } from './custom-rule.es.ts';
import { asValidation, type CustomRule } from './custom-rule.ts';
import { tryExpression } from './try-expression.ts';

function audit(...validations: Pick<CustomRule, 'expression'>[]) {
  const broken: unknown[] = [];
  const [balance, ...history] = madeBooks().reverse();
  const input: AuditInput = { balance: balance!, period: { year: 2026, month: 3 }, history, profile: {} };
  const own = validations.map(({ expression }, index) => {
    const custom: CustomRule = {
      id: 200 + index,
      name: `Control ${index + 1}`,
      severity: 'media',
      expression,
      message: index === 0 ? 'Consigna la caja.' : null,
      version: 1,
    };
    return { validation: asValidation(custom, customRuleText(custom)), text: customText(custom) };
  });
  const { report, health } = runValidations(input, { validations: [], texts: {}, own }, undefined, (_, error) =>
    broken.push(error),
  );
  return { results: report.validations, health, broken };
}

describe('a custom rule', () => {
  it('does not apply where no loaded balance has its account, and says which', () => {
    const { results, broken } = audit(
      { expression: 'saldo("1199") <= 5_000_000' },
      { expression: 'saldo("1105") >= 0 y tercero("8888", "9999", saldo("1105") = 0)' },
      { expression: 'saldo("1105", "1199") >= 0' },
    );
    expect(broken).toEqual([]);
    expect(results.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['no_aplica', 'Ningún balance cargado tiene la cuenta 1199.'],
      ['no_aplica', 'Ningún balance cargado tiene las cuentas 8888 y 9999.'],
      ['sin_hallazgos', null],
    ]);
    const months = tryExpression('saldo("1199") = 0', madeBooks());
    expect(new Set(months.map(({ outcome }) => outcome))).toEqual(new Set(['no_aplica']));
  });

  it('reports findings with its figures, under the shared key with its own id and code', () => {
    const { results, health } = audit({ expression: 'saldo("1105") <= 1_000_000' }, { expression: 'saldo("41") < 0' });
    expect(results).toMatchObject([
      {
        id: 200,
        key: 'propia',
        title: 'Control 1',
        outcome: 'con_hallazgos',
        findings: [
          {
            rule: 'PRO-200',
            severity: 'media',
            account: '1105',
            accountName: 'Caja',
            amount: '300000.50',
            expected: '1000000.00',
            found: '1300000.50',
            difference: '300000.50',
            title: 'Control 1',
            formula: [
              { label: 'saldo("1105")', amount: '1300000.50', kind: 'term' },
              { label: 'Diferencia', amount: '300000.50', kind: 'total' },
            ],
            fingerprint: 'PRO-200:1105',
          },
        ],
      },
      { id: 201, key: 'propia', outcome: 'sin_hallazgos', findings: [] },
    ]);
    expect(results[0]!.findings[0]!.message).toBe(
      'Consigna la caja. No se cumple saldo("1105") <= 1_000_000: saldo("1105") da $\u00a01.300.000,50 y debía ser a lo sumo $\u00a01.000.000.',
    );
    expect(health.index).toBe(90);
  });

  it('lists the third parties that fail, with their rows', () => {
    const [result] = audit({ expression: 'tercero("1305", saldo("1305") <= 750_000)' }).results;
    const [finding] = result!.findings;
    expect(finding).toMatchObject({ account: '1305', title: 'Control 1: 2 terceros', amount: '2300000.00' });
    expect(finding!.thirdParties).toMatchObject([
      { nit: '800200300', amount: '2250000.00', rows: [3] },
      { nit: '900100200', amount: '50000.00', rows: [4, 5] },
    ]);
    expect(finding!.rows).toEqual([3, 4, 5]);
    expect(finding!.message).toContain('en el primero, saldo("1305") da $\u00a03.000.000 y debía ser a lo sumo');
  });

  it('is about the third parties that fail, and else about its account', () => {
    const [each, whole] = audit(
      { expression: 'tercero("1305", saldo("1305") <= 750_000)' },
      { expression: 'saldo("1305") <= 750_000' },
    ).results.map(({ findings }) => findings[0]!);
    expect(each).toMatchObject({ fingerprint: 'PRO-200:1305@800200300', subjects: ['800200300', '900100200'] });
    expect(whole).toMatchObject({ fingerprint: 'PRO-201:1305', subjects: [] });
  });

  it.each([
    ['saldo("1105") > 0 y saldo("13") / saldo("41") > 0.5', 'da −12,511628 y debía ser más de 0,5.'],
    ['no saldo("1105") > 0', 'debía ser a lo sumo'],
    ['no tercero("1305", saldo("1305") >= 0)', 'lo cumple cada uno de los terceros.'],
    ['saldo("1105") > 0 y 2 < 1', '2 da 2 y debía ser menos de 1.'],
  ])('says %s: %s', (expression, sentence) => {
    const { results, broken } = audit({ expression });
    expect(broken).toEqual([]);
    expect(results[0]!.findings[0]!.message).toContain(sentence);
    expect(results[0]!.findings[0]!.account).not.toBeNull();
  });

  it('is not evaluated when something is missing, and ends in error when it cannot be parsed', () => {
    const { results, broken } = audit(
      { expression: 'saldo("11") > promedio(saldo("11"), 3 meses)' },
      { expression: 'saldo("11") / (saldo("11") - saldo("11")) > 1' },
      { expression: 'saldo(' },
    );
    expect(results.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['no_evaluada', 'Falta diciembre de 2025 en la historia.'],
      ['no_evaluada', 'No se puede dividir entre cero: saldo("11") / (saldo("11") - saldo("11")).'],
      ['error', null],
    ]);
    expect(broken).toHaveLength(1);
  });
});
