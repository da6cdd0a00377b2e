/** Cases of iva: habits of each customer, exports, returns, imports, consumption tax, and balances in favour. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const profile = { responsableIva: true } as const;
const months = (books: (month: string) => string, keys = ['2025-12', '2026-01', '2026-02']) =>
  Object.fromEntries(keys.map((month) => [month, books(month)]));
const HALF_YEAR = ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'];

/** Taxed sales by the till, and excluded ones to another customer: no rate in all. */
const till = (tax: number) => `
  41350501 Ventas       | 222222222222 Consumidor final | 0 | 0 | 40_000_000 | -40_000_000
  24080101 IVA generado | 222222222222 Consumidor final | 0 | 0 | ${tax} | -${tax}
  41350502 Ventas       | 900100202 Dos | 0 | 0 | 30_000_000 | -30_000_000
`;
/** A contract with VAT on profit only: 0.95 % of the price. */
const contract = (tax: number, sold = 60_000_000) => `
  41301001 Obras        | 861230454 Parque Industrial | 0 | 0 | ${sold} | -${sold}
  24080101 IVA generado | 861230454 Parque Industrial | 0 | 0 | ${tax} | -${tax}
`;
const restaurant = (sold: number, card: number) => `
  13052001 Tarjetas por cobrar | 860032909 Credibanco | 0 | ${card} | ${card} | 0
  41401001 Restaurante y bar   | 222222222222 Consumidor final | 0 | 0 | ${sold} | -${sold}
  24950501 Impuesto nacional al consumo 8% | 800197268 DIAN | 0 | 0 | 8_000_000 | -8_000_000
`;
const hotel = (rooms: number, tax: number) => `
  41400501 Alojamiento         | 900100202 Agencia | 0 | 0 | ${rooms} | -${rooms}
  41401501 Restaurante y bar   | 222222222222 Consumidor final | 0 | 0 | 40_000_000 | -40_000_000
  24950501 Impuesto nacional al consumo 8% | 800197268 DIAN | 0 | 0 | ${tax} | -${tax}
`;
const SALE = `
  41350501 Ventas       | 900100202 Dos | 0 | 0 | 10_000_000 | -10_000_000
  24080101 IVA generado | 900100202 Dos | 0 | 0 |  1_900_000 |  -1_900_000
`;
const noVat = { responsableIva: false } as const;
const imports = `
  14350501 Mercancías               | 444444061 Nordic Inc | 0 | 50_000_000 | 0 | 50_000_000
  24082001 IVA importaciones        | 800197268 DIAN       | 0 |  9_975_000 | 0 |  9_975_000
`;

