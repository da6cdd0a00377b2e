import { expect, test } from 'vitest';
import { guideSections } from './guide-sections.ts';

test("splits a guide at its headings; the section of a rule takes the rule's code as its anchor", () => {
  const guide = [
    '# Naturaleza',
    '',
    'Antes de todo.',
    '## Cómo se calcula',
    'Con el débito positivo.',
    '',
    '- uno',
    '### Cuenta por cuenta',
    '## Las reglas',
    '### NAT-1 · Caja con saldo crédito',
    'Salió más de lo que había.',
    '#### No es una parte',
  ].join('\n');
  expect(guideSections(guide)).toEqual([
    { id: 'inicio', level: 1, title: '', rule: null, markdown: 'Antes de todo.' },
    {
      id: 'como-se-calcula',
      level: 2,
      title: 'Cómo se calcula',
      rule: null,
      markdown: 'Con el débito positivo.\n\n- uno',
    },
    { id: 'cuenta-por-cuenta', level: 3, title: 'Cuenta por cuenta', rule: null, markdown: '' },
    { id: 'las-reglas', level: 2, title: 'Las reglas', rule: null, markdown: '' },
    {
      id: 'nat-1',
      level: 3,
      title: 'Caja con saldo crédito',
      rule: 'NAT-1',
      markdown: 'Salió más de lo que había.\n#### No es una parte',
    },
  ]);
});

test('gives two equal headings different anchors', () => {
  const ids = guideSections('Antes.\n## Ejemplo\n## Ejemplo\n## Ejemplo\n## ¿?').map(({ id }) => id);
  expect(ids).toEqual(['inicio', 'ejemplo', 'ejemplo-2', 'ejemplo-3', 'inicio-2']);
});
