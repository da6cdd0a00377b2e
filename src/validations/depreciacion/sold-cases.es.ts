/** Sold, leased and omitted assets, and those of a company in liquidation. */
import type { ValidationCase } from '#core/engine/validation-case.ts';

import { computers, furniture } from './case-books.es.ts';

const van = (sold: number): string => `
  15400501 Camioneta              | 900481237 El Roble |  70_000_000 | 0 | ${sold} | ${70_000_000 - sold}
  15923501 Depreciación acumulada | 900481237 El Roble | -49_000_000 | ${(sold * 7) / 10} | 583_333 | ${-49_583_333 + (sold * 7) / 10}
  51603501 Depreciación vehículos | 900481237 El Roble |   1_166_666 | 583_333 | 0 | 1_749_999
`;

export const soldCases: readonly ValidationCase[] = [
  {
    name: 'una camioneta vendida: todo el precio a utilidad y nada de su costo',
    books: `
      ${van(0)}
      42454001 Utilidad en venta | 1023566448 Wilson | 0 | 0 | 24_000_000 | -24_000_000
    `,
    findings: [{ rule: 'DEP-8', account: '42454001', severity: 'alta', people: ['1023566448'], amount: 24_000_000 }],
  },
  {
    name: 'la misma venta con la salida del costo',
    books: `
      ${van(70_000_000)}
      42454001 Utilidad en venta | 1023566448 Wilson | 0 | 0 | 3_000_000 | -3_000_000
    `,
    findings: [],
  },
  {
    name: 'una empresa en liquidación no deprecia: se dice, y no se acusa',
    companyName: 'Muebles Capital S.A.S. En Liquidación',
    history: { '2026-02': furniture(7, 300_000, 300_000) },
    books: furniture(8, 0, 0),
    notEvaluated: ['DEP-3'],
    findings: [],
  },
  {
    name: 'en diciembre falta el año entero, no un mes',
    period: '2025-12',
    history: {
      '2025-10': furniture(20, 0, 0, 0),
      '2025-11': furniture(20, 0, 0, 0),
    },
    books: furniture(20, 0, 0, 0),
    findings: [{ rule: 'DEP-3', account: '1592', severity: 'alta', amount: 3_600_000, hasEntry: true }],
  },
  {
    name: 'un mes que se repitió no cambia lo usual: el siguiente está bien',
    history: {
      '2025-12': computers(4, 500_000, 500_000),
      '2026-01': computers(5, 500_000, 500_000),
      '2026-02': computers(6, 1_500_000, 1_500_000),
    },
    books: computers(9, 500_000, 500_000),
    findings: [],
  },
  {
    name: 'los vehículos en leasing se deprecian al doble de su tasa: se nombra su cuenta y no la de los propios',
    books: `
      15400501 Vehículos propios                | 900481237 El Roble | 60_000_000 | 0 | 0 | 60_000_000
      15400502 Vehículos en leasing             | 900481237 El Roble | 60_000_000 | 0 | 0 | 60_000_000
      15923501 Depreciación vehículos           | 900481237 El Roble | -12_000_000 | 0 |   500_000 | -12_500_000
      15923502 Depreciación vehículos en leasing | 900481237 El Roble | -12_000_000 | 0 | 1_600_000 | -13_600_000
      51603501 Depreciación vehículos           | 900481237 El Roble |   4_200_000 | 2_100_000 | 0 | 6_300_000
    `,
    findings: [{ rule: 'DEP-2', account: '15923502', amount: 1_100_000 }],
  },
];
