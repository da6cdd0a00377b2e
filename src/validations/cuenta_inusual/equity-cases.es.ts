/** Suppliers in equity, and income of a steady customer. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

const KEYS = ['2026-02', '2026-01', '2025-12', '2025-11', '2025-10', '2025-09'];
const legal = '51102501 Asesoría jurídica | 41371701 Sonia | 0 | 3_500_000 | 0 | 3_500_000';
const history = Object.fromEntries(KEYS.map((key) => [key, legal]));

const milk = (sold: number): string => `41055501 Venta de leche | 860025900 Alpina | 0 | 0 | ${sold} | ${-sold}`;
const deliveries = Object.fromEntries(KEYS.map((key, index) => [key, milk(33_000_000 + index * 400_000)]));

const bothDairies = (sold: number): string => `
  ${milk(sold)}
  41055501 Venta de leche | 890903711 Colanta | 0 | 0 | ${sold} | ${-sold}`;

const rent = (amount: number): string =>
  `51201001 Arrendamiento | 800200300 Inmobiliaria | 0 | ${amount} | 0 | ${amount}`;
const charges = (amount: number): string =>
  `53051501 Comisiones | 890903938 Bancolombia | 0 | ${amount} | 0 | ${amount}`;

export const equityCases: readonly ValidationCase[] = [
  {
    name: 'a todos los clientes de la cuenta se les vendió el doble: es su temporada',
    history: Object.fromEntries(KEYS.map((key, index) => [key, bothDairies(33_000_000 + index * 400_000)])),
    books: bothDairies(68_096_000),
    findings: [],
  },
  {
    name: 'la liquidación de la leche se registró dos veces',
    history: deliveries,
    books: milk(68_096_000),
    findings: [{ rule: 'INU-4', account: '41055501', severity: 'media', people: ['860025900'], amount: 34_096_000 }],
  },
  {
    name: 'el arriendo de siempre, dos veces: aunque sea poco para la empresa',
    history: Object.fromEntries(KEYS.map((key) => [key, rent(1_200_000)])),
    books: `
      ${rent(2_400_000)}
      41352001 Ventas | 900100200 Almacén Sur | 0 | 0 | 900_000_000 | -900_000_000
    `,
    findings: [{ rule: 'INU-5', account: '51201001', severity: 'media', people: ['800200300'], amount: 1_200_000 }],
  },
  {
    name: 'el arriendo del mes anterior, que llega con el de este',
    history: {
      ...Object.fromEntries(KEYS.map((key) => [key, rent(1_200_000)])),
      '2026-02': '11050501 Caja | | 1 | 0 | 0 | 1',
    },
    books: rent(2_400_000),
    findings: [],
  },
  {
    name: 'las comisiones de un banco, que siguen lo que se mueve',
    history: Object.fromEntries(KEYS.map((key, index) => [key, charges(600_000 + index * 20_000)])),
    books: `
      ${charges(1_260_000)}
      41352001 Ventas | 900100200 Almacén Sur | 0 | 0 | 900_000_000 | -900_000_000
    `,
    findings: [],
  },
  { name: 'un buen mes del mismo cliente', history: deliveries, books: milk(45_000_000), findings: [] },
  {
    name: 'los honorarios de la abogada en utilidades acumuladas',
    history,
    books: `
      ${legal}
      37050501 Utilidades acumuladas | 41371701 Sonia | 0 | 18_000_000 | 0 | 18_000_000
    `,
    findings: [
      {
        rule: 'INU-3',
        account: '37050501',
        severity: 'media',
        people: ['41371701'],
        amount: 18_000_000,
        hasEntry: true,
      },
    ],
  },
  {
    name: 'los dividendos de una socia que además asesora a la empresa',
    history,
    books: `
      ${legal}
      31150501 Aportes sociales      | 41371701 Sonia | -50_000_000 |          0 | 0 | -50_000_000
      37050501 Utilidades acumuladas | 41371701 Sonia | -90_000_000 | 18_000_000 | 0 | -72_000_000
    `,
    findings: [],
  },
];
