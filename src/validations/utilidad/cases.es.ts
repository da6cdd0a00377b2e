/** Cases of utilidad: what each rule finds. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { december, march } from './case-books.es.ts';
import { quietCases } from './quiet-cases.es.ts';

/** A month that earns ten million, after fifty with 35 % of tax. */
const taxedMonth = (tax: number): string => `
  31150501 Aportes de los socios | 52111222 Rosa Gil  | -100_000_000 |    0 |          0 | -100_000_000
  41354001 Ventas                | 900100200 Almacén  | -150_000_000 |    0 | 30_000_000 | -180_000_000
  51050601 Sueldos               | 52111222 Rosa Gil  |  100_000_000 | 20_000_000 | 0     |  120_000_000
  54050501 Impuesto de renta     | 800197268 DIAN     |   17_500_000 | ${tax} |          0 | ${17_500_000 + tax}
`;

/** December that closes a profit of 200 million, besides `tax`, which reduces what is left of sales. */
function closedYear(tax: string): string {
  const [sold, profit] = tax === '' ? [400_000_000, 200_000_000] : [460_000_000, 200_000_000];
  return `
    31150501 Aportes de los socios  | 52111222 Rosa Gil   | -100_000_000 |           0 |          0 | -100_000_000
    41354001 Ventas                 | 900100200 Almacén   | ${20_000_000 - sold} | ${sold} | 20_000_000 | 0
    51050601 Sueldos                | 52111222 Rosa Gil   |  180_000_000 | 20_000_000 | 200_000_000 |           0
    ${tax}
    36050501 Utilidad del ejercicio | 900481237 El Roble  |            0 |           0 | ${profit} | ${-profit}
  `;
}

