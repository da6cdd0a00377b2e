// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ValidationSummary } from '#api/audits/audits/contract.ts';
import { show } from '../../../../../tests/support/web/show.tsx';
import { OutcomesPanel } from './OutcomesPanel.tsx';

it('tells the rules that the company changed apart from those of the predefined parametrization', () => {
  const change = { off: true, severity: null, reason: 'Lo revisa tesorería' };
  const validation: ValidationSummary = {
    id: 1,
    key: 'naturaleza',
    title: 'Naturaleza',
    outcome: 'con_hallazgos',
    reason: null,
    notEvaluated: [],
    ruleChanges: [
      { rule: 'NAT-1', ...change },
      { rule: 'NAT-2', ...change, predefined: true },
    ],
    findings: 1,
    worst: 'alta',
    amount: '1.00',
    toExplain: '0.00',
  };
  show(<OutcomesPanel validations={[validation]} company={7} />);
  const said = screen.getAllByRole('term').map((title) => `${title.textContent}: ${title.nextSibling?.textContent}`);
  expect(said).toEqual([
    expect.stringMatching(/^Reglas que cambió la empresa: Naturaleza NAT-1 apagada: Lo revisa tesorería/),
    expect.stringMatching(
      /^Reglas que cambia la parametrización predefinida: Naturaleza NAT-2 apagada: Lo revisa tesorería/,
    ),
  ]);
});

it('never lists a validation with rules that were not evaluated among the clean ones', () => {
  const clean: ValidationSummary = {
    ...{ id: 1, key: 'naturaleza', title: 'Naturaleza', outcome: 'sin_hallazgos', reason: null, notEvaluated: [] },
    ...{ findings: 0, worst: null, amount: '0.00', toExplain: '0.00' },
  };
  const partly = {
    ...clean,
    ...{ id: 7, key: 'retencion', title: 'Retención en la fuente' },
    notEvaluated: [1, 2, 3].map((rule) => ({
      rule: `RET-${rule}`,
      reason: rule < 3 ? 'Falta el NIT.' : 'Falta la tarifa.',
    })),
  };
  show(<OutcomesPanel validations={[clean, partly]} company={7} />);
  const said = screen.getAllByRole('term').map((title) => `${title.textContent}: ${title.nextSibling?.textContent}`);
  expect(said).toEqual([
    '1 validación sin hallazgos: Naturaleza',
    '1 validación sin hallazgos en lo evaluado, con reglas sin evaluar: Retención en la fuente (3 reglas)',
    expect.stringMatching(
      /^Se evaluaron en parte: Retención en la fuente RET-1 y RET-2: Falta el NIT\. RET-3: Falta la tarifa\./,
    ),
  ]);
});
