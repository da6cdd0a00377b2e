import { describe, expect, it } from 'vitest';
import type { ValidationSummary } from '#api/audits/audits/contract.ts';
import type { MissingDatum } from '#core/engine/finding.ts';
import { missingText } from '../text.es.ts';
import { groupByDatum, missingProfile } from './missing-data.ts';

const exempt: MissingDatum = { kind: 'profile', name: 'exonerado1141', label: 'si está exonerada (114-1)' };
const arl: MissingDatum = { kind: 'profile', name: 'claseArl', label: 'la clase de riesgo (ARL)' };
const month = (name: string): MissingDatum => ({ kind: 'month', name, label: `el balance de ${name}` });

function made(
  id: number,
  title: string,
  rules: Record<string, MissingDatum[]>,
  lacks?: MissingDatum[],
): ValidationSummary {
  return {
    id,
    key: title.toLowerCase(),
    title,
    outcome: lacks ? 'no_evaluada' : 'sin_hallazgos',
    reason: null,
    ...(lacks && { lacks }),
    notEvaluated: Object.entries(rules).map(([rule, data]) => ({ rule, reason: 'Falta algo.', lacks: data })),
    findings: 0,
    worst: null,
    amount: '0.00',
    toExplain: '0.00',
  };
}

const validations = [
  made(17, 'Parafiscales', { 'PAR-2': [exempt, arl], 'PAR-3': [exempt], 'PAR-4': [exempt] }),
  made(8, 'Autorretención', {}, [exempt]),
  made(9, 'Variación', { 'VAR-1': [month('2025-12')], 'VAR-2': [month('2025-12'), month('2025-11')] }),
];

describe('what was not evaluated', () => {
  it('is grouped by the datum that is missing, with what it would add', () => {
    expect(groupByDatum(validations).map(missingText.group)).toEqual([
      'Falta si está exonerada (114-1): 3 reglas de Parafiscales (PAR-2, PAR-3, PAR-4) y Autorretención.',
      'Falta la clase de riesgo (ARL): 1 regla de Parafiscales (PAR-2).',
      'Faltan 2 meses anteriores: 2 reglas de Variación (VAR-1, VAR-2).',
    ]);
  });

  it('counts the facts of the profile and what they would add, each rule once', () => {
    expect(missingProfile(validations, {})).toEqual({
      fields: ['exonerado1141', 'claseArl'],
      rules: 3,
      validations: 1,
    });
    expect(missingText.profile(missingProfile(validations, {}))).toBe(
      'Completa 2 datos de la empresa y se evalúan 3 reglas y 1 validación más.',
    );
    expect(missingProfile(validations, { exonerado1141: false })).toEqual({
      fields: ['claseArl'],
      rules: 1,
      validations: 0,
    });
    expect(missingText.profile({ fields: ['claseArl'], rules: 1, validations: 0 })).toBe(
      'Completa 1 dato de la empresa y se evalúa 1 regla más.',
    );
  });

  it('is nothing where nothing is missing', () => {
    expect(groupByDatum([made(1, 'IVA', {})])).toEqual([]);
    expect(missingProfile([], {})).toEqual({ fields: [], rules: 0, validations: 0 });
  });
});
