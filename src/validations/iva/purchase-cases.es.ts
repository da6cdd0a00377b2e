/** Cases of deductible tax: ratios, fixed assets, what gives none, apportionment. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const profile = { responsableIva: true } as const;
const SALE = `
  41350501 Ventas       | 900100201 Uno | 0 | 0 | 40_000_000 | -40_000_000
  24080101 IVA generado | 900100201 Uno | 0 | 0 |  7_600_000 | -7_600_000
`;

/** A rent with its VAT in the four months before March 2026. */
const RENT = Object.fromEntries(
  ['2026-02', '2026-01', '2025-12', '2025-11'].map((month) => [
    month,
    `
      51201001 Arrendamiento   | 900433210 Inmobiliaria | 0 | 4_000_000 | 0 | 4_000_000
      24081001 IVA descontable | 900433210 Inmobiliaria | 0 |   760_000 | 0 |   760_000
      14350501 Mercancías      | 800300400 Textiles     | 0 | 10_000_000 | 0 | 10_000_000
      24081001 IVA descontable | 800300400 Textiles     | 0 |    500_000 | 0 |    500_000
      51953001 Útiles          | 800300401 Papeles      | 0 | 2_000_000 | 0 | 2_000_000
      24081001 IVA descontable | 800300401 Papeles      | 0 |   ${month < '2026' ? '380_000 | 0 | 380_000' : '0 | 0 | 0'}
    `,
  ]),
);

