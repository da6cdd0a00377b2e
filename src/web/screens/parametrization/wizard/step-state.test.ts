import { expect, it } from 'vitest';
import type { ValidationSummary } from '#api/audits/audits/contract.ts';
import { stepState } from './step-state.ts';

const summary = (change: Partial<ValidationSummary>): ValidationSummary => ({
  id: 17,
  key: 'parafiscal',
  title: 'Parafiscales',
  outcome: 'con_hallazgos',
  reason: null,
  notEvaluated: [],
  findings: 0,
  worst: null,
  amount: '0.00',
  toExplain: '0.00',
  ...change,
});
const arl = { kind: 'profile', name: 'claseArl', label: 'la clase de riesgo (ARL)' } as const;
const month = { kind: 'month', name: '2026-01', label: 'el balance de enero de 2026' } as const;

it('names what a step lacks, a fact of the company first', () => {
  const notEvaluated = [{ rule: 'PAR-2', reason: 'Falta.', lacks: [month, arl] }];
  expect(stepState(summary({ notEvaluated }))).toEqual({ kind: 'lacking', note: 'falta ARL' });
  expect(stepState(summary({ outcome: 'no_evaluada', lacks: [month] }))).toEqual({
    kind: 'lacking',
    note: 'faltan meses',
  });
});

it('is done when only the history of some rules is short, and says what does not apply', () => {
  const notEvaluated = [{ rule: 'PAR-2', reason: 'Falta.', lacks: [month] }];
  expect(stepState(summary({ notEvaluated }))).toEqual({ kind: 'done', note: '' });
  expect(stepState(summary({ outcome: 'no_aplica' }))).toEqual({ kind: 'notApplicable', note: 'no aplica' });
});
