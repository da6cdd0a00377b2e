import { describe, expect, it } from 'vitest';
import { type ParameterDeclarations, parameterValues } from './parameter.ts';

const declarations: ParameterDeclarations = {
  minimo: { kind: 'amount', default: 100000n, minimum: 0n },
  tarifa: { kind: 'percent', default: 12.5, minimum: 0, maximum: 100 },
  meses: { kind: 'count', default: 3, minimum: 1 },
  estricto: { kind: 'switch', default: false },
  pares: { kind: 'pairs', default: [['1524', '159215']] },
  tasas: { kind: 'monthly', default: [], maximum: 100 },
  palabras: { kind: 'list', default: ['multa'] },
};

describe('parameters', () => {
  it('default until a company sets them', () => {
    expect(parameterValues(declarations)).toEqual({
      minimo: 100000n,
      tarifa: 12.5,
      meses: 3,
      estricto: false,
      pares: [['1524', '159215']],
      tasas: [],
      palabras: ['multa'],
    });
    expect(parameterValues(declarations, { minimo: '2500.50', meses: 6 })).toMatchObject({
      minimo: 250050n,
      meses: 6,
      tarifa: 12.5,
    });
  });

  it.each([
    { otro: 1 },
    { minimo: 1000 },
    { minimo: '-1.00' },
    { minimo: '1.000,00' },
    { tarifa: 101 },
    { tarifa: Number.NaN },
    { meses: 0 },
    { meses: 1.5 },
    { estricto: 'si' },
    { pares: [['1524']] },
    { tasas: [['2026-13', 16]] },
    { tasas: [['octubre', 16]] },
    { tasas: [['2026-10', '16,24']] },
    { tasas: [['2026-10', 1624]] },
    { tasas: [['2026-10', 16, 24]] },
    {
      tasas: [
        ['2026-10', 16],
        ['2026-10', 17],
      ],
    },
    { palabras: 'multa' },
  ])('refuse %j', (given) => {
    expect(() => parameterValues(declarations, given as Record<string, unknown>)).toThrow(RangeError);
  });
});
