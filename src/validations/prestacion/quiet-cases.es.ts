/** Payrolls that look wrong and are right: the false positives of V9, and companies to which it does not apply. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { accruals } from './calendar-cases.es.ts';

/** A month with wages and nothing accrued. */
const unaccrued = (opening: number): string =>
  `51050601 Sueldos | 1020 Ana | ${opening} | 10_000_000 | 0 | ${opening + 10_000_000}`;

/** A month of works whose payroll is carried on to inventory; `before` is what the benefits had been owed. */
const works = (months: number): string => {
  const row = (expense: string, liability: string, amount: number): string => `
    ${expense} de obra | 1020 Ana | 0 | ${amount} | ${amount} | 0
    ${liability}       | 1020 Ana | ${-amount * months} | 0 | ${amount} | ${-amount * (months + 1)}`;
  return `
    72050601 Sueldos de obra | 1020 Ana | 0 | 10_000_000 | 10_000_000 | 0
    14200501 Obras en curso  | 1020 Ana | ${12_183_330 * months} | 12_183_330 | 0 | ${12_183_330 * (months + 1)}
    ${row('72053001 Cesantías', '26100501 Cesantías', 833_330)}
    ${row('72053301 Intereses sobre cesantías', '26101001 Intereses', 100_000)}
    ${row('72053601 Prima de servicios', '26102001 Prima', 833_330)}
    ${row('72053901 Vacaciones', '26101501 Vacaciones', 416_670)}
  `;
};

/** Wages of drivers by name, with commissions under who earns them; benefits accrued on both. */
const trips = (earner: string): string => `
  61450511 Salarios conductores            | 1020 Ana | 0 | 10_000_000 | 0 | 10_000_000
  61450512 Comisiones por viaje            | ${earner} | 0 | 4_000_000 | 0 | 4_000_000
  61450514 Cesantías conductores           | 1020 Ana | 0 | 1_166_200 | 0 | 1_166_200
  61450515 Intereses cesantías conductores | 1020 Ana | 0 |   140_000 | 0 |   140_000
  61450516 Prima de servicios conductores  | 1020 Ana | 0 | 1_166_200 | 0 | 1_166_200
  61450517 Vacaciones conductores          | 1020 Ana | 0 |   583_800 | 0 |   583_800
  26100501 Cesantías                       | 1020 Ana | 0 | 0 | 1_166_200 | -1_166_200
  26101001 Intereses                       | 1020 Ana | 0 | 0 |   140_000 |   -140_000
  26102001 Prima                           | 1020 Ana | 0 | 0 | 1_166_200 | -1_166_200
  26101501 Vacaciones                      | 1020 Ana | 0 | 0 |   583_800 |   -583_800
`;

/** Severance of the month on 10.000.000 of wages, with the other benefits as they are due. */
const severance = (amount: number): string => `
  51050601 Sueldos    | 1020 Ana | 0 | 10_000_000 | 0 | 10_000_000
  51053001 Cesantías  | 1020 Ana | 0 | ${amount}  | 0 | ${amount}
  51053301 Intereses  | 1020 Ana | 0 | 100_000    | 0 | 100_000
  51053601 Prima      | 1020 Ana | 0 | 833_000    | 0 | 833_000
  51053901 Vacaciones | 1020 Ana | 0 | 417_000    | 0 | 417_000
  26100501 Cesantías  | 1020 Ana | 0 | 0 | ${amount} | -${amount}
  26101001 Intereses  | 1020 Ana | 0 | 0 | 100_000 | -100_000
  26102001 Prima      | 1020 Ana | 0 | 0 | 833_000 | -833_000
  26101501 Vacaciones | 1020 Ana | 0 | 0 | 417_000 | -417_000
`;
/** The payroll of a month with 2.400.000 of vacations of Luis in the base of benefits; `settled`: he leaves, and they are not. */
const withVacations = (settled: boolean): string => `
  51050601 Sueldos    | 1020 Ana  | 0 | 10_000_000 | 0 | 10_000_000
  51053001 Cesantías  | 1020 Ana  | 0 | ${settled ? 833_000 : 1_033_000} | 0 | ${settled ? 833_000 : 1_033_000}
  51053301 Intereses  | 1020 Ana  | 0 | ${settled ? 100_000 : 124_000} | 0 | ${settled ? 100_000 : 124_000}
  51053601 Prima      | 1020 Ana  | 0 | ${settled ? 833_000 : 1_033_000} | 0 | ${settled ? 833_000 : 1_033_000}
  51053901 Vacaciones | 1020 Ana  | 0 | ${settled ? 417_000 : 517_000} | 0 | ${settled ? 417_000 : 517_000}
  26100501 Cesantías  | 1020 Ana  | 0 | 0 | ${settled ? 833_000 : 1_033_000} | ${settled ? -833_000 : -1_033_000}
  26101001 Intereses  | 1020 Ana  | 0 | 0 | ${settled ? 100_000 : 124_000} | ${settled ? -100_000 : -124_000}
  26102001 Prima      | 1020 Ana  | 0 | 0 | ${settled ? 833_000 : 1_033_000} | ${settled ? -833_000 : -1_033_000}
  26101501 Vacaciones | 1020 Ana  | 0 | 0 | ${settled ? 417_000 : 517_000} | ${settled ? -417_000 : -517_000}
  26101501 Vacaciones | 2030 Luis | ${settled ? -2_400_000 : -5_000_000} | 2_400_000 | 0 | ${settled ? 0 : -2_600_000}
`;
const HALF_YEAR = ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'];
const allWithVacations = Object.fromEntries(HALF_YEAR.map((month) => [month, withVacations(false)]));
const severances = (of: (index: number) => number): Record<string, string> =>
  Object.fromEntries(HALF_YEAR.map((month, index) => [month, severance(of(index))]));

