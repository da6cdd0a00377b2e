/** Contributions that look wrong and are right: the false positives of V13, what cannot be known, and other charts. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { contributionsOf, exempt, funds, wages, withheld } from './case-books.es.ts';

const HALF_YEAR = ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'];
/** The half year before, with what was booked of pension in each month. */
const pensions = (of: (index: number) => number): Record<string, string> =>
  Object.fromEntries(
    HALF_YEAR.map((month, index) => [month, `${wages}${withheld}${contributionsOf({ pension: of(index) })}`]),
  );
const doubled = `${wages}${withheld}${contributionsOf({ pension: 1_270_000 })}`;

/** Contributions whose expense is by employee and whose liability is by institution; `caja` of the family fund. */
const byEmployee = (caja: number): string => `
  ${wages}
  ${withheld}
  51056801 Aportes ARL       | 1020 Ana             | 0 |    52_200 | 0 |    52_200
  51057001 Aportes pensión   | 1020 Ana             | 0 | 1_200_000 | 0 | 1_200_000
  51057201 Aportes caja      | 1020 Ana             | 0 | ${caja}   | 0 | ${caja}
  23700501 Aportes EPS       | 800251440 Sanitas    | 0 | 0 |   400_000 |   -400_000
  23700601 Aportes ARL       | 860011153 Positiva   | 0 | 0 |    52_200 |    -52_200
  23701001 Caja              | 860066942 Compensar  | -400_000 | 400_000 | ${caja} | ${-caja}
  23803001 Fondos de pensión | 800224808 Porvenir   | 0 | 0 | 1_600_000 | -1_600_000
`;

