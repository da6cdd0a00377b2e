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
      propertyDebits: 250,
      propertyWorn: -20,
      propertyEnd: 1130,
      noteRevenueTotal: 400,
      noteAdministrationTotal: -20,
      totalAssets: 1690,
      totalLiabilities: 410,
      totalEquity: 1280,
      result: 380,
    },
    absent: ['noteInventories', 'noteMemorandum', 'noteLoansMovement', 'propertyUnseen'],
  },
  {
    name: 'adiciones, retiros y depreciación del año, mes a mes; lo que nadie vio moverse, aparte',
    books: {
      '2026-01': `
        11050501 Caja | | 500 | 0 | 300 | 200
        15240501 Muebles | | 1000 | 300 | 0 | 1300
        15921501 Depreciación muebles | | -100 | 0 | 10 | -110
        21051001 Pagaré | | -700 | 0 | 0 | -700
        31150501 Aportes | | -700 | 0 | 0 | -700
        51601501 Depreciación | | 0 | 10 | 0 | 10`,
      '2026-02': `
        11050501 Caja | | 200 | 200 | 100 | 300
        15240501 Muebles | | 1300 | 0 | 400 | 900
        15921501 Depreciación muebles | | -110 | 80 | 10 | -40
        21051001 Pagaré | | -700 | 100 | 200 | -800
        31150501 Aportes | | -700 | 0 | 0 | -700
        51601501 Depreciación | | 10 | 10 | 0 | 20
        53101501 Pérdida en venta | | 0 | 320 | 0 | 320`,
      '2026-04': `
        11050501 Caja | | 250 | 0 | 0 | 250
        15240501 Muebles | | 950 | 70 | 0 | 1020
        15921501 Depreciación muebles | | -50 | 0 | 10 | -60
        21051001 Pagaré | | -800 | 0 | 70 | -870
        31150501 Aportes | | -700 | 0 | 0 | -700
        51601501 Depreciación | | 30 | 10 | 0 | 40
        53101501 Pérdida en venta | | 320 | 0 | 0 | 320`,
    },
    period: '2026-04',
    expected: {
      propertyStart: 900,
      propertyDebits: 370,
      propertyCredits: -400,
      propertyWorn: -30,
      propertyReleased: 80,
      propertyUnseen: 40,
      propertyEnd: 960,
      notePropertyTotal: 960,
      loansStart: 700,
      loansDebits: -100,
      loansCredits: 270,
      loansEnd: 870,
    },
    absent: ['noteIntangiblesMovement', 'loansUnseen'],
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