const habits: readonly ValidationCase[] = [
  {
    name: 'la caja de siempre con el 18 % de las ventas sin IVA',
    profile,
    history: months(() => till(7_600_000)),
    books: till(6_232_000),
    findings: [{ rule: 'IVA-1', account: '24080101', severity: 'media', people: ['222222222222'], amount: 1_368_000 }],
  },
  {
    name: 'un mes raro no quita la costumbre de los demás',
    profile,
    history: months((month) => till(month === '2025-10' ? 5_000_000 : 7_600_000), HALF_YEAR),
    books: till(6_232_000),
    findings: [{ rule: 'IVA-1', account: '24080101', severity: 'media', people: ['222222222222'], amount: 1_368_000 }],
  },
  {
    name: 'una caja que mezcla tarifas cada mes',
    profile,
    history: months((month) => till(Number(month.slice(5)) * 500_000)),
    books: till(6_232_000),
    findings: [],
  },
  {
    name: 'un anticipo de obra facturado como ingreso, sin el IVA sobre la utilidad que siempre llevó',
    profile,
    history: months(() => contract(570_000)),
    books: `
      ${contract(0, 90_000_000)}
      41301001 Obras        | 900100202 Dos | 0 | 0 | 40_000_000 | -40_000_000
      24080101 IVA generado | 900100202 Dos | 0 | 0 |    380_000 |    -380_000
    `,
    findings: [{ rule: 'IVA-1', account: '24080101', severity: 'media', people: ['861230454'], amount: 855_000 }],
  },
  {
    name: 'vigilancia con IVA sobre el AIU: a un cliente se le generó sobre el total',
    profile,
    history: months(
      () => `
        ${contract(570_000)}
        41301001 Obras        | 900100202 Dos | 0 | 0 | 40_000_000 | -40_000_000
        24080101 IVA generado | 900100202 Dos | 0 | 0 |    380_000 |    -380_000
      `,
    ),
    books: `
      ${contract(570_000)}
      41301001 Obras        | 900100202 Dos | 0 | 0 | 40_000_000 | -40_000_000
      24080101 IVA generado | 900100202 Dos | 0 | 0 |  7_600_000 |  -7_600_000
    `,
    findings: [{ rule: 'IVA-1', account: '24080101', severity: 'media', people: ['900100202'], amount: 7_220_000 }],
  },
  {
    name: 'el IVA está con la DIAN y es menos que la parte de siempre',
    profile,
    history: months(
      () => `
        41350501 Ventas       | 900100201 Uno | 0 | 0 | 40_000_000 | -40_000_000
        24080101 IVA generado | 800197268 DIAN | 0 | 0 | 6_000_000 | -6_000_000
      `,
      HALF_YEAR,
    ),
    books: `
      41350501 Ventas       | 900100201 Uno | 0 | 0 | 50_000_000 | -50_000_000
      24080101 IVA generado | 800197268 DIAN | 0 | 0 | 6_000_000 | -6_000_000
    `,
    findings: [{ rule: 'IVA-1', account: '24080101', severity: 'media', amount: 1_500_000 }],
  },
  {
    name: 'una exportación facturada con IVA',
    profile,
    books: `
      41350501 Ventas del exterior | 444444041 Nordic Apparel | 0 | 0 | 40_000_000 | -40_000_000
      24080101 IVA generado        | 444444041 Nordic Apparel | 0 | 7_600_000 | 7_600_000 | 0
      41350502 Ventas              | 900100202 Dos | 0 | 0 | 40_000_000 | -40_000_000
      24080101 IVA generado        | 900100202 Dos | 0 | 0 |  7_600_000 |  -7_600_000
    `,
    findings: [{ rule: 'IVA-1', account: '24080101', severity: 'media', people: ['444444041'], amount: 7_600_000 }],
  },
  {
    name: 'el cliente del exterior que siempre se factura con IVA usa el servicio en Colombia',
    profile,
    history: {
      '2026-02': `
        41350501 Servicios    | 444444041 Nordic Apparel | 0 | 0 | 40_000_000 | -40_000_000
        24080101 IVA generado | 444444041 Nordic Apparel | 0 | 0 |  7_600_000 |  -7_600_000
      `,
    },
    books: `
      41350501 Servicios    | 444444041 Nordic Apparel | 0 | 0 | 40_000_000 | -40_000_000
      24080101 IVA generado | 444444041 Nordic Apparel | 0 | 0 |  7_600_000 |  -7_600_000
    `,
    findings: [],
  },
  {
    name: 'una devolución sin reversar su IVA',
    profile,
    history: months(() => contract(11_400_000)),
    books: `
      ${contract(11_400_000)}
      41750501 Devoluciones | 861230454 Parque Industrial | 0 | 10_000_000 | 0 | 10_000_000
    `,
    findings: [{ rule: 'IVA-1', account: '24080101', severity: 'media', people: ['861230454'], amount: 1_900_000 }],
  },
  {
    name: 'la devolución con su IVA, en la cuenta del generado o en la de devoluciones',
    profile,
    history: months(() => contract(11_400_000)),
    books: `
      41301001 Obras        | 861230454 Parque Industrial | 0 | 0 | 60_000_000 | -60_000_000
      24080101 IVA generado | 861230454 Parque Industrial | 0 | 1_900_000 | 11_400_000 | -9_500_000
      41750501 Devoluciones | 861230454 Parque Industrial | 0 | 10_000_000 | 0 | 10_000_000
    `,
    findings: [],
  },
];

