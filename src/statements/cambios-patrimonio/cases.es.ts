/** Cases of the estado de cambios en el patrimonio; amounts by column: saldo inicial, resultado, aportes, distribuciones, traslados, ORI, saldo final. */
import type { StatementCase } from '#core/statement/statement-case.ts';

export const cases: readonly StatementCase[] = [
  {
    name: 'la asamblea traslada, reserva y reparte; los socios aportan',
    books: `
      11050501 Caja | | 1000 | 260 | 0 | 1260
      23600501 Dividendos por pagar | | 0 | 0 | 100 | -100
      31150501 Aportes | | -600 | 0 | 200 | -800
      33050501 Reserva legal | | 0 | 0 | 40 | -40
      36050501 Utilidad del ejercicio | | -400 | 400 | 0 | 0
      37050501 Acumuladas | | 0 | 100 | 360 | -260
      41350501 Ventas | | 0 | 0 | 60 | -60`,
    expected: {
      capital: [600, 0, 200, 0, 0, 0, 800],
      reserves: [0, 0, 0, 0, 40, 0, 40],
      yearResult: [400, 60, 0, 0, -400, 0, 60],
      retainedEarnings: [0, 0, 0, -100, 360, 0, 260],
      totalEquity: [1000, 60, 200, -100, 0, 0, 1160],
    },
  },
  {
    name: 'el mismo lapso del año anterior va en filas propias, que cuadran solas',
    books: {
      '2025-03': `
        11050501 Caja | | 500 | 130 | 0 | 630
        31150501 Aportes | | -500 | 0 | 100 | -600
        41350501 Ventas | | 0 | 0 | 30 | -30`,
      '2026-03': `
        11050501 Caja | | 700 | 60 | 0 | 760
        31150501 Aportes | | -600 | 0 | 0 | -600
        36050501 Utilidad del ejercicio | | -100 | 0 | 0 | -100
        41350501 Ventas | | 0 | 0 | 60 | -60`,
    },
    options: { compare: ['mes-anterior', 'ano-anterior'] },
    expected: {
      capital: [600, 0, 0, 0, 0, 0, 600],
      totalEquity: [700, 60, 0, 0, 0, 0, 760],
      'ano-anterior.capital': [500, 0, 100, 0, 0, 0, 600],
      'ano-anterior.yearResult': [0, 30, 0, 0, 0, 0, 30],
      'ano-anterior.totalEquity': [500, 30, 100, 0, 0, 0, 630],
    },
  },
  {
    name: 'un mes intermedio tiene mes y acumulado, cada uno con el mismo lapso del año anterior',
    period: '2026-02',
    books: {
      '2025-01': `
        11050501 Caja | | 500 | 100 | 0 | 600
        31150501 Aportes | | -500 | 0 | 100 | -600`,
      '2025-02': `
        11050501 Caja | | 600 | 30 | 0 | 630
        31150501 Aportes | | -600 | 0 | 0 | -600
        41350501 Ventas | | 0 | 0 | 30 | -30`,
      '2026-01': `
        11050501 Caja | | 630 | 40 | 0 | 670
        31150501 Aportes | | -600 | 0 | 0 | -600
        36050501 Utilidad del ejercicio | | -30 | 0 | 0 | -30
        41350501 Ventas | | 0 | 0 | 40 | -40`,
      '2026-02': `
        11050501 Caja | | 670 | 60 | 0 | 730
        31150501 Aportes | | -600 | 0 | 0 | -600
        36050501 Utilidad del ejercicio | | -30 | 0 | 0 | -30
        41350501 Ventas | | -40 | 0 | 60 | -100`,
    },
    options: { compare: ['ano-anterior', 'acumulado', 'acumulado-anterior'] },
    expected: {
      totalEquity: [670, 60, 0, 0, 0, 0, 730],
      'ano-anterior.totalEquity': [600, 30, 0, 0, 0, 0, 630],
      'acumulado.totalEquity': [630, 100, 0, 0, 0, 0, 730],
      'acumulado-anterior.capital': [500, 0, 100, 0, 0, 0, 600],
      'acumulado-anterior.totalEquity': [500, 30, 100, 0, 0, 0, 630],
    },
  },
  {
    name: 'el acumulado de enero es el mes: no se repite',
    period: '2026-01',
    books: {
      '2025-01': '11050501 Caja | | 0 | 50 | 0 | 50\n 31150501 Aportes | | 0 | 0 | 50 | -50',
      '2026-01': '11050501 Caja | | 50 | 60 | 0 | 110\n 31150501 Aportes | | -50 | 0 | 60 | -110',
    },
    options: { compare: ['ano-anterior', 'acumulado', 'acumulado-anterior'] },
    expected: { totalEquity: [50, 0, 60, 0, 0, 0, 110], 'ano-anterior.totalEquity': [0, 0, 50, 0, 0, 0, 50] },
    absent: ['acumulado', 'acumulado-anterior'],
  },
  {
    name: 'sin el mes del año anterior no hay filas de ese año',
    books: { '2026-03': '11050501 Caja | | 600 | 60 | 0 | 660\n 31150501 Aportes | | -600 | 0 | 60 | -660' },
    options: { compare: ['ano-anterior'] },
    expected: { totalEquity: [600, 0, 60, 0, 0, 0, 660] },
    absent: ['ano-anterior'],
  },
  {
    name: 'el cierre del año lleva el resultado al patrimonio sin cambiarlo',
    period: '2025-12',
    books: `
      11050501 Caja | | 200 | 100 | 0 | 300
      36050501 Utilidad del ejercicio | | 0 | 0 | 300 | -300
      41350501 Ventas | | -250 | 400 | 150 | 0
      51200501 Arriendo | | 50 | 50 | 100 | 0`,
    expected: {
      yearResult: [200, 100, 0, 0, 0, 0, 300],
      totalEquity: [200, 100, 0, 0, 0, 0, 300],
    },
  },
  {
    name: 'el año, desde enero, con el resultado anterior cerrado allí',
    books: {
      '2026-01': `
        11050501 Caja | | 300 | 50 | 0 | 350
        36050501 Utilidad del ejercicio | | 0 | 0 | 300 | -300
        41350501 Ventas | | -400 | 400 | 50 | -50
        51200501 Arriendo | | 100 | 0 | 100 | 0`,
      '2026-03': `
        11050501 Caja | | 350 | 70 | 0 | 420
        36050501 Utilidad del ejercicio | | -300 | 300 | 0 | 0
        37050501 Acumuladas | | 0 | 0 | 300 | -300
        41350501 Ventas | | -50 | 0 | 70 | -120`,
    },
    options: { basis: 'year' },
    expected: {
      yearResult: [300, 120, 0, 0, -300, 0, 120],
      retainedEarnings: [0, 0, 0, 0, 300, 0, 300],
      totalEquity: [300, 120, 0, 0, 0, 0, 420],
    },
  },
  {
    name: 'el resultado que ya está en la 3605 cada mes no se suma otra vez',
    books: `
      11050501 Caja | | 100 | 50 | 0 | 150
      36050501 Utilidad del ejercicio | | -100 | 0 | 50 | -150
      41350501 Ventas | | -100 | 0 | 50 | -150`,
    expected: { yearResult: [100, 50, 0, 0, 0, 0, 150] },
  },
  {
    name: 'la revaluación es otro resultado integral',
    books: `
      15040501 Terrenos | | 500 | 90 | 0 | 590
      38050501 Superávit por revaluación | | -500 | 0 | 90 | -590`,
    expected: { otherComprehensiveIncome: [500, 0, 0, 0, 0, 90, 590] },
  },
];
