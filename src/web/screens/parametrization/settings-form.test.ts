import { describe, expect, it } from 'vitest';
import type { ParametrizedValidation } from '#api/audits/parametrization/contract.ts';
import {
  changedSeats,
  changesBetween,
  countOf,
  differences,
  previewed,
  settingsOf,
  valuesOf,
  withValue,
} from './settings-form.ts';

const attributes: ParametrizedValidation['attributes'] = {
  key: 'depreciacion',
  title: 'Depreciación',
  summary: '',
  settings: { roles: { gasto: ['5160', '7310'] } },
  isDefault: false,
  version: 3,
  changedAt: null,
  changedBy: null,
  problems: [],
  roles: [
    { name: 'costo', label: 'Costo', default: ['1516', '1524'], accounts: ['1516', '1524'], isDefault: true },
    { name: 'gasto', label: 'Gasto', default: ['5160'], accounts: ['5160', '7310'], isDefault: false },
  ],
  parameters: [
    {
      name: 'meses',
      label: 'Meses',
      help: '',
      kind: 'count',
      default: 3,
      value: 3,
      minimum: 1,
      maximum: 12,
      isDefault: true,
    },
  ],
  rules: [{ rule: 'DEP-1', title: 'Gasto sin acumular', severity: 'media', predefined: null, setting: null }],
  assetClasses: null,
};
const values = valuesOf(attributes);

describe('a stored change', () => {
  it('is told by its values before and after', () => {
    const after = { roles: { gasto: ['5160', '5260'] }, parameters: { meses: 6 } };
    expect(changesBetween(attributes, attributes.settings, after)).toEqual([
      { part: 'roles', name: 'gasto', label: 'Gasto', usual: ['5160', '7310'], value: ['5160', '5260'] },
      { part: 'parameters', name: 'meses', label: 'Meses', usual: 3, value: 6 },
    ]);
    expect(changesBetween(attributes, after, {}).map(({ value }) => value)).toEqual([['5160'], 3]);
  });
});

describe('the form of a validation', () => {
  it('saves a rule with its reason, and previews it before there is one', () => {
    const off = withValue(values, { part: 'rules', name: 'DEP-1' }, { off: true, reason: '' });
    expect(changedSeats(values, off)).toEqual([{ part: 'rules', name: 'DEP-1' }]);
    const settings = settingsOf(attributes, off);
    expect(settings.rules).toEqual({ 'DEP-1': { off: true, reason: '' } });
    expect(previewed(settings).rules).toEqual({ 'DEP-1': { off: true, reason: 'preview' } });
    expect(differences(attributes, off).at(-1)).toMatchObject({ label: 'DEP-1 · Gasto sin acumular', usual: null });
    expect(countOf(settings)).toBe(2);
  });

  it('holds every role and parameter, and saves only what is the company’s own', () => {
    expect(values).toEqual({
      roles: { costo: ['1516', '1524'], gasto: ['5160', '7310'] },
      parameters: { meses: 3 },
      rules: { 'DEP-1': null },
    });
    expect(settingsOf(attributes, values)).toEqual({ roles: { gasto: ['5160', '7310'] } });
  });

  it('tells what changed, whatever the order of the prefixes', () => {
    const turned = withValue(values, { part: 'roles', name: 'costo' }, ['1524', '1516']);
    expect(changedSeats(values, turned)).toEqual([]);
    const changed = withValue(turned, { part: 'parameters', name: 'meses' }, 6);
    expect(changedSeats(values, changed)).toEqual([{ part: 'parameters', name: 'meses' }]);
    expect(settingsOf(attributes, changed)).toEqual({
      roles: { gasto: ['5160', '7310'] },
      parameters: { meses: 6 },
    });
  });

  it('is as we give it once each difference is undone', () => {
    const undone = differences(attributes, values).reduce(
      (now, { usual, ...place }) => withValue(now, place, usual),
      values,
    );
    expect(settingsOf(attributes, undone)).toEqual({});
    expect(countOf(settingsOf(attributes, undone))).toBe(0);
    expect(countOf(attributes.settings)).toBe(1);
  });
});
