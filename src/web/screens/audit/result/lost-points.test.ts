import { expect, it } from 'vitest';
import type { ValidationSummary } from '#api/audits/audits/contract.ts';
import { madeItem } from '../../../../../tests/support/made-items.ts';
import { lostPoints } from './lost-points.ts';

const validation = (key: string, outcome: ValidationSummary['outcome']): ValidationSummary => ({
  id: 1,
  key,
  title: key,
  outcome,
  reason: null,
  notEvaluated: [],
  findings: 0,
  worst: null,
  amount: '0.00',
  toExplain: '0.00',
});

it('says what each validation that ran loses, at most ten points, without what is informative or gone', () => {
  const validations = [
    validation('nit', 'con_hallazgos'),
    validation('naturaleza', 'con_hallazgos'),
    validation('iva', 'no_aplica'),
    validation('diferencia', 'sin_hallazgos'),
  ];
  const findings = [
    madeItem({ fingerprint: 'a', severity: 'media' }),
    madeItem({ fingerprint: 'b', severity: 'baja' }),
    madeItem({ fingerprint: 'c', severity: 'informativa' }),
    madeItem({ fingerprint: 'd', severity: 'critica', change: 'corregido' }),
    madeItem({ fingerprint: 'e', validation: 'naturaleza', severity: 'critica' }),
    madeItem({ fingerprint: 'f', validation: 'naturaleza', severity: 'alta' }),
  ];
  expect(lostPoints(validations, findings)).toEqual({
    lost: [
      { key: 'naturaleza', title: 'naturaleza', points: 10 },
      { key: 'nit', title: 'nit', points: 2.5 },
    ],
    whole: 1,
  });
});
