/** Cases of invertida: what each rule finds, and contra accounts that look wrong and are right. */
import type { ValidationCase } from '#core/engine/validation-case.ts';
import { hiddenCases } from './hidden-cases.es.ts';
import { silentCases } from './silent-cases.es.ts';

const wrongSides: readonly ValidationCase[] = [
  {
    name: 'la depreciación acumulada con saldo débito, alta desde la materialidad y baja si es ajuste al peso',
    books: `
      15240501 Muebles y enseres                | 900481237 El Roble |  36_000_000 |          0 |       0 |  36_000_000
      15921501 Depreciación acumulada muebles   | 900481237 El Roble |  -9_900_000 | 11_100_000 | 300_000 |     900_000
      15922001 Depreciación acumulada cómputo   | 900481237 El Roble |        -500 |      1_000 |       0 |         500
    `,
    findings: [
      { rule: 'INV-1', account: '15921501', severity: 'alta', people: ['900481237'], amount: 900_000 },
      { rule: 'INV-1', account: '15922001', severity: 'baja', amount: 500 },
    ],
  },
  {
    name: 'se castigó más cartera de la que estaba deteriorada, también en una cuenta que solo por su nombre es deterioro',
    books: `
      13050501 Clientes             | 900100200 Almacén Sur | 50_000_000 |       0 | 0 | 50_000_000
      13990501 Deterioro clientes   | 900100200 Almacén Sur |   -100_000 | 300_000 | 0 |    200_000
      13980501 Deterioro de cartera | 900100201 Almacén Luz |          0 | 150_000 | 0 |    150_000
    `,
    findings: [
      { rule: 'INV-2', account: '13990501', severity: 'media', people: ['900100200'], amount: 200_000 },
      { rule: 'INV-2', account: '13980501', severity: 'media', people: ['900100201'], amount: 150_000 },
    ],
  },
  {
    name: 'una venta registrada como devolución y una compra como devolución en compras',
    books: `
      41352001 Ventas                  | 900100200 Almacén Sur | -90_000_000 |         0 |         0 | -90_000_000
      41750501 Devoluciones en ventas  | 900100200 Almacén Sur |           0 |         0 | 2_000_000 |  -2_000_000
      62050501 Compras                 | 800200300 Textiles    |  40_000_000 |         0 |         0 |  40_000_000
      62250501 Devoluciones en compras | 800200300 Textiles    |           0 | 1_000_000 |         0 |   1_000_000
    `,
    findings: [
      { rule: 'INV-3', account: '41750501', severity: 'media', people: ['900100200'], amount: 2_000_000 },
      { rule: 'INV-3', account: '62250501', severity: 'media', people: ['800200300'], amount: 1_000_000 },
    ],
  },
  {
    name: 'una utilidad registrada en la cuenta de pérdidas, y un capital por cobrar al revés',
    books: `
      31050501 Capital autorizado           |                    | -50_000_000 | 0 |         0 | -50_000_000
      31051501 Capital suscrito por cobrar  | 52111222 Rosa Gil  |           0 | 0 |   200_000 |    -200_000
      36100501 Pérdida del ejercicio        | 900481237 El Roble |           0 | 0 | 7_000_000 |  -7_000_000
    `,
    settings: { parameters: { capitalSuscrito: '50000000.00' } },
    findings: [
      { rule: 'INV-4', account: '36100501', severity: 'alta', amount: 7_000_000 },
      { rule: 'INV-4', account: '31051501', severity: 'media', people: ['52111222'], amount: 200_000 },
    ],
  },
  {
    name: 'una pensión por amortizar con saldo crédito y una cuenta de orden por contra al revés',
    books: `
      26201001 Pensiones por amortizar | 900481237 El Roble |          0 |         0 | 2_000_000 | -2_000_000
      86050501 Bienes por contra       | 900481237 El Roble |          0 | 3_000_000 |         0 |  3_000_000
    `,
    findings: [
      { rule: 'INV-5', account: '26201001', severity: 'media', amount: 2_000_000 },
      { rule: 'INV-5', account: '86050501', severity: 'baja', amount: 3_000_000 },
    ],
  },
];

