/** Whatever the books, what the company says and the thresholds: nothing is lost, and no row is negative. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import { booksColumns, MINOR_NUMBER } from '#core/exogena/format.ts';
import { exogenaFormats } from '#core/exogena/formats.es.ts';
import { drawYear, yearBooks } from '#core/exogena/year-books.ts';
import { pesos } from '#core/money/money.ts';
import { cases } from '../support/test-sizes.ts';

const OWN = '900481237';
const accounts = [
  '51102501 Asesoría',
  '51050601 Sueldos',
  '51601501 Depreciación',
  '41350501 Ventas',
  '41750501 Devoluciones',
  '23651501 Retención por honorarios',
  '23670501 IVA retenido',
  '13050501 Clientes',
  '13990501 Deterioro de clientes',
  '22050501 Proveedores',
  '14350501 Mercancías',
  '24080501 IVA generado',
  '24081001 IVA descontable',
  '31150501 Aportes',
];
const people = ['', '900123456 Acme', '9001234568 Acme SAS', '52123456 Díaz', `${OWN} El Roble`, '222222222222 Final'];

interface AnyRow {
  account: string;
  person: string;
  opening: number;
  debit: number;
  credit: number;
}
const row: fc.Arbitrary<AnyRow> = fc.record({
  account: fc.constantFrom(...accounts),
  person: fc.constantFrom(...people),
  opening: fc.integer({ min: -900, max: 900 }),
  debit: fc.integer({ min: 0, max: 90_000 }),
  credit: fc.integer({ min: 0, max: 90_000 }),
});
const goals = fc.constantFrom(
  'none',
  '5004/deductible',
  '*/vatDeductible',
  '2206/balance',
  '4002/income',
  '-/generated',
);

const months = (rows: readonly AnyRow[][]) =>
  rows.map((month, index) => {
    const number = 14 - rows.length + index;
    const table = month.map(({ account, person, opening, debit, credit }) =>
      [account, person, opening / 4, debit / 4, credit / 4, (opening + debit - credit) / 4].join(' | '),
    );
    const period = `2025-${String(number).padStart(2, '0')}`;
    return { period: { year: 2025, month: number }, balance: balanceOfBooks(period, table.join('\n')) };
  });

it('adds up to the balance of every account', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(row, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 3 }),
      fc.dictionary(fc.constantFrom('51*', '51102501', '2*', '13*'), goals),
      fc.option(fc.integer({ min: 0, max: 20_000 })),
      (rows, assignments, threshold) => {
        const books = yearBooks(months(rows), OWN);
        for (const format of exogenaFormats) {
          const drawn = drawYear(books, format, {
            assignments,
            threshold: threshold === null ? null : pesos(threshold),
          });
          for (const { balance, reported, minor, excluded } of drawn.accounts)
            expect([...excluded.values()].reduce((sum, left) => sum + left, reported + minor)).toBe(balance);
          for (const [column] of booksColumns(format).entries()) {
            const sum = drawn.rows.reduce((all, { amounts }) => all + amounts[column]!, 0n);
            expect(sum).toBe(drawn.totals[column]);
          }
          const inRows = drawn.accounts.reduce((sum, { reported, minor }) => sum + reported + minor, 0n);
          const told = [...drawn.totals, ...drawn.rounding].reduce((sum, amount) => sum + amount, 0n);
          expect(told).toBe(inRows);
          for (const { amounts, person, isMinor } of drawn.rows) {
            expect(amounts.every((amount) => amount >= 0n && amount % 100n === 0n)).toBe(true);
            expect(isMinor).toBe(person === MINOR_NUMBER);
          }
        }
      },
    ),
    { numRuns: cases(150, 40) },
  );
});
