/** Impairment by third party: right in total, wrong for one. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const impaired = (reversed: number): string => `
  13050501 Clientes         | 800088702 EPS Sura | 90_000_000 |           0 | 0 | 90_000_000
  13990501 Deterioro        | 800088702 EPS Sura | -12_873_000 | ${reversed} | 0 | ${reversed - 12_873_000}
  13990501 Deterioro        | 800251440 Sanitas  | -35_000_000 |           0 | 0 | -35_000_000
`;

export const hiddenCases: readonly ValidationCase[] = [
  {
    name: 'a una EPS se le reversó más deterioro del que tenía',
    books: impaired(30_000_000),
    findings: [
      {
        rule: 'INV-12',
        account: '13990501',
        severity: 'media',
        people: ['800088702'],
        amount: 17_127_000,
        hasEntry: true,
      },
    ],
  },
  { name: 'se le reversó una parte', books: impaired(12_000_000), findings: [] },
];