export const quietCases: readonly ValidationCase[] = [
  {
    name: 'medio año con las cesantías exactas: las que faltan de un empleado se ven, aunque sean poco del total',
    period: '2026-03',
    history: severances(() => 833_000),
    books: severance(750_000),
    findings: [{ rule: 'PRE-2', account: '26100501', severity: 'media', amount: 83_330 }],
  },
  {
    name: 'las cesantías nunca son exactas: un poco menos no dice nada',
    period: '2026-03',
    history: severances((index) => 833_000 - (index % 2) * 60_000),
    books: severance(750_000),
    findings: [],
  },
  {
    name: 'las vacaciones tomadas son base todos los meses; las que se pagan a quien se retira no lo son',
    period: '2026-03',
    history: { ...allWithVacations, '2026-02': severance(833_000) },
    books: withVacations(true),
    findings: [],
  },
  {
    name: 'los nombres de las cuentas abrevian o escriben como suena: INTS SOBRE CESANT, VACAC, Bacaciones',
    period: '2026-01',
    books: `
      51050601 SUELDOS               | 1020 Ana  | 0 | 10_000_000 | 0 | 10_000_000
      51053001 CESANT.               | 1020 Ana  | 0 | 833_000 | 0 | 833_000
      51053301 INTS SOBRE CESANT.    | 1020 Ana  | 0 | 100_000 | 0 | 100_000
      51053601 PRIMA DE SERV         | 1020 Ana  | 0 | 833_000 | 0 | 833_000
      51053901 VACAC                 | 1020 Ana  | 0 | 417_000 | 0 | 417_000
      61450506 SUELDOS CONDUCTORES   | 1021 Beto | 0 | 10_000_000 | 0 | 10_000_000
      61450530 CESANT. CONDUCTORES   | 1021 Beto | 0 | 833_000 | 0 | 833_000
      61450533 INTS CESANT. CONDUCT. | 1021 Beto | 0 | 100_000 | 0 | 100_000
      61450536 PRIMA DE SERV CONDUCT | 1021 Beto | 0 | 833_000 | 0 | 833_000
      61450539 Bacaciones conductores | 1021 Beto | 0 | 417_000 | 0 | 417_000
      26100501 PROV. CESANT.         | 1020 Ana  | 0 | 0 |   833_000 |   -833_000
      26101001 PROV. INTS CESANT.    | 1020 Ana  | 0 | 0 |   100_000 |   -100_000
      26102001 PROV. PRIMA DE SERV   | 1020 Ana  | 0 | 0 |   833_000 |   -833_000
      26101501 PROV. VACAC           | 1020 Ana  | 0 | 0 |   417_000 |   -417_000
      26100501 PROV. CESANT.         | 1021 Beto | 0 | 0 |   833_000 |   -833_000
      26101001 PROV. INTS CESANT.    | 1021 Beto | 0 | 0 |   100_000 |   -100_000
      26102001 PROV. PRIMA DE SERV   | 1021 Beto | 0 | 0 |   833_000 |   -833_000
      26101501 PROV. VACAC           | 1021 Beto | 0 | 0 |   417_000 |   -417_000
    `,
    findings: [],
  },
  {
    name: 'comisiones por viaje de los mismos conductores, en el costo: son salario y base de prestaciones',
    period: '2026-01',
    books: trips('1020 Ana'),
    findings: [],
  },
  {
    name: 'la nómina de obra se traslada cada mes al inventario: los créditos no son reversiones',
    period: '2026-02',
    history: { '2026-01': works(0) },
    books: works(1),
    findings: [],
  },
  {
    name: 'con traslados y sin enero no se sabe cuánto es de este año; lo consolidado del anterior sí',
    period: '2026-02',
    books: `
      ${works(1)}
      25101001 Cesantías consolidadas | 1020 Ana | -9_000_000 | 0 | 0 | -9_000_000
    `,
    notEvaluated: ['PRE-6', 'PRE-8'],
    findings: [{ rule: 'PRE-7', account: '25101001', severity: 'alta', people: ['1020'], amount: 9_000_000 }],
  },
  {
    name: 'con traslados y sin los demás meses, en diciembre lo consolidado es de este año: no se sabe cuánto es del anterior',
    period: '2025-12',
    books: `
      72050601 Sueldos de obra          | 1020 Ana |          0 | 10_000_000 | 10_000_000 |          0
      72053001 Cesantías de obra        | 1020 Ana |          0 |    833_330 |    833_330 |          0
      72053301 Intereses cesantías obra | 1020 Ana |          0 |    100_000 |    100_000 |          0
      72053601 Prima de servicios obra  | 1020 Ana |          0 |    833_330 |    833_330 |          0
      72053901 Vacaciones de obra       | 1020 Ana |          0 |    416_670 |    416_670 |          0
      25101001 Cesantías consolidadas   | 1020 Ana |          0 |          0 |  9_999_960 | -9_999_960
      25150501 Intereses consolidados   | 1020 Ana |          0 |          0 |  1_200_000 | -1_200_000
      25250501 Vacaciones consolidadas  | 1020 Ana |          0 |          0 |  5_000_040 | -5_000_040
      26100501 Cesantías                | 1020 Ana | -9_166_630 |  9_999_960 |    833_330 |          0
      26101001 Intereses                | 1020 Ana | -1_100_000 |  1_200_000 |    100_000 |          0
      26101501 Vacaciones               | 1020 Ana | -4_583_370 |  5_000_040 |    416_670 |          0
      26102001 Prima                    | 1020 Ana | -4_166_650 |  4_999_980 |    833_330 |          0
    `,
    notEvaluated: ['PRE-6', 'PRE-7'],
    findings: [],
  },
  {
    name: 'salario integral: solo causa vacaciones, esté en su cuenta o en la de sueldos',
    period: '2026-01',
    books: `
      51050301 Salario integral | 1070 Fabio  | 0 | 25_000_000 |         0 | 25_000_000
      51050601 Sueldos          | 1020 Ana    | 0 | 30_000_000 |         0 | 30_000_000
      51050601 Sueldos          | 1080 Gloria | 0 | 24_000_000 |         0 | 24_000_000
      ${accruals('1020 Ana', 2_499_990, 300_000, 2_499_990, 1_250_010)}
      51053901 Vacaciones       | 1080 Gloria | 0 |  1_000_008 |         0 |  1_000_008
      26101501 Vacaciones       | 1080 Gloria | 0 |          0 | 1_000_008 | -1_000_008
      51053901 Vacaciones       | 1070 Fabio  | 0 |  1_041_675 |         0 |  1_041_675
      26101501 Vacaciones       | 1070 Fabio  | 0 |          0 | 1_041_675 | -1_041_675
    `,
    findings: [],
  },
  {
    name: 'los aprendices no causan prestaciones: su cuenta lo dice en el nombre',
    period: '2026-01',
    books: `
      51050601 Sueldos                          | 1020 Ana  | 0 | 10_000_000 | 0 | 10_000_000
      51050695 Apoyo de sostenimiento aprendiz  | 1100 Iván | 0 |  4_000_000 | 0 |  4_000_000
      ${accruals('1020 Ana', 833_330, 100_000, 833_330, 416_670)}
    `,
    findings: [],
  },
  {
    name: 'en vacaciones el sueldo baja y la provisión no: se paga de lo provisionado',
    period: '2026-01',
    books: `
      51050601 Sueldos               | 1020 Ana  |          0 | 5_000_000 | 0 |   5_000_000
      25250501 Vacaciones por pagar  | 1020 Ana  | -6_000_000 | 5_000_000 | 0 |  -1_000_000
      ${accruals('1020 Ana', 833_330, 100_000, 833_330, 416_670)}
    `,
    findings: [],
  },
  {
    name: 'quien provisiona al pagar o al cierre del año: de severidad baja, y al cierre se compara el año',
    period: '2026-05',
    history: {
      '2026-02': unaccrued(10_000_000),
      '2026-03': unaccrued(20_000_000),
      '2026-04': unaccrued(30_000_000),
    },
    books: unaccrued(40_000_000),
    findings: [{ rule: 'PRE-1', account: '2610', severity: 'baja', amount: 2_183_330 }],
  },
  {
    name: 'la provisión de todo el año en diciembre no es un exceso',
    period: '2025-12',
    books: `
      51050601 Sueldos    | 1020 Ana | 110_000_000 | 10_000_000 | 0 | 120_000_000
      51053001 Cesantías  | 1020 Ana |           0 |  9_999_960 | 0 |   9_999_960
      51053301 Intereses  | 1020 Ana |           0 |  1_200_000 | 0 |   1_200_000
      51053601 Prima      | 1020 Ana |   5_000_000 |  5_000_000 | 0 |  10_000_000
      51053901 Vacaciones | 1020 Ana |           0 |  5_000_040 | 0 |   5_000_040
      25101001 Cesantías  | 1020 Ana |           0 |          0 | 9_999_960 |  -9_999_960
      25150501 Intereses  | 1020 Ana |           0 |          0 | 1_200_000 |  -1_200_000
      25200501 Prima      | 1020 Ana |           0 |  5_000_000 | 5_000_000 |          0
      25250501 Vacaciones | 1020 Ana |           0 |          0 | 5_000_040 |  -5_000_040
    `,
    findings: [],
  },
  {
    name: 'lo que faltó en febrero se provisiona en marzo: el exceso del mes completa el año',
    books: `
      51050601 Sueldos    | 1020 Ana | 20_000_000 | 10_000_000 |         0 | 30_000_000
      51053001 Cesantías  | 1020 Ana |    833_330 |  1_666_660 |         0 |  2_499_990
      51053301 Intereses  | 1020 Ana |    100_000 |    200_000 |         0 |    300_000
      51053601 Prima      | 1020 Ana |    833_330 |  1_666_660 |         0 |  2_499_990
      51053901 Vacaciones | 1020 Ana |    416_670 |    833_340 |         0 |  1_250_010
      26100501 Cesantías  | 1020 Ana |   -833_330 |          0 | 1_666_660 | -2_499_990
      26101001 Intereses  | 1020 Ana |   -100_000 |          0 |   200_000 |   -300_000
      26101501 Vacaciones | 1020 Ana |   -416_670 |          0 |   833_340 | -1_250_010
      26102001 Prima      | 1020 Ana |   -833_330 |          0 | 1_666_660 | -2_499_990
    `,
    findings: [],
  },
  {
    name: 'un aumento retroactivo sube los salarios del mes y la provisión no alcanza, pero la del año sí: por verificar',
    books: `
      51050601 Sueldos    | 1020 Ana | 22_000_000 | 14_000_000 |         0 | 36_000_000
      51053001 Cesantías  | 1020 Ana |  2_000_000 |    833_330 |         0 |  2_833_330
      51053301 Intereses  | 1020 Ana |    220_000 |    140_000 |         0 |    360_000
      51053601 Prima      | 1020 Ana |  1_833_330 |  1_166_660 |         0 |  2_999_990
      51053901 Vacaciones | 1020 Ana |    916_670 |    583_340 |         0 |  1_500_010
      26100501 Cesantías  | 1020 Ana | -2_000_000 |          0 |   833_330 | -2_833_330
      26101001 Intereses  | 1020 Ana |   -220_000 |          0 |   140_000 |   -360_000
      26101501 Vacaciones | 1020 Ana |   -916_670 |          0 |   583_340 | -1_500_010
      26102001 Prima      | 1020 Ana | -1_833_330 |          0 | 1_166_660 | -2_999_990
    `,
    findings: [{ rule: 'PRE-2', account: '26100501', severity: 'baja' }],
  },
  {
    name: 'la nómina sin terceros se compara en total y no por empleado',
    period: '2026-01',
    books: `
      51050601 Sueldos    | | 0 | 10_000_000 |       0 | 10_000_000
      51053001 Cesantías  | | 0 |    833_330 |       0 |    833_330
      51053301 Intereses  | | 0 |    100_000 |       0 |    100_000
      51053601 Prima      | | 0 |    833_330 |       0 |    833_330
      51053901 Vacaciones | | 0 |    416_670 |       0 |    416_670
      26100501 Cesantías  | | 0 |          0 | 833_330 |   -833_330
      26101001 Intereses  | | 0 |          0 | 100_000 |   -100_000
      26101501 Vacaciones | | 0 |          0 | 416_670 |   -416_670
      26102001 Prima      | | 0 |          0 | 833_330 |   -833_330
    `,
    notEvaluated: ['PRE-4', 'PRE-5'],
    findings: [],
  },
  {
    name: 'un aprendiz en etapa productiva causa prestaciones sin tener salario (Ley 2466 de 2025)',
    period: '2025-07',
    books: `
      51050601 Sueldos                   | 52417886 Ana Gil     | 90_000_000 | 15_000_000 |       0 | 105_000_000
      51053001 Cesantías                 | 52417886 Ana Gil     | 7_497_000 | 1_249_500 |       0 | 8_746_500
      51053301 Intereses                 | 52417886 Ana Gil     | 900_000 | 150_000 |       0 | 1_050_000
      51053601 Prima                     | 52417886 Ana Gil     | 7_497_000 | 1_249_500 |       0 | 8_746_500
      51053901 Vacaciones                | 52417886 Ana Gil     | 3_753_000 | 625_500 |       0 | 4_378_500
      51053001 Cesantías                 | 23273027 Kevin Rojas |         0 |   118_600 |       0 |    118_600
      51059501 Apoyo de sostenimiento    | 23273027 Kevin Rojas | 8_541_000 | 1_423_500 |       0 |  9_964_500
      26100501 Cesantías                 | 52417886 Ana Gil     | -7_497_000 |         0 | 1_249_500 | -8_746_500
      26100501 Cesantías                 | 23273027 Kevin Rojas |         0 |         0 | 118_600 |   -118_600
      26101001 Intereses                 | 52417886 Ana Gil     | -900_000 |         0 | 150_000 | -1_050_000
      26102001 Prima                     | 52417886 Ana Gil     | -7_497_000 |         0 | 1_249_500 | -8_746_500
      26101501 Vacaciones                | 52417886 Ana Gil     | -3_753_000 |         0 | 625_500 | -4_378_500
    `,
    findings: [],
  },
  {
    name: 'una empresa sin empleados',
    books: '11050501 Caja | 900481237 El Roble | 1_000_000 | 0 | 0 | 1_000_000',
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'otro plan de cuentas: con sus papeles asignados se revisa igual',
    period: '2026-01',
    settings: {
      roles: {
        sueldos: ['6101'],
        gastoCesantias: ['610201'],
        gastoIntereses: ['610202'],
        gastoPrima: ['610203'],
        gastoVacaciones: ['610204'],
        estimadoCesantias: ['240101'],
        estimadoIntereses: ['240102'],
        estimadoPrima: ['240103'],
        estimadoVacaciones: ['240104'],
      },
    },
    books: `
      610101 Remuneración básica  | 1020 Ana | 0 | 10_000_000 |       0 | 10_000_000
      610201 Beneficio anual      | 1020 Ana | 0 |    833_330 |       0 |    833_330
      610202 Rendimiento anual    | 1020 Ana | 0 |    100_000 |       0 |    100_000
      610204 Descanso remunerado  | 1020 Ana | 0 |    416_670 |       0 |    416_670
      240101 Beneficio anual      | 1020 Ana | 0 |          0 | 833_330 |   -833_330
      240102 Rendimiento anual    | 1020 Ana | 0 |          0 | 100_000 |   -100_000
      240104 Descanso remunerado  | 1020 Ana | 0 |          0 | 416_670 |   -416_670
    `,
    findings: [{ rule: 'PRE-2', account: '240103', severity: 'alta', amount: 833_330 }],
  },
];
