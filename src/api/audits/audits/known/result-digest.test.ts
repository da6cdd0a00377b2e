import { expect, test } from 'vitest';
import type { AnyValidation } from '#core/engine/validation.ts';
import { validations } from '#validations/registry.gen.ts';
import type { AuditTask } from '../run/audit-task.ts';
import { resultDigests } from './result-digest.ts';

const [first, second] = validations as unknown as [AnyValidation, AnyValidation];
const basis = { balances: ['1'], earlierVersion: null, profile: {}, parametrization: 0, own: [], directory: 0 };
const task = {
  current: { period: '2026-01' },
  earlierVersion: null,
  predefined: {},
  settings: {},
  basis,
} as unknown as AuditTask;
const code = { [first.key]: { code: 'a', facts: 'a' }, [second.key]: { code: 'b', facts: 'b' } };

test('changed code of one validation voids its result only', () => {
  const before = resultDigests([first, second], task, code);
  const after = resultDigests([first, second], task, { ...code, [second.key]: { code: 'c', facts: 'b' } });
  expect(after[first.key]).toBe(before[first.key]);
  expect(after[second.key]).not.toBe(before[second.key]);
});

test('without a code digest there are no result digests', () => {
  expect(resultDigests([first, second], task, {})).toEqual({});
});

test('what the predefined parametrization says of a validation voids its result only', () => {
  const before = resultDigests([first, second], task, code);
  const predefined = { [second.id]: { parameters: { meses: 4 } } };
  const after = resultDigests([first, second], { ...task, predefined }, code);
  expect(after[first.key]).toBe(before[first.key]);
  expect(after[second.key]).not.toBe(before[second.key]);
  // Another version that says the same is the same.
  const version = { ...task.basis, predefined: { software: 1, version: 2 } };
  expect(resultDigests([first, second], { ...task, basis: version }, code)).toEqual(before);
});
