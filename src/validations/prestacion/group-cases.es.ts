/** Wages in several groups of the chart, and wages under the number of a company. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { accruals } from './calendar-cases.es.ts';

/** Of two, the second's wages under `paid`, with what is accrued of the service bonus. */
const chef = (paid: string, bonus = 316_665): string => `
  51050601 Sueldos | 1020 Ana  | 0 | 10_000_000 | 0 | 10_000_000
  51050601 Sueldos | ${paid}   | 0 |  3_800_000 | 0 |  3_800_000
  ${accruals('1020 Ana', 833_330, 100_000, 833_330, 416_670)}
  ${accruals('1050 Dora', 316_665, 38_000, bonus, 158_334)}
`;

/** Payroll in costs under names that say little, `bonus` accrued; the liabilities hold what both months owe. */
const costs = (bonus: number): string => `
  61250501 Materiales    | 900100200 Proveedora S.A.S. | 0 |  9_000_000 | 0 | 9_000_000
  61256001 COS.SUE       |  | 0 | 12_000_000 | 0 | 12_000_000
  61256002 COS.AUX       |  | 0 |  1_200_000 | 0 |  1_200_000
  61256003 COS.CES       |  | 0 |  1_100_000 | 0 |  1_100_000
  61256004 COS.ICE       |  | 0 |    132_000 | 0 |    132_000
  61256005 COS.PRI       |  | 0 | ${bonus} | 0 | ${bonus}
  61256006 COS.VAC       |  | 0 |    500_000 | 0 |    500_000
  26100501 Cesantías     |  | 0 | 0 | 1_100_000 | -1_100_000
  26101001 Intereses     |  | 0 | 0 |   132_000 |   -132_000
  26101501 Vacaciones    |  | 0 | 0 |   500_000 |   -500_000
  26102001 Prima         |  | 0 | 0 | 1_100_000 | -1_100_000
`;

