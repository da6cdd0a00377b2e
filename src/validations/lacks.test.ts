/** What the company can give where a rule lacks something: declared by reasons and parameters that exist. */
import { describe, expect, it } from 'vitest';
import { missingData } from '#core/engine/missing/missing-datum.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import { validations, validationTexts } from './registry.gen.ts';

const texts: Readonly<Record<string, ValidationText>> = validationTexts;
const data = { month: '2026-02', months: ['2026-01'], missing: '2025-12', year: 2026, account: '1105', known: 2 };

describe.each(validations.map((validation) => [validation.key, validation] as const))('%s', (key, validation) => {
  const { reasons } = texts[key]!;
  it('lacks what can be given', () => {
    for (const reason of Object.keys(validation.lacks ?? {})) {
      expect(Object.keys(reasons)).toContain(reason);
      expect(missingData({ reason, data }, validation, texts[key]!)).not.toEqual([]);
    }
  });
  it('says of every reason that asks for the profile which fact it is', () => {
    const asking = Object.keys(reasons).filter((reason) => /en el perfil/.test(String(reasons[reason])));
    expect(Object.keys(validation.lacks ?? {})).toEqual(expect.arrayContaining(asking));
  });
});

it('names months, newest first, a fact, and a parameter', () => {
  const [umbral, parafiscal, nit] = ['umbral', 'parafiscal', 'nit'].map(
    (key) => validations.find((one) => one.key === key)!,
  );
  const months = missingData(
    { reason: 'faltan_meses', data: { months: ['2025-11', '2025-12'] } },
    umbral!,
    texts.umbral!,
  );
  expect(months.map(({ label }) => label)).toEqual([
    'el balance de diciembre de 2025',
    'el balance de noviembre de 2025',
  ]);
  const december = missingData({ reason: 'falta_cierre_anterior', data: { year: 2025 } }, umbral!, texts.umbral!);
  expect(december).toEqual([{ kind: 'month', name: '2025-12', label: 'el balance de diciembre de 2025' }]);
  expect(missingData({ reason: 'withoutRiskClass' }, parafiscal!, texts.parafiscal!)).toEqual([
    { kind: 'profile', name: 'claseArl', label: 'la clase de riesgo (ARL)' },
  ]);
  expect(missingData({ reason: 'sin_lista' }, nit!, texts.nit!)).toEqual([
    { kind: 'parameter', name: 'proveedoresFicticios', label: 'el parámetro «Proveedores ficticios»' },
  ]);
  expect(missingData({ reason: 'withoutPayroll' }, parafiscal!, texts.parafiscal!)).toEqual([]);
});
