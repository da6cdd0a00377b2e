import { expect, it } from 'vitest';
import { runCase } from '#core/engine/run-case.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { text } from './text.es.ts';
import { validation } from './validation.ts';

it('computes no income tax on the income tax, and on the wealth tax it does', () => {
  const { findings } = runCase(
    validation as AnyValidation,
    { no_deducible: text },
    {
      name: '',
      books: `
        54050501 Impuesto de renta      | 800197268 DIAN | 0 | 5_000_000 | 0 | 5_000_000
        51159501 Impuesto al patrimonio | 800197268 DIAN | 0 | 1_000_000 | 0 | 1_000_000
      `,
      findings: [],
    },
  );
  const effects = findings.map(({ account, message, formula }) => [
    account,
    /efecto estimado/.test(message),
    formula.length,
  ]);
  expect(effects).toEqual([
    ['54050501', false, 4],
    ['51159501', true, 5],
  ]);
});
