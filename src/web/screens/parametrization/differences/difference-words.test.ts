import { describe, expect, it } from 'vitest';
import type { ParameterDocument } from '#api/audits/parametrization/contract.ts';
import { differenceWords } from './difference-words.ts';

const parameters = (['amount', 'percent', 'count', 'switch', 'pairs', 'monthly', 'list'] as const).map(
  (kind): ParameterDocument => ({
    name: kind,
    label: kind,
    help: '',
    kind,
    default: null,
    value: null,
    minimum: null,
    maximum: null,
    isDefault: false,
  }),
);
const words = (name: string, usual: unknown, value: unknown, part: 'roles' | 'parameters' | 'rules' = 'parameters') =>
  differenceWords({ parameters }, { part, name, label: name, usual, value });

describe('a difference in words', () => {
  it.each([
    ['amount', '50000.00', '1250000.50', { before: '$ 50.000', now: '$ 1.250.000,50' }],
    ['percent', 20, 33.33, { before: '20,00 %', now: '33,33 %' }],
    ['count', 3, 1200, { before: '3', now: '1.200' }],
    ['switch', false, true, { before: 'No', now: 'Sí' }],
  ])('says both values of %s', (name, usual, value, expected) => {
    const plain = ({ before, now }: { before: string; now: string }) =>
      [before, now].map((text) => text.replace(/[\u00a0\u2060]/g, (found) => (found === '\u00a0' ? ' ' : '')));
    expect(plain(words(name, usual, value))).toEqual(plain(expected));
  });

  it.each([
    ['amount', '1250000.00', '$ 1.250.000'],
    ['percent', 33.33, '33,33 %'],
    ['count', 1200, '1.200'],
    ['switch', true, 'Sí'],
    ['pairs', [['1528', '20']], '1528 → 20'],
    ['monthly', [['2026-10', 16.24]], '2026-10: 16,24 %'],
    ['list', ['multa', 'sanción'], 'multa y sanción'],
    ['list', [], ''],
  ])('says one value of %s alone, for a choice between two', (name, value, now) => {
    const told = words(name, null, value);
    expect(told.before).toBe('');
    expect(told.now.replace(/[\u00a0\u2060]/g, (found) => (found === '\u00a0' ? ' ' : ''))).toBe(now);
  });

  it('says of a rule what the company did, and why', () => {
    expect(words('DEP-1', null, { off: true, reason: 'No aplica' }, 'rules')).toEqual({
      before: '',
      now: 'Apagada: No aplica',
    });
    expect(words('DEP-1', null, { severity: 'baja', reason: '' }, 'rules')).toEqual({ before: '', now: 'Baja' });
  });

  it('says of lists what was taken away and what was added', () => {
    expect(words('costo', ['1516', '1524'], ['1524', '1528', '1540'], 'roles')).toEqual({
      before: '1516*',
      now: '1528* y 1540*',
    });
    expect(words('pairs', [['1528', '20']], [['1528', '33.33']])).toEqual({ before: '1528 → 20', now: '1528 → 33,33' });
    expect(words('list', ['multa'], [])).toEqual({ before: 'multa', now: '' });
    expect(words('monthly', [], [['2026-10', 16.24]]).now.replace(/\u00a0/g, ' ')).toBe('2026-10: 16,24 %');
  });
});
