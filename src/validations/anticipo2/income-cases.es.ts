/** Advances of contracts, and money for later or for others in income. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const act = (opening: number, used: number, billed: number): string => `
  28051001 Anticipos de contratos | 890000464 Municipio | ${-opening} | ${used} | 0 | ${used - opening}
  41301001 Construcción           | 890000464 Municipio | 0 | 0 | ${billed} | ${-billed}
  13050501 Clientes               | 890000464 Municipio | 0 | ${billed} | ${billed} | 0
`;
const sale = (billed: number, owed: number): string => `
  28050501 Anticipos de clientes | 900100200 Almacén Sur | -9_000_000 | 100_000 | 0 | -8_900_000
  41301001 Construcción          | 861230454 Parque      | 0 | 0 | ${billed} | ${-billed}
  13050501 Clientes              | 861230454 Parque      | 0 | ${owed} | ${owed} | 0
`;
const tips = (opening: number, handed: number, collected: number): string =>
  `28150501 Propinas por distribuir | 222222222222 Consumidor final | ${-opening} | ${handed} | ${collected} | ${handed - opening - collected}`;
const kept = {
  '2025-11': tips(5_000_000, 5_000_000, 6_000_000),
  '2025-12': tips(6_000_000, 6_000_000, 7_000_000),
  '2026-01': tips(7_000_000, 7_000_000, 5_000_000),
  '2026-02': tips(5_000_000, 5_000_000, 6_000_000),
};

/** A buyer of a flat: `paid` in advance, `earned` as income. */
const instalment = (paid: number, earned: number): string => `
  28050501 Cuotas iniciales | 1010201077 Comprador | -19_110_000 | 0 | ${paid} | ${-19_110_000 - paid}
  41300501 Apartamentos     | 1010201077 Comprador | 0 | 0 | ${earned} | ${-earned}
`;
const instalments = Object.fromEntries(Object.keys(kept).map((month) => [month, instalment(2_730_000, 0)]));
/** A customer abroad: what it paid of its debt, and what went to advances. */
const abroad = (paid: number, advanced: number): string => `
  13051001 Clientes del exterior | 444444042 Retail LLC | 80_000_000 | 72_000_000 | ${paid} | ${152_000_000 - paid}
  28050501 Anticipos             | 444444042 Retail LLC | 0 | 0 | ${advanced} | ${-advanced}
  41558001 Servicios             | 444444042 Retail LLC | 0 | 0 | 72_000_000 | -72_000_000
`;
const collected = Object.fromEntries(Object.keys(kept).map((month) => [month, abroad(67_000_000, 0)]));

/** A grant of which a part becomes income each month; `granted` of a new one goes to income at once. */
const grant = (opening: number, released: number, granted = 0): string => `
  27053001 Subvenciones diferidas | 800116398 Finagro | ${-opening} | ${released} | 0 | ${released - opening}
  42955301 Subvenciones           | 800116398 Finagro | 0 | 0 | ${released + granted} | ${-released - granted}
`;
const granted = Object.fromEntries(Object.keys(kept).map((month) => [month, grant(60_000_000, 1_000_000)]));
/** The enrolments of a year, of all pupils together, and what of them was earned in the month. */
const enrolled = (opening: number, released: number): string => `
  27050501 Matrículas del año | 900481237 El Roble | ${-opening} | ${released} | 0 | ${released - opening}
  41600501 Enseñanza          | 222222222222 Varios | 0 | 0 | ${released} | ${-released}
`;
const enrolments = Object.fromEntries(
  Object.keys(kept).map((month, at) => [month, enrolled(60_000_000 - at * 6_000_000, 6_000_000)]),
);
/** Two pupils, of whose enrolment a part is earned each month, from an account of deferred income or of deposits. */
const pupils = (ana: number, beto: number, account = '27050501'): string =>
  Object.entries({ '1020 Ana': ana, '1030 Beto': beto })
    .map(
      ([pupil, released]) => `
        ${account} Matrículas recibidas | ${pupil} | -900_000 | ${released} | 0 | ${released - 900_000}
        41600501 Enseñanza            | ${pupil} | 0 | 0 | ${released} | ${-released}
      `,
    )
    .join('');