const abroad: readonly ValidationCase[] = [
  {
    name: 'el IVA de importar un activo, pagado a la DIAN, tomado como descontable',
    profile,
    books: `
      15120501 Maquinaria en montaje | 444444061 Biogas GmbH | 0 | 250_260_000 | 0 | 250_260_000
      24080201 IVA descontable       | 800197268 DIAN | 0 | 47_549_400 | 0 | 47_549_400
    `,
    findings: [{ rule: 'IVA-7', account: '24080201', people: ['800197268'], amount: 47_549_400, hasEntry: true }],
  },
  {
    name: 'el IVA de un activo descontado con otro tercero',
    profile,
    books: `
      15240501 Muebles         | 900100203 Tres    | 0 | 20_000_000 | 0 | 20_000_000
      24080201 IVA descontable | 900100204 Cuatro  | 0 |  3_800_000 | 0 |  3_800_000
    `,
    findings: [{ rule: 'IVA-7', account: '24080201', people: ['900100204'], amount: 3_800_000 }],
  },
  {
    name: 'mercancía importada con su IVA, también con arancel',
    profile,
    books: `
      14350501 Mercancías         | 444444061 Nordic Inc | 0 | 50_000_000 | 0 | 50_000_000
      14350501 Mercancías         | 800197268 DIAN       | 0 |  5_000_000 | 0 |  5_000_000
      24082001 IVA importaciones  | 800197268 DIAN       | 0 | 10_450_000 | 0 | 10_450_000
    `,
    findings: [],
  },
  {
    name: 'el IVA de la importación se llevó al inventario',
    profile,
    books: `
      ${SALE}
      14350501 Mercancías | 444444061 Nordic Inc | 0 | 50_000_000 | 0 | 50_000_000
      14350501 Mercancías | 800197268 DIAN       | 0 | 14_975_000 | 0 | 14_975_000
    `,
    findings: [{ rule: 'IVA-15', account: '14350501', severity: 'media', people: ['444444061'], amount: 9_500_000 }],
  },
  {
    name: 'una importación sin IVA, cuando las demás lo tuvieron',
    profile,
    history: months(() => imports),
    books: `
      ${SALE}
      14350501 Mercancías | 444444061 Nordic Inc | 0 | 50_000_000 | 0 | 50_000_000
    `,
    findings: [{ rule: 'IVA-15', account: '14350501', people: ['444444061'], amount: 9_500_000 }],
  },
  {
    name: 'sin importaciones anteriores con IVA no se sabe si la mercancía es excluida',
    profile,
    books: `
      ${SALE}
      14350501 Mercancías | 444444061 Nordic Inc | 0 | 50_000_000 | 0 | 50_000_000
    `,
    findings: [],
  },
  {
    name: 'el saldo a favor de un exportador llevado al gasto',
    profile: { responsableIva: true, periodoIva: 'bimestral' },
    period: '2026-02',
    history: {
      '2026-01': '24080201 IVA descontable | 900100202 Dos | 0 | 9_500_000 | 0 | 9_500_000',
    },
    books: `
      61350501 Costo           | 900100202 Dos  |          0 | 50_000_000 |          0 | 50_000_000
      24080201 IVA descontable | 900100202 Dos  |  9_500_000 |  9_500_000 | 19_000_000 |          0
      51157001 IVA             | 800197268 DIAN |          0 | 19_000_000 |          0 | 19_000_000
    `,
    findings: [{ rule: 'IVA-18', account: '51157001', people: ['800197268'], amount: 19_000_000, hasEntry: true }],
  },
  {
    name: 'el prorrateo del periodo, con la DIAN como tercero',
    profile: { responsableIva: true, periodoIva: 'bimestral' },
    period: '2026-02',
    books: `
      61350501 Costo           | 900100202 Dos  | 0 | 50_000_000 |         0 | 50_000_000
      24080201 IVA descontable | 900100202 Dos  | 0 |  9_500_000 | 3_000_000 |  6_500_000
      51157001 IVA             | 800197268 DIAN | 0 |  3_000_000 |         0 |  3_000_000
    `,
    findings: [],
  },
];

const apportioned: readonly ValidationCase[] = [
  {
    name: 'el prorrateo que pasa del exceso de un mes, por su nombre y cada mes',
    profile: { responsableIva: true, periodoIva: 'bimestral' },
    period: '2026-02',
    history: {
      '2026-01': '24080201 IVA descontable | 900100202 Dos | 0 | 4_000_000 | 0 | 4_000_000',
    },
    books: `
      61350501 Costo                         | 900100202 Dos  |         0 | 20_000_000 |         0 | 20_000_000
      24080201 IVA descontable               | 900100202 Dos  | 4_000_000 |  3_800_000 | 7_800_000 |          0
      51157001 IVA no descontable, prorrateo | 800197268 DIAN |         0 |  7_800_000 |         0 |  7_800_000
    `,
    findings: [],
  },
];

const excluded: readonly ValidationCase[] = [
  {
    name: 'IVA de un proveedor que nunca lo cobra: lo que vende es excluido',
    profile,
    history: months(() => '73050501 Medicamentos | 850513598 La Vaca | 0 | 6_000_000 | 6_000_000 | 0'),
    books: `
      73050501 Medicamentos    | 850513598 La Vaca | 0 | 2_016_000 | 2_016_000 | 0
      24080201 IVA descontable | 850513598 La Vaca | 0 | 1_140_000 | 0 | 1_140_000
    `,
    findings: [{ rule: 'IVA-5', account: '24080201', severity: 'alta', people: ['850513598'], amount: 756_960 }],
  },
  {
    name: 'el IVA de una factura del mes anterior, de un proveedor que sí lo cobra',
    profile,
    history: months(
      (month) => `
        73050501 Insumos         | 850513598 La Vaca | 0 | 6_000_000 | 6_000_000 | 0
        24080201 IVA descontable | 850513598 La Vaca | 0 | ${month === '2026-02' ? 0 : 1_140_000} | 0 | 0
      `,
    ),
    books: `
      73050501 Insumos         | 850513598 La Vaca | 0 | 2_000_000 | 2_000_000 | 0
      24080201 IVA descontable | 850513598 La Vaca | 0 | 1_520_000 | 0 | 1_520_000
    `,
    findings: [],
  },
];

