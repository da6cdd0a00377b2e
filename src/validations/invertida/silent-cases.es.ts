/** Books on the same accounts as a finding, that are right. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

export const silentCases: readonly ValidationCase[] = [
  {
    name: 'pensiones por amortizar con su saldo débito',
    books: `
      26201001 Pensiones por amortizar | 900481237 El Roble |  2_000_000 | 0 | 100_000 |  1_900_000
      26200501 Cálculo actuarial       | 900481237 El Roble | -9_000_000 | 0 |       0 | -9_000_000
    `,
    findings: [],
  },
];
