import { expect, test } from 'vitest';
import type { GuideSection, GuideValidationPage } from '#api/guide/contract.ts';
import { outlineOf, outlineOfSections } from './outline.ts';

const section = (id: string, level: number, kind: GuideSection['kind'] = 'text'): GuideSection => ({
  id,
  level,
  title: level === 1 ? '' : id,
  kind,
  markdown: '',
  content: [],
});

const page: GuideValidationPage = {
  id: 1,
  key: 'prueba',
  title: 'Prueba',
  summary: '',
  weight: 1,
  legal: [],
  sections: [section('inicio', 1), section('que-revisa', 2), section('las-reglas', 2, 'rules'), section('corregir', 2)],
  rules: [
    {
      code: 'PRU-1',
      title: 'Uno',
      severity: 'alta',
      pettySeverity: 'alta',
      markdown: '',
      content: [],
      why: '',
      correction: null,
      example: null,
      legal: [],
    },
  ],
  roles: [{ key: 'caja', label: 'Caja', prefixes: [] }],
  parameters: [],
  reasons: ['Falta un mes.'],
};

test('rules are under their heading, and only what the page has is named', () => {
  expect(outlineOf(page).map(({ id, level }) => `${level} ${id}`)).toEqual([
    '2 que-revisa',
    '2 las-reglas',
    '3 pru-1',
    '2 corregir',
    '2 cuentas',
    '2 no-se-evalua',
  ]);
  expect(outlineOf(page)[2]).toMatchObject({ title: 'PRU-1 · Uno', severity: 'alta' });
});

test('what comes before the first heading is not named', () => {
  expect(outlineOfSections(page.sections).map(({ id }) => id)).not.toContain('inicio');
});
