/** Cases of prestacion: what each rule finds, and payrolls that look wrong and are right. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { aheadCases } from './ahead-cases.es.ts';
import { accruals, calendarCases } from './calendar-cases.es.ts';
import { groupCases } from './group-cases.es.ts';
import { quietCases } from './quiet-cases.es.ts';

const provision: readonly ValidationCase[] = [
  {
    name: 'no se provisionó nada en el mes: un solo hallazgo con las cuatro prestaciones',
    books: `
      51050601 Sueldos              | 1020 Ana  | 20_000_000 | 6_000_000 | 0 | 26_000_000
      51050601 Sueldos              | 1030 Beto | 10_000_000 | 4_000_000 | 0 | 14_000_000
      51053001 Cesantías            | 1020 Ana  |  1_666_660 |         0 | 0 |  1_666_660
      26100501 Cesantías            | 1020 Ana  | -1_666_660 |         0 | 0 | -1_666_660
      26101001 Intereses            | 1020 Ana  |   -200_000 |         0 | 0 |   -200_000
      26101501 Vacaciones           | 1020 Ana  |   -833_340 |         0 | 0 |   -833_340
      26102001 Prima                | 1020 Ana  | -1_666_660 |         0 | 0 | -1_666_660
    `,
    notEvaluated: [],
    findings: [
      { rule: 'PRE-1', account: '2610', severity: 'alta', people: ['1020', '1030'], amount: 2_183_330 },
      { rule: 'PRE-6', account: '26101001' },
      { rule: 'PRE-8', account: '26102001' },
    ],
  },
  {
    name: 'un plan de cuentas que lleva las prestaciones en 2710: se nombran sus cuentas',
    books: `
      51050601 Sueldos                      | 1020 Ana |          0 | 10_000_000 | 0 | 10_000_000
      27100501 Provisión cesantías          | 1020 Ana |   -900_000 |          0 | 0 |   -900_000
      27101001 Provisión intereses cesantías | 1020 Ana |   -90_000 |          0 | 0 |    -90_000
      27101501 Provisión prima de servicios | 1020 Ana |   -900_000 |          0 | 0 |   -900_000
      27102001 Provisión vacaciones         | 1020 Ana |   -400_000 |          0 | 0 |   -400_000
    `,
    period: '2026-02',
    findings: [{ rule: 'PRE-1', account: '2710', severity: 'alta', people: ['1020'], amount: 2_183_330 }],
  },
  {
    name: 'la prima se provisionó a la mitad y las vacaciones dos veces',
    books: `
      51050601 Sueldos    | 1020 Ana |          0 | 10_000_000 |       0 | 10_000_000
      51053001 Cesantías  | 1020 Ana |          0 |    833_330 |       0 |    833_330
      51053301 Intereses  | 1020 Ana |          0 |    100_000 |       0 |    100_000
      51053601 Prima      | 1020 Ana |          0 |    416_665 |       0 |    416_665
      51053901 Vacaciones | 1020 Ana |          0 |    833_340 |       0 |    833_340
      26100501 Cesantías  | 1020 Ana |          0 |          0 | 833_330 |   -833_330
      26101001 Intereses  | 1020 Ana |          0 |          0 | 100_000 |   -100_000
      26101501 Vacaciones | 1020 Ana |          0 |          0 | 833_340 |   -833_340
      26102001 Prima      | 1020 Ana |          0 |          0 | 416_665 |   -416_665
    `,
    period: '2026-01',
    findings: [
      { rule: 'PRE-2', account: '26102001', severity: 'media', amount: 416_665 },
      { rule: 'PRE-2', account: '51053901', severity: 'media', amount: 416_670 },
    ],
  },
  {
    name: 'con la base de domain.md (10.000.000, de ellos 700.000 de transporte y horas extras), 21,83 % es exacto',
    period: '2026-01',
    books: `
      51050601 Sueldos               | 1020 Ana | 0 | 9_300_000 |       0 | 9_300_000
      51051501 Horas extras          | 1020 Ana | 0 |   450_905 |       0 |   450_905
      51052701 Auxilio de transporte | 1020 Ana | 0 |   249_095 |       0 |   249_095
      ${accruals('1020 Ana', 833_333, 100_000, 833_333, 387_500)}
    `,
    findings: [],
  },
  {
    name: 'la nómina está en el costo: el nombre dice qué paga cada cuenta',
    period: '2026-01',
    books: `
      72050101 Sueldos operarios     | 1020 Ana | 0 | 10_000_000 |       0 | 10_000_000
      72050501 Auxilio de cesantías  | 1020 Ana | 0 |    833_330 |       0 |    833_330
      72050601 Intereses a cesantías | 1020 Ana | 0 |    100_000 |       0 |    100_000
      72050701 Prima de servicios    | 1020 Ana | 0 |    833_330 |       0 |    833_330
      72050801 Vacaciones            | 1020 Ana | 0 |    416_670 |       0 |    416_670
      26100501 Cesantías             | 1020 Ana | 0 |          0 | 833_330 |   -833_330
      26101001 Intereses             | 1020 Ana | 0 |          0 | 100_000 |   -100_000
      26101501 Vacaciones            | 1020 Ana | 0 |          0 | 416_670 |   -416_670
      26102001 Prima                 | 1020 Ana | 0 |          0 | 833_330 |   -833_330
    `,
    findings: [],
  },
  {
    name: 'en diciembre se consolidó más cesantía de la que se provisionó: la del mes quedó sin pasivo',
    period: '2025-12',
    books: `
      51050601 Sueldos    | 1020 Ana | 110_000_000 | 10_000_000 |          0 | 120_000_000
      51053001 Cesantías  | 1020 Ana |   9_166_630 |    833_330 |          0 |   9_999_960
      51053301 Intereses  | 1020 Ana |   1_100_000 |    100_000 |          0 |   1_200_000
      51053601 Prima      | 1020 Ana |   9_166_630 |    833_330 |          0 |   9_999_960
      51053901 Vacaciones | 1020 Ana |   4_583_370 |    416_670 |          0 |   5_000_040
      26100501 Cesantías  | 1020 Ana |  -9_166_630 |  9_999_960 |          0 |     833_330
      26101001 Intereses  | 1020 Ana |  -1_100_000 |  1_200_000 |    100_000 |           0
      26101501 Vacaciones | 1020 Ana |  -4_583_370 |  5_000_040 |    416_670 |           0
      26102001 Prima      | 1020 Ana |  -4_166_650 |  4_999_980 |    833_330 |           0
      25101001 Cesantías  | 1020 Ana |           0 |          0 |  9_999_960 |  -9_999_960
      25150501 Intereses  | 1020 Ana |           0 |          0 |  1_200_000 |  -1_200_000
      25250501 Vacaciones | 1020 Ana |           0 |          0 |  5_000_040 |  -5_000_040
    `,
    findings: [{ rule: 'PRE-3', account: '26100501', severity: 'media', amount: 833_330 }],
  },
  {
    name: 'el gasto de las cesantías quedó sin pasivo, y el de la prima se acreditó dos veces',
    period: '2026-02',
    books: `
      51050601 Sueldos    | 1020 Ana | 10_000_000 | 10_000_000 |         0 | 20_000_000
      51053001 Cesantías  | 1020 Ana |    833_330 |    833_330 |         0 |  1_666_660
      51053301 Intereses  | 1020 Ana |    100_000 |    100_000 |         0 |    200_000
      51053601 Prima      | 1020 Ana |    833_330 |    833_330 |         0 |  1_666_660
      51053901 Vacaciones | 1020 Ana |    416_670 |    416_670 |         0 |    833_340
      26100501 Cesantías  | 1020 Ana |   -833_330 |          0 |         0 |   -833_330
      26101001 Intereses  | 1020 Ana |   -100_000 |          0 |   100_000 |   -200_000
      26101501 Vacaciones | 1020 Ana |   -416_670 |          0 |   416_670 |   -833_340
      26102001 Prima      | 1020 Ana |   -833_330 |          0 | 1_666_660 | -2_499_990
    `,
    findings: [
      { rule: 'PRE-3', account: '26100501', severity: 'media', amount: 833_330 },
      { rule: 'PRE-3', account: '51053601', severity: 'media', amount: 833_330 },
      { rule: 'PRE-8', account: '26102001', amount: 833_330 },
    ],
  },
];

const employees: readonly ValidationCase[] = [
  {
    name: 'a un empleado no se le provisiona, y se le provisiona a uno que ya no está',
    period: '2026-01',
    history: { '2025-12': '51050601 Sueldos | 1020 Ana | 0 | 10_000_000 | 0 | 10_000_000' },
    books: `
      51050601 Sueldos    | 1020 Ana   | 0 | 10_000_000 | 0 | 10_000_000
      51050601 Sueldos    | 1040 Carla | 0 |  1_800_000 | 0 |  1_800_000
      ${accruals('1020 Ana', 833_330, 100_000, 833_330, 416_670)}
      ${accruals('1050 Dora', 150_000, 18_000, 150_000, 75_000)}
    `,
    findings: [
      { rule: 'PRE-4', account: '51050601', severity: 'media', people: ['1040'], hasEntry: true },
      { rule: 'PRE-5', account: '51053001', severity: 'media', people: ['1050'], amount: 393_000 },
    ],
  },
  {
    name: 'menos de un salario mínimo y sin prestaciones: puede ser un aprendiz o parte del mes, de severidad baja',
    period: '2026-01',
    books: `
      51050601 Sueldos    | 1020 Ana   | 0 | 10_000_000 | 0 | 10_000_000
      51050601 Sueldos    | 1040 Carla | 0 |    900_000 | 0 |    900_000
      ${accruals('1020 Ana', 833_330, 100_000, 833_330, 416_670)}
    `,
    findings: [{ rule: 'PRE-4', account: '51050601', severity: 'baja', people: ['1040'] }],
  },
];

export const cases: readonly ValidationCase[] = [
  ...aheadCases,
  ...groupCases,
  ...provision,
  ...employees,
  ...calendarCases,
  ...quietCases,
];
