/** Small books for expression tests: three months of one company. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { balanceOfBooks } from '#core/engine/validation-case.ts';

const months = {
  '2026-01': `
    11050501 Caja general     | | 0 | 500_000 | 200_000 | 300_000
    13050501 Clientes         | 800200300 Textiles | 0 | 1_000_000 | 0 | 1_000_000
    41350501 Ventas           | 800200300 Textiles | 0 | 0 | 1_000_000 | -1_000_000
  `,
  '2026-02': `
    11050501 Caja general     | | 300_000 | 0 | 0 | 300_000
    13050501 Clientes         | 800200300 Textiles | 1_000_000 | 2_000_000 | 500_000 | 2_500_000
    41350501 Ventas           | 800200300 Textiles | -1_000_000 | 0 | 2_000_000 | -3_000_000
  `,
  '2026-03': `
    11050501 Caja general     | | 300_000 | 1_000_000.50 | 0 | 1_300_000.50
    13050501 Clientes         | 800200300 Textiles | 2_500_000 | 500_000 | 0 | 3_000_000
    13050501 Clientes         | 900100200 Papeles | 0 | 700_000 | 0 | 700_000
    13050502 Clientes del exterior | 9001002000 Papeles S.A. | 0 | 100_000 | 0 | 100_000
    13050501 Clientes         | 811222333 Antiguo | 0 | 0 | 0 | 0
    13050501 Clientes         | | 0 | 50_000_000 | 0 | 50_000_000
    41350501 Ventas           | 800200300 Textiles | -3_000_000 | 0 | 1_300_000 | -4_300_000
  `,
} as const;

export type MadeMonth = keyof typeof months;

/** Oldest first, without the given months. */
export function madeBooks(...without: MadeMonth[]): TrialBalance[] {
  return (Object.keys(months) as MadeMonth[])
    .filter((month) => !without.includes(month))
    .map((month) => balanceOfBooks(month, months[month]));
}
