/** Cases of the estado de resultado integral. */
import type { StatementCase } from '#core/statement/statement-case.ts';

const march = `
  11050501 Caja | | 100 | 700 | 480 | 320
  31150501 Aportes | | -20 | 0 | 0 | -20
  41350501 Ventas | | -400 | 0 | 700 | -1100
  41750501 Devoluciones | | 20 | 10 | 0 | 30
  42100501 Intereses | | -10 | 0 | 5 | -15
  42950501 Aprovechamientos | | 0 | 0 | 3 | -3
  51050601 Sueldos | | 100 | 60 | 0 | 160
  51601501 Depreciación | | 10 | 5 | 0 | 15
  52050601 Sueldos ventas | | 50 | 25 | 0 | 75
  53050501 Gastos bancarios | | 5 | 4 | 0 | 9
  53950501 Otros | | 0 | 1 | 0 | 1
  54050501 Impuesto de renta | | 0 | 30 | 0 | 30
  61350501 Costo de ventas | | 145 | 353 | 0 | 498`;

export const cases: readonly StatementCase[] = [
  {
    name: 'el mes y el acumulado, por función: cada total es la suma de lo que está arriba',
    books: march,
    options: { compare: ['acumulado', 'mes-anterior'] },
    expected: {
      revenue: [700, 1100, null],
      salesReturns: [-10, -30, null],
      netRevenue: [690, 1070, null],
      costOfSales: [-353, -498, null],
      grossProfit: [337, 572, null],
      administration: [-65, -175, null],
      selling: [-25, -75, null],
      operatingResult: [247, 322, null],
      financialIncome: [5, 15, null],
      otherIncome: [3, 3, null],
      otherExpenses: [-1, -1, null],
      financialExpenses: [-4, -9, null],
      resultBeforeTax: [250, 330, null],
      incomeTax: [-30, -30, null],
      result: [220, 300, null],
      comprehensiveIncome: [220, 300, null],
      'administration.5160': [-5, -15, null],
    },
  },
  {
    name: 'el mes y el acumulado, cada uno junto al mismo tiempo del año anterior; diciembre, que es de doce meses, no va al lado',
    books: {
      '2025-03': `
        11050501 Caja | | 0 | 70 | 0 | 70
        41350501 Ventas | | -40 | 0 | 30 | -70`,
      '2025-12': `
        11050501 Caja | | 70 | 830 | 0 | 900
        41350501 Ventas | | -500 | 0 | 400 | -900`,
      '2026-03': `
        11050501 Caja | | 900 | 80 | 0 | 980
        36050501 Utilidad anterior | | -900 | 0 | 0 | -900
        41350501 Ventas | | -50 | 0 | 30 | -80`,
    },
    options: { compare: ['ano-anterior', 'acumulado', 'acumulado-anterior', 'diciembre'] },
    expected: { revenue: [30, 30, 80, 70], result: [30, 30, 80, 70] },
  },
  {
    name: 'por naturaleza da el mismo resultado',
    books: march,
    options: { by: 'nature' },
    expected: { goods: -353, staff: -85, depreciation: -5, operatingResult: 247, result: 220 },
    absent: ['administration', 'grossProfit', 'otherOperating'],
  },
  {
    name: 'el asiento de cierre de diciembre no es una devolución del año; después de cierre las cuentas están en cero',
    period: '2025-12',
    books: {
      '2025-12': `
        11050501 Caja | | 200 | 100 | 0 | 300
        36050501 Utilidad del ejercicio | | 0 | 0 | 300 | -300
        41350501 Ventas | | -250 | 400 | 150 | 0
        51200501 Arriendo | | 50 | 50 | 100 | 0`,
    },
    options: { compare: ['acumulado'] },
    expected: { revenue: [150, 400], administration: [-50, -100], result: [100, 300] },
  },
  {
    name: 'el cierre que pasa por la 5905, tercero por tercero',
    period: '2025-12',
    books: `
      11050501 Caja | | 200 | 100 | 0 | 300
      36050501 Utilidad del ejercicio | | 0 | 0 | 300 | -300
      41350501 Ventas | | -250 | 400 | 150 | 0
      51200501 Arriendo | 900123456 Uno | 60 | 50 | 110 | 0
      51200501 Arriendo | 900654321 Dos | -10 | 10 | 0 | 0
      59050501 Ganancias y pérdidas | | 0 | 400 | 400 | 0`,
    options: { basis: 'year' },
    expected: { revenue: 400, administration: -100, result: 300 },
  },
  {
    name: 'después de cierre, si así se pide, muestra lo que quedó en los libros',
    period: '2025-13',
    books: `
      11050501 Caja | | 300 | 0 | 0 | 300
      36050501 Utilidad del ejercicio | | 0 | 0 | 300 | -300
      41350501 Ventas | | -400 | 400 | 0 | 0
      51200501 Arriendo | | 100 | 0 | 100 | 0`,
    options: { closing: 'after' },
    expected: { revenue: 0, result: 0 },
  },
  {
    name: 'el mes 13 se lee con su año, antes de cierre',
    period: '2025-13',
    books: `
      11050501 Caja | | 300 | 0 | 0 | 300
      36050501 Utilidad del ejercicio | | 0 | 0 | 300 | -300
      41350501 Ventas | | -400 | 400 | 0 | 0
      51200501 Arriendo | | 100 | 0 | 100 | 0`,
    expected: { revenue: 400, administration: -100, result: 300 },
  },
  {
    name: 'enero que cierra el año anterior muestra solo lo suyo',
    period: '2026-01',
    books: `
      11050501 Caja | | 300 | 50 | 0 | 350
      36050501 Utilidad del ejercicio | | 0 | 0 | 300 | -300
      41350501 Ventas | | -400 | 400 | 50 | -50
      51200501 Arriendo | | 100 | 0 | 100 | 0`,
    options: { compare: ['acumulado'] },
    expected: { revenue: [50, 50], administration: [0, 0], result: [50, 50] },
  },
  {
    name: 'junto al cierre de un año está el año anterior entero, también sin asientos de cierre',
    period: '2025-13',
    books: {
      '2024-11': '11050501 Caja | | 0 | 40 | 0 | 40\n 41350501 Ventas | | 0 | 0 | 40 | -40',
      '2024-12': '11050501 Caja | | 40 | 60 | 0 | 100\n 41350501 Ventas | | -40 | 0 | 60 | -100',
      '2025-13':
        '11050501 Caja | | 300 | 0 | 0 | 300\n 36050501 Utilidad | | 0 | 0 | 300 | -300\n 41350501 Ventas | | -300 | 300 | 0 | 0',
    },
    options: { compare: ['ano-anterior'] },
    expected: { revenue: [300, 100] },
  },
  {
    name: 'los costos de producción sin trasladar se restan; los trasladados no se cuentan dos veces',
    period: '2025-12',
    books: `
      11050501 Caja | | 0 | 40 | 0 | 40
      14300501 Productos | | 0 | 60 | 0 | 60
      41350501 Ventas | | 0 | 0 | 200 | -200
      72050501 Mano de obra | | 0 | 60 | 60 | 0
      73050501 Indirectos | | 0 | 30 | 0 | 30
      61350501 Costo | | 0 | 70 | 0 | 70`,
    expected: { productionCosts: -30, costOfSales: -70, grossProfit: 100, result: 100 },
  },
  {
    name: 'el otro resultado integral es lo que se movió en la 38',
    books: {
      '2026-01': `
        15040501 Terrenos | | 500 | 0 | 0 | 500
        38050501 Superávit por revaluación | | -500 | 0 | 0 | -500`,
      '2026-03': `
        15040501 Terrenos | | 500 | 90 | 0 | 590
        38050501 Superávit por revaluación | | -500 | 0 | 90 | -590`,
    },
    options: { compare: ['acumulado'] },
    expected: { otherComprehensiveIncome: [90, 90], result: [0, 0], comprehensiveIncome: [90, 90] },
  },
];
