import { expect, test } from 'vitest';
import { sectionOf, sectionsOf } from './sections.ts';

test.each([
  ['', 'datos'],
  ['seccion=llaves', 'llaves'],
  ['seccion=mis-datos', 'mis-datos'],
  ['seccion=otra', 'datos'],
  ['seccion=webhooks', 'datos'],
])('?%s is %s', (search, section) => {
  expect(sectionOf(new URLSearchParams(search), sectionsOf(false))).toBe(section);
});

test('webhooks are of the subscriber', () => {
  expect(sectionOf(new URLSearchParams('seccion=webhooks'), sectionsOf(true))).toBe('webhooks');
});
