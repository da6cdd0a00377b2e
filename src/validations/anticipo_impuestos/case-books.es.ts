/** Shared books of the cases of anticipo_impuestos. */

/** Months of a year, each with the same books. */
export function months(year: number, from: number, to: number, books: string): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, index) => [`${year}-${String(from + index).padStart(2, '0')}`, books]),
  );
}

/** A month's sale. */
export const CUSTOMER = '41350501 Ventas | 900100200 Almacén | 0 | 0 | 10_000_000 | -10_000_000';
