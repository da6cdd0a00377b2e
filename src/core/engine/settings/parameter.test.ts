import { describe, expect, it } from 'vitest';
import { type ParameterDeclarations, parameterValues, WrongParameter } from './parameter.ts';

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
  ])('refuse %j when a rule reads it, and only then', (given) => {
    const values = parameterValues(declarations, given as Record<string, unknown>);
    for (const name of Object.keys(declarations))
      if (name in given) expect(() => values[name]).toThrow(WrongParameter);
      else expect(values[name]).toEqual(declarations[name]!.default);
  });

  it('of another release are left out', () => {
    expect(parameterValues(declarations, { otro: 1, meses: 6 })).toMatchObject({ meses: 6, tarifa: 12.5 });
    expect(parameterValues(declarations, { otro: 1 })).not.toHaveProperty('otro');
  });

  it('have entries of their kind, in one notation', () => {
    const kinds: ParameterDeclarations = {
      nits: { kind: 'list', entries: 'nit', default: [] },
      cuentas: { kind: 'list', entries: 'account', default: [] },
      tasas: { kind: 'pairs', second: 'percent', default: [] },
      contratos: { kind: 'pairs', second: 'months', default: [] },
    };
    const given = {
      nits: ['900.731.118', '800197268-4', '8001972684', 'AV309811'],
      cuentas: ['1524', '=15280501'],
      tasas: [['1524', '2,5']],
      contratos: [['1705', '12']],
    };
    expect(parameterValues(kinds, given)).toEqual({
      ...given,
      nits: ['900731118', '800197268', '800197268', 'AV309811'],
      tasas: [['1524', '2.5']],
    });
    const wrong: Record<string, readonly unknown[]> = {
      nits: ['texto', '-5', '1,5,3', '1000000000000000', '800197268-5', '8001972685', '2026-02-31'],
      cuentas: ['texto', '-5', '1,5', '12345678901234567'],
      tasas: [
        ['1524', '-5'],
        ['1524', '2,5,3'],
        ['1524', '101'],
        ['activo', '5'],
      ],
      contratos: [
        ['1705', '0'],
        ['1705', '1,5'],
        ['1705', 'doce'],
        ['1705', '1000'],
      ],
    };
    for (const [name, entries] of Object.entries(wrong))
      for (const entry of entries)
        expect(() => parameterValues(kinds, { [name]: [entry] })[name], JSON.stringify(entry)).toThrow(WrongParameter);
  });
});
