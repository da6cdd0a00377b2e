import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { defineRule } from '../rule.ts';
import type { AnyValidation } from '../validation.ts';
import { checkAllSettings, checkSettings, ownSettings } from './check-settings.ts';
import { describeSettingsProblem } from './settings-issue.es.ts';
import { settingsSchema } from './settings-schema.ts';

const text = { title: () => 'a', message: () => 'b', why: 'c', correction: () => 'd' };

const declaration: AnyValidation = {
  id: 900,
  key: 'prueba',
  version: 1,
  order: 1,
  weight: 1,
  roles: { costo: ['1524', '1528'], gasto: ['5160'], exigido: ['13', '22'], cartera: ['13'] },
  parameters: {
    minimo: { kind: 'amount', default: 100000n, minimum: 0n },
    tarifa: { kind: 'percent', default: 2.5, minimum: 0, maximum: 100 },
    meses: { kind: 'count', default: 3, minimum: 1 },
    estricto: { kind: 'switch', default: false },
    pares: { kind: 'pairs', default: [['1592', '15']] },
    palabras: { kind: 'list', default: [] },
  },
  rules: [
    defineRule({
      code: 'PRU-1',
      proof: 'balance',
      name: 'a',
      stake: 'at_risk',
      series: null,
      severity: 'alta',
      legal: [],
      text,
      find: () => ({ facts: [] }),
    }),
  ],
  analyse: () => ({}),
};

/** Problems as path and sentence. */
function wrong(given: unknown): [string, string][] {
  const { issues = [] } = checkSettings(declaration, given);
  return issues.map((issue) => [issue.place, describeSettingsProblem(issue)]);
}

describe('valid settings', () => {
  it.each([
    {},
    { roles: { costo: ['170505'], gasto: [] } },
    // One account alone, beside its prefix in another role.
    { roles: { costo: ['170505', '=17050501'], gasto: ['17050501'] } },
    { rules: { 'PRU-1': { off: true, reason: 'No aplica' } } },
    { rules: { 'PRU-1': { severity: 'baja', reason: 'No importa' } } },
    // A longer prefix takes accounts from another role; roles that share by default may share others.
    { roles: { gasto: ['152405'], exigido: ['1705'], cartera: ['1705'] } },
    {
      parameters: {
        minimo: '0.00',
        tarifa: 0.25,
        meses: 12,
        estricto: true,
        pares: [['2485', '1705']],
        palabras: ['x'],
      },
    },
  ])('%j', (given) => {
    expect(checkSettings(declaration, given)).toEqual({ settings: given });
    expect(Value.Check(settingsSchema, given)).toBe(true);
  });
});