const consumption: readonly ValidationCase[] = [
  {
    name: 'el impuesto al consumo del bimestre anterior sin pagar',
    profile: noVat,
    books: `
      24950501 Impuesto nacional al consumo 8% | 800197268 DIAN | -16_257_416 | 0 | 8_445_128 | -24_702_544
    `,
    findings: [{ rule: 'IVA-16', account: '24950501', severity: 'alta', amount: 16_257_416 }],
  },
  {
    name: 'sigue sin pagar el segundo mes',
    profile: noVat,
    period: '2026-04',
    history: {
      '2026-03': '24640501 INC | 800197268 DIAN | -16_000_000 | 0 | 8_000_000 | -24_000_000',
    },
    books: '24640501 INC | 800197268 DIAN | -24_000_000 | 0 | 8_000_000 | -32_000_000',
    findings: [{ rule: 'IVA-16', account: '24640501', amount: 16_000_000 }],
  },
  {
    name: 'llevado dentro de 2408, se conoce por su nombre: es del impuesto al consumo, no del IVA',
    books: `
      24081001 Impoconsumo 8% por pagar | 800197268 DIAN | -16_257_416 | 0 | 8_445_128 | -24_702_544
      41400501 Restaurante              | 222222222 Consumidor final | 0 | 0 | 105_564_100 | -105_564_100
    `,
    profile: noVat,
    findings: [{ rule: 'IVA-16', account: '24081001', severity: 'alta', amount: 16_257_416 }],
  },
  {
    name: 'con otro nombre, la cuenta de 2408 es de IVA',
    books: '24089001 IVA por pagar | 800197268 DIAN | -16_257_416 | 16_257_416 | 8_445_128 | -8_445_128',
    findings: [],
  },
  {
    name: 'pagado en su mes, y el segundo mes con lo de los dos',
    profile: noVat,
    period: '2026-04',
    history: {
      '2026-03': '24640501 INC | 800197268 DIAN | -16_000_000 | 16_000_000 | 8_000_000 | -8_000_000',
    },
    books: '24640501 INC | 800197268 DIAN | -8_000_000 | 0 | 8_000_000 | -16_000_000',
    findings: [],
  },
  {
    name: 'otras cuentas por pagar del mismo grupo no son impuesto al consumo',
    profile: noVat,
    books: '24950501 Otros impuestos | 800197268 DIAN | -16_000_000 | 0 | 8_000_000 | -24_000_000',
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'el abono del datáfono registrado otra vez como venta: la venta crece y el impuesto no',
    profile: noVat,
    history: months(() => restaurant(100_000_000, 55_000_000), HALF_YEAR),
    books: restaurant(150_000_000, 105_000_000),
    findings: [{ rule: 'IVA-17', account: '24950501', severity: 'media', people: ['860032909'], amount: 4_000_000 }],
  },
  {
    name: 'el restaurante de un hotel sin impuesto: las habitaciones llevan IVA y cambian cada mes',
    profile: noVat,
    history: months((month) => hotel(Number(month.slice(5)) * 10_000_000, 3_200_000), HALF_YEAR),
    books: hotel(55_000_000, 0),
    findings: [{ rule: 'IVA-17', account: '24950501', severity: 'media', amount: 3_200_000 }],
  },
  {
    name: 'el hotel con las habitaciones vacías y el impuesto de su restaurante',
    profile: noVat,
    history: months((month) => hotel(Number(month.slice(5)) * 10_000_000, 3_200_000), HALF_YEAR),
    books: hotel(5_000_000, 3_200_000),
    findings: [],
  },
  {
    name: 'un mes de menos ventas, con su impuesto',
    profile: noVat,
    history: months(() => restaurant(100_000_000, 55_000_000), HALF_YEAR),
    books: restaurant(98_000_000, 50_000_000),
    findings: [],
  },
];

const untaxed: readonly ValidationCase[] = [
  {
    name: 'leche y ganado no llevan IVA, tampoco en el primer mes',
    profile,
    books: `
      41055501 Venta de leche  | 860025900 Lácteos | 0 | 0 | 34_000_000 | -34_000_000
      41055502 Venta de ganado | 856311124 Frigorífico | 0 | 0 | 69_000_000 | -69_000_000
    `,
    findings: [],
  },
  {
    name: 'una clínica responsable de IVA sin IVA: por su actividad se pregunta',
    profile: { responsableIva: true, ciiu: '8621' },
    books: '41650501 Consultas | 860025900 Salud Total | 0 | 0 | 34_000_000 | -34_000_000',
    findings: [{ rule: 'IVA-3', account: '240801', severity: 'baja', amount: 34_000_000 }],
  },
];

export const otherCases: readonly ValidationCase[] = [
  ...habits,
  ...abroad,
  ...apportioned,
  ...excluded,
  ...consumption,
  ...untaxed,
];