export const purchaseCases: readonly ValidationCase[] = [
  {
    name: 'el IVA del arriendo se quedó en el gasto: siempre se había descontado',
    profile,
    history: RENT,
    books: `
      ${SALE}
      51201001 Arrendamiento   | 900433210 Inmobiliaria | 0 | 4_760_000 | 0 | 4_760_000
      24081001 IVA descontable | 800300400 Textiles     | 0 |   500_000 | 0 |   500_000
      14350501 Mercancías      | 800300400 Textiles     | 0 | 10_000_000 | 0 | 10_000_000
    `,
    findings: [
      {
        rule: 'IVA-19',
        account: '51201001',
        severity: 'media',
        people: ['900433210'],
        amount: 760_000,
        hasEntry: true,
      },
    ],
  },
  {
    name: 'un anticipo al mismo proveedor no es una compra, y su IVA vendrá con la factura',
    profile,
    history: Object.fromEntries(
      Object.entries(RENT).map(([month, books]) => [
        month,
        `${books} 13300501 Anticipos | 900433210 Inmobiliaria | ${month < '2025-12' ? '0 | 10 | 0 | 10' : '10 | 0 | 0 | 10'}`,
      ]),
    ),
    books: `
      ${SALE}
      51201001 Arrendamiento   | 900433210 Inmobiliaria | 0 | 4_000_000 | 0 | 4_000_000
      24081001 IVA descontable | 900433210 Inmobiliaria | 0 |   760_000 | 0 |   760_000
      13300501 Anticipos       | 900433210 Inmobiliaria | 10 | 3_000_000 | 0 | 3_000_010
    `,
    findings: [],
  },
  {
    name: 'un proveedor que a veces vende sin IVA, y una compra en otra cuenta que las de siempre: no faltan',
    profile,
    history: RENT,
    books: `
      ${SALE}
      51201001 Arrendamiento   | 900433210 Inmobiliaria | 0 | 4_000_000 | 0 | 4_000_000
      24081001 IVA descontable | 900433210 Inmobiliaria | 0 |   760_000 | 0 |   760_000
      51953001 Útiles          | 800300401 Papeles      | 0 | 2_000_000 | 0 | 2_000_000
      51959501 Libros          | 800300400 Textiles     | 0 | 1_000_000 | 0 | 1_000_000
    `,
    findings: [],
  },
  {
    name: 'el descontable de una compra quedó en la cuenta del generado; una devolución en ventas y el cierre del periodo no',
    profile,
    books: `
      41350501 Ventas              | 900100201 Uno  | 0 | 0 | 40_000_000 | -40_000_000
      24080101 IVA generado        | 900100201 Uno  | -3_800_000 | 11_400_000 | 7_600_000 | 0
      41750501 Devoluciones        | 900100202 Dos  | 0 | 1_000_000 | 0 | 1_000_000
      24080101 IVA generado        | 900100202 Dos  | 0 | 190_000 | 0 | 190_000
      24081001 IVA descontable     | 800300401 Papeles | 0 | 380_000 | 0 | 380_000
      51953001 Útiles              | 800300401 Papeles | 0 | 2_000_000 | 0 | 2_000_000
      14350501 Mercancías          | 800300400 Textiles | 0 | 10_000_000 | 0 | 10_000_000
      24080101 IVA generado        | 800300400 Textiles | 0 | 1_900_000 | 0 | 1_900_000
    `,
    findings: [
      {
        rule: 'IVA-4',
        account: '24080101',
        severity: 'media',
        people: ['800300400'],
        amount: 1_900_000,
        hasEntry: true,
      },
    ],
  },
  {
    name: 'una sola cuenta para todo el IVA: las compras van en ella, y el de los activos fijos no',
    profile,
    books: `
      41350501 Ventas        | 900100201 Uno      | 0 |          0 | 40_000_000 | -40_000_000
      24080501 IVA por pagar | 900100201 Uno      | 0 |          0 |  7_600_000 |  -7_600_000
      14350501 Mercancías    | 800300400 Textiles | 0 | 10_000_000 |          0 |  10_000_000
      24080501 IVA por pagar | 800300400 Textiles | 0 |  1_900_000 |          0 |   1_900_000
      15240501 Muebles       | 800300403 Tecno    | 0 |  5_000_000 |          0 |   5_000_000
      24080501 IVA por pagar | 800300403 Tecno    | 0 |    950_000 |          0 |     950_000
      24080501 IVA por pagar | 800197268 DIAN     | 0 |  1_000_000 |          0 |   1_000_000
    `,
    findings: [
      { rule: 'IVA-7', account: '24080501', severity: 'media', people: ['800300403'], amount: 950_000, hasEntry: true },
    ],
  },
  {
    name: 'una sola cuenta para todo el IVA, sin decir de qué es: compras y ventas bien',
    profile,
    books: `
      41350501 Ventas                | 900100201 Uno      | 0 |          0 | 40_000_000 | -40_000_000
      24080501 Impuesto a las ventas | 900100201 Uno      | 0 |          0 |  7_600_000 |  -7_600_000
      14350501 Mercancías            | 800300400 Textiles | 0 | 10_000_000 |          0 |  10_000_000
      24080501 Impuesto a las ventas | 800300400 Textiles | 0 |  1_900_000 |          0 |   1_900_000
    `,
    findings: [],
  },
  {
    name: 'el IVA de una compra, dos veces, aunque el costo también esté con el proveedor',
    profile,
    books: `
      ${SALE}
      14350501 Mercancías      | 800300400 Textiles | 0 | 10_000_000 | 9_000_000 | 1_000_000
      61354001 Costo de ventas | 800300400 Textiles | 0 |  9_000_000 | 0 | 9_000_000
      24081001 IVA descontable | 800300400 Textiles | 0 |  3_800_000 | 0 | 3_800_000
    `,
    findings: [{ rule: 'IVA-5', account: '24081001', severity: 'alta', people: ['800300400'], amount: 1_900_000 }],
  },
  {
    name: 'el inventario se lleva por artículo, sin terceros: el IVA de su único proveedor no se puede comparar',
    profile,
    books: `
      ${SALE}
      14350501 INVENTARIO LUBRICANTES |           | 9_000_000 | 12_000_000 | 11_000_000 | 10_000_000
      61350501 Costo de lubricantes   |           | 0 | 11_000_000 | 0 | 11_000_000
      51953001 Útiles                 | 800300401 Papeles | 0 | 2_000_000 | 0 | 2_000_000
      24081001 IVA descontable        | 800300401 Papeles | 0 | 380_000 | 0 | 380_000
      24081001 IVA descontable        | 800300400 Lubricantes del País | 0 | 2_280_000 | 0 | 2_280_000
    `,
    notEvaluated: ['IVA-5'],
    findings: [],
  },
  {
    name: 'IVA descontable mayor que el 19 % de la compra, y sin compra alguna',
    profile,
    books: `
      ${SALE}
      14350501 Mercancías      | 800300400 Textiles | 0 | 10_000_000 | 0 | 10_000_000
      24081001 IVA descontable | 800300400 Textiles | 0 |  2_900_000 | 0 |  2_900_000
      24081001 IVA descontable | 800300401 Papeles  | 0 |    380_000 | 0 |    380_000
    `,
    findings: [
      { rule: 'IVA-5', account: '24081001', severity: 'alta', people: ['800300400'], amount: 1_000_000 },
      { rule: 'IVA-5', account: '24081001', severity: 'media', people: ['800300401'], amount: 380_000 },
    ],
  },
  {
    name: 'IVA descontado en compras excluidas, aunque sea menos del 5 %; con otra compra gravada se explica',
    profile,
    books: `
      ${SALE}
      14350502 Medicamentos excluidos | 800300400 Textiles | 0 | 9_000_000 | 0 | 9_000_000
      24081001 IVA descontable        | 800300400 Textiles | 0 |   300_000 | 0 |   300_000
      14350502 Medicamentos excluidos | 800300401 Papeles  | 0 | 2_000_000 | 0 | 2_000_000
      14350501 Mercancías             | 800300401 Papeles  | 0 | 2_000_000 | 0 | 2_000_000
      24081001 IVA descontable        | 800300401 Papeles  | 0 |   380_000 | 0 |   380_000
    `,
    findings: [{ rule: 'IVA-5', account: '24081001', severity: 'media', people: ['800300400'], amount: 300_000 }],
  },
  {
    name: 'casi todo el IVA del mes está en cuentas llamadas excluidas: el nombre no dice lo que se compra',
    profile,
    books: `
      ${SALE}
      14350502 Medicamentos excluidos | 800300400 Textiles | 0 | 9_000_000 | 0 | 9_000_000
      24081001 IVA descontable        | 800300400 Textiles | 0 |   300_000 | 0 |   300_000
      14350502 Medicamentos excluidos | 800300401 Papeles  | 0 | 9_000_000 | 0 | 9_000_000
      24081001 IVA descontable        | 800300401 Papeles  | 0 |   300_000 | 0 |   300_000
      14350502 Medicamentos excluidos | 800300402 Vidrios  | 0 | 9_000_000 | 0 | 9_000_000
      24081001 IVA descontable        | 800300402 Vidrios  | 0 |   300_000 | 0 |   300_000
    `,
    findings: [],
  },
  {
    name: 'IVA de una compra de meses anteriores que se descuenta ahora',
    profile,
    history: { '2026-02': '14350501 Mercancías | 800300401 Papeles | 0 | 2_000_000 | 0 | 2_000_000' },
    books: `
      ${SALE}
      24081001 IVA descontable | 800300401 Papeles | 0 | 380_000 | 0 | 380_000
    `,
    findings: [],
  },
  {
    name: 'el inventario está a nombre de la empresa y el IVA con cada proveedor: no se comparan',
    profile,
    books: `
      ${SALE}
      14350501 Mercancías      | 900481237 El Roble | 0 | 30_000_000 | 0 | 30_000_000
      24081001 IVA descontable | 800300400 Textiles | 0 |  1_900_000 | 0 |  1_900_000
      24081001 IVA descontable | 800300401 Papeles  | 0 |  1_900_000 | 0 |  1_900_000
      24081001 IVA descontable | 800300402 Plásticos | 0 | 1_900_000 | 0 |  1_900_000
    `,
    findings: [],
    notEvaluated: ['IVA-5'],
  },
  {
    name: 'IVA de importación: se paga en aduana y no al proveedor',
    profile,
    books: `
      ${SALE}
      14350501 Mercancías          | 444444001 Fábrica | 0 | 50_000_000 | 0 | 50_000_000
      24081001 IVA descontable     | 800197268 DIAN    | 0 |  9_500_000 | 0 |  9_500_000
      24082001 IVA en importaciones | 800300409 Agencia de aduanas | 0 | 1_000_000 | 0 | 1_000_000
    `,
    findings: [],
  },
  {
    name: 'una sola cuenta y un IVA entre dos tarifas: informativa',
    profile,
    books: `
      ${SALE}
      51959501 Cafetería       | 800300402 Mercado | 0 | 20_000_000 | 0 | 20_000_000
      24081001 IVA descontable | 800300402 Mercado | 0 |  1_900_000 | 0 |  1_900_000
    `,
    findings: [
      { rule: 'IVA-6', account: '24081001', severity: 'informativa', people: ['800300402'], amount: 1_900_000 },
    ],
  },
  {
    name: 'el IVA de un computador llevado al descontable',
    profile,
    books: `
      ${SALE}
      15280501 Computadores    | 800300403 Tecno | 0 | 5_000_000 | 0 | 5_000_000
      24081001 IVA descontable | 800300403 Tecno | 0 |   950_000 | 0 |   950_000
    `,
    findings: [{ rule: 'IVA-7', account: '24081001', severity: 'media', people: ['800300403'], amount: 950_000 }],
  },
  {
    name: 'el IVA del computador quedó en su costo: es correcto',
    profile,
    books: `
      ${SALE}
      15280501 Computadores | 800300403 Tecno | 0 | 5_950_000 | 0 | 5_950_000
      51353501 Soporte         | 800300403 Tecno | 0 | 1_000_000 | 0 | 1_000_000
      24081001 IVA descontable | 800300403 Tecno | 0 |   190_000 | 0 |   190_000
    `,
    findings: [],
  },
  {
    name: 'IVA de un gasto no deducible',
    profile,
    books: `
      ${SALE}
      51952001 Atenciones      | 800300404 Regalos | 0 | 1_000_000 | 0 | 1_000_000
      24081001 IVA descontable | 800300404 Regalos | 0 |   190_000 | 0 |   190_000
    `,
    findings: [{ rule: 'IVA-8', account: '24081001', severity: 'baja', people: ['800300404'], amount: 190_000 }],
  },
  {
    name: 'el mismo IVA descontado y llevado al gasto',
    profile,
    books: `
      ${SALE}
      51353501 Soporte         | 800300403 Tecno | 0 | 1_000_000 | 0 | 1_000_000
      51157001 IVA no descontable | 800300403 Tecno | 0 | 190_000 | 0 | 190_000
      24081001 IVA descontable | 800300403 Tecno | 0 |   190_000 | 0 |   190_000
    `,
    findings: [{ rule: 'IVA-9', account: '24081001', severity: 'media', people: ['800300403'], amount: 190_000 }],
  },
  {
    name: 'al terminar el periodo, la parte no descontable de cada proveedor pasa del descontable al gasto',
    profile,
    books: `
      ${SALE}
      51353501 Soporte            | 800300403 Tecno | 1_000_000 | 1_000_000 | 0 | 2_000_000
      51157001 IVA no descontable | 800300403 Tecno | 0         |   300_000 | 0 |   300_000
      24081001 IVA descontable    | 800300403 Tecno | 190_000   |   190_000 | 380_000 | 0
    `,
    findings: [],
  },
  {
    name: 'ventas excluidas y ningún IVA al gasto al terminar el periodo',
    period: '2026-04',
    profile: { responsableIva: true, periodoIva: 'bimestral' },
    books: `
      41350501 Ventas gravadas  | 900100201 Uno | 0 | 0 | 40_000_000 | -40_000_000
      24080101 IVA generado     | 900100201 Uno | 0 | 7_600_000 |  7_600_000 | 0
      41351001 Ventas excluidas | 900100202 Dos | 0 | 0 | 10_000_000 | -10_000_000
      14350501 Mercancías       | 800300400 Textiles | 0 | 10_000_000 | 0 | 10_000_000
      24081001 IVA descontable  | 800300400 Textiles | 0 |  1_900_000 | 0 |  1_900_000
    `,
    settings: { roles: { ingresosExcluidos: ['413510'] } },
    findings: [{ rule: 'IVA-10', account: '24081001', severity: 'media', amount: 380_000, hasEntry: true }],
  },
  {
    name: 'el prorrateo ya se registró en el periodo',
    period: '2026-04',
    profile: { responsableIva: true, periodoIva: 'bimestral' },
    history: { '2026-03': '51157001 IVA no descontable | 800300400 Textiles | 0 | 100_000 | 0 | 100_000' },
    books: `
      41350501 Ventas gravadas  | 900100201 Uno | 0 | 0 | 40_000_000 | -40_000_000
      24080101 IVA generado     | 900100201 Uno | 0 | 7_600_000 |  7_600_000 | 0
      41351001 Ventas excluidas | 900100202 Dos | 0 | 0 | 10_000_000 | -10_000_000
      14350501 Mercancías       | 800300400 Textiles | 0 | 10_000_000 | 0 | 10_000_000
      24081001 IVA descontable  | 800300400 Textiles | 0 |  1_900_000 | 0 |  1_900_000
    `,
    settings: { roles: { ingresosExcluidos: ['413510'] } },
    findings: [],
  },
];
