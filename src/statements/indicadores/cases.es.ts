/** Cases of the indicadores. Ratios are hundredths of their unit, and a hundredth is a cent: 1,85 is 1.85. */
import type { StatementCase } from '#core/statement/statement-case.ts';

export const cases: readonly StatementCase[] = [
  {
    name: 'cada indicador con sus cifras, del año hasta el mes',
    books: `
      11050501 Caja | | 0 | 0 | 0 | 300
      13050501 Clientes | | 0 | 0 | 0 | 200
      14350501 Mercancías | | 0 | 0 | 0 | 150
      15240501 Muebles | | 0 | 0 | 0 | 350
      22050501 Proveedores | 900123456 Uno | 0 | 0 | 0 | -260
      21051001 Pagaré largo plazo | | 0 | 0 | 0 | -140
      31150501 Aportes | | 0 | 0 | 0 | -500
      41350501 Ventas | | 0 | 0 | 0 | -1000
      51200501 Arriendo | | 0 | 0 | 0 | 250
      51601501 Depreciación | | 0 | 0 | 0 | 50
      53050501 Gastos bancarios | | 0 | 0 | 0 | 15
      53052001 Intereses | | 0 | 0 | 0 | 25
      61350501 Costo | | 0 | 0 | 0 | 560`,
    expected: {
      currentRatio: 2.5,
      acidTest: 1.92,
      workingCapital: 390,
      indebtedness: 40,
      shortTermDebt: 65,
      leverage: 0.67,
      interestCover: 5.6,
      grossMargin: 44,
      operatingMargin: 14,
      netMargin: 10,
      returnOnAssets: 10,
      returnOnEquity: 16.67,
      ebitda: 190,
      receivableDays: 18,
      inventoryDays: 24.11,
      supplierDays: 41.79,
    },
  },
  {
    name: 'el EBITDA es antes de la depreciación de producción también',
    books: `
      11050501 Caja | | 0 | 100 | 0 | 100
      15921001 Depreciación maquinaria | | 0 | 0 | 60 | -60
      41350501 Ventas | | 0 | 0 | 100 | -100
      73600501 Depreciación de planta | | 0 | 60 | 0 | 60`,
    expected: { ebitda: 100, grossMargin: 40, operatingMargin: 40 },
  },
  {
    name: 'sin con qué dividir no hay indicador',
    books: `
      11050501 Caja | | 0 | 0 | 0 | 300
      31150501 Aportes | | 0 | 0 | 0 | -300`,
    expected: { currentRatio: [null], netMargin: [null], indebtedness: 0, workingCapital: 300 },
  },
];