export const quietCases: readonly ValidationCase[] = [
  {
    name: 'medio año con la pensión exacta: la de un empleado de más se ve, aunque sea poco del total',
    profile: exempt,
    period: '2026-03',
    history: pensions(() => 1_200_000),
    books: doubled,
    findings: [{ rule: 'PAR-2', account: '51057001', severity: 'media', amount: 70_000 }],
  },
  {
    name: 'salario integral en la cuenta de sueldos: aporta sobre el 70 %, y quien no tiene cesantías es el integral',
    profile: exempt,
    period: '2026-01',
    books: `
      51050601 Sueldos           | 1020 Ana           | 0 | 10_000_000 | 0 | 10_000_000
      51050601 Sueldos           | 1080 Gloria        | 0 | 30_000_000 | 0 | 30_000_000
      51053001 Cesantías         | 1020 Ana           | 0 |    833_330 | 0 |    833_330
      51053601 Prima             | 1020 Ana           | 0 |    833_330 | 0 |    833_330
      51056801 ARL               | 860011153 Positiva | 0 |    161_820 | 0 |    161_820
      51056901 EPS               | 800251440 Sanitas  | 0 |  1_785_000 | 0 |  1_785_000
      51057001 Pensión           | 800224808 Porvenir | 0 |  3_720_000 | 0 |  3_720_000
      51057201 Caja              | 860066942 Compensar | 0 | 1_240_000 | 0 |  1_240_000
      51057501 ICBF              | 899999239 ICBF     | 0 |    630_000 | 0 |    630_000
      51057801 SENA              | 899999034 SENA     | 0 |    420_000 | 0 |    420_000
      ${withheld}
      23700501 Aportes EPS       | 800251440 Sanitas  | 0 | 0 | 3_025_000 | -3_025_000
      23700601 Aportes ARL       | 860011153 Positiva | 0 | 0 |   161_820 |   -161_820
      23701001 Caja              | 860066942 Compensar | 0 | 0 | 1_240_000 | -1_240_000
      23701001 Caja              | 899999239 ICBF     | 0 | 0 |   630_000 |   -630_000
      23701001 Caja              | 899999034 SENA     | 0 | 0 |   420_000 |   -420_000
      23803001 Fondos de pensión | 800224808 Porvenir | 0 | 0 | 4_960_000 | -4_960_000
    `,
    findings: [],
  },
  {
    name: 'el gasto va por empleado y falta toda la caja: se nombra a quien se le debía el mes anterior',
    profile: exempt,
    period: '2026-02',
    history: { '2026-01': byEmployee(400_000) },
    books: byEmployee(0),
    findings: [{ rule: 'PAR-2', account: '23701001', people: ['860066942'], amount: 400_000 }],
  },
  {
    name: 'la pensión nunca es exacta: un poco más no dice nada',
    profile: exempt,
    period: '2026-03',
    history: pensions((index) => 1_200_000 + (index % 2) * 60_000),
    books: doubled,
    findings: [],
  },
  {
    name: 'parte de la nómina en el costo: la caja por su sigla, y la pensión por sus fondos',
    profile: exempt,
    period: '2026-01',
    books: `
      51050601 Sueldos       | 1020 Ana           | 0 | 6_000_000 | 0 | 6_000_000
      61556501 Sueldos       | 1030 Beto          | 0 | 4_000_000 | 0 | 4_000_000
      ${withheld}
      51056801 ARL           | 860011153 Positiva | 0 | 31_320 | 0 | 31_320
      61556508 ARL           | 860011153 Positiva | 0 | 20_880 | 0 | 20_880
      51057001 Pensión       | 800224808 Porvenir | 0 | 720_000 | 0 | 720_000
      61556509 Aporte fdo    | 800224808 Porvenir | 0 | 480_000 | 0 | 480_000
      51057201 Aportes CCF   | 860007336 Colsubsidio | 0 | 240_000 | 0 | 240_000
      61556510 Aportes ccf   | 860007336 Colsubsidio | 0 | 160_000 | 0 | 160_000
      23700501 Aportes EPS   | 800251440 Sanitas  | 0 | 0 | 400_000 | -400_000
      23700601 Aportes ARL   | 860011153 Positiva | 0 | 0 | 52_200 | -52_200
      23701001 Caja          | 860007336 Colsubsidio | 0 | 0 | 400_000 | -400_000
      23803001 Fondos de pensión | 800224808 Porvenir | 0 | 0 | 1_600_000 | -1_600_000
    `,
    findings: [],
  },
  {
    name: 'a un fondo se le causó menos que el mes anterior: es de quien falta',
    profile: exempt,
    period: '2026-03',
    history: pensions(() => 1_200_000),
    books: `${wages}${withheld}${contributionsOf({ pension: 900_000 })}`,
    findings: [{ rule: 'PAR-2', account: '23803001', severity: 'media', people: ['800224808'], amount: 300_000 }],
  },
  {
    name: 'una empresa exonerada de clase I contribuye con el 16,522 %',
    profile: exempt,
    period: '2026-01',
    books: `
      ${wages}
      ${withheld}
      ${contributionsOf()}
    `,
    findings: [],
  },
  {
    name: 'una persona natural con empleados está exonerada y no se autorretiene',
    profile: exempt,
    period: '2026-01',
    companyName: 'Ana Lucía Martínez Bernal',
    companyNit: '51890765',
    books: `
      ${wages}
      ${withheld}
      ${contributionsOf()}
      41355201 Venta de ferretería | 900100200 Constructora | 0 | 0 | 80_000_000 | -80_000_000
    `,
    findings: [],
  },
  {
    name: 'la salud de un aprendiz no tiene exoneración: 12,5 % de un salario mínimo (Ley 789 de 2002, art. 30)',
    period: '2026-01',
    profile: exempt,
    books: `
      ${wages}
      ${withheld}
      ${contributionsOf()}
      51059501 Apoyo de sostenimiento | 23273027 Kevin Rojas  | 0 | 1_750_905 |       0 |  1_750_905
      51056901 Aportes EPS            | 800251440 Sanitas     | 0 |   218_900 |       0 |    218_900
      23700502 Aportes EPS aprendices | 800251440 Sanitas     | 0 |         0 | 218_900 |   -218_900
    `,
    findings: [],
  },
  {
    name: 'sin perfil no se compara salud, SENA ni ICBF, y los riesgos caben en cualquier clase',
    period: '2026-01',
    books: `
      ${wages}
      ${contributionsOf({ riesgos: 243_600 })}
    `,
    notEvaluated: ['PAR-2', 'PAR-3', 'PAR-4'],
    findings: [],
  },
  {
    name: 'quien gana diez salarios mínimos no está exonerado: su salud, SENA e ICBF se deben',
    profile: exempt,
    period: '2026-01',
    books: `
      51050601 Sueldos           | 1020 Ana            | 0 |  6_000_000 |         0 |  6_000_000
      51050601 Sueldos           | 1030 Beto           | 0 | 20_000_000 |         0 | 20_000_000
      ${withheld}
      51056801 Aportes ARL       | 860011153 Positiva  | 0 |    135_720 |         0 |    135_720
      51056901 Aportes EPS       | 800251440 Sanitas   | 0 |  1_700_000 |         0 |  1_700_000
      51057001 Aportes pensión   | 800224808 Porvenir  | 0 |  3_120_000 |         0 |  3_120_000
      51057201 Aportes caja      | 860066942 Compensar | 0 |  1_040_000 |         0 |  1_040_000
      51057501 ICBF              | 899999239 ICBF      | 0 |    600_000 |         0 |    600_000
      51057801 SENA              | 899999034 SENA      | 0 |    400_000 |         0 |    400_000
      23700501 Aportes EPS       | 800251440 Sanitas   | 0 |          0 | 2_740_000 | -2_740_000
      23700601 Aportes ARL       | 860011153 Positiva  | 0 |          0 |   135_720 |   -135_720
      23701001 Caja              | 860066942 Compensar | 0 |          0 | 1_040_000 | -1_040_000
      23701002 ICBF              | 899999239 ICBF      | 0 |          0 |   600_000 |   -600_000
      23701003 SENA              | 899999034 SENA      | 0 |          0 |   400_000 |   -400_000
      23803001 Fondos de pensión | 800224808 Porvenir  | 0 |          0 | 4_360_000 | -4_360_000
    `,
    findings: [],
  },
  {
    name: 'salario integral: cotiza sobre el 70 %',
    profile: exempt,
    period: '2026-01',
    books: `
      ${wages}
      51050301 Salario integral  | 1070 Fabio          | 0 | 30_000_000 |         0 | 30_000_000
      ${withheld}
      51056801 Aportes ARL       | 860011153 Positiva  | 0 |    161_820 |         0 |    161_820
      51056901 Aportes EPS       | 800251440 Sanitas   | 0 |  1_785_000 |         0 |  1_785_000
      51057001 Aportes pensión   | 800224808 Porvenir  | 0 |  3_720_000 |         0 |  3_720_000
      51057201 Aportes caja      | 860066942 Compensar | 0 |  1_240_000 |         0 |  1_240_000
      51057501 ICBF              | 899999239 ICBF      | 0 |    630_000 |         0 |    630_000
      51057801 SENA              | 899999034 SENA      | 0 |    420_000 |         0 |    420_000
      23700501 Aportes EPS       | 800251440 Sanitas   | 0 |          0 | 3_025_000 | -3_025_000
      23700601 Aportes ARL       | 860011153 Positiva  | 0 |          0 |   161_820 |   -161_820
      23701001 Parafiscales      | 860066942 Compensar | 0 |          0 | 1_240_000 | -1_240_000
      23701002 Parafiscales      | 899999239 ICBF      | 0 |          0 |   630_000 |   -630_000
      23701003 Parafiscales      | 899999034 SENA      | 0 |          0 |   420_000 |   -420_000
      23803001 Fondos de pensión | 800224808 Porvenir  | 0 |          0 | 5_170_000 | -5_170_000
    `,
    findings: [],
  },
  {
    name: 'el fondo que el mes anterior recibió de más recibe menos en este: por verificar',
    profile: exempt,
    period: '2026-03',
    history: {
      '2026-01': funds(0, { porvenir: 480_000, colpensiones: 720_000 }),
      '2026-02': funds(1, { porvenir: 480_000, colpensiones: 1_440_000 }),
    },
    books: `
      ${funds(2, { porvenir: 480_000, colpensiones: 0, arrears: 720_000 })}
      ${withheld}
    `,
    findings: [{ rule: 'PAR-2', account: '23803001', severity: 'baja', amount: 720_000 }],
  },
  {
    name: 'incapacidades que reintegra la EPS: el sueldo baja y el aporte es el del mes anterior, por verificar',
    profile: exempt,
    period: '2026-02',
    history: { '2026-01': `${wages} ${contributionsOf()}` },
    books: `
      51050601 Sueldos           | 1020 Ana            |  6_000_000 | 2_500_000 |         0 |  8_500_000
      51050601 Sueldos           | 1030 Beto           |  4_000_000 | 4_000_000 |         0 |  8_000_000
      13459501 Incapacidades     | 800251440 Sanitas   |          0 | 3_500_000 |         0 |  3_500_000
      ${withheld}
      51056801 Aportes ARL       | 860011153 Positiva  |     52_200 |    52_200 |         0 |    104_400
      51057001 Aportes pensión   | 800224808 Porvenir  |  1_200_000 | 1_200_000 |         0 |  2_400_000
      51057201 Aportes caja      | 860066942 Compensar |    400_000 |   260_000 |         0 |    660_000
      23700501 Aportes EPS       | 800251440 Sanitas   |   -400_000 |   400_000 |   400_000 |   -400_000
      23700601 Aportes ARL       | 860011153 Positiva  |    -52_200 |    52_200 |    52_200 |    -52_200
      23701001 Caja              | 860066942 Compensar |   -400_000 |   400_000 |   260_000 |   -260_000
      23803001 Fondos de pensión | 800224808 Porvenir  | -1_600_000 | 1_600_000 | 1_600_000 | -1_600_000
    `,
    findings: [
      { rule: 'PAR-2', account: '51057001', severity: 'baja' },
      { rule: 'PAR-2', account: '51056801', severity: 'baja' },
      { rule: 'PAR-8', account: '2370', severity: 'baja' },
    ],
  },
  {
    name: 'vacaciones pagadas de lo provisionado: cotizan aunque no estén en los sueldos',
    profile: exempt,
    period: '2026-01',
    books: `
      51050601 Sueldos        | 1020 Ana  |          0 | 3_000_000 | 0 |  3_000_000
      51050601 Sueldos        | 1030 Beto |          0 | 4_000_000 | 0 |  4_000_000
      25250501 Vacaciones     | 1020 Ana  | -4_000_000 | 3_000_000 | 0 | -1_000_000
      ${withheld}
      ${contributionsOf()}
    `,
    findings: [],
  },
  {
    name: 'lo que faltó en enero se registró en febrero: el año cuadra',
    profile: exempt,
    period: '2026-02',
    books: `
      51050601 Sueldos           | 1020 Ana            | 10_000_000 | 10_000_000 |         0 | 20_000_000
      51050601 Sueldos           | 1030 Beto           |  5_000_000 |  5_000_000 |         0 | 10_000_000
      ${withheld}
      51056801 Aportes ARL       | 860011153 Positiva  |          0 |    156_600 |         0 |    156_600
      51057001 Aportes pensión   | 800224808 Porvenir  |          0 |  3_600_000 |         0 |  3_600_000
      51057201 Aportes caja      | 860066942 Compensar |          0 |  1_200_000 |         0 |  1_200_000
      23700501 Aportes EPS       | 800251440 Sanitas   |   -600_000 |    600_000 |   600_000 |   -600_000
      23700601 Aportes ARL       | 860011153 Positiva  |          0 |          0 |   156_600 |   -156_600
      23701001 Caja              | 860066942 Compensar |          0 |          0 | 1_200_000 | -1_200_000
      23803001 Fondos de pensión | 800224808 Porvenir  |   -600_000 |    600_000 | 4_200_000 | -4_200_000
    `,
    findings: [],
  },
  {
    name: 'nómina en el costo y aprendices: el nombre dice qué paga cada cuenta',
    profile: exempt,
    period: '2026-01',
    books: `
      72050501 Sueldos operarios                | 1020 Ana            | 0 | 6_000_000 |         0 |  6_000_000
      72050501 Sueldos operarios                | 1030 Beto           | 0 | 4_000_000 |         0 |  4_000_000
      51050602 Apoyo de sostenimiento aprendiz  | 1100 Iván           | 0 | 4_000_000 |         0 |  4_000_000
      ${withheld}
      72056801 Aportes ARL                      | 860011153 Positiva  | 0 |    52_200 |         0 |     52_200
      72057001 Aportes fondos de pensiones      | 800224808 Porvenir  | 0 | 1_200_000 |         0 |  1_200_000
      72057201 Caja de compensación             | 860066942 Compensar | 0 |   400_000 |         0 |    400_000
      23700501 Aportes EPS                      | 800251440 Sanitas   | 0 |         0 |   400_000 |   -400_000
      23700601 Aportes ARL                      | 860011153 Positiva  | 0 |         0 |    52_200 |    -52_200
      23701001 Caja                             | 860066942 Compensar | 0 |         0 |   400_000 |   -400_000
      23803001 Fondos de pensión                | 800224808 Porvenir  | 0 |         0 | 1_600_000 | -1_600_000
    `,
    findings: [],
  },
  {
    name: 'otra clase de riesgo cabe entre las tarifas: por verificar',
    profile: exempt,
    period: '2026-01',
    books: `
      ${wages}
      ${withheld}
      ${contributionsOf({ riesgos: 243_600 })}
    `,
    findings: [{ rule: 'PAR-2', account: '51056801', severity: 'baja', amount: 191_400 }],
  },
  {
    name: 'una empresa en SIMPLE está exonerada y no se autorretiene',
    profile: { regimen: 'simple', claseArl: 1 },
    period: '2026-01',
    books: `
      ${wages}
      ${contributionsOf()}
      41354001 Ventas | 900100200 Almacén | 0 | 0 | 90_000_000 | -90_000_000
    `,
    findings: [],
  },
  {
    name: 'una empresa sin empleados ni honorarios',
    books: '11050501 Caja | 900481237 El Roble | 1_000_000 | 0 | 0 | 1_000_000',
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'otro plan de cuentas: con sus papeles asignados se revisa igual',
    profile: exempt,
    period: '2026-01',
    settings: {
      roles: {
        sueldos: ['6101'],
        gastoPension: ['610301'],
        gastoRiesgos: ['610302'],
        gastoCaja: ['610303'],
        aportes: ['2402'],
        pasivoSalud: ['240201'],
        pasivoPension: ['240202'],
        pasivoRiesgos: ['240203'],
        pasivoParafiscales: ['240204'],
        autorretencion: ['248575'],
      },
    },
    books: `
      610101 Remuneración        | 1020 Ana            | 0 | 6_000_000 |       0 | 6_000_000
      610101 Remuneración        | 1030 Beto           | 0 | 4_000_000 |       0 | 4_000_000
      610302 Riesgos             | 860011153 Positiva  | 0 |    52_200 |       0 |    52_200
      610303 Subsidio familiar   | 860066942 Compensar | 0 |   400_000 |       0 |   400_000
      240201 Salud               | 800251440 Sanitas   | 0 |         0 | 400_000 |  -400_000
      240202 Vejez               | 800224808 Porvenir  | 0 |         0 | 400_000 |  -400_000
      240203 Riesgos             | 860011153 Positiva  | 0 |         0 |  52_200 |   -52_200
      240204 Subsidio familiar   | 860066942 Compensar | 0 |         0 | 400_000 |  -400_000
      248575 Autorretención      | 800197268 DIAN      | 0 |         0 | 500_000 |  -500_000
    `,
    findings: [{ rule: 'PAR-2', account: '240202', severity: 'alta', amount: 1_200_000 }],
  },
  {
    name: 'honorarios de una sociedad y de una persona por menos de un salario mínimo',
    profile: exempt,
    period: '2026-01',
    books: `
      ${wages}
      ${withheld}
      ${contributionsOf()}
      51102501 Asesoría jurídica | 52300400 Marta Ruiz        | 0 | 1_000_000 | 0 | 1_000_000
      51103001 Revisoría fiscal  | 900700800 Auditores S.A.S. | 0 | 5_000_000 | 0 | 5_000_000
    `,
    findings: [],
  },
];
