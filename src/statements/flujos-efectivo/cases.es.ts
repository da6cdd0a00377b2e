/** Cases of the estado de flujos de efectivo. */
import type { StatementCase } from '#core/statement/statement-case.ts';

const january = `
  11100501 Banco | | 500 | 0 | 0 | 500
  15240501 Muebles | | 1000 | 0 | 0 | 1000
  15921501 Depreciación muebles | | -100 | 0 | 0 | -100
  31150501 Aportes | | -1000 | 0 | 0 | -1000
  36050501 Utilidad del ejercicio | | -400 | 0 | 0 | -400`;

const march = `
  11100501 Banco | | 500 | 380 | 480 | 400
  13050501 Clientes | | 0 | 400 | 150 | 250
  14350501 Mercancías | | 0 | 300 | 200 | 100
  15240501 Muebles | | 1000 | 250 | 0 | 1250
  15921501 Depreciación muebles | | -100 | 0 | 20 | -120
  21051001 Pagaré | | 0 | 0 | 230 | -230
  22050501 Proveedores | | 0 | 200 | 300 | -100
  31150501 Aportes | | -1000 | 0 | 0 | -1000
  36050501 Utilidad del ejercicio | | -400 | 400 | 0 | 0
  37050501 Acumuladas | | 0 | 0 | 370 | -370
  41350501 Ventas | | 0 | 0 | 400 | -400
  51601501 Depreciación | | 0 | 20 | 0 | 20
  61350501 Costo | | 0 | 200 | 0 | 200`;

