import { describe, expect, it, vi } from 'vitest';
import { UnreadableBalance } from '#core/call/unreadable-balance.ts';
import type { Fact, JointAnswer } from './fact.ts';
import type { ValidationResult } from './finding.ts';
import { defineRule, foundOf } from './rule.ts';
import { runValidations } from './run-validations.ts';
import type { Severity } from './severity.ts';
import type { AnyValidation, NotRun } from './validation.ts';
import { balanceOfBooks } from './validation-case.ts';
import type { RuleText, ValidationText } from './validation-text.ts';
import { healthBand, healthIndex } from './weighing/health-index.ts';

const books = '1105 Caja | | 100 | 0 | 300 | -200\n3105 Capital | 900123456 Acme | -100 | 300 | 0 | 200';
const fact: Fact = { rule: 'X-1', account: '1105', amount: 20_000_000n, expected: 0n, found: -20_000_000n, rows: [1] };

const ruleText: RuleText = {
  title: ({ accountName }) => `Hay algo en ${accountName}`,
  message: ({ thirdParties }) => `${thirdParties.length} terceros`,
  why: 'porque',
  correction: () => 'corrige',
};

const text: ValidationText = {
  title: 'Prueba',
  summary: '',
  question: '',
  client: { subject: '', found: '', need: '' },
  roles: {},
  parameters: {},
  labels: { total: 'Total' },
  reasons: { falta: ({ que }) => `falta ${que}` },
};

function declared(
  key: string,
  order: number,
  analyse: () => (JointAnswer & { isUnbalanced?: boolean }) | NotRun,
): AnyValidation {
  return {
    id: order,
    key,
    version: 1,
    order,
    weight: 1,
    roles: {},
    parameters: {},
    rules: [
      defineRule({
        code: 'X-1',
        proof: 'balance',
        name: 'a',
        stake: 'at_risk',
        series: null,
        severity: 'alta',
        legal: [],
        text: ruleText,
        find: (answer: JointAnswer) => foundOf('X-1', answer),
      }),
    ],
    analyse,
    isUnbalanced: ({ isUnbalanced = false }: { isUnbalanced?: boolean }) => isUnbalanced,
  };
}

function run(...validations: AnyValidation[]) {
  const failures: string[] = [];
  const steps: string[] = [];
  const texts = Object.fromEntries(validations.map(({ key }) => [key, text]));
  const { report } = runValidations(
    { balance: balanceOfBooks('2026-03', books), period: { year: 2026, month: 3 }, history: [], profile: {} },
    { validations, texts },
    ({ done, total, result }) => steps.push(`${done}/${total} ${result.key}`),
    (key) => failures.push(key),
  );
  return { report, failures, steps };
}

