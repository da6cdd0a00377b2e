/** Property: the suggested entry of a shortfall brings the found withholding to the expected one. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runCase } from '#core/engine/run-case.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import { fromDecimal } from '#core/money/money.ts';
import { cases } from '../../../tests/support/test-sizes.ts';
import { cases as validationCases } from './cases.es.ts';
import { text } from './text.es.ts';
import { validation } from './validation.ts';

const CONCEPTS = [
  ['51103001', '23651501'],
  ['51351501', '23652501'],
  ['51201001', '23653001'],
  ['14350501', '23654001'],
  ['15240501', '23654001'],
  ['74050501', '23654001'],
] as const;

/** A third party's spending, the share withheld of it now, and the one of the months before (percent, 0 for none). */
const supplier = fc.record({
  concept: fc.constantFrom(...CONCEPTS),
  base: fc.integer({ min: 100_000, max: 80_000_000 }),
  now: fc.double({ min: 0, max: 12, noNaN: true }),
  before: fc.constantFrom(0, 0.2, 1, 1.98, 2.5, 3.5, 4, 6, 10, 11),
  payable: fc.boolean(),
});

type Supplier = typeof supplier extends fc.Arbitrary<infer One> ? One : never;

function rowsOf({ concept: [spent, account], base, payable }: Supplier, percent: number, at: number): string[] {
  const whom = `${800300400 + at} Proveedor ${at}`;
  const tax = Math.round((base * percent) / 100);
  return [
    `${spent} Gasto | ${whom} | 0 | ${base} | 0 | ${base}`,
    `${account} Retención | ${whom} | 0 | 0 | ${tax} | ${-tax}`,
    ...(payable ? [`22050501 Proveedores | ${whom} | 0 | 0 | ${base} | ${-base}`] : []),
  ];
}

it('brings found to expected, and never withholds more where enough was withheld', () => {
  fc.assert(
    fc.property(fc.array(supplier, { minLength: 1, maxLength: 6 }), (suppliers) => {
      const rows = (share: (one: Supplier) => number) =>
        suppliers.flatMap((one, at) => rowsOf(one, share(one), at)).join('\n');
      const { findings } = runCase(
        validation as AnyValidation,
        { retencion: text },
        {
          name: '',
          books: rows(({ now }) => now),
          history: Object.fromEntries(
            ['2025-12', '2026-01', '2026-02'].map((month) => [month, rows(({ before }) => before)]),
          ),
          findings: [],
        },
      );
      for (const { rule, entry, expected, found } of findings) {
        if (entry.length === 0 || !/^RET-[123]$/.test(rule)) continue;
        const withheld = entry
          .filter(({ account }) => account.startsWith('2365'))
          .reduce((sum, { debit, credit }) => sum + fromDecimal(credit) - fromDecimal(debit), 0n);
        expect(withheld).toBe(fromDecimal(expected!) - fromDecimal(found!));
        expect(withheld).toBeGreaterThan(0n);
      }
    }),
    { numRuns: cases(300) },
  );
});

it('cites the row of the table whose rate it uses', () => {
  for (const entry of validationCases) {
    const { findings } = runCase(validation as AnyValidation, { retencion: text }, entry);
    for (const { rule, message } of findings) {
      const used = /a la (?:tarifa )?del ([\d,]+)\s%/.exec(message)?.[1];
      if (used === undefined || !/^RET-[123]$/.test(rule)) continue;
      expect(message).toContain('Tabla usada');
      const rows = message.slice(message.indexOf('Tabla usada')).matchAll(/([\d,]+)\s%/g);
      expect([...rows].map(([, percent]) => percent)).toContain(used);
    }
  }
});