export const groupCases: readonly ValidationCase[] = [
  {
    name: 'la nómina del costo, en cuentas de nombre corto: se reconocen por sus tarifas',
    period: '2026-01',
    books: costs(1_100_000),
    findings: [],
  },
  {
    name: 'los salarios están en administración y en ventas: a cada una va su parte de lo que falta',
    period: '2026-01',
    books: `
      51050601 Sueldos | 1020 Ana  | 0 | 6_000_000 | 0 | 6_000_000
      52050601 Sueldos | 1030 Beto | 0 | 4_000_000 | 0 | 4_000_000
    `,
    findings: [{ rule: 'PRE-1', account: '2610', people: ['1020', '1030'], amount: 2_183_330, hasEntry: true }],
  },
  {
    name: 'un empleado sin la prima que tuvo el mes anterior: en el total cabe en la tolerancia',
    period: '2026-02',
    history: { '2026-01': chef('1050 Dora') },
    books: chef('1050 Dora', 0),
    findings: [
      { rule: 'PRE-12', account: '26102001', severity: 'media', people: ['1050'], amount: 316_665, hasEntry: true },
    ],
  },
  {
    name: 'el mismo empleado nunca tuvo prima, y el total no falla',
    period: '2026-02',
    history: { '2026-01': chef('1050 Dora', 0) },
    books: chef('1050 Dora', 0),
    findings: [{ rule: 'PRE-2', account: '26102001' }],
  },
  {
    name: 'una cuenta de sueldos del costo sin nombre, junto a las prestaciones con sus dígitos y sus nombres',
    period: '2026-01',
    books: `
      61650601              | 1020 Ana | 0 | 10_000_000 |       0 |  10_000_000
      61653001 Cesantías    | 1020 Ana | 0 |    833_330 |       0 |     833_330
      61653301 Int cesantías | 1020 Ana | 0 |   100_000 |       0 |     100_000
      61653601 Prima de servicios | 1020 Ana | 0 | 833_330 |    0 |     833_330
      61653901 Vacaciones   | 1020 Ana | 0 |    416_670 |       0 |     416_670
      26100501 Cesantías    | 1020 Ana | 0 |          0 | 833_330 |    -833_330
      26101001 Intereses    | 1020 Ana | 0 |          0 | 100_000 |    -100_000
      26102001 Prima        | 1020 Ana | 0 |          0 | 833_330 |    -833_330
      26101501 Vacaciones   | 1020 Ana | 0 |          0 | 416_670 |    -416_670
    `,
    findings: [],
  },
  {
    name: 'la nómina de producción con otros nombres que los del decreto: su gasto se ve',
    period: '2026-02',
    books: `
      61400601 Salario básico | 1020 Ana | 0 | 10_000_000 | 0 | 10_000_000
      61403001 Cesant.        | 1020 Ana | 0 | 833_330 | 0 | 833_330
      61403301 Int. cesantias | 1020 Ana | 0 | 100_000 | 0 | 100_000
      61403601 Prima          | 1020 Ana | 0 | 833_330 | 0 | 833_330
      61403901 Vacac.         | 1020 Ana | 0 | 416_670 | 0 | 416_670
      251010 Cesantías        | 1020 Ana | 0 | 0 | 833_330 | -833_330
      251505 Intereses        | 1020 Ana | 0 | 0 | 100_000 | -100_000
      252005 Prima            | 1020 Ana | 0 | 0 | 833_330 | -833_330
      252505 Vacaciones       | 1020 Ana | 0 | 0 | 416_670 | -416_670
    `,
    findings: [],
  },
  {
    name: 'la nómina de producción abreviada como cada cual, con los dígitos de la lista del decreto: su gasto se ve',
    period: '2026-02',
    books: `
      72050601 Sdos            | 1020 Ana | 0 | 10_000_000 | 0 | 10_000_000
      72053001 Cesant.         | 1020 Ana | 0 | 833_330 | 0 | 833_330
      72053301 Ints. s/c       | 1020 Ana | 0 | 100_000 | 0 | 100_000
      72053601 Prima           | 1020 Ana | 0 | 833_330 | 0 | 833_330
      72053901 Vacac.          | 1020 Ana | 0 | 416_670 | 0 | 416_670
      71051001 Vac. y medicam. | 813589140 Laboratorios Andes S.A.S. | 0 | 6_500_000 | 0 | 6_500_000
      251010 Cesantías         | 1020 Ana | 0 | 0 | 833_330 | -833_330
      251505 Intereses         | 1020 Ana | 0 | 0 | 100_000 | -100_000
      252005 Prima             | 1020 Ana | 0 | 0 | 833_330 | -833_330
      252505 Vacaciones        | 1020 Ana | 0 | 0 | 416_670 | -416_670
    `,
    findings: [],
  },
  {
    name: 'lo que se compra para el hato, bajo la cuenta de la nómina de producción y con dígitos de la lista: no es salario',
    period: '2026-02',
    books: `
      73050601 Salarios              | 1020 Ana | 0 | 10_000_000 | 0 | 10_000_000
      73051501 Concentrados y pastos | 813589140 Concentrados Andes S.A.S. | 0 | 8_000_000 | 0 | 8_000_000
      73053001 Cesantías             | 1020 Ana | 0 | 833_330 | 0 | 833_330
      73053301 Intereses cesantías   | 1020 Ana | 0 | 100_000 | 0 | 100_000
      73053601 Prima de servicios    | 1020 Ana | 0 | 833_330 | 0 | 833_330
      73053901 Vacaciones            | 1020 Ana | 0 | 416_670 | 0 | 416_670
      251010 Cesantías               | 1020 Ana | 0 | 0 | 833_330 | -833_330
      251505 Intereses               | 1020 Ana | 0 | 0 | 100_000 | -100_000
      252005 Prima                   | 1020 Ana | 0 | 0 | 833_330 | -833_330
      252505 Vacaciones              | 1020 Ana | 0 | 0 | 416_670 | -416_670
    `,
    findings: [],
  },
  {
    name: 'comisiones de quien no está en la nómina: ni salario ni prestaciones',
    period: '2026-02',
    history: { '2026-01': chef('1050 Dora') },
    books: `
      ${chef('1050 Dora')}
      52051801 Comisiones independientes | 1099 Elsa | 0 | 4_000_000 | 0 | 4_000_000
    `,
    findings: [],
  },
  {
    name: 'el salario de un empleado a nombre de un proveedor: se cambia el tercero y no se provisiona a la empresa',
    period: '2026-02',
    history: { '2026-01': chef('1050 Dora') },
    books: chef('813589140 Carnes La Hacienda S.A.S.'),
    findings: [
      {
        rule: 'PRE-11',
        account: '51050601',
        severity: 'media',
        people: ['813589140'],
        amount: 3_800_000,
        hasEntry: true,
      },
    ],
  },
  {
    name: 'la empresa que suministra personal todos los meses',
    period: '2026-02',
    history: { '2026-01': chef('813589140 Temporales Ltda.') },
    books: chef('813589140 Temporales Ltda.'),
    findings: [
      { rule: 'PRE-5', account: '51053001', people: ['1050'] },
      { rule: 'PRE-11', account: '51050601', severity: 'baja', hasEntry: false },
    ],
  },
];
