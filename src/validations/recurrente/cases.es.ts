/** Cases of recurrente: what each rule finds, and records that are not missing. */
import type { BooksTable, ValidationCase } from '#core/engine/validation-case.ts';
import { companionCases } from './companion-cases.es.ts';

const KEYS = Array.from({ length: 13 }, (_, back) => {
  const month = 12 * 2026 + 1 - back;
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
});

/** The same books in the four months before March 2026, or in more or fewer of them. */
function months(books: BooksTable, count = 4): Record<string, BooksTable> {
  return Object.fromEntries(KEYS.slice(0, count).map((key) => [key, books]));
}

const usual = `
  51050601 Sueldos           | 52111222 Rosa Pérez      | 0 | 2_000_000 | 0 | 2_000_000
  51103001 Asesoría contable | 79111222 Luis Gómez      | 0 | 3_000_000 | 0 | 3_000_000
  51201001 Arrendamiento     | 800200300 Inmobiliaria   | 0 | 4_500_000 | 0 | 4_500_000
  51309501 Seguros           | 800200301 Aseguradora    | 0 |   600_000 | 0 |   600_000
  51353001 Energía eléctrica | 800200302 Energía Andina | 0 |   900_000 | 0 |   900_000
  51953001 Papelería         | 800200303 Papeles        | 0 |   100_000 | 0 |   100_000
  23354001 Arrendamientos por pagar | 800200300 Inmobiliaria | 0 | 0 | 4_500_000 | -4_500_000
`;

const lent = (charged: number): string => `
  41700501 Cuotas            | 1020 Ana | 0 | 0 | 2_000_000 | -2_000_000
  42104001 Intereses de cartera | 1020 Ana | -100_000 | 0 | ${charged} | ${-100_000 - charged}
`;
/** Sales of lodging beside others, with a levy on the first and the tax of two municipalities. */
const levied = (sold: number, levy: number, second: number): string => `
  41400501 Alojamiento           | 900555666 Agencia              | 0 | 0 | ${sold} | ${-sold}
  41401001 Restaurante           | 900555667 Otros                | 0 | 0 | 5_000_000 | -5_000_000
  52159501 Contribución turística | 900649119 Fontur              | 0 | ${levy} | 0 | ${levy}
  51150501 Industria y comercio  | 899999061 Secretaría de Hacienda | 0 | ${sold * 0.007} | 0 | ${sold * 0.007}
  51150501 Industria y comercio  | 890399011 Distrito de Cali     | 0 | ${second} | 0 | ${second}
`;

/** A yearly licence, of which a part is expensed in the month and the rest is left. */
const prepaid = (spent: number, left: number): string => `
  17059501 Suscripciones anuales   | 813589140 Softec | ${left + spent} | 0 | ${spent} | ${left}
  51352001 Procesamiento de datos  | 813589140 Softec | 0 | ${spent} | 0 | ${spent}
  51050601 Sueldos                 | 52111222 Rosa Pérez | 0 | 2_000_000 | 0 | 2_000_000
`;