describe('invalid settings', () => {
  it.each([
    [[], '', 'objeto'],
    [{ rol: {} }, 'rol', 'roles, parameters y rules'],
    [{ roles: [] }, 'roles', 'objeto'],
    [{ rules: [] }, 'rules', 'objeto'],
    [{ rules: { 'PRU-2': { off: true, reason: 'No aplica' } } }, 'rules.PRU-2', 'PRU-1'],
    [{ rules: { 'PRU-1': true } }, 'rules.PRU-1', 'objeto'],
    [{ rules: { 'PRU-1': { off: 1, reason: 'No aplica' } } }, 'rules.PRU-1.off', 'true'],
    [{ rules: { 'PRU-1': { severity: 'grave', reason: 'No aplica' } } }, 'rules.PRU-1.severity', 'informativa'],
    [{ rules: { 'PRU-1': { off: true } } }, 'rules.PRU-1.reason', '300 caracteres'],
    [{ rules: { 'PRU-1': { off: true, reason: ' no  ' } } }, 'rules.PRU-1.reason', 'por qué'],
    [{ rules: { 'PRU-1': { mute: true, reason: 'No aplica' } } }, 'rules.PRU-1.mute', 'severity'],
    [{ roles: { costos: ['15'] } }, 'roles.costos', 'costo, gasto'],
    [{ roles: { costo: '15' } }, 'roles.costo', 'lista'],
    [{ roles: { costo: ['15', '15a'] } }, 'roles.costo.1', '«15a»'],
    [{ roles: { costo: [1524] } }, 'roles.costo.0', 'entre comillas'],
    [{ roles: { costo: ['12345678901234567'] } }, 'roles.costo.0', '16'],
    [{ roles: { costo: ['=15*'] } }, 'roles.costo.0', 'con = delante'],
    [{ roles: { costo: [''] } }, 'roles.costo.0', 'dígitos'],
    [{ roles: { costo: ['15', '16', '15'] } }, 'roles.costo.2', 'dos veces'],
    [{ roles: { costo: Array(501).fill('1') } }, 'roles.costo', '500'],
    [{ roles: { gasto: ['1524'] } }, 'roles.gasto.0', 'ya está en «costo»'],
    [{ parameters: { otro: 1 } }, 'parameters.otro', 'minimo'],
    [{ parameters: { minimo: 1000 } }, 'parameters.minimo', '"1250000.00", desde'],
    [{ parameters: { minimo: '-1.00' } }, 'parameters.minimo', 'pesos'],
    [{ parameters: { tarifa: 101 } }, 'parameters.tarifa', 'entre 0 y 100'],
    [{ parameters: { tarifa: null } }, 'parameters.tarifa', 'porcentaje'],
    [{ parameters: { meses: 1.5 } }, 'parameters.meses', 'entero, desde 1'],
    [{ parameters: { estricto: 'si' } }, 'parameters.estricto', 'true'],
    [{ parameters: { pares: [['1524']] } }, 'parameters.pares', 'parejas'],
    [{ parameters: { palabras: ['', 'a'] } }, 'parameters.palabras', 'textos'],
  ])('%j', (given, place, words) => {
    expect(wrong(given)).toEqual([[place, expect.stringContaining(words)]]);
  });

  it('are the same exact code in two roles', () => {
    expect(wrong({ roles: { costo: ['=15'], gasto: ['=15'] } }).map(([place]) => place)).toEqual([
      'roles.costo.0',
      'roles.gasto.0',
    ]);
  });

  it('are all reported at once, with the keys of their validations', () => {
    expect(wrong({ roles: { costo: ['x', 'y'] }, parameters: { meses: 0 } })).toHaveLength(3);
    const { issues = [] } = checkAllSettings([declaration], { prueba: { parameters: { meses: 0 } }, ninguna: {} });
    expect(issues.map(({ place }) => place)).toEqual(['prueba.parameters.meses', 'ninguna']);
    expect(checkAllSettings([declaration], [])).toMatchObject({ issues: [{ place: '', problem: 'not_an_object' }] });
  });

  it('are reported with display names', () => {
    const { issues = [] } = checkSettings(declaration, { roles: { gasto: ['1528'] } });
    expect(describeSettingsProblem(issues[0]!, { costo: 'Costo de los activos' })).toContain('«Costo de los activos»');
  });
});

it("the company's own settings are those that differ from the default", () => {
  const given = {
    roles: { costo: ['1524', '1528'], gasto: ['5260'] },
    parameters: { minimo: '1000.00', meses: 6, pares: [['1592', '15']] },
  };
  expect(ownSettings(declaration, given)).toEqual({ roles: { gasto: ['5260'] }, parameters: { meses: 6 } });
  expect(ownSettings(declaration, { parameters: { estricto: false } })).toEqual({});
  expect(ownSettings(declaration, { rules: { 'PRU-1': { off: false, reason: 'Ya no' } } })).toEqual({});
  const rules = { 'PRU-1': { off: true, reason: 'No aplica' } };
  expect(ownSettings(declaration, { rules: { 'PRU-1': { ...rules['PRU-1'], severity: 'baja' } } })).toEqual({ rules });
});