export const cases: readonly ValidationCase[] = [
  {
    name: 'un pago registrado contra la utilidad del año anterior',
    books: `
      ${march}
      36050501 Utilidad del ejercicio | 900481237 El Roble    | -40_000_000 | 4_400_000 |         0 | -35_600_000
      11100501 Bancos                 | 890903938 Bancolombia |  80_000_000 |         0 | 4_400_000 |  75_600_000
    `,
    findings: [{ rule: 'UTI-1', account: '36050501', severity: 'alta', amount: 4_400_000 }],
  },
  {
    name: 'una distribución que no explica todo el movimiento',
    books: `
      ${march}
      36050501 Utilidad del ejercicio | 900481237 El Roble | -40_000_000 | 40_000_000 |          0 |           0
      37050501 Utilidades acumuladas  | 900481237 El Roble |           0 |          0 | 30_000_000 | -30_000_000
    `,
    findings: [{ rule: 'UTI-1', account: '36050501', severity: 'alta', amount: 10_000_000 }],
  },
  {
    name: 'enero abre con otra utilidad que la de diciembre',
    period: '2026-01',
    history: { '2025-12': december },
    books: `
      31150501 Aportes de los socios  | 52111222 Rosa Gil  | -100_000_000 | 0 | 0 | -100_000_000
      36050501 Utilidad del ejercicio | 900481237 El Roble |  -37_000_000 | 0 | 0 |  -37_000_000
    `,
    findings: [{ rule: 'UTI-2', account: '36050501', severity: 'alta', amount: 3_000_000 }],
  },
  {
    name: 'enero abre con los ingresos y gastos del año anterior: no se cerró',
    period: '2026-01',
    books: `
      31150501 Aportes de los socios | 52111222 Rosa Gil  | -100_000_000 | 0 | 0 | -100_000_000
      41354001 Ventas                | 900100200 Almacén  | -400_000_000 | 0 | 0 | -400_000_000
      61354001 Costo de ventas       | 900481237 El Roble |  360_000_000 | 0 | 0 |  360_000_000
    `,
    findings: [{ rule: 'UTI-3', account: '41354001', severity: 'alta', amount: 400_000_000 }],
  },
  {
    name: 'enero abre con los saldos del año anterior y su propio asiento de cierre los retira',
    period: '2026-01',
    books: `
      31150501 Aportes de los socios  | 52111222 Rosa Gil  | -100_000_000 |           0 |           0 | -100_000_000
      36050501 Utilidad del ejercicio | 900481237 El Roble |            0 |           0 |  40_000_000 |  -40_000_000
      41354001 Ventas                 | 900100200 Almacén  | -400_000_000 | 400_000_000 |  30_000_000 |  -30_000_000
      61354001 Costo de ventas        | 900481237 El Roble |  360_000_000 |  25_000_000 | 360_000_000 |   25_000_000
    `,
    findings: [{ rule: 'UTI-3', account: '41354001', severity: 'baja', amount: 400_000_000 }],
  },
  {
    name: 'el cierre de diciembre olvidó una cuenta: se nombra, y la utilidad que trajo es de este año',
    period: '2025-12',
    books: `
      31150501 Aportes de los socios  | 52111222 Rosa Gil    | -100_000_000 |           0 |           0 | -100_000_000
      41354001 Ventas                 | 900100200 Almacén    | -380_000_000 | 400_000_000 |  20_000_000 |            0
      51050601 Sueldos                | 52111222 Rosa Gil    |  180_000_000 |  20_000_000 | 200_000_000 |            0
      53052501 Gravamen 4x1000        | 890903938 Bancolombia |   4_000_000 |     500_000 |           0 |    4_500_000
      59050501 Ganancias y pérdidas   | 900481237 El Roble   |            0 | 400_000_000 | 400_000_000 |            0
      36050501 Utilidad del ejercicio | 900481237 El Roble   |            0 |           0 | 200_000_000 | -200_000_000
    `,
    findings: [{ rule: 'UTI-3', account: '53052501', severity: 'alta', amount: 4_500_000, hasEntry: true }],
  },
  {
    name: 'el año se cerró con utilidad y sin impuesto de renta',
    period: '2025-12',
    profile: { regimen: 'ordinario' },
    books: closedYear(''),
    findings: [{ rule: 'UTI-11', account: '5405', severity: 'media', amount: 70_000_000 }],
  },
  {
    name: 'el impuesto se causaba cada mes, y en junio no',
    period: '2026-06',
    history: { '2026-05': taxedMonth(3_000_000), '2026-04': taxedMonth(3_000_000), '2026-03': taxedMonth(3_000_000) },
    books: taxedMonth(0),
    findings: [{ rule: 'UTI-11', account: '54050501', severity: 'media', amount: 3_500_000 }],
  },
  {
    name: 'el año se cerró con el impuesto registrado',
    period: '2025-12',
    profile: { regimen: 'ordinario' },
    books: closedYear('54050501 Impuesto de renta | 800197268 DIAN | 60_000_000 | 0 | 60_000_000 | 0'),
    findings: [],
  },
  {
    name: 'el periodo de cierre dejó gastos sin cerrar y saldo en ganancias y pérdidas',
    period: '2025-13',
    books: `
      31150501 Aportes de los socios  | 52111222 Rosa Gil  | -100_000_000 |           0 |           0 | -100_000_000
      41354001 Ventas                 | 900100200 Almacén  | -400_000_000 | 400_000_000 |           0 |            0
      51200501 Arrendamientos         | 900300400 Bodegas  |  120_000_000 |           0 | 115_000_000 |    5_000_000
      61354001 Costo de ventas        | 900481237 El Roble |  240_000_000 |           0 | 240_000_000 |            0
      59050501 Ganancias y pérdidas   | 900481237 El Roble |            0 | 395_000_000 | 400_000_000 |   -5_000_000
      36050501 Utilidad del ejercicio | 900481237 El Roble |            0 |           0 |  40_000_000 |  -40_000_000
    `,
    findings: [
      { rule: 'UTI-3', account: '51200501', severity: 'alta', amount: 5_000_000, hasEntry: true },
      { rule: 'UTI-4', account: '59050501', severity: 'alta', amount: 5_000_000 },
    ],
  },
  {
    name: 'diciembre no trasladó los costos de producción, aunque ningún mes lo hizo',
    period: '2025-12',
    books: `
      11050501 Caja          | 900481237 El Roble | 100_000_000 | 0 | 9_000_000 | 91_000_000
      31050501 Capital       | 900481237 El Roble | -100_000_000 | 0 | 0 | -100_000_000
      71050501 Materia prima | 900300400 Bodegas  | 0 | 9_000_000 | 0 | 9_000_000
    `,
    findings: [{ rule: 'UTI-5', account: '71050501', severity: 'media', amount: 9_000_000 }],
  },
  {
    name: 'los costos de producción se trasladaban cada mes y en marzo no',
    history: { '2026-02': '71050501 Materia prima | 900300400 Bodegas | 0 | 8_000_000 | 8_000_000 | 0' },
    books: `
      ${march}
      71050501 Materia prima | 900300400 Bodegas | 0 | 9_000_000 | 0 | 9_000_000
    `,
    findings: [{ rule: 'UTI-5', account: '71050501', severity: 'media', amount: 9_000_000 }],
  },
  {
    name: 'los materiales se trasladaron y los costos indirectos no: la cuenta es del grupo que queda, no la más grande',
    history: { '2026-02': '71050501 Materia prima | 900300400 Bodegas | 0 | 8_000_000 | 8_000_000 | 0' },
    books: `
      ${march}
      71050501 Materia prima     | 900300400 Bodegas | 0 | 30_000_000 | 0 | 30_000_000
      71990501 Traslado          | 900481237 El Roble | 0 | 0 | 30_000_000 | -30_000_000
      73050501 Energía de planta | 900300401 Energía | 0 | 9_000_000 | 0 | 9_000_000
    `,
    findings: [{ rule: 'UTI-5', account: '73050501', severity: 'media', amount: 9_000_000 }],
  },
  {
    name: 'utilidad y pérdida del ejercicio a la vez',
    books: `
      ${march}
      36050501 Utilidad del ejercicio | 900481237 El Roble | -40_000_000 | 0 | 0 | -40_000_000
      36100501 Pérdida del ejercicio  | 900481237 El Roble |  12_000_000 | 0 | 0 |  12_000_000
    `,
    findings: [{ rule: 'UTI-6', account: '36100501', severity: 'media', amount: 12_000_000 }],
  },
  {
    name: 'en mayo la utilidad del año anterior sigue ahí',
    period: '2026-05',
    books: `
      ${march}
      36050501 Utilidad del ejercicio | 900481237 El Roble | -40_000_000 | 0 | 0 | -40_000_000
    `,
    findings: [{ rule: 'UTI-7', account: '36050501', severity: 'media', amount: 40_000_000 }],
  },
  {
    name: 'un gasto contra resultados acumulados',
    books: `
      ${march}
      37050501 Utilidades acumuladas | 900481237 El Roble | -90_000_000 | 6_000_000 | 0 | -84_000_000
    `,
    findings: [{ rule: 'UTI-8', account: '37050501', severity: 'media', amount: 6_000_000 }],
  },
  {
    name: 'la utilidad se acumuló en enero y en marzo se reparte sin reserva',
    settings: { parameters: { reservaObligatoria: true } },
    history: {
      '2026-01': `
        31150501 Aportes de los socios  | 52111222 Rosa Gil  | -100_000_000 | 0 | 0 | -100_000_000
        36050501 Utilidad del ejercicio | 900481237 El Roble | -40_000_000 | 40_000_000 |          0 |           0
        37050501 Utilidades acumuladas  | 900481237 El Roble |           0 |          0 | 40_000_000 | -40_000_000
      `,
    },
    books: `
      ${march}
      37050501 Utilidades acumuladas | 900481237 El Roble | -40_000_000 | 30_000_000 |          0 | -10_000_000
      23600501 Dividendos            | 52111222 Rosa Gil  |           0 |          0 | 30_000_000 | -30_000_000
    `,
    findings: [{ rule: 'UTI-9', account: '330505', severity: 'media', amount: 4_000_000 }],
  },
  {
    name: 'los estatutos ordenan la reserva legal y no se apropió completa',
    settings: { parameters: { reservaObligatoria: true } },
    books: `
      ${march}
      33050501 Reserva legal          | 900481237 El Roble | -48_000_000 |          0 |    500_000 | -48_500_000
      36050501 Utilidad del ejercicio | 900481237 El Roble | -40_000_000 | 40_000_000 |          0 |           0
      37050501 Utilidades acumuladas  | 900481237 El Roble |           0 |          0 | 39_500_000 | -39_500_000
    `,
    findings: [{ rule: 'UTI-9', account: '33050501', severity: 'media', amount: 1_500_000 }],
  },
  {
    name: 'el patrimonio es negativo',
    books: `
      31150501 Aportes de los socios | 52111222 Rosa Gil  | -10_000_000 |          0 | 0 | -10_000_000
      37100501 Pérdidas acumuladas   | 900481237 El Roble |  25_000_000 |          0 | 0 |  25_000_000
      51200501 Arrendamientos        | 900300400 Bodegas  |   2_000_000 |  1_000_000 | 0 |   3_000_000
    `,
    findings: [{ rule: 'UTI-10', account: null, severity: 'alta', amount: 18_000_000 }],
  },
  {
    name: 'en liquidación, el patrimonio negativo no sorprende a nadie',
    companyName: 'Muebles Capital S.A.S. En Liquidación',
    books: `
      31150501 Aportes de los socios | 52111222 Rosa Gil  | -10_000_000 |          0 | 0 | -10_000_000
      37100501 Pérdidas acumuladas   | 900481237 El Roble |  25_000_000 |          0 | 0 |  25_000_000
    `,
    findings: [],
  },
  ...quietCases,
];