export const cases: readonly ValidationCase[] = [
  {
    name: 'los intereses que se liquidaban cada mes no se liquidaron',
    history: months(lent(400_000), 12),
    books: lent(0),
    findings: [{ rule: 'REC-12', account: '42104001', amount: 400_000 }],
  },
  {
    name: 'un ingreso que va y viene no se espera',
    history: { ...months(lent(400_000), 12), '2025-11': lent(900_000) },
    books: lent(0),
    findings: [],
  },
  {
    name: 'un ingreso que descansa un mes del año no se espera',
    history: { ...months(lent(400_000), 12), '2025-06': lent(0) },
    books: lent(0),
    findings: [],
  },
  ...companionCases,
  {
    name: 'faltan la nómina, los honorarios, el arriendo, el seguro, la energía y la papelería',
    history: months(usual, 6),
    books: `
      23354001 Arrendamientos por pagar | 800200300 Inmobiliaria | -4_500_000 | 0 | 0 | -4_500_000
      25050501 Salarios por pagar       | 52111222 Rosa Pérez    |          0 | 0 | 0 |          0
    `,
    findings: [
      { rule: 'REC-1', account: '51050601', severity: 'alta', people: ['52111222'], amount: 2_000_000 },
      { rule: 'REC-2', account: '51201001', severity: 'alta', people: ['800200300'], amount: 4_500_000 },
      { rule: 'REC-3', account: '51353001', severity: 'alta', people: ['800200302'], amount: 900_000 },
      { rule: 'REC-4', account: '51309501', severity: 'alta', amount: 600_000 },
      { rule: 'REC-5', account: '51103001', severity: 'alta', amount: 3_000_000 },
      { rule: 'REC-6', account: '51953001', severity: 'baja', amount: 100_000 },
    ],
  },
  ...[4, 4_000_004].map(
    (left): ValidationCase => ({
      name: `la licencia se amortizaba desde lo pagado por anticipado, de lo que quedan ${left}`,
      history: months(prepaid(1_000_000, left), 6),
      books: prepaid(0, left),
      findings: left === 4 ? [] : [{ rule: 'REC-3', account: '51352001', severity: 'alta', amount: 1_000_000 }],
    }),
  ),
  {
    name: 'el impuesto municipal de todos los meses falta en este: su declaración lo tendrá',
    history: Object.fromEntries(
      ['2026-02', '2026-01', '2025-12', '2025-11', '2025-10', '2025-09', '2025-08', '2025-07', '2025-06'].map((key) => [
        key,
        `
          51150501 Industria y comercio | 899999061 Secretaría de Hacienda | 0 | 150_000 | 0 | 150_000
          41350501 Ventas               | 900555666 Cliente | 0 | 0 | 9_000_000 | -9_000_000
        `,
      ]),
    ),
    books: `
      11100501 Banco        |                        | 0 | 9_000_000 | 0 | 9_000_000
      41350501 Ventas       | 900555666 Cliente      | 0 | 0 | 9_000_000 | -9_000_000
    `,
    findings: [{ rule: 'REC-6', account: '51150501', severity: 'media', amount: 150_000 }],
  },
  {
    name: 'el impuesto municipal de cada dos meses, que este mes tocaba; y el mes que descansa',
    history: Object.fromEntries(
      ['2026-02', '2026-01', '2025-12', '2025-11', '2025-10', '2025-09'].map((key, back) => [
        key,
        `
          ${back % 2 === 1 ? '51150501 Industria y comercio | 899999061 Secretaría de Hacienda | 0 | 150_000 | 0 | 150_000' : ''}
          51159501 Otro impuesto | 899999061 Secretaría de Hacienda | 0 | ${back % 2 === 0 ? 90_000 : 0} | 0 | 90_000
          41350501 Ventas | 900555666 Cliente | 0 | 0 | 9_000_000 | -9_000_000
        `,
      ]),
    ),
    books: '41350501 Ventas | 900555666 Cliente | 0 | 0 | 9_000_000 | -9_000_000',
    findings: [{ rule: 'REC-6', account: '51150501', severity: 'media', amount: 150_000 }],
  },
  {
    name: 'una contribución que siempre es la misma parte de un ingreso, y la de uno de dos municipios: faltan',
    history: Object.fromEntries(
      [9_000_000, 7_000_000, 12_000_000, 8_000_000, 10_000_000].map((sold, back) => [
        ['2026-02', '2026-01', '2025-12', '2025-11', '2025-10'][back]!,
        levied(sold, sold * 0.025, sold * 0.006),
      ]),
    ),
    books: levied(11_000_000, 0, 0),
    findings: [
      { rule: 'REC-6', account: '52159501', severity: 'media', people: ['900649119'], amount: 225_000 },
      { rule: 'REC-7', account: '51150501', severity: 'media', people: ['890399011'], amount: 54_000 },
    ],
  },
  {
    name: 'las mismas, con lo suyo',
    history: Object.fromEntries(
      [9_000_000, 7_000_000, 12_000_000, 8_000_000, 10_000_000].map((sold, back) => [
        ['2026-02', '2026-01', '2025-12', '2025-11', '2025-10'][back]!,
        levied(sold, sold * 0.025, sold * 0.006),
      ]),
    ),
    books: levied(11_000_000, 275_000, 66_000),
    findings: [],
  },
  {
    name: 'un gasto pequeño frente al tamaño de la empresa pesa menos',
    history: months('51352501 Acueducto | 800200302 Acueducto | 0 | 150_000 | 0 | 150_000'),
    books: '41352001 Ventas | 900100200 Almacén Sur | 0 | 0 | 100_000_000 | -100_000_000',
    findings: [{ rule: 'REC-3', account: '51352501', severity: 'media', amount: 150_000 }],
  },
  {
    name: 'se registró en tres de los cuatro meses, y en los demás del año, con valores distintos: se espera el del medio',
    history: {
      ...months('51201001 Arrendamiento | 800200300 Inmobiliaria | 0 | 4_500_000 | 0 | 4_500_000', 12),
      '2026-02': '51201001 Arrendamiento | 800200300 Inmobiliaria | 0 | 4_800_000 | 0 | 4_800_000',
      '2026-01': '11050501 Caja | | 1 | 0 | 0 | 1',
    },
    books: '11050501 Caja | | 1 | 0 | 0 | 1',
    findings: [{ rule: 'REC-2', account: '51201001', severity: 'alta', amount: 4_500_000 }],
  },
  {
    name: 'falta por segundo mes y hace un año tampoco estaba: puede ser una temporada, y ya se dijo',
    history: {
      ...months('51201001 Arrendamiento | 800200300 Inmobiliaria | 0 | 4_500_000 | 0 | 4_500_000', 11),
      [KEYS[0]!]: '51953001 Papelería | 800200303 Papeles | 0 | 100_000 | 0 | 100_000',
      [KEYS[11]!]: '51953001 Papelería | 800200303 Papeles | 0 | 100_000 | 0 | 100_000',
    },
    books: '51953001 Papelería | 800200303 Papeles | 0 | 100_000 | 0 | 100_000',
    findings: [],
  },
  {
    name: 'el transporte de un colegio descansa en vacaciones, y en marzo no hubo el año pasado: no se espera',
    history: {
      ...months('52355001 Transporte escolar | 900344518 Rutas | 0 | 9_977_000 | 0 | 9_977_000', 12),
      '2025-07': '11050501 Caja | | 1 | 0 | 0 | 1',
      '2025-03': '11050501 Caja | | 1 | 0 | 0 | 1',
    },
    books: '11050501 Caja | | 1 | 0 | 0 | 1',
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'un servicio que falta dos veces en el año no es de todos los meses',
    history: {
      ...months('52355001 Transporte | 900344518 Rutas | 0 | 9_977_000 | 0 | 9_977_000', 12),
      '2025-10': '11050501 Caja | | 1 | 0 | 0 | 1',
      '2025-09': '11050501 Caja | | 1 | 0 | 0 | 1',
    },
    books: '11050501 Caja | | 1 | 0 | 0 | 1',
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'cuatro meses de un gasto que no es contrato no muestran que sea de siempre',
    history: months('51451001 Mantenimiento | 811032911 Obras | 0 | 5_257_000 | 0 | 5_257_000'),
    books: '11050501 Caja | | 1 | 0 | 0 | 1',
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'un empleado sin salario y con prestaciones; otro se retiró y otro está en vacaciones',
    history: months(`
      51050601 Sueldos    | 52111222 Rosa Pérez | 0 | 2_000_000 | 0 | 2_000_000
      51050601 Sueldos    | 52111223 Ana Ruiz   | 0 | 3_000_000 | 0 | 3_000_000
      51050601 Sueldos    | 52111224 Luz Mora   | 0 | 3_000_000 | 0 | 3_000_000
      51050601 Sueldos    | 52111225 Eva Rey    | 0 | 3_000_000 | 0 | 3_000_000
    `),
    books: `
      51050601 Sueldos    | 52111222 Rosa Pérez | 0 | 2_000_000 | 0 | 2_000_000
      51053601 Prima      | 52111222 Rosa Pérez | 0 |   166_000 | 0 |   166_000
      51053601 Prima      | 52111223 Ana Ruiz   | 0 |   250_000 | 0 |   250_000
      51053601 Prima      | 52111225 Eva Rey    | 0 |   250_000 | 0 |   250_000
      25250501 Vacaciones | 52111225 Eva Rey    | -3_000_000 | 3_000_000 | 0 | 0
    `,
    findings: [{ rule: 'REC-7', account: '51050601', severity: 'media', people: ['52111223'], amount: 3_000_000 }],
  },
  {
    name: 'la cuenta se mueve, pero falta uno de los dos arrendadores',
    history: months(`
      51201001 Arrendamiento | 800200300 Inmobiliaria   | 0 | 4_500_000 | 0 | 4_500_000
      51201001 Arrendamiento | 800200304 Bodegas Unidas | 0 | 2_000_000 | 0 | 2_000_000
    `),
    books: '51201001 Arrendamiento | 800200300 Inmobiliaria | 0 | 4_500_000 | 0 | 4_500_000',
    findings: [{ rule: 'REC-7', account: '51201001', severity: 'baja', people: ['800200304'], amount: 2_000_000 }],
  },
  {
    name: 'el arriendo se registró en otra cuenta: no falta, cambió de sitio',
    history: months(usual),
    books: `
      ${usual.replace('51201001 Arrendamiento    ', '51209501 Otros arrendamientos')}
    `,
    findings: [{ rule: 'REC-2', account: '51201001', severity: 'baja', people: ['800200300'], amount: 4_500_000 }],
  },
  {
    name: 'todo lo usual está, con otros valores',
    history: months(usual),
    books: usual.replaceAll('900_000', '1_200_000').replaceAll('4_500_000', '4_725_000'),
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'una factura que llega cada dos meses no es recurrente',
    history: {
      '2026-02': '51352501 Acueducto | 800200302 Acueducto | 0 | 600_000 | 0 | 600_000',
      '2026-01': '11050501 Caja | | 1 | 0 | 0 | 1',
      '2025-12': '51352501 Acueducto | 800200302 Acueducto | 0 | 600_000 | 0 | 600_000',
      '2025-11': '11050501 Caja | | 1 | 0 | 0 | 1',
    },
    books: '11050501 Caja | | 1 | 0 | 0 | 1',
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'un proveedor de valor variable que este mes no vino, en una cuenta que se movió',
    history: {
      ...months('51454001 Mantenimiento | 800200305 Talleres | 0 | 500_000 | 0 | 500_000'),
      '2026-01': '51454001 Mantenimiento | 800200305 Talleres | 0 | 3_000_000 | 0 | 3_000_000',
    },
    books: '51454001 Mantenimiento | 800200306 Otro taller | 0 | 800_000 | 0 | 800_000',
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'la depreciación, las prestaciones y los intereses los informa su propia validación; la diferencia en cambio va y viene',
    history: months(`
      51601501 Depreciación | | 0 |   500_000 | 0 |   500_000
      51053001 Cesantías    | 52111222 Rosa Pérez  | 0 |   900_000 | 0 |   900_000
      53052001 Intereses    | 890903938 Bancolombia | 0 | 1_500_000 | 0 | 1_500_000
      53052501 Diferencia en cambio | 444444001 Shenzhen Toys | 0 | 90_000 | 0 | 90_000
    `),
    books: '11050501 Caja | | 1 | 0 | 0 | 1',
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'enero, con diciembre ya cerrado: el cierre no cuenta como registro',
    period: '2026-01',
    history: Object.fromEntries(
      ['2025-12', '2025-11', '2025-10'].map((key) => [
        key,
        '51201001 Arrendamiento | 800200300 Inmobiliaria | 9_000_000 | 4_500_000 | 13_500_000 | 0',
      ]),
    ),
    books: '51201001 Arrendamiento | 800200300 Inmobiliaria | 0 | 4_500_000 | 0 | 4_500_000',
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'con dos meses no se sabe qué es recurrente',
    history: months(usual, 2),
    books: '11050501 Caja | | 1 | 0 | 0 | 1',
    outcome: 'no_evaluada',
    findings: [],
  },
  {
    name: 'en el periodo de cierre no se registran gastos',
    period: '2025-13',
    books: usual,
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'otro plan de cuentas: la parametrización dice cuál es el arriendo',
    history: months('61010001 Alquileres | 800200300 Inmobiliaria | 0 | 4_500_000 | 0 | 4_500_000'),
    settings: { roles: { arrendamientos: ['6101'] } },
    books: '11050501 Caja | | 1 | 0 | 0 | 1',
    findings: [{ rule: 'REC-2', account: '61010001', severity: 'alta', amount: 4_500_000 }],
  },
];
