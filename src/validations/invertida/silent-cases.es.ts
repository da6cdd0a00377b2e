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
  {
    name: 'la depreciación del armamento con el código de otra clase: por su nombre se sabe de quién es',
    books: `
      15600501 Armamento            | 900481237 El Roble |  48_000_000 | 0 |       0 |  48_000_000
      15924501 Dep. acum. armamento | 900481237 El Roble | -16_000_000 | 0 | 400_000 | -16_400_000
    `,
    findings: [{ rule: 'INV-8', account: '159245', severity: 'baja', amount: 16_400_000, hasEntry: false }],
  },
];