describe('the engine', () => {
  it('skips known validations without reading the books, and counts their stored result', () => {
    const run = vi.fn(() => ({ facts: [] }));
    const validations = [declared('a', 1, run), declared('b', 2, run)];
    const ends = (...keys: string[]) =>
      new Map(
        keys.map((key) => [
          key,
          {
            outcome: 'con_hallazgos' as const,
            findings: [
              {
                ...{ rule: 'X-1', fingerprint: `${key}-1`, severity: 'alta' as const, stake: 'at_risk' as const },
                ...{
                  account: null,
                  accountName: null,
                  amount: '1.00',
                  expected: null,
                  found: null,
                  entry: [],
                  title: 'a',
                },
              },
            ],
            unbalanced: true,
          },
        ]),
      );
    const audit = (known: ReturnType<typeof ends>) => {
      const open = vi.fn(() => balanceOfBooks('2026-03', books));
      const input = {
        get balance() {
          return open();
        },
        period: { year: 2026, month: 3 },
        history: [],
        profile: {},
        known,
      };
      const { health, unbalanced } = runValidations(input, { validations, texts: { a: text, b: text } });
      return { index: health.index, unbalanced, opened: open.mock.calls.length > 0, runs: run.mock.calls.length };
    };
    expect(audit(ends('a', 'b'))).toEqual({ index: 50, unbalanced: true, opened: false, runs: 0 });
    expect(audit(ends('a'))).toEqual({ index: 75, unbalanced: true, opened: true, runs: 1 });
    expect(audit(ends())).toEqual({ index: 100, unbalanced: false, opened: true, runs: 3 });
  });

  it('ends, without an outcome, where a stored balance cannot be read', () => {
    const damaged = declared('a', 1, () => {
      throw new UnreadableBalance('an-id', new RangeError('no books'));
    });
    expect(() => run(damaged)).toThrow('an-id');
  });

  it('gives each validation exactly one outcome, in order, even if one throws', () => {
    const { report, failures, steps } = run(
      declared('d', 4, () => ({ notEvaluable: { reason: 'falta', data: { que: 'el CIIU' } } })),
      declared('b', 2, () => {
        throw new Error('bug');
      }),
      declared('a', 1, () => ({ facts: [fact] })),
      declared('e', 5, () => ({ facts: [], notEvaluated: [{ rule: 'X-1', reason: 'falta', data: { que: 'enero' } }] })),
      declared('c', 3, () => ({ notApplicable: { reason: 'falta', data: { que: 'todo' } } })),
    );
    expect(report.validations.map(({ key, outcome, reason }) => [key, outcome, reason])).toEqual([
      ['a', 'con_hallazgos', null],
      ['b', 'error', null],
      ['c', 'no_aplica', 'falta todo'],
      ['d', 'no_evaluada', 'falta el CIIU'],
      ['e', 'sin_hallazgos', '1 regla sin evaluar: falta enero (X-1)'],
    ]);
    expect(report.validations[4]!.notEvaluated).toEqual([{ rule: 'X-1', reason: 'falta enero' }]);
    expect(failures).toEqual(['b']);
    expect(steps).toEqual(['1/5 a', '2/5 b', '3/5 c', '4/5 d', '5/5 e']);
  });

  it('describes a fact in Spanish, with names, figures and a stable fingerprint', () => {
    const { report } = run(
      declared('a', 1, () => ({
        facts: [{ ...fact, subject: 'algo', thirdParties: [{ thirdParty: 1, amount: 500n, rows: [2] }] }],
      })),
    );
    expect(report.validations[0]!.findings).toMatchObject([
      {
        rule: 'X-1',
        severity: 'alta',
        account: '1105',
        accountName: 'Caja',
        amount: '200000.00',
        expected: '0.00',
        found: '-200000.00',
        difference: '-200000.00',
        title: 'Hay algo en Caja',
        message: '1 terceros',
        fingerprint: 'X-1:1105:algo',
        thirdPartyCount: 1,
        thirdParties: [{ nit: '900123456', name: 'Acme', amount: '5.00', rows: [2] }],
      },
    ]);
  });

  it('takes the third parties from the rows of a fact that names none', () => {
    const { report } = run(declared('a', 1, () => ({ facts: [{ ...fact, account: null, rows: [1, 2] }] })));
    expect(report.validations[0]!.findings[0]!.thirdParties).toEqual([
      // The only one has all of the amount.
      { nit: '900123456', name: 'Acme', amount: '200000.00', rows: [2] },
    ]);
  });

  it('tells which layer changed a rule: the company, or the predefined parametrization', () => {
    const reason = 'No se usa aquí';
    const ruleSettings = { 'X-1': { off: true, reason } };
    const changes = (settings = {}) =>
      runValidations(
        {
          balance: balanceOfBooks('2026-03', books),
          period: { year: 2026, month: 3 },
          history: [],
          profile: {},
          settings,
        },
        { validations: [{ ...declared('a', 1, () => ({ facts: [fact] })), ruleSettings }], texts: { a: text } },
      ).report.validations[0]!.ruleChanges;
    const off = { rule: 'X-1', off: true, severity: null, reason };
    expect(changes()).toEqual([{ ...off, predefined: true }]);
    expect(changes({ a: { rules: ruleSettings } })).toEqual([off]);
    expect(changes({ a: { rules: { 'X-1': { off: false, reason } } } })).toBeUndefined();
  });

  it('refuses an unbalanced entry: the validation ends in error', () => {
    const entry = [
      { account: '1105', thirdParty: null, debit: 100n, credit: 0n },
      { account: '2105', thirdParty: null, debit: 0n, credit: 99n },
    ];
    expect(run(declared('a', 1, () => ({ facts: [{ ...fact, entry }] }))).report.validations[0]!.outcome).toBe('error');
  });
});

describe('the health index', () => {
  const result = (key: string, ...found: Severity[]): ValidationResult => ({
    id: 1,
    key,
    title: '',
    outcome: found.length > 0 ? 'con_hallazgos' : 'sin_hallazgos',
    reason: null,
    notEvaluated: [],
    findings: found.map((severity) => ({ severity }) as ValidationResult['findings'][number]),
  });
  const weights = new Map([['diferencia', 3]]);

  it('is 100 × Σ w (1 − points/10) / Σ w over the validations that ran', () => {
    expect(healthIndex([result('diferencia'), result('nit', 'media')], weights)).toEqual({ index: 95, uncapped: 95 });
    expect(healthIndex([result('diferencia', 'alta', 'media'), result('nit')], weights)).toEqual({
      index: 48,
      uncapped: 48,
    });
    expect(healthIndex([result('nit', 'baja', 'informativa')], weights).index).toBe(95);
    expect(healthIndex([{ ...result('nit'), outcome: 'no_evaluada' }, result('diferencia')], weights).index).toBe(100);
  });

  it('never rises with one more finding of the validations that ran, nor what it would be without the críticas', () => {
    const severities: Severity[] = ['critica', 'alta', 'media', 'baja', 'informativa'];
    const sets = [
      [],
      ...severities.map((one) => [one]),
      ...severities.flatMap((one) => severities.map((two) => [one, two])),
    ];
    for (const first of sets)
      for (const second of sets)
        for (const more of severities) {
          const before = healthIndex([result('diferencia', ...first), result('nit', ...second)], weights);
          const after = healthIndex([result('diferencia', ...first), result('nit', ...second, more)], weights);
          expect(after.index).toBeLessThanOrEqual(before.index);
          expect(after.uncapped).toBeLessThanOrEqual(before.uncapped);
        }
  });

  it('deducts at most ten points per validation, and a crítica caps it at 59', () => {
    expect(healthIndex([result('nit', 'alta', 'alta', 'alta'), result('otra')], weights).index).toBe(50);
    expect(healthIndex([result('nit', 'critica'), ...['a', 'b', 'c', 'd'].map((key) => result(key))], weights)).toEqual(
      { index: 59, uncapped: 100 },
    );
    // Without it the validation loses what its other findings take.
    expect(healthIndex([result('nit', 'critica', 'alta'), result('otra')], weights)).toEqual({
      index: 50,
      uncapped: 75,
    });
    expect([100, 80, 79, 60, 59, 0].map(healthBand)).toEqual([
      'sana',
      'sana',
      'con_observaciones',
      'con_observaciones',
      'en_riesgo',
      'en_riesgo',
    ]);
  });
});
