/** Books with a year's movement under the name of a month: what is not evaluated, and what still is. */
import { expect, test } from 'vitest';
import { validations, validationTexts } from '#validations/registry.gen.ts';
import { runValidations } from './run-validations.ts';
import { balanceOfBooks } from './validation-case.ts';

const lines = (codes: readonly number[], opening: number, movement: number) =>
  codes.map((code) => `${code} Cuenta | 900111222 Ana S.A.S. | ${opening} | ${movement} | 0 | ${opening + movement}`);

function outcomes(opening: number) {
  const books = [
    ...lines([110505, 130505, 143501, 220505, 233595, 310505, 360505], 40_000_000, 0),
    ...lines([413535, 510506, 510527, 511010, 512010, 513525, 513535], opening, 90_000_000),
  ].join('\n');
  const input = {
    balance: balanceOfBooks('2026-06', books),
    period: { year: 2026, month: 6 },
    history: [],
    profile: {},
  };
  const { report } = runValidations(input, { validations, texts: validationTexts });
  return new Map(report.validations.map((result) => [result.key, result]));
}

test('is not evaluated where it depends on the month, and says why', () => {
  const year = outcomes(0);
  for (const key of ['retencion', 'prestacion', 'depreciacion', 'variacion', 'recurrente'])
    if (year.get(key)!.outcome !== 'no_aplica')
      expect(year.get(key), key).toMatchObject({
        outcome: 'no_evaluada',
        reason: 'El archivo trae el movimiento de un año y no el del mes: exporta solo ese mes y súbelo.',
        findings: [],
      });
  expect(year.get('retencion')!.outcome).toBe('no_evaluada');
  expect(year.get('diferencia')).toMatchObject({ outcome: 'con_hallazgos' });
  expect(year.get('diferencia')!.notEvaluated.map(({ rule }) => rule)).toContain('DIF-5');
  // The same books as a month are evaluated.
  expect(outcomes(400_000_000).get('retencion')!.outcome).not.toBe('no_evaluada');
});
