/** Cases of retencion: what each rule finds. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { habitCases, overpaidCases } from './habit-cases.es.ts';
import { otherTaxesCases } from './other-taxes-cases.es.ts';
import { usualCases } from './usual-cases.es.ts';

const RENT_BEFORE = `
  51201001 Arrendamientos | 800300400 Inmobiliaria Sur | 0 | 4_000_000 | 0 | 4_000_000
  23653001 Retención arrendamientos | 800300400 Inmobiliaria Sur | 0 | 0 | 140_000 | -140_000
`;

const practised: readonly ValidationCase[] = [
  {
    name: 'honorarios sin retención: no hay base mínima, así que es seguro',
    books: `
      51103001 Honorarios | 800300400 Asesores del Sur | 0 | 3_000_000 | 0 | 3_000_000
      23359501 Honorarios por pagar | 800300400 Asesores del Sur | 0 | 0 | 3_000_000 | -3_000_000
      23651501 Retención honorarios | 800300401 Otros Asesores | 0 | 0 | 0 | 0
    `,
    findings: [{ rule: 'RET-1', account: '23651501', severity: 'alta', people: ['800300400'], amount: 330_000 }],
  },
  {
    name: 'combustible por el nombre de la cuenta: la tarifa es 0,1 %, y lo demás del mismo mes va aparte',
    books: `
      51953501 Combustibles y lubricantes | 800300403 Estación Sur  | 0 | 40_000_000 | 0 | 40_000_000
      14350501 Mercancías                 | 800300402 Textiles      | 0 |  9_000_000 | 0 |  9_000_000
      23654001 Retención compras          | 800300401 Otro          | 0 | 0 | 2_500 | -2_500
      14350502 Otras mercancías           | 800300401 Otro          | 0 |    100_000 | 0 |    100_000
    `,
    findings: [
      { rule: 'RET-1', account: '23654001', people: ['800300403'], amount: 40_000 },
      { rule: 'RET-1', account: '23654001', people: ['800300402'], amount: 225_000 },
    ],
  },
  {
    name: 'fletes por el nombre de la cuenta: sin historia, la tarifa del transporte de carga es 1 %',
    books: `
      52355001 Transporte, fletes y acarreos | 800300403 Carga Sur | 0 | 40_000_000 |      0 | 40_000_000
      52359501 Servicio de mensajería        | 800300401 Otro      | 0 |  1_000_000 |      0 |  1_000_000
      23652501 Retención servicios           | 800300401 Otro      | 0 |          0 | 40_000 |    -40_000
    `,
    findings: [{ rule: 'RET-1', account: '23652501', people: ['800300403'], amount: 400_000 }],
  },
  {
    name: 'fletes con la retención del transporte de carga, o con la de los demás servicios',
    books: `
      52355001 Fletes              | 800300403 Carga Sur  | 0 | 40_000_000 |         0 | 40_000_000
      52355001 Fletes              | 800300404 Envíos Ya  | 0 | 10_000_000 |         0 | 10_000_000
      23652501 Retención servicios | 800300403 Carga Sur  | 0 |          0 |   400_000 |   -400_000
      23652501 Retención servicios | 800300404 Envíos Ya  | 0 |          0 |   400_000 |   -400_000
    `,
    findings: [],
  },
  {
    name: 'combustible con su retención del 0,1 %',
    books: `
      51953501 Gasolina | 800300403 Estación Sur | 0 | 40_000_000 | 0 | 40_000_000
      23654001 Retención compras | 800300403 Estación Sur | 0 | 0 | 40_000 | -40_000
    `,
    findings: [],
  },
  {
    name: 'servicios de aseo que siempre se retuvieron y este mes no: el mes anterior está completo y no le sobra nada',
    history: {
      '2026-02': `
        51350501 Aseo               | 800300400 Aseo Total | 0 | 1_200_000 |      0 | 1_200_000
        23652501 Retención servicios | 800300400 Aseo Total | 0 |         0 | 48_000 |   -48_000
      `,
    },
    books: `
      51350501 Aseo               | 800300400 Aseo Total | 1_200_000 | 1_200_000 | 0 | 2_400_000
      23652501 Retención servicios | 800300400 Aseo Total |   -48_000 |    48_000 | 0 |         0
    `,
    findings: [{ rule: 'RET-1', account: '23652501', people: ['800300400'], amount: 48_000 }],
  },
  {
    name: 'a una persona natural, la menor de las dos tarifas que puede tener',
    books: `
      51103001 Honorarios | 79111222 Luis Gómez | 0 | 6_000_000 | 0 | 6_000_000
      41350501 Ventas     | 900100200 Almacén   | 0 | 0 | 90_000_000 | -90_000_000
    `,
    findings: [{ rule: 'RET-1', account: '236515', severity: 'media', people: ['79111222'], amount: 600_000 }],
  },
  {
    name: 'a una persona natural por menos de 95 UVT puede no retenérsele: se le aplica la tabla de salarios',
    books: `
      51103001 Honorarios | 79111222 Luis Gómez | 0 | 2_000_000 | 0 | 2_000_000
      41350501 Ventas     | 900100200 Almacén   | 0 | 0 | 90_000_000 | -90_000_000
    `,
    findings: [{ rule: 'RET-2', account: '236515', severity: 'baja', people: ['79111222'], amount: 200_000 }],
  },
  {
    name: 'servicios por diez veces la base mínima: no es creíble que ningún pago la alcanzara',
    books: `
      51350501 Mantenimiento de equipos | 800300400 Servitec | 0 | 6_000_000 | 0 | 6_000_000
      51354001 Mensajería | 800300401 Mensajeros | 0 | 300_000 | 0 | 300_000
    `,
    settings: { roles: { aseoVigilanciaTemporales: [] } },
    findings: [
      { rule: 'RET-1', account: '236525', severity: 'media', people: ['800300400'], amount: 240_000 },
      { rule: 'RET-2', account: '236525', severity: 'baja', people: ['800300401'], amount: 12_000 },
    ],
  },
  {
    name: 'a quien se le retenía y este mes no, por poco que sea; la tarifa esperada es la suya',
    history: { '2026-02': RENT_BEFORE },
    books: `
      51201001 Arrendamientos | 800300400 Inmobiliaria Sur | 4_000_000 | 4_000_000 | 0 | 8_000_000
      23653001 Retención arrendamientos | 800300400 Inmobiliaria Sur | -140_000 | 140_000 | 0 | 0
    `,
    findings: [{ rule: 'RET-1', account: '23653001', people: ['800300400'], amount: 140_000 }],
  },
  {
    name: 'un gran contribuyente que no figura como autorretenedor se pregunta, no se acusa',
    books: '14350501 Mercancías | 800000276 Avícola El Madroño | 0 | 50_000_000 | 0 | 50_000_000',
    findings: [{ rule: 'RET-2', account: '236540', severity: 'baja', people: ['800000276'], amount: 1_250_000 }],
  },
  {
    name: 'honorarios retenidos al 4 %, que es tarifa de servicios',
    books: `
      51103001 Honorarios | 800300400 Asesores del Sur | 0 | 3_000_000 | 0 | 3_000_000
      24081001 IVA descontable | 800300400 Asesores del Sur | 0 | 570_000 | 0 | 570_000
      23651501 Retención honorarios | 800300400 Asesores del Sur | 0 | 0 | 180_000 | -180_000
    `,
    findings: [{ rule: 'RET-3', account: '23651501', severity: 'media', people: ['800300400'], amount: 150_000 }],
  },
  {
    name: 'retención sobre una base que no está: la compra quedó en otra parte',
    books: `
      51201001 Arrendamientos | 800300400 Inmobiliaria Sur | 0 | 1_000_000 | 0 | 1_000_000
      23653001 Retención arrendamientos | 800300400 Inmobiliaria Sur | 0 | 0 | 350_000 | -350_000
    `,
    findings: [{ rule: 'RET-3', account: '23653001', severity: 'baja', people: ['800300400'], amount: 315_000 }],
  },
  {
    name: 'retenciones a nombre de la DIAN: solo se puede comparar el total',
    books: `
      51103001 Honorarios | 800300400 Asesores del Sur | 0 | 3_000_000 | 0 | 3_000_000
      51103001 Honorarios | 800300401 Consultores      | 0 | 5_000_000 | 0 | 5_000_000
      23651501 Retención honorarios | 800197268 DIAN   | 0 | 0 | 330_000 | -330_000
    `,
    findings: [
      { rule: 'RET-4', account: '23651501', severity: 'baja', people: ['800300401', '800300400'], amount: 470_000 },
    ],
  },
  {
    name: 'honorarios al 4 %, que es de otros servicios, a quien siempre se le retuvo el 11 %: por verificar',
    history: {
      '2026-02': `
        51103001 Honorarios           | 79111222 Luis Gómez | 0 | 3_000_000 |       0 | 3_000_000
        23651501 Retención honorarios | 79111222 Luis Gómez | 0 |         0 | 330_000 |  -330_000
      `,
    },
    books: `
      51103001 Honorarios           | 79111222 Luis Gómez | 3_000_000 | 3_000_000 |       0 | 6_000_000
      23651501 Retención honorarios | 79111222 Luis Gómez |  -330_000 |   330_000 | 120_000 |  -120_000
    `,
    findings: [{ rule: 'RET-3', account: '23651501', severity: 'baja', people: ['79111222'], amount: 210_000 }],
  },
];

const payment: readonly ValidationCase[] = [
  {
    name: 'lo retenido el mes anterior no se consignó',
    history: { '2026-02': '23652501 Retención servicios | 800300400 Servitec | 0 | 0 | 480_000 | -480_000' },
    books: `
      11100501 Bancos | 860002964 Banco de Bogotá | 5_000_000 | 0 | 0 | 5_000_000
      51350501 Servicios | 800300400 Servitec | 0 | 5_000_000 | 0 | 5_000_000
      23652501 Retención servicios | 800300400 Servitec | -480_000 | 0 | 200_000 | -680_000
    `,
    findings: [{ rule: 'RET-5', account: '23652501', severity: 'critica', amount: 480_000 }],
  },
  {
    name: 'quedó por pagar una parte pequeña de varias cuentas: se nombra la que las reúne',
    books: `
      23652501 Retención servicios | 800300400 Servitec | -8_000_000 | 8_000_000 | 0 | 0
      23654001 Retención compras   | 800300401 Papeles  | -2_000_000 | 1_400_000 | 0 | -600_000
    `,
    findings: [{ rule: 'RET-5', account: '2365', severity: 'alta', amount: 600_000 }],
  },
  {
    name: 'el formulario se pagó completo, con cargo a la cuenta de autorretenciones: solo falta cruzar',
    books: `
      23652501 Retención servicios | 800197268 DIAN | -800_000 | 0 | 0 | -800_000
      23657501 Autorretenciones    | 800197268 DIAN | -500_000 | 1_300_000 | 0 | 800_000
    `,
    findings: [{ rule: 'RET-5', account: '23652501', severity: 'baja', amount: 800_000 }],
  },
  {
    name: 'el IVA retenido va en el mismo formulario y se dice aparte',
    books: '23670101 IVA retenido | 800300400 Servitec | -300_000 | 0 | 0 | -300_000',
    settings: { parameters: { agenteReteIva: true } },
    findings: [{ rule: 'RET-5', account: '23670101', severity: 'critica', amount: 300_000 }],
  },
];

const otherCharts: readonly ValidationCase[] = [
  {
    name: 'un plan con numeración NIIF: una sola cuenta de retenciones, todo por parametrización',
    books: `
      62010001 Honorarios profesionales | 800300400 Asesores del Sur | 0 | 3_000_000 | 0 | 3_000_000
      62020001 Servicios recibidos      | 800300401 Servitec         | 0 | 5_000_000 | 0 | 5_000_000
      24850001 Retenciones por pagar    | 800300401 Servitec         | 0 | 0 | 200_000 | -200_000
    `,
    settings: {
      roles: {
        honorarios: ['6201'],
        servicios: ['6202'],
        compras: [],
        retHonorarios: [],
        retServicios: [],
        otrasRetenciones: ['2485'],
      },
    },
    findings: [{ rule: 'RET-1', account: '2485', people: ['800300400'], amount: 330_000 }],
  },
];

export const cases: readonly ValidationCase[] = [
  ...practised,
  ...payment,
  ...otherTaxesCases,
  ...usualCases,
  ...habitCases,
  ...overpaidCases,
  ...otherCharts,
  {
    name: 'un contratista en el costo y otro con el inventario a nombre propio: siempre se les retuvo, y este mes no',
    history: Object.fromEntries(
      ['2026-02', '2026-01'].map((month) => [
        month,
        `
          61559501 Costo de servicios | 901222333 Montajes S.A.S. | 0 | 8_000_000 | 0 | 8_000_000
          23652501 Retención servicios | 901222333 Montajes S.A.S. | 0 | 0 | 320_000 | -320_000
          14350501 Mercancías          | 900481237 El Roble        | 0 | 20_000_000 | 0 | 20_000_000
          24081001 IVA descontable     | 901222334 Cueros S.A.S.   | 0 | 3_800_000 | 0 | 3_800_000
          23654001 Retención compras   | 901222334 Cueros S.A.S.   | 0 | 0 | 500_000 | -500_000
          61559501 Costo de servicios  | 901222335 Nunca S.A.S.    | 0 | 8_000_000 | 0 | 8_000_000
        `,
      ]),
    ),
    books: `
      61559501 Costo de servicios | 901222333 Montajes S.A.S. | 0 | 8_000_000 | 0 | 8_000_000
      14350501 Mercancías         | 900481237 El Roble        | 0 | 20_000_000 | 0 | 20_000_000
      24081001 IVA descontable    | 901222334 Cueros S.A.S.   | 0 | 3_800_000 | 0 | 3_800_000
      61559501 Costo de servicios | 901222335 Nunca S.A.S.    | 0 | 8_000_000 | 0 | 8_000_000
    `,
    findings: [
      { rule: 'RET-2', account: '236525', severity: 'baja', people: ['901222333'], amount: 320_000 },
      { rule: 'RET-2', account: '236540', severity: 'baja', people: ['901222334'], amount: 500_000 },
    ],
  },
];
