/** Cases of the posición fiscal. */
import type { StatementCase } from '#core/statement/statement-case.ts';

const books = `
  13551501 Retención en la fuente | 900123456 Uno | 0 | 50 | 0 | 50
  13551801 Ica retenido | 900123456 Uno | 0 | 7 | 0 | 7
  23652501 Retención servicios | 800111222 Dos | 0 | 0 | 30 | -30
  23680501 Reteica | 800111222 Dos | 0 | 0 | 4 | -4
  24080501 IVA generado | 900123456 Uno | 0 | 0 | 190 | -190
  24081001 IVA descontable | 800111222 Dos | 0 | 40 | 0 | 40
  24120501 ICA Bogotá por pagar | 899999061 Bogotá | 0 | 0 | 12 | -12
  41350501 Ventas | | 0 | 0 | 1000 | -1000
  11050501 Caja | | 0 | 1139 | 0 | 1139`;

export const cases: readonly StatementCase[] = [
  {
    name: 'los conceptos, la posición neta, y con quién',
    books,
    expected: {
      item4: 50,
      item2: 7,
      item9: 40,
      item11: -190,
      item12: -12,
      item17: -34,
      totalFavour: 57,
      netPosition: -139,
      national: -130,
      municipal: -9,
      netByAuthority: -139,
      item15: 1000,
    },
  },
  {
    name: 'lo que la empresa dice de sus cuentas va primero',
    books,
    options: { itemAssignments: { '1355*': 0, '23680501': 12 } },
    expected: { item12: -16, item17: -30, netPosition: -196, municipal: -16 },
    absent: ['item4', 'item2', 'favour'],
  },
];
