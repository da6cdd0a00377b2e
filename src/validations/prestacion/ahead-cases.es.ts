/** Vacations taken before they are earned. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const rested = (taken: number): string => `
  51050601 Sueldos                | 1044907210 Luis | 0 | 1_600_000 | 0 | 1_600_000
  51053001 Cesantías              | 1044907210 Luis | 0 | 133_333 | 0 | 133_333
  51053301 Intereses              | 1044907210 Luis | 0 |  16_000 | 0 |  16_000
  51053601 Prima                  | 1044907210 Luis | 0 | 133_333 | 0 | 133_333
  51053901 Vacaciones             | 1044907210 Luis | 0 |  66_667 | 0 |  66_667
  26100501 Provisión cesantías    | 1044907210 Luis | 0 | 0 | 133_333 | -133_333
  26101001 Provisión intereses    | 1044907210 Luis | 0 | 0 |  16_000 |  -16_000
  26102001 Provisión prima        | 1044907210 Luis | 0 | 0 | 133_333 | -133_333
  26101501 Provisión vacaciones   | 1044907210 Luis | 0 | ${taken} | 66_667 | ${taken - 66_667}
`;

export const aheadCases: readonly ValidationCase[] = [
  {
    name: 'vacaciones tomadas antes de causarse: de severidad baja y sin asiento, las cubre la provisión que viene',
    period: '2026-01',
    books: rested(800_000),
    findings: [
      {
        rule: 'PRE-10',
        account: '26101501',
        severity: 'baja',
        people: ['1044907210'],
        amount: 733_333,
        hasEntry: false,
      },
    ],
  },
];
