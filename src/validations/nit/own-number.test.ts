import { expect, test } from 'vitest';
import { runCase } from '#core/engine/run-case.ts';
import { validationTexts } from '#validations/registry.gen.ts';
import { validation } from './validation.ts';

/** How NIT-2 is listed; a list shows others beside the line, and never the company. */
function listed(companyNit: string): string | undefined {
  const books = '15240501 Muebles | 901234567 El Roble S.A.S. | 500000 | 0 | 0 | 500000';
  const { findings } = runCase(validation, validationTexts, { name: '', companyNit, books, findings: [] });
  return findings.find(({ rule }) => rule === 'NIT-2')!.line;
}

test('a line of the list names the company, which no column of it does', () => {
  expect(listed('900731118')).toBe('Tiene un número de relleno');
  expect(listed('901234567')).toBe('El Roble S.A.S. tiene un número de relleno');
});
