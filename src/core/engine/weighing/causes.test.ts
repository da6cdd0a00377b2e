import { expect, test } from 'vitest';
import type { Finding } from '../finding.ts';
import { defineRule } from '../rule.ts';
import { causeOf, oneOfEachCause, withCauses } from './causes.ts';

const text = { title: () => 'a', message: () => 'b', why: 'c', correction: () => 'd' };
const rules = [
  defineRule({
    code: 'X-1',
    proof: 'balance',
    name: 'Saldo contrario',
    stake: 'at_risk',
    series: null,
    severity: 'media',
    legal: [],
    text,
    find: () => ({ facts: [] }),
  }),
];
const finding = (account: string, severity: Finding['severity'] = 'media') =>
  ({ rule: 'X-1', account, severity, fingerprint: `X-1:${account}` }) as Finding;

test('findings of one rule and severity on three accounts are one cause', () => {
  const told = withCauses([finding('1305'), finding('1310'), finding('1330'), finding('1380', 'baja')], { rules });
  expect(told.map(({ cause }) => cause?.title)).toEqual([
    'Saldo contrario',
    'Saldo contrario',
    'Saldo contrario',
    undefined,
  ]);
  expect(oneOfEachCause(told).map(({ account }) => account)).toEqual(['1305', '1380']);
  expect(told.map(causeOf)).toEqual(['X-1:media', 'X-1:media', 'X-1:media', 'X-1:1380']);
});

test('two are told one by one', () => {
  const two = [finding('1305'), finding('1310')];
  expect(withCauses(two, { rules })).toEqual(two);
});
