/** Cases of the calendar of prestacion: interest in January, cesantías in February, prima in June and December, consolidation. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

/** Rows of the four accruals of a person in the first month of a year: expense and liability. */
export function accruals(
  person: string,
  cesantias: number,
  intereses: number,
  prima: number,
  vacaciones: number,
): string {
  const rows: [string, string, number][] = [
    ['51053001 Cesantías', '26100501 Cesantías', cesantias],
    ['51053301 Intereses', '26101001 Intereses', intereses],
    ['51053601 Prima', '26102001 Prima', prima],
    ['51053901 Vacaciones', '26101501 Vacaciones', vacaciones],
  ];
  return rows
    .flatMap(([expense, liability, amount]) => [
      `${expense} | ${person} | 0 | ${amount} | 0 | ${amount}`,
      `${liability} | ${person} | 0 | 0 | ${amount} | ${-amount}`,
    ])
    .join('\n');
}

export const calendarCases: readonly ValidationCase[] = [
  {
    name: 'las cesantías se ponen a nombre del fondo, dentro de la misma cuenta, antes de consignarlas',
    period: '2026-02',
    books: `
      51050601 Sueldos    | 1020 Ana       |  10_000_000 | 10_000_000 |         0 | 20_000_000
      51053001 Cesantías  | 1020 Ana       |     833_330 |    833_330 |         0 |  1_666_660
      51053301 Intereses  | 1020 Ana       |     100_000 |    100_000 |         0 |    200_000
      51053601 Prima      | 1020 Ana       |     833_330 |    833_330 |         0 |  1_666_660
      51053901 Vacaciones | 1020 Ana       |     416_670 |    416_670 |         0 |    833_340
      25101001 Cesantías  | 1020 Ana       | -10_833_290 |  9_999_960 |   833_330 | -1_666_660
      25101001 Cesantías  | 800144331 Fondo |          0 |  9_999_960 | 9_999_960 |          0
      25150501 Intereses  | 1020 Ana       |    -100_000 |          0 |   100_000 |   -200_000
      25200501 Prima      | 1020 Ana       |    -833_330 |          0 |   833_330 | -1_666_660
      25250501 Vacaciones | 1020 Ana       |    -416_670 |          0 |   416_670 |   -833_340
    `,
    findings: [],
  },
  {
    name: 'los intereses del año anterior no se pagaron en enero',
    period: '2026-01',
    books: `
      51050601 Sueldos               | 1020 Ana |          0 | 10_000_000 | 0 | 10_000_000
      25150501 Intereses cesantías   | 1020 Ana | -1_200_000 |          0 | 0 | -1_200_000
      ${accruals('1020 Ana', 833_330, 100_000, 833_330, 416_670)}
    `,
    findings: [
      { rule: 'PRE-6', account: '25150501', severity: 'alta', people: ['1020'], amount: 1_200_000, hasEntry: true },
    ],
  },
  {
    name: 'las cesantías de 2025 siguen en el pasivo al cierre de febrero; las del régimen anterior no cuentan',
    period: '2026-02',
    books: `
      51050601 Sueldos                | 1020 Ana |  10_000_000 | 10_000_000 |       0 |  20_000_000
      51053001 Cesantías              | 1020 Ana |     833_330 |    833_330 |       0 |   1_666_660
      51053301 Intereses              | 1020 Ana |     100_000 |    100_000 |       0 |     200_000
      51053601 Prima                  | 1020 Ana |     833_330 |    833_330 |       0 |   1_666_660
      51053901 Vacaciones             | 1020 Ana |     416_670 |    416_670 |       0 |     833_340
      25100501 Cesantías ley anterior | 1060 Eva | -30_000_000 |          0 |       0 | -30_000_000
      25101001 Cesantías Ley 50       | 1020 Ana |  -9_000_000 |          0 |       0 |  -9_000_000
      26100501 Cesantías              | 1020 Ana |    -833_330 |          0 | 833_330 |  -1_666_660
      26101001 Intereses              | 1020 Ana |    -100_000 |          0 | 100_000 |    -200_000
      26101501 Vacaciones             | 1020 Ana |    -416_670 |          0 | 416_670 |    -833_340
      26102001 Prima                  | 1020 Ana |    -833_330 |          0 | 833_330 |  -1_666_660
    `,
    findings: [
      { rule: 'PRE-7', account: '25101001', severity: 'alta', people: ['1020'], amount: 9_000_000, hasEntry: true },
    ],
  },
  {
    name: 'en junio la prima no se pagó, y en agosto sigue ahí lo del primer semestre',
    period: '2026-08',
    history: {
      '2026-06': `
        51050601 Sueldos | 1020 Ana | 50_000_000 | 10_000_000 |       0 | 60_000_000
        51053601 Prima   | 1020 Ana |  4_166_650 |    833_330 |       0 |  4_999_980
        26102001 Prima   | 1020 Ana | -4_166_650 |          0 | 833_330 | -4_999_980
      `,
    },
    books: `
      51050601 Sueldos    | 1020 Ana | 70_000_000 | 10_000_000 |       0 | 80_000_000
      51053001 Cesantías  | 1020 Ana |  5_833_310 |    833_330 |       0 |  6_666_640
      51053301 Intereses  | 1020 Ana |    700_000 |    100_000 |       0 |    800_000
      51053601 Prima      | 1020 Ana |  5_833_310 |    833_330 |       0 |  6_666_640
      51053901 Vacaciones | 1020 Ana |  2_916_690 |    416_670 |       0 |  3_333_360
      26100501 Cesantías  | 1020 Ana | -5_833_310 |          0 | 833_330 | -6_666_640
      26101001 Intereses  | 1020 Ana |   -700_000 |          0 | 100_000 |   -800_000
      26101501 Vacaciones | 1020 Ana | -2_916_690 |          0 | 416_670 | -3_333_360
      26102001 Prima      | 1020 Ana | -5_833_310 |          0 | 833_330 | -6_666_640
    `,
    findings: [
      { rule: 'PRE-8', account: '26102001', severity: 'alta', people: ['1020'], amount: 4_999_980, hasEntry: true },
    ],
  },
  {
    name: 'sin junio no se sabe de qué semestre es la prima; con los libros desde julio, tampoco de qué año son las cesantías',
    period: '2026-08',
    books: `
      51050601 Sueldos    | 1020 Ana |          0 | 10_000_000 |       0 | 10_000_000
      51053001 Cesantías  | 1020 Ana |          0 |    833_330 |       0 |    833_330
      51053301 Intereses  | 1020 Ana |          0 |    100_000 |       0 |    100_000
      51053601 Prima      | 1020 Ana |          0 |    833_330 |       0 |    833_330
      51053901 Vacaciones | 1020 Ana |          0 |    416_670 |       0 |    416_670
      26100501 Cesantías  | 1020 Ana | -5_833_310 |          0 | 833_330 | -6_666_640
      26101001 Intereses  | 1020 Ana |   -700_000 |          0 | 100_000 |   -800_000
      26101501 Vacaciones | 1020 Ana | -2_916_690 |          0 | 416_670 | -3_333_360
      26102001 Prima      | 1020 Ana |   -833_330 |          0 | 833_330 | -1_666_660
    `,
    notEvaluated: ['PRE-6', 'PRE-7', 'PRE-8'],
    findings: [],
  },
  {
    name: 'al 31 de diciembre queda lo estimado sin consolidar; el cierre del año en el mismo mes no es una reversión',
    period: '2025-12',
    books: `
      51050601 Sueldos     | 1020 Ana | 110_000_000 | 10_000_000 | 120_000_000 |           0
      51053001 Cesantías   | 1020 Ana |   9_166_630 |    833_330 |   9_999_960 |           0
      51053301 Intereses   | 1020 Ana |   1_100_000 |    100_000 |   1_200_000 |           0
      51053601 Prima       | 1020 Ana |   9_166_630 |    833_330 |   9_999_960 |           0
      51053901 Vacaciones  | 1020 Ana |   4_583_370 |    416_670 |   5_000_040 |           0
      26100501 Cesantías   | 1020 Ana |  -9_166_630 |          0 |     833_330 |  -9_999_960
      25150501 Intereses   | 1020 Ana |           0 |          0 |   1_200_000 |  -1_200_000
      26101001 Intereses   | 1020 Ana |  -1_100_000 |  1_200_000 |     100_000 |           0
      26101501 Vacaciones  | 1020 Ana |  -4_583_370 |          0 |     416_670 |  -5_000_040
      26102001 Prima       | 1020 Ana |  -4_166_650 |  4_999_980 |     833_330 |           0
    `,
    findings: [{ rule: 'PRE-9', account: '26100501', severity: 'media', amount: 15_000_000 }],
  },
  {
    name: 'a un empleado que se retiró se le pagaron más cesantías que las provisionadas',
    period: '2026-01',
    books: `
      51050601 Sueldos    | 1020 Ana  | 0 | 10_000_000 | 0 | 10_000_000
      25101001 Cesantías  | 1030 Beto | -600_000 | 1_500_000 | 0 | 900_000
      ${accruals('1020 Ana', 833_330, 100_000, 833_330, 416_670)}
    `,
    findings: [{ rule: 'PRE-10', account: '25101001', severity: 'media', people: ['1030'], amount: 900_000 }],
  },
];
