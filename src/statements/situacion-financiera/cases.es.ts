/** Cases of the estado de situación financiera. */
import type { StatementCase } from '#core/statement/statement-case.ts';

export const cases: readonly StatementCase[] = [
  {
    name: 'el resultado del año completa el patrimonio mientras nadie lo lleva allí',
    books: `
      11050501 Caja general | | 0 | 1500 | 0 | 1500
      31150501 Aportes | | -1000 | 0 | 0 | -1000
      15240501 Muebles | | 1000 | 0 | 0 | 1000
      41350501 Ventas | | 0 | 0 | 2000 | -2000
      51200501 Arriendo | | 0 | 500 | 0 | 500`,
    expected: {
      cash: 1500,
      property: 1000,
      totalAssets: 2500,
      totalLiabilities: 0,
      capital: 1000,
      openResult: 1500,
      totalEquity: 2500,
      totalLiabilitiesAndEquity: 2500,
    },
    absent: ['carriedResult', 'yearResult', 'currentLiabilities'],
  },
  {
    name: 'el resultado que el software ya lleva a la 3605 no se suma otra vez',
    books: `
      11050501 Caja general | | 0 | 1500 | 0 | 1500
      36050501 Utilidad del ejercicio | | 0 | 0 | 1500 | -1500
      41350501 Ventas | | 0 | 0 | 2000 | -2000
      51200501 Arriendo | | 0 | 500 | 0 | 500`,
    expected: { totalAssets: 1500, yearResult: 1500, totalEquity: 1500 },
    absent: ['openResult'],
  },
  {
    name: 'los saldos contrarios pasan al otro lado, tercero por tercero',
    books: `
      11100501 Banco | | 0 | 0 | 40 | -40
      11050501 Caja general | | 0 | 100 | 0 | 100
      13050501 Clientes | 900123456 Uno | 0 | 500 | 0 | 500
      13050501 Clientes | 900654321 Dos | 0 | 0 | 120 | -120
      22050501 Proveedores | 800111222 Tres | 0 | 0 | 300 | -300
      22050501 Proveedores | 800333444 Cuatro | 0 | 70 | 0 | 70
      31150501 Aportes | | 0 | 0 | 210 | -210`,
    expected: {
      cash: 100,
      tradeReceivables: 500,
      contraryPayables: 70,
      totalCurrentAssets: 670,
      suppliers: 300,
      contraryCash: 40,
      contraryReceivables: 120,
      totalLiabilities: 460,
      totalEquity: 210,
      'tradeReceivables.13050501': 500,
      'contraryReceivables.13050501': 120,
    },
  },
  {
    name: 'los impuestos se miran en el total de su cuenta: el IVA descontable no es un activo, el saldo a favor sí',
    books: `
      11050501 Caja | | 0 | 0 | 0 | 0
      24080501 IVA generado | 900123456 Uno | 0 | 0 | 190 | -190
      24081001 IVA descontable | 800111222 Dos | 0 | 40 | 0 | 40
      24040501 Renta | 800197268 DIAN | 0 | 25 | 0 | 25
      23652501 Retención servicios | 800111222 Dos | 0 | 0 | 30 | -30
      23652501 Retención servicios | 800197268 DIAN | 0 | 10 | 0 | 10
      37050501 Acumuladas | | 0 | 145 | 0 | 145`,
    expected: {
      taxLiabilities: 150,
      contraryTaxes: 25,
      withholdingsPayable: 20,
      totalAssets: 25,
      totalLiabilities: 170,
      totalEquity: -145,
    },
    absent: ['contraryPayables'],
  },
  {
    name: 'lo que dice «largo plazo» no es corriente; lo demás de esas líneas sí',
    books: `
      21051001 Pagaré banco uno | 890903938 Banco | 0 | 0 | 600 | -600
      21051002 Pagaré largo plazo | 890903938 Banco | 0 | 0 | 400 | -400
      11050501 Caja | | 0 | 1000 | 0 | 1000`,
    expected: { loans: 600, loansLongTerm: 400, totalCurrentLiabilities: 600, totalNonCurrentLiabilities: 400 },
  },
  {
    name: 'las inversiones en subsidiarias y asociadas no son corrientes, aunque no digan «largo plazo»',
    books: `
      12050501 Acciones en compañías subsidiarias | 900123456 Filial | 0 | 700 | 0 | 700
      12050502 Acciones que se negocian | 900123457 Bolsa | 0 | 100 | 0 | 100
      12100501 Cuotas en asociadas | 900123458 Socia | 0 | 200 | 0 | 200
      31150501 Aportes | | 0 | 0 | 1000 | -1000`,
    expected: { investments: 100, investmentsLongTerm: 900, totalCurrentAssets: 100, totalNonCurrentAssets: 900 },
  },
  {
    name: 'la depreciación resta del activo aunque su saldo sea crédito',
    books: `
      15240501 Muebles | | 1000 | 0 | 0 | 1000
      15921501 Depreciación muebles | | -200 | 0 | 50 | -250
      31150501 Aportes | | -800 | 0 | 0 | -800
      51601501 Depreciación | | 0 | 50 | 0 | 50`,
    expected: { property: 1000, accumulatedDepreciation: -250, totalNonCurrentAssets: 750, openResult: -50 },
  },
  {
    name: 'una cuenta sin línea está a la vista, suma, y se dice; la de largo nombre se propone',
    books: `
      17950501 Otros | | 0 | 30 | 0 | 30
      10010101 Banco de Bogotá | | 0 | 70 | 0 | 70
      31150501 Aportes | | 0 | 0 | 100 | -100`,
    expected: { unmappedAssets: 30, cash: 70, totalAssets: 100 },
    failing: ['mapped'],
  },
  {
    name: 'lo que la empresa dice de sus cuentas va primero, y lo suyo más largo',
    books: `
      17950501 Otros | | 0 | 30 | 0 | 30
      17950502 Otros más | | 0 | 20 | 0 | 20
      31150501 Aportes | | 0 | 0 | 50 | -50`,
    options: { assignments: { '1795*': 'otherAssets', '17950502': 'prepaidExpenses' } },
    expected: { otherAssets: 30, prepaidExpenses: 20, totalAssets: 50 },
    absent: ['unmappedAssets'],
  },
  {
    name: 'el balance que no cuadra lo dice',
    books: `
      11050501 Caja | | 0 | 100 | 0 | 100
      31150501 Aportes | | 0 | 0 | 90 | -90`,
    expected: { totalAssets: 100, totalLiabilitiesAndEquity: 90 },
    failing: ['balances', 'resultInEquity'],
  },
  {
    name: 'enero después del cierre: el resultado anterior está en la 3605 y el nuevo se suma',
    period: '2026-01',
    books: {
      '2025-12': `
        11050501 Caja | | 0 | 300 | 0 | 300
        41350501 Ventas | | 0 | 0 | 300 | -300`,
      '2026-01': `
        11050501 Caja | | 300 | 50 | 0 | 350
        36050501 Utilidad del ejercicio | | -300 | 0 | 0 | -300
        41350501 Ventas | | 0 | 0 | 50 | -50`,
    },
    options: { compare: ['mes-anterior', 'diciembre', 'ano-anterior'] },
    expected: {
      earlierResult: [300, 0, 0, null],
      openResult: [50, 300, 300, null],
      totalEquity: [350, 300, 300, null],
      totalAssets: [350, 300, 300, null],
    },
  },
  {
    name: 'un año que abre sin cerrar el anterior: lo anterior, aparte',
    period: '2026-02',
    books: {
      '2026-01': `
        11050501 Caja | | 300 | 50 | 0 | 350
        41350501 Ventas | | -300 | 0 | 50 | -350`,
      '2026-02': `
        11050501 Caja | | 350 | 10 | 0 | 360
        41350501 Ventas | | -350 | 0 | 10 | -360`,
    },
    expected: { openResult: 60, carriedResult: 300, totalEquity: 360 },
    failing: ['openedClean'],
  },
  {
    name: 'el mes 13 que cierra: el resultado está en el patrimonio y es el de diciembre',
    period: '2025-13',
    books: {
      '2025-12': `
        11050501 Caja | | 200 | 100 | 0 | 300
        41350501 Ventas | | -250 | 0 | 150 | -400
        51200501 Arriendo | | 50 | 50 | 0 | 100`,
      '2025-13': `
        11050501 Caja | | 300 | 0 | 0 | 300
        36050501 Utilidad del ejercicio | | 0 | 0 | 300 | -300
        41350501 Ventas | | -400 | 400 | 0 | 0
        51200501 Arriendo | | 100 | 0 | 100 | 0`,
    },
    options: { compare: ['mes-anterior'] },
    expected: { yearResult: [300, 0], openResult: [0, 300], totalEquity: [300, 300] },
  },
  {
    name: 'la reserva que se apropia con el cierre no es una diferencia',
    period: '2025-13',
    books: `
      11050501 Caja | | 300 | 0 | 0 | 300
      33050501 Reserva legal | | 0 | 0 | 30 | -30
      36050501 Utilidad del ejercicio | | 0 | 30 | 300 | -270
      41350501 Ventas | | -300 | 300 | 0 | 0`,
    expected: { reserves: 30, yearResult: 270, totalEquity: 300 },
  },
];