export const cases: readonly StatementCase[] = [
  {
    name: 'del resultado al efectivo: lo que no es efectivo se suma y sale de donde estaba',
    books: march,
    expected: {
      result: 180,
      depreciation: 20,
      adjustedResult: 200,
      receivablesChange: -250,
      inventoriesChange: -100,
      payablesChange: 100,
      totalOperating: -50,
      propertyChange: -250,
      totalInvesting: -250,
      loansChange: 230,
      distributions: -30,
      totalFinancing: 200,
      netChange: -100,
      cashAtStart: 500,
      cashAtEnd: 400,
    },
  },
  {
    name: 'por el método directo el efectivo de operación es el mismo',
    books: march,
    options: { method: 'direct' },
    expected: { fromCustomers: 150, toSuppliers: -200, totalOperating: -50, cashAtEnd: 400 },
    absent: ['result', 'adjustedResult'],
  },
  {
    name: 'el año comienza en enero; el mes que no se cargó no falta',
    books: { '2026-01': january, '2026-03': march },
    options: { compare: ['acumulado', 'mes-anterior'] },
    expected: { netChange: [-100, -100, null], cashAtStart: [500, 500, null], cashAtEnd: [400, 400, null] },
  },
  {
    name: 'sin enero ni diciembre no se sabe cómo empezó el año',
    books: march,
    options: { basis: 'year' },
    expected: { result: 180, receivablesChange: [null], totalInvesting: [null], netChange: [null] },
    failing: ['endsInCash'],
  },
  {
    name: 'el cierre no es un dividendo',
    period: '2025-13',
    books: {
      '2025-01': `
        11100501 Banco | | 0 | 0 | 0 | 0
        31150501 Aportes | | 0 | 0 | 0 | 0`,
      '2025-13': `
        11100501 Banco | | 300 | 0 | 0 | 300
        36050501 Utilidad del ejercicio | | 0 | 0 | 300 | -300
        41350501 Ventas | | -400 | 400 | 0 | 0
        51200501 Arriendo | | 100 | 0 | 100 | 0`,
    },
    expected: { result: 300, totalOperating: 300, netChange: 300, cashAtEnd: 300 },
  },
  {
    name: 'el resultado que el software lleva solo al patrimonio no se cuenta dos veces',
    books: `
      11050501 Caja | | 0 | 1500 | 0 | 1500
      36050501 Utilidad del ejercicio | | 0 | 0 | 1500 | -1500
      41350501 Ventas | | 0 | 0 | 2000 | -2000
      51200501 Arriendo | | 0 | 500 | 0 | 500`,
    expected: { result: 1500, netChange: 1500, cashAtEnd: 1500 },
  },
  {
    name: 'la diferencia en cambio no es efectivo, salvo la realizada; la de producción que se trasladó sí se depreció',
    books: `
      11100501 Banco | | 1000 | 0 | 130 | 870
      14050501 Materias primas | | 0 | 150 | 0 | 150
      15200501 Maquinaria | | 900 | 0 | 0 | 900
      15921001 Depreciación maquinaria | | -100 | 0 | 50 | -150
      22100501 Proveedores del exterior | | -500 | 0 | 30 | -530
      31150501 Aportes | | -1300 | 0 | 0 | -1300
      53052501 Diferencia en cambio | | 0 | 30 | 0 | 30
      53052502 Diferencia en cambio realizada | | 0 | 30 | 0 | 30
      73600501 Depreciación de maquinaria de planta | | 0 | 50 | 50 | 0
      73050501 Servicios de planta | | 0 | 100 | 100 | 0`,
    expected: {
      result: -60,
      depreciation: 50,
      exchange: 30,
      adjustedResult: 20,
      inventoriesChange: -150,
      payablesChange: 30,
      exchangeChange: -30,
      totalOperating: -130,
      cashAtEnd: 870,
    },
    absent: [],
  },
  {
    name: 'lo mismo por el método directo',
    books: `
      11100501 Banco | | 1000 | 0 | 130 | 870
      14050501 Materias primas | | 0 | 150 | 0 | 150
      15200501 Maquinaria | | 900 | 0 | 0 | 900
      15921001 Depreciación maquinaria | | -100 | 0 | 50 | -150
      22100501 Proveedores del exterior | | -500 | 0 | 30 | -530
      31150501 Aportes | | -1300 | 0 | 0 | -1300
      53052501 Diferencia en cambio | | 0 | 30 | 0 | 30
      53052502 Diferencia en cambio realizada | | 0 | 30 | 0 | 30
      73600501 Depreciación de maquinaria de planta | | 0 | 50 | 50 | 0
      73050501 Servicios de planta | | 0 | 100 | 100 | 0`,
    options: { method: 'direct' },
    expected: { toSuppliers: -70, interestPaid: -30, exchangeChange: -30, totalOperating: -130, cashAtEnd: 870 },
  },
  {
    name: 'lo que se gana o se pierde al vender está donde está lo vendido; el diferido se amortiza sin ser intangible',
    books: `
      11100501 Banco | | 0 | 560 | 0 | 560
      12050501 Acciones | | 300 | 0 | 300 | 0
      16350501 Licencias | | 200 | 0 | 200 | 0
      17100401 Organización | | 120 | 0 | 20 | 100
      31150501 Aportes | | -620 | 0 | 0 | -620
      42400501 Utilidad en venta de acciones | | 0 | 0 | 100 | -100
      53102001 Pérdida en venta de licencias | | 0 | 40 | 0 | 40
      51651501 Amortización de diferidos | | 0 | 20 | 0 | 20`,
    expected: {
      result: 40,
      amortisation: 20,
      assetSales: -60,
      othersChange: 0,
      totalOperating: 0,
      intangiblesChange: 160,
      investmentsChange: 400,
      cashAtEnd: 560,
    },
  },
  {
    name: 'el método de participación no es efectivo; sus dividendos, al recibirse, son de inversión como los demás',
    books: `
      11100501 Banco | | 0 | 90 | 0 | 90
      12050501 Acciones en subsidiarias | | 1000 | 230 | 60 | 1170
      13450501 Dividendos por cobrar | | 0 | 60 | 40 | 20
      31150501 Aportes | | -1000 | 0 | 0 | -1000
      32250501 Superávit método de participación | | 0 | 0 | 30 | -30
      42150501 Dividendos de otras inversiones | | 0 | 0 | 50 | -50
      42180501 Ingresos método de participación | | 0 | 0 | 200 | -200`,
    expected: {
      result: 250,
      equityMethod: -200,
      dividends: -50,
      adjustedResult: 0,
      totalOperating: 0,
      investmentsChange: 60,
      dividendsReceived: 30,
      totalInvesting: 90,
      contributions: 0,
      cashAtEnd: 90,
    },
  },
  {
    name: 'la diferencia en cambio de un tercero ya saldado fue efectivo',
    books: `
      11100501 Banco | 890903938 Banco | 1000 | 0 | 530 | 470
      22100501 Proveedores del exterior | 444444001 Overseas | -500 | 500 | 0 | 0
      31150501 Aportes | | -500 | 0 | 0 | -500
      53052501 Diferencia en cambio | 444444001 Overseas | 0 | 30 | 0 | 30`,
    expected: { result: -30, payablesChange: -500, totalOperating: -530, cashAtEnd: 470 },
    absent: ['exchange', 'exchangeChange'],
  },
  {
    name: 'el cambio de códigos en el año no deja nada por fuera',
    books: {
      '2026-01': `
        11100501 Banco | | 500 | 0 | 0 | 500
        22050501 Proveedores | | -500 | 0 | 0 | -500`,
      '2026-03': `
        1110050101 Banco | | 500 | 0 | 100 | 400
        2205050101 Proveedores | | -500 | 100 | 0 | -400`,
    },
    options: { basis: 'year' },
    expected: { payablesChange: -100, cashAtStart: 500, cashAtEnd: 400 },
  },
];
