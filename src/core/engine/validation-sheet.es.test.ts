import { expect, test } from 'vitest';
import { pesos } from '#core/money/money.ts';
import { defineRule } from './rule.ts';
import type { AnyValidation } from './validation.ts';
import { validationSheet } from './validation-sheet.es.ts';
import type { ValidationText } from './validation-text.ts';

const validation: AnyValidation = {
  id: 900,
  key: 'prueba',
  version: 1,
  order: 1,
  weight: 1,
  roles: { caja: ['1105'] },
  parameters: {
    minimo: { kind: 'amount', default: pesos(1_000_000) },
    tasa: { kind: 'percent', default: 33.33 },
    meses: { kind: 'count', default: 1200 },
    activo: { kind: 'switch', default: false },
    parejas: { kind: 'pairs', default: [['1516', '159205']] },
    nits: { kind: 'list', default: [] },
  },
  rules: [
    defineRule({
      code: 'PRU-1',
      proof: 'balance',
      name: 'a',
      stake: 'at_risk',
      series: null,
      severity: 'alta',
      legal: ['et_774'],
      text: { title: () => 'a', message: () => 'b', why: 'Porque sí.', correction: () => 'Corrige.' },
      find: () => ({ facts: [] }),
    }),
    defineRule({
      code: 'PRU-2',
      proof: 'balance',
      name: 'a',
      stake: 'at_risk',
      series: null,
      severity: 'baja',
      legal: [],
      text: {
        title: () => 'a',
        message: () => 'b',
        why: 'Porque no.',
        correction: ({ data }) => `Corrige ${data.account}.`,
      },
      find: () => ({ facts: [] }),
    }),
  ],
  analyse: () => ({}),
};

const text: ValidationText = {
  title: 'Prueba',
  summary: 'Sirve para probar.',
  question: '¿Sirve?',
  client: { subject: '', found: '', need: '' },
  roles: { caja: 'Caja' },
  parameters: { minimo: { label: 'Mínimo', help: 'Desde cuándo.' } },
  labels: {},
  reasons: { nada: () => 'No hay nada.', meses: (data) => `Falta ${data.month}.` },
};

test('contains what holds for every finding, and nothing that depends on one', () => {
  const { rules, reasons, roles } = validationSheet(validation, text);
  expect(rules).toEqual([
    {
      code: 'PRU-1',
      severity: 'alta',
      pettySeverity: 'media',
      why: 'Porque sí.',
      correction: 'Corrige.',
      legal: ['et_774'],
    },
    { code: 'PRU-2', severity: 'baja', pettySeverity: 'baja', why: 'Porque no.', correction: null, legal: [] },
  ]);
  expect(reasons).toEqual(['No hay nada.']);
  expect(roles).toEqual([{ key: 'caja', label: 'Caja', prefixes: ['1105'] }]);
});

test('formats defaults in accounting notation', () => {
  const { parameters } = validationSheet(validation, text);
  expect(Object.fromEntries(parameters.map(({ key, values }) => [key, values]))).toEqual({
    minimo: ['$\u00a01.000.000'],
    tasa: ['33,33 %'],
    meses: ['1.200'],
    activo: ['no'],
    parejas: ['1516 → 159205'],
    nits: [],
  });
  expect(parameters.filter(({ isList }) => isList).map(({ key }) => key)).toEqual(['parejas', 'nits']);
  expect(parameters[0]).toMatchObject({ label: 'Mínimo', help: 'Desde cuándo.' });
});

test('a sentence that throws for another reason is not mistaken for one that depends on the finding', () => {
  const broken = { ...text, reasons: { mal: () => JSON.parse('{') } };
  expect(() => validationSheet(validation, broken)).toThrow(SyntaxError);
});
