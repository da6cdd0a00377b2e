/** Cases of the notas. */
import type { StatementCase } from '#core/statement/statement-case.ts';

export const cases: readonly StatementCase[] = [
  {
    name: 'cada línea está en una nota, y las notas suman los estados',
    books: {
      '2026-01': `
        15240501 Muebles | | 1000 | 0 | 0 | 1000
        15921501 Depreciación muebles | | -100 | 0 | 0 | -100
        31150501 Aportes | | -900 | 0 | 0 | -900`,
      '2026-03': `
        11050501 Caja | | 0 | 60 | 0 | 60
        13050501 Clientes | 900123456 Uno | 0 | 500 | 0 | 500
        13050501 Clientes | 900654321 Dos | 0 | 0 | 120 | -120
        15240501 Muebles | | 1000 | 250 | 0 | 1250
        15921501 Depreciación muebles | | -100 | 0 | 20 | -120
        22050501 Proveedores | 800111222 Tres | 0 | 0 | 290 | -290
        31150501 Aportes | | -900 | 0 | 0 | -900
        41350501 Ventas | | 0 | 0 | 400 | -400
        51601501 Depreciación | | 0 | 20 | 0 | 20`,
    },
    expected: {
      noteReceivablesTotal: 500,
      contraryReceivables: 120,
      notePayablesTotal: 410,
      notePropertyTotal: 1130,
      propertyStart: 900,
      propertyAdded: 250,
      propertyWorn: -20,
      propertyEnd: 1130,
      noteRevenueTotal: 400,
      noteAdministrationTotal: -20,
      totalAssets: 1690,
      totalLiabilities: 410,
      totalEquity: 1280,
      result: 380,
    },
    absent: ['noteInventories', 'noteMemorandum'],
  },
  {
    name: 'lo que no tiene línea está en la suma; sin el comienzo del año no hay movimiento',
    books: `
      15240501 Muebles | | 100 | 0 | 0 | 100
      17950501 Otros | | 0 | 30 | 0 | 30
      31150501 Aportes | | -100 | 0 | 30 | -130`,
    expected: { unmappedAssets: 30, totalAssets: 130, totalEquity: 130, propertyEnd: [null] },
    failing: ['mapped'],
  },
];
