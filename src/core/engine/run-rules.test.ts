import { describe, expect, it, vi } from 'vitest';
import type { Fact, JointAnswer } from './fact.ts';
import { defineRule, foundOf } from './rule.ts';
import { type RuleTime, runRules } from './run-rules.ts';
import type { AnyValidation } from './validation.ts';
import { balanceOfBooks } from './validation-case.ts';
import { tolerancesOf } from './weighing/materiality.ts';

const text = { title: () => 'a', message: () => 'b', why: 'c', correction: () => 'd' };
const balance = balanceOfBooks('2026-03', '11050501 Caja | 900123456 Acme | 100 | 0 | 0 | 100');
const general = balanceOfBooks('2026-03', '11050501 Caja | | 100 | 0 | 0 | 100');
const tolerances = tolerancesOf(balance, { year: 2026, month: 3 });
const fact = (rule: string): Fact => ({ rule, account: '11050501', amount: 10_000_000n, rows: [1] });

function validation(rules: AnyValidation['rules'], analysis: object = { facts: [] }): AnyValidation {
  const declared = { id: 900, key: 'prueba', version: 1, order: 1, weight: 1, roles: {}, parameters: {} };
  return { ...declared, rules, analyse: () => analysis };
}
const rule = (code: string, withoutThirdParties?: 'nothing' | 'part') =>
  defineRule({
    code,
    proof: 'balance',
    name: code,
    stake: 'at_risk',
    series: null,
    severity: 'alta',
    legal: [],
    text,
    ...(withoutThirdParties ? { withoutThirdParties } : {}),
    find: (answer: JointAnswer) => foundOf(code, answer),
  });

describe('the rules of a validation', () => {
  const answer: JointAnswer = {
    facts: [fact('X-1'), fact('X-2')],
    notEvaluated: [{ rule: 'X-2', reason: 'falta' }],
  };

  it('give the facts of their own code, with what they could not evaluate', () => {
    const run = runRules(validation([rule('X-2'), rule('X-1')], answer), { balance, tolerances }, {}, null);
    expect(run).toMatchObject({
      facts: [{ rule: 'X-2' }, { rule: 'X-1' }],
      notEvaluated: [{ rule: 'X-2', reason: 'falta' }],
      isUnbalanced: false,
    });
  });

  it('are not run when the company switched them off; without any, the validation does not apply', () => {
    const find = vi.fn(() => ({ facts: [] }));
    const watched = validation(
      [
        rule('X-1'),
        defineRule({
          code: 'X-9',
          proof: 'balance',
          name: 'X',
          stake: 'at_risk',
          series: null,
          severity: 'alta',
          legal: [],
          text,
          find,
        }),
      ],
      answer,
    );
    const off = { off: true, reason: 'No aplica' };
    expect(runRules(watched, { balance, tolerances }, { 'X-9': off }, null)).toMatchObject({
      facts: [{ rule: 'X-1' }],
    });
    expect(find).not.toHaveBeenCalled();
    expect(runRules(watched, { balance, tolerances }, { 'X-9': off, 'X-1': off }, null)).toEqual({
      notApplicable: { reason: 'rulesOff' },
    });
  });

  it('get the severity that the company gave, also where a fact has its own', () => {
    const softened = { ...answer, facts: [{ ...fact('X-1'), severity: 'baja' as const }, fact('X-2')] };
    const settings = { 'X-1': { severity: 'media' as const, reason: 'Nos importa' } };
    const run = runRules(validation([rule('X-1'), rule('X-2')], softened), { balance, tolerances }, settings, null);
    expect(run).toMatchObject({
      facts: [
        { rule: 'X-1', severity: 'media' },
        { rule: 'X-2', severity: 'alta' },
      ],
    });
  });

  it('say what they are without third parties', () => {
    const rules = [rule('X-1', 'nothing'), rule('X-2', 'part'), rule('X-3')];
    expect(
      runRules(validation(rules, { facts: answer.facts }), { balance: general, tolerances }, {}, null),
    ).toMatchObject({
      facts: [{ rule: 'X-2' }],
      notEvaluated: [
        { rule: 'X-1', reason: 'balanceGeneral' },
        { rule: 'X-2', reason: 'soloCuentas' },
      ],
    });
    const [byThirdParty] = rules;
    expect(runRules(validation([byThirdParty!]), { balance: general, tolerances }, {}, null)).toEqual({
      notEvaluable: { reason: 'balanceGeneral' },
    });
  });

  it.each([
    [0n, 'alta'],
    [100_000n, 'baja'],
    [2_000_000n, 'media'],
    [2_000_001n, 'alta'],
  ])('weigh an amount of %s cents', (amount, severity) => {
    const facts = [{ ...fact('X-1'), amount }];
    expect(runRules(validation([rule('X-1')], { facts }), { balance, tolerances }, {}, null)).toMatchObject({
      facts: [{ severity }],
    });
    const fixed = defineRule({
      code: 'X-1',
      proof: 'balance',
      name: 'X',
      stake: 'at_risk',
      series: null,
      severity: 'alta',
      isSeverityFixed: true,
      legal: [],
      text,
      find: (answer: JointAnswer) => foundOf('X-1', answer),
    });
    expect(runRules(validation([fixed], { facts }), { balance, tolerances }, {}, null)).toMatchObject({
      facts: [{ severity: 'alta' }],
    });
  });

  it.each([
    [{}, 'at_risk'],
    [{ severity: 'baja' }, 'to_explain'],
    [{ severity: 'media' }, 'at_risk'],
    [{ severity: 'baja', stake: 'at_risk' }, 'at_risk'],
    [{ amount: 100_000n }, 'at_risk'],
  ] as const)('have the stake of their rule, unless an explanation makes them minor (%o)', (own, stake) => {
    const facts = [{ ...fact('X-1'), amount: 9_000_000n, ...own }];
    expect(runRules(validation([rule('X-1')], { facts }), { balance, tolerances }, {}, null)).toMatchObject({
      facts: [{ stake }],
    });
  });

  it('are timed with the clock that they are given', () => {
    let now = 0;
    const times: RuleTime[] = [];
    runRules(validation([rule('X-1')]), { balance, tolerances }, {}, { clock: () => (now += 2), times });
    expect(times).toEqual([
      { rule: null, milliseconds: 2 },
      { rule: 'X-1', milliseconds: 2 },
    ]);
  });
});