const inMonths = (books: string) => Object.fromEntries(Object.keys(kept).map((month) => [month, books]));
/** Freight of a customer, own and of another's lorry, which is collected for its owner. */
const freight = (own: number, others: number): string => `
  41450501 Fletes                      | 860118877 Polaris | 0 | 0 | ${own} | ${-own}
  28150501 Recaudo a favor de terceros | 79111222 Dueño    | 0 | ${others} | ${others} | 0
  23359501 CxP                         | 79111222 Dueño    | -9_000_000 | 9_000_000 | ${others} | ${-others}
`;
const freights = Object.fromEntries(Object.keys(kept).map((month) => [month, freight(25_000_000, 18_000_000)]));

export const incomeCases: readonly ValidationCase[] = [
  {
    name: 'las matrículas se reconocían cada mes y en este salieron todas',
    history: enrolments,
    books: enrolled(36_000_000, 36_000_000),
    findings: [{ rule: 'ANR-8', account: '41600501', severity: 'media', amount: 30_000_000, hasEntry: true }],
  },
  {
    name: 'el último mes del plazo se lleva lo que queda: es una parte',
    history: enrolments,
    books: enrolled(8_000_000, 8_000_000),
    findings: [],
  },
  {
    name: 'la cuota que el comprador abona cada mes llegó al ingreso',
    history: instalments,
    books: instalment(0, 2_730_000),
    findings: [
      {
        rule: 'ANR-4',
        account: '41300501',
        severity: 'media',
        people: ['1010201077'],
        amount: 2_730_000,
        hasEntry: true,
      },
    ],
  },
  {
    name: 'el comprador no pagó su cuota',
    history: instalments,
    books: instalment(0, 0),
    findings: [],
  },
  {
    name: 'el cliente del exterior que paga cada mes: este mes su pago quedó como anticipo y la factura abierta',
    history: collected,
    books: abroad(0, 67_000_000),
    findings: [{ rule: 'ANR-1', account: '28050501', severity: 'media', people: ['444444042'], amount: 67_000_000 }],
  },
  {
    name: 'el cliente del exterior pagó lo que debía y además un anticipo: puede estar en otra moneda',
    history: collected,
    books: abroad(67_000_000, 67_000_000),
    findings: [{ rule: 'ANR-1', account: '28050501', severity: 'baja', people: ['444444042'], amount: 67_000_000 }],
  },
  {
    name: 'un acta facturada sin amortizar el anticipo: el cuarto que amortizan las otras',
    history: {
      '2026-01': act(120_000_000, 20_000_000, 80_000_000),
      '2026-02': act(100_000_000, 10_000_000, 40_000_000),
    },
    books: act(90_000_000, 0, 60_000_000),
    findings: [
      {
        rule: 'ANR-2',
        account: '28051001',
        severity: 'media',
        people: ['890000464'],
        amount: 15_000_000,
        hasEntry: true,
      },
    ],
  },
  {
    name: 'el acta que amortiza su parte',
    history: {
      '2026-01': act(120_000_000, 20_000_000, 80_000_000),
      '2026-02': act(100_000_000, 10_000_000, 40_000_000),
    },
    books: act(90_000_000, 15_000_000, 60_000_000),
    findings: [],
  },
  {
    name: 'un anticipo de contrato que nadie amortiza y la factura al lado: sin asiento, porque la parte la dice el contrato',
    books: `
      28051001 Anticipos de contratos | 890000464 Municipio | -90_000_000 | 0 | 0 | -90_000_000
      13050501 Clientes               | 890000464 Municipio |  60_000_000 | 0 | 0 |  60_000_000
    `,
    findings: [{ rule: 'ANR-1', account: '28051001', severity: 'baja', amount: 60_000_000, hasEntry: false }],
  },
  {
    name: 'un ingreso sin cartera de quien siempre se factura por cartera',
    history: {
      '2025-12': sale(60_000_000, 60_000_000),
      '2026-01': sale(80_000_000, 75_000_000),
      '2026-02': sale(70_000_000, 70_000_000),
    },
    books: sale(90_000_000, 0),
    findings: [
      {
        rule: 'ANR-4',
        account: '41301001',
        severity: 'media',
        people: ['861230454'],
        amount: 90_000_000,
        hasEntry: true,
      },
    ],
  },
  {
    name: 'la misma venta por cartera, y el que siempre compra de contado',
    history: { '2025-12': sale(60_000_000, 0), '2026-01': sale(80_000_000, 0), '2026-02': sale(70_000_000, 0) },
    books: sale(90_000_000, 0),
    findings: [],
  },
  {
    name: 'las propinas del mes salieron de su cuenta el mismo mes',
    history: kept,
    books: tips(6_000_000, 12_500_000, 6_500_000),
    findings: [{ rule: 'ANR-5', account: '28150501', severity: 'media', people: ['222222222222'], amount: 6_500_000 }],
  },
  {
    name: 'las propinas que esperan al mes siguiente, como siempre',
    history: kept,
    books: tips(6_000_000, 6_000_000, 6_500_000),
    findings: [],
  },
  {
    name: 'una subvención nueva llevada al ingreso: el de ese tercero siempre salía de lo diferido',
    history: granted,
    books: grant(60_000_000, 1_000_000, 36_000_000),
    findings: [
      {
        rule: 'ANR-4',
        account: '42955301',
        severity: 'media',
        people: ['800116398'],
        amount: 36_000_000,
        hasEntry: true,
      },
    ],
  },
  {
    name: 'lo diferido de un alumno no se llevó al ingreso, y lo del otro sí',
    history: inMonths(pupils(150_000, 150_000)),
    books: pupils(150_000, 0),
    findings: [{ rule: 'ANR-7', account: '27050501', severity: 'media', people: ['1030'], amount: 150_000 }],
  },
  {
    name: 'de los diferidos de los que no salió nada lo dice amortización',
    history: inMonths(pupils(150_000, 150_000)),
    books: pupils(0, 0),
    findings: [],
  },
  {
    name: 'en vacaciones a nadie se le reconoce nada',
    history: inMonths(pupils(150_000, 150_000, '28100501')),
    books: pupils(0, 0, '28100501'),
    findings: [{ rule: 'ANR-7', account: '28100501', severity: 'baja' }],
  },
  {
    name: 'lo diferido se terminó, o se reconoce como siempre',
    history: granted,
    books: grant(60_000_000, 1_000_000),
    findings: [],
  },
  {
    name: 'un fondo que se reúne mes a mes y se entrega entero: terminó',
    history: Object.fromEntries(
      Object.keys(kept).map((month, at) => [
        month,
        `28150502 Fondo de comerciantes | 900100200 Almacén Sur | ${-at * 500_000} | 0 | 500_000 | ${-at * 500_000 - 500_000}`,
      ]),
    ),
    books: '28150502 Fondo de comerciantes | 900100200 Almacén Sur | -2_000_000 | 2_000_000 | 0 | 0',
    findings: [],
  },
  {
    name: 'el flete de un tercero fue a los ingresos propios: no entró a su recaudo',
    history: freights,
    books: freight(43_500_000, 0),
    findings: [{ rule: 'ANR-6', account: '41450501', severity: 'media', people: ['860118877', '79111222'] }],
  },
  {
    name: 'este mes el tercero no transportó, y el ingreso es el de siempre: se pregunta por el recaudo',
    history: freights,
    books: freight(25_000_000, 0),
    findings: [{ rule: 'ANR-6', account: '28150501', severity: 'media', people: ['79111222'] }],
  },
];
