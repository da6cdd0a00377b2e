import { expect, test } from 'vitest';
import { runCase } from '#core/engine/run-case.ts';
import { validationTexts } from '#validations/registry.gen.ts';
import { cases } from './cases.es.ts';
import { validation } from './validation.ts';

const CASE = cases.find(({ name }) => name.startsWith('proveedor ficticio de la lista'))!;

/** NIT-7 of these books: who is named, and how it begins. */
const told = (books: string) =>
  runCase(validation, validationTexts, { ...CASE, books, findings: [] })
    .findings.filter(({ rule }) => rule === 'NIT-7')
    .map(({ severity, title, message }) => [severity, title, message]);

const receivable = '13050501 Clientes | 900731118 La Esquina S.A.S. | 70000 | 0 | 0 | 70000';

test.each([
  ['bought', '51953001 Papelería | 900731118 La Esquina S.A.S. | 0 | 500000 | 0 | 500000', 'critica'],
  ['owed', '22050501 Proveedores | 900731118 La Esquina S.A.S. | -500000 | 0 | 0 | -500000', 'alta'],
])('what one owes of whom something was %s is told beside it, never as one without purchases', (_, line, severity) => {
  const [main, due, ...more] = told(`${line}\n${receivable}`);
  expect([main![0], due![0], more]).toEqual([severity, 'informativa', []]);
  expect(due![1]).toBe('Hay saldos por cobrar a La Esquina S.A.S., proveedor ficticio');
  expect(due![2]).toContain('Además de lo que se le compró o se le debe');
});

test('who only owes is one without purchases', () => {
  expect(told(receivable)).toEqual([
    ['informativa', expect.stringMatching(/sin compras en este balance$/), expect.stringMatching(/^Nada se le compró/)],
  ]);
});
