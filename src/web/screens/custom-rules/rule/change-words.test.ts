import { describe, expect, it } from 'vitest';
import type { CustomChange, Definition } from '#api/audits/custom-rules/contract.ts';
import { describeChange, replacedExpression } from './change-words.ts';

const written: Definition = {
  name: 'Caja',
  severity: 'media',
  expression: 'saldo("1105") >= 0',
  message: null,
  isActive: false,
};
function change(action: CustomChange['action'], before: Definition | null, after: Definition | null): CustomChange {
  const who = { changedAt: '2026-11-20T10:00:00.000Z', changedBy: { id: 1, name: 'Ana' } };
  return { validationId: 200, version: 2, action, before, after, ...who };
}

describe('describeChange', () => {
  it('says what was done in one sentence', () => {
    expect(describeChange(change('create', null, written))).toBe('la creó');
    expect(describeChange(change('delete', written, null))).toBe('la borró');
    expect(describeChange(change('change', written, { ...written, isActive: true }))).toBe('la activó');
    const other = { ...written, name: 'Otra', expression: 'saldo("11") >= 0', isActive: true };
    expect(describeChange(change('change', written, other))).toBe('cambió el nombre y la expresión y la activó');
    expect(describeChange(change('change', written, written))).toBe('la guardó sin cambios');
  });
  it('keeps the expression that was replaced', () => {
    expect(replacedExpression(change('change', written, { ...written, expression: '…' }))).toBe(written.expression);
    expect(replacedExpression(change('change', written, { ...written, name: '…' }))).toBeNull();
  });
});