const againstBase: readonly ValidationCase[] = [
  {
    name: 'un vehículo depreciado por más de su costo',
    books: `
      15400501 Autos                                  | 900481237 El Roble |  60_000_000 | 0 |         0 |  60_000_000
      15923501 Depreciación acumulada flota y equipo  | 900481237 El Roble | -60_000_000 | 0 | 1_000_000 | -61_000_000
    `,
    findings: [{ rule: 'INV-6', account: '159235', severity: 'alta', amount: 1_000_000 }],
  },
  {
    name: 'una sola cuenta de depreciación para todos los activos, o una propia dentro de su clase',
    books: `
      15240501 Muebles                         | 900481237 El Roble |  10_000_000 | 0 | 0 |  10_000_000
      15249801 Depreciación acumulada muebles  | 900481237 El Roble | -10_500_000 | 0 | 0 | -10_500_000
      15400501 Autos                           | 900481237 El Roble |  30_000_000 | 0 | 0 |  30_000_000
      15920101 Depreciación acumulada          | 900481237 El Roble | -45_000_000 | 0 | 0 | -45_000_000
    `,
    findings: [
      { rule: 'INV-6', account: '1592', severity: 'alta', amount: 5_000_000 },
      { rule: 'INV-6', account: '15249801', severity: 'alta', amount: 500_000 },
    ],
  },
  {
    name: 'el exceso de una clase de activos falta en otra: es una clasificación, no un gasto de más',
    books: `
      15240501 Muebles                            | 900481237 El Roble |  10_000_000 | 0 | 0 |  10_000_000
      15280501 Computadores                       | 900481237 El Roble |  30_000_000 | 0 | 0 |  30_000_000
      15921501 Depreciación acumulada muebles     | 900481237 El Roble | -14_000_000 | 0 | 0 | -14_000_000
      15922001 Depreciación acumulada computadores | 900481237 El Roble |  -2_000_000 | 0 | 0 |  -2_000_000
    `,
    findings: [{ rule: 'INV-6', account: '159215', severity: 'media', amount: 4_000_000 }],
  },
  {
    name: 'más deterioro que cartera, con el deterioro en su código y en uno propio',
    books: `
      13050501 Clientes                | 900100200 Almacén Sur |  1_000_000 | 0 | 0 |  1_000_000
      13990501 Deterioro clientes      | 900100200 Almacén Sur |   -800_000 | 0 | 0 |   -800_000
      13980501 Deterioro de cartera    | 900100200 Almacén Sur |   -500_000 | 0 | 0 |   -500_000
    `,
    findings: [{ rule: 'INV-7', account: '1399', severity: 'alta', amount: 300_000 }],
  },
  {
    name: 'el activo se retiró y quedó su depreciación; la cartera se cobró y quedó su deterioro',
    books: `
      15400501 Autos                  | 900481237 El Roble  |  60_000_000 | 0 | 60_000_000 |           0
      15923501 Depreciación acumulada | 900481237 El Roble  | -25_000_000 | 0 |          0 | -25_000_000
      13050501 Clientes               | 900100200 Almacén   |   3_000_000 | 0 |  3_000_000 |           0
      13990501 Deterioro clientes     | 900100200 Almacén   |    -200_000 | 0 |          0 |    -200_000
    `,
    findings: [
      { rule: 'INV-8', account: '159235', severity: 'alta', amount: 25_000_000 },
      { rule: 'INV-8', account: '1399', severity: 'media', amount: 200_000 },
    ],
  },
  {
    name: 'capital por cobrar sin capital autorizado',
    books: '31051501 Capital suscrito por cobrar | 52111222 Rosa Gil | 4_000_000 | 0 | 0 | 4_000_000',
    findings: [{ rule: 'INV-8', account: '310515', severity: 'alta', amount: 4_000_000 }],
  },
  {
    name: 'devoluciones sin ventas, y devoluciones en compras que las superan',
    books: `
      41750501 Devoluciones en ventas  | 900100200 Almacén Sur |          0 | 900_000 |         0 |    900_000
      62050501 Compras                 | 800200300 Textiles    |  1_000_000 |       0 |         0 |  1_000_000
      62250501 Devoluciones en compras | 800200300 Textiles    |          0 |       0 | 1_400_000 | -1_400_000
    `,
    findings: [
      { rule: 'INV-9', account: '4175', severity: 'media', amount: 900_000 },
      { rule: 'INV-9', account: '6225', severity: 'media', amount: 400_000 },
    ],
  },
];

