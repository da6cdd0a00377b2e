/** Cases of parafiscal: what each rule finds. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { contributionsOf, exempt, full, funds, wages, withheld } from './case-books.es.ts';
import { deductionCases } from './deduction-cases.es.ts';
import { quietCases } from './quiet-cases.es.ts';

export const cases: readonly ValidationCase[] = [
  ...deductionCases,
  {
    name: 'no se registró ningún aporte del empleador, solo lo descontado a los empleados',
    profile: exempt,
    period: '2026-01',
    books: `
      ${wages}
      ${withheld}
      23700501 Aportes EPS       | 800251440 Sanitas  | 0 | 0 | 400_000 | -400_000
      23803001 Fondos de pensión | 800224808 Porvenir | 0 | 0 | 400_000 | -400_000
    `,
    findings: [{ rule: 'PAR-1', account: '2370', severity: 'alta', amount: 1_652_200 }],
  },
  {
    name: 'una empresa no exonerada: faltan salud, SENA e ICBF; su total de clase I es 30,022 %',
    profile: full,
    period: '2026-01',
    books: `
      ${wages}
      ${contributionsOf()}
    `,
    findings: [
      { rule: 'PAR-2', account: '23700501', severity: 'alta', amount: 850_000 },
      { rule: 'PAR-2', account: '23701001', severity: 'media', amount: 200_000 },
      { rule: 'PAR-2', account: '23701001', severity: 'alta', amount: 300_000 },
    ],
  },
  {
    name: 'la pensión se registró a la mitad y la caja al doble',
    profile: exempt,
    period: '2026-01',
    books: `
      ${wages}
      ${withheld}
      ${contributionsOf({ pension: 600_000, caja: 800_000 })}
    `,
    findings: [
      { rule: 'PAR-2', account: '23803001', severity: 'media', amount: 600_000 },
      { rule: 'PAR-2', account: '51057201', severity: 'media', amount: 400_000 },
    ],
  },
  {
    name: 'las bonificaciones pasan del 40 % de lo pagado: el exceso también cotiza',
    profile: exempt,
    period: '2026-01',
    books: `
      ${wages}
      51054801 Bonificaciones | 1020 Ana | 0 | 11_000_000 | 0 | 11_000_000
      ${withheld}
      ${contributionsOf()}
    `,
    findings: [
      { rule: 'PAR-2', account: '23803001', severity: 'media', amount: 504_000 },
      { rule: 'PAR-2', account: '23700601', severity: 'media' },
      { rule: 'PAR-8', account: '2370', amount: 336_000 },
    ],
  },
  {
    name: 'una empresa exonerada registra salud por quienes ganan menos de diez salarios mínimos',
    profile: exempt,
    period: '2026-01',
    books: `
      ${wages}
      ${withheld}
      ${contributionsOf()}
      51056901 Aportes EPS | 800251440 Sanitas | 0 | 850_000 |       0 |  850_000
      23700502 Aportes EPS | 800251440 Sanitas | 0 |       0 | 850_000 | -850_000
    `,
    findings: [{ rule: 'PAR-3', account: '51056901', severity: 'media', amount: 850_000 }],
  },
  {
    name: 'exonerada con ingresos y sin autorretención; sin exoneración y con ella',
    profile: exempt,
    period: '2026-01',
    books: `
      ${wages}
      ${contributionsOf()}
      41354001 Ventas | 900100200 Almacén | 0 | 0 | 90_000_000 | -90_000_000
    `,
    findings: [{ rule: 'PAR-4', account: '236575', severity: 'media', amount: 90_000_000 }],
  },
  {
    name: 'el fondo que dos meses recibió lo mismo y este mes nada: no lo explica un retroactivo de otro fondo en enero',
    profile: exempt,
    period: '2026-03',
    history: {
      '2026-01': funds(0, { porvenir: 1_180_000, colpensiones: 720_000 }),
      '2026-02': funds(1, { porvenir: 480_000, colpensiones: 720_000, arrears: 700_000 }),
    },
    books: `
      ${funds(2, { porvenir: 480_000, colpensiones: 0, arrears: 700_000 })}
      ${withheld}
    `,
    findings: [{ rule: 'PAR-2', account: '23803001', severity: 'media', people: ['900336004'], amount: 720_000 }],
  },
  {
    name: 'un consorcio exonerado no se autorretiene: la renta es de sus miembros',
    companyName: 'Consorcio Vías del Sur',
    profile: exempt,
    period: '2026-01',
    books: `
      ${wages}
      ${contributionsOf()}
      41354001 Ventas | 900100200 Almacén | 0 | 0 | 90_000_000 | -90_000_000
    `,
    findings: [],
  },
  {
    name: 'no exonerada que se autorretiene sin ser autorretenedora',
    profile: full,
    period: '2026-01',
    books: `
      ${wages}
      ${contributionsOf({ caja: 400_000 })}
      ${withheld}
      51056901 Aportes EPS  | 800251440 Sanitas | 0 | 850_000 |       0 |  850_000
      51057501 Aportes ICBF | 899999239 ICBF    | 0 | 300_000 |       0 |  300_000
      51057801 SENA         | 899999034 SENA    | 0 | 200_000 |       0 |  200_000
      23700502 Aportes EPS  | 800251440 Sanitas | 0 |       0 | 850_000 | -850_000
      23701002 ICBF         | 899999239 ICBF    | 0 |       0 | 300_000 | -300_000
      23701003 SENA         | 899999034 SENA    | 0 |       0 | 200_000 | -200_000
    `,
    findings: [{ rule: 'PAR-4', account: '23657501', severity: 'baja', amount: 500_000 }],
  },
  {
    name: 'la planilla del mes anterior no se pagó, y queda un saldo con una EPS liquidada',
    profile: exempt,
    books: `
      ${wages}
      ${withheld}
      ${contributionsOf()}
      23700502 Aportes EPS | 800251440 Sanitas    | -1_400_000 | 0 | 0 | -1_400_000
      23700503 Aportes EPS | 800140949 Cafesalud  |    -90_000 | 0 | 0 |    -90_000
    `,
    findings: [
      {
        rule: 'PAR-5',
        account: '23700502',
        severity: 'alta',
        people: ['800251440'],
        amount: 1_400_000,
        hasEntry: true,
      },
      { rule: 'PAR-5', account: '23700503', people: ['800140949'], amount: 90_000 },
      { rule: 'PAR-6', account: '23700503', severity: 'alta', people: ['800140949'], amount: 90_000 },
    ],
  },
  {
    name: 'la pensión de un empleado se acreditó a otro fondo: al primero se le debe menos que el aporte del empleador',
    profile: exempt,
    period: '2026-01',
    books: `
      ${wages}
      ${withheld}
      51056801 Aportes ARL       | 860011153 Positiva   | 0 |    52_200 |         0 |     52_200
      51057001 Aportes pensión   | 800224808 Porvenir   | 0 |   800_000 |         0 |    800_000
      51057001 Aportes pensión   | 800229739 Protección | 0 |   400_000 |         0 |    400_000
      51057201 Aportes caja      | 860066942 Compensar  | 0 |   400_000 |         0 |    400_000
      23700501 Aportes EPS       | 800251440 Sanitas    | 0 |         0 |   400_000 |   -400_000
      23700601 Aportes ARL       | 860011153 Positiva   | 0 |         0 |    52_200 |    -52_200
      23701001 Caja              | 860066942 Compensar  | 0 |         0 |   400_000 |   -400_000
      23803001 Fondos de pensión | 800224808 Porvenir   | 0 |         0 |   600_000 |   -600_000
      23803001 Fondos de pensión | 800229739 Protección | 0 |         0 | 1_000_000 | -1_000_000
    `,
    findings: [{ rule: 'PAR-7', account: '51057001', severity: 'baja', people: ['800224808'], amount: 800_000 }],
  },
  {
    name: 'el gasto de la caja está con Compensar y el pasivo con Cafam',
    profile: exempt,
    period: '2026-01',
    books: `
      ${wages}
      ${withheld}
      51056801 Aportes ARL       | 860011153 Positiva  | 0 |    52_200 |         0 |     52_200
      51057001 Aportes pensión   | 800224808 Porvenir  | 0 | 1_200_000 |         0 |  1_200_000
      51057201 Aportes caja      | 860066942 Compensar | 0 |   400_000 |         0 |    400_000
      23700501 Aportes EPS       | 800251440 Sanitas   | 0 |         0 |   400_000 |   -400_000
      23700601 Aportes ARL       | 860011153 Positiva  | 0 |         0 |    52_200 |    -52_200
      23701001 Caja              | 860013570 Cafam     | 0 |         0 |   400_000 |   -400_000
      23803001 Fondos de pensión | 800144331 Porvenir  | 0 |         0 | 1_600_000 | -1_600_000
    `,
    findings: [{ rule: 'PAR-7', account: '51057201', severity: 'baja', people: ['860066942'], amount: 400_000 }],
  },
  {
    name: 'a los empleados no se les descontó la salud',
    profile: exempt,
    period: '2026-01',
    books: `
      ${wages}
      ${withheld}
      ${contributionsOf({}, { salud: 0 })}
    `,
    findings: [{ rule: 'PAR-8', account: '2370', severity: 'media', amount: 400_000 }],
  },
  {
    name: 'honorarios a personas naturales: informativo; a una sociedad o por menos de un salario mínimo, nada',
    period: '2026-01',
    books: `
      51102501 Asesoría jurídica | 79400500 Luis Paz           | 0 | 3_000_000 | 0 | 3_000_000
      51102501 Asesoría jurídica | 52300400 Marta Ruiz         | 0 | 1_000_000 | 0 | 1_000_000
      51103001 Revisoría fiscal  | 900700800 Auditores S.A.S.  | 0 | 5_000_000 | 0 | 5_000_000
    `,
    findings: [{ rule: 'PAR-9', account: '5110', severity: 'informativa', people: ['79400500'], amount: 3_000_000 }],
  },
  ...quietCases,
];