const equity: readonly ValidationCase[] = [
  {
    name: 'capital autorizado por más de lo suscrito, sin capital por suscribir',
    books: '31050501 Capital autorizado | 52111222 Rosa Gil | -80_000_000 | 0 | 0 | -80_000_000',
    settings: { parameters: { capitalSuscrito: '50000000.00' } },
    findings: [{ rule: 'INV-10', account: '31050501', severity: 'media', amount: 30_000_000 }],
  },
  {
    name: 'sin el capital suscrito la regla no se evalúa',
    books: '31050501 Capital autorizado | 52111222 Rosa Gil | -80_000_000 | 0 | 0 | -80_000_000',
    notEvaluated: ['INV-10'],
    findings: [],
  },
  {
    name: 'el capital por suscribir está en su cuenta',
    books: `
      31050501 Capital autorizado    | 52111222 Rosa Gil | -80_000_000 | 0 | 0 | -80_000_000
      31051001 Capital por suscribir | 52111222 Rosa Gil |  30_000_000 | 0 | 0 |  30_000_000
    `,
    settings: { parameters: { capitalSuscrito: '50000000.00' } },
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'pérdidas acumuladas en la cuenta de utilidades',
    books: `
      37050501 Utilidades acumuladas | 900481237 El Roble | 9_000_000 | 0 | 0 | 9_000_000
      37100501 Pérdidas acumuladas   | 900481237 El Roble |         0 | 0 | 0 |         0
    `,
    findings: [{ rule: 'INV-11', account: '37050501', severity: 'media', amount: 9_000_000 }],
  },
];

const right: readonly ValidationCase[] = [
  {
    name: 'cada correctora en su lado y por debajo de lo que corrige',
    books: `
      13050501 Clientes               | 900100200 Almacén  |  50_000_000 | 0 |       0 |  50_000_000
      13990501 Deterioro clientes     | 900100200 Almacén  |  -2_000_000 | 0 |       0 |  -2_000_000
      15240501 Muebles                | 900481237 El Roble |  36_000_000 | 0 |       0 |  36_000_000
      15921501 Depreciación acumulada | 900481237 El Roble |  -9_900_000 | 0 | 300_000 | -10_200_000
      41352001 Ventas                 | 900100200 Almacén  | -90_000_000 | 0 |       0 | -90_000_000
      41750501 Devoluciones           | 900100200 Almacén  |   1_000_000 | 0 |       0 |   1_000_000
      37050501 Utilidades acumuladas  | 900481237 El Roble | -20_000_000 | 0 |       0 | -20_000_000
      37100501 Pérdidas acumuladas    | 900481237 El Roble |   5_000_000 | 0 |       0 |   5_000_000
    `,
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'un activo totalmente depreciado que sigue en uso, con un peso de redondeo',
    books: `
      15280501 Computadores           | 900481237 El Roble |  30_000_000 | 0 | 0 |  30_000_000
      15922001 Depreciación acumulada | 900481237 El Roble | -30_000_001 | 0 | 0 | -30_000_001
    `,
    findings: [],
  },
  {
    name: 'el deterioro en un código propio, con su saldo crédito',
    books: `
      13050501 Clientes             | 900100200 Almacén | 50_000_000 | 0 | 0 | 50_000_000
      13980501 Deterioro de cartera | 900100200 Almacén | -2_000_000 | 0 | 0 | -2_000_000
    `,
    outcome: 'sin_hallazgos',
    findings: [],
  },
  {
    name: 'la migración cargó los activos por su valor neto: no hay depreciación que comparar',
    books: '15400501 Autos | 900481237 El Roble | 35_000_000 | 0 | 0 | 35_000_000',
    outcome: 'no_aplica',
    findings: [],
  },
  {
    name: 'los activos en tránsito también son costo',
    books: `
      15880501 Maquinaria en tránsito | 900481237 El Roble | 80_000_000 | 0 |         0 | 80_000_000
      15921001 Depreciación acumulada | 900481237 El Roble |          0 | 0 | 1_000_000 | -1_000_000
    `,
    findings: [],
  },
  {
    name: 'las cuentas de orden y su contra no se comparan aquí: lo hace la integridad',
    books: `
      81050501 Bienes en custodia | 900481237 El Roble |  5_000_000 | 0 | 0 |  5_000_000
      84050501 Bienes por contra  | 900481237 El Roble | -3_000_000 | 0 | 0 | -3_000_000
    `,
    findings: [],
  },
  {
    name: 'otro plan de cuentas: la parametrización dice qué corrige cada cuenta',
    books: `
      16010001 Equipos                  | 900481237 El Roble |  10_000_000 | 0 | 0 |  10_000_000
      16910001 Uso acumulado de equipos | 900481237 El Roble | -12_000_000 | 0 | 0 | -12_000_000
    `,
    settings: {
      roles: { acumulada: ['1691'] },
      parameters: { pares: [['1691', '1601']], contrapartidas: [['1691', '6501']] },
    },
    findings: [{ rule: 'INV-6', account: '1691', severity: 'alta', amount: 2_000_000 }],
  },
];

export const cases: readonly ValidationCase[] = [
  ...hiddenCases,
  ...wrongSides,
  ...againstBase,
  ...equity,
  ...right,
  ...silentCases,
];
