/** Estado de resultado integral in Spanish. */
import type { StatementText } from '#core/statement/declaration.ts';

export const text: StatementText = {
  title: 'Estado de resultado integral',
  summary: 'Lo que la empresa ganó y gastó en el mes o en lo que va del año.',
  labels: {
    revenue: 'Ingresos operacionales',
    salesReturns: 'Devoluciones en ventas',
    netRevenue: 'Ingresos netos',
    costOfSales: 'Costo de ventas',
    productionCosts: 'Costos de producción o prestación',
    grossProfit: { gain: 'Utilidad bruta', loss: 'Pérdida bruta' },
    administration: 'Gastos de administración',
    selling: 'Gastos de ventas',
    goods: 'Mercancías, materias primas y otros costos directos',
    staff: 'Beneficios a los empleados',
    depreciation: 'Depreciación y amortización',
    impairment: 'Deterioro y provisiones',
    fees: 'Honorarios',
    rent: 'Arrendamientos',
    services: 'Servicios',
    taxes: 'Impuestos, tasas y contribuciones',
    maintenance: 'Mantenimiento y adecuaciones',
    insurance: 'Seguros',
    travel: 'Gastos de viaje',
    otherOperating: 'Otros costos y gastos de operación',
    operatingResult: { gain: 'Utilidad operacional', loss: 'Pérdida operacional' },
    otherIncome: 'Otros ingresos',
    financialIncome: 'Ingresos financieros',
    otherExpenses: 'Otros gastos',
    financialExpenses: 'Gastos financieros',
    unmappedResults: 'Cuentas de resultado sin línea',
    resultBeforeTax: { gain: 'Utilidad antes de impuestos', loss: 'Pérdida antes de impuestos' },
    incomeTax: 'Impuesto a las ganancias',
    result: { gain: 'Utilidad del periodo', loss: 'Pérdida del periodo' },
    otherComprehensiveIncome: 'Otro resultado integral',
    comprehensiveIncome: 'Resultado integral total',
  },
  byFramework: {
    1: {
      title: 'Estado del resultado y otro resultado integral',
      labels: {
        revenue: 'Ingresos de actividades ordinarias',
        grossProfit: { gain: 'Ganancia bruta', loss: 'Pérdida bruta' },
        operatingResult: { gain: 'Ganancia de operación', loss: 'Pérdida de operación' },
        resultBeforeTax: { gain: 'Ganancia antes de impuestos', loss: 'Pérdida antes de impuestos' },
        incomeTax: 'Gasto por impuesto a las ganancias',
        result: { gain: 'Ganancia del periodo', loss: 'Pérdida del periodo' },
      },
    },
    3: { title: 'Estado de resultados', labels: { incomeTax: 'Impuesto de renta' } },
  },
  notes: {
    productionCosts:
      'Costos de la clase 7 que el mes dejó sin trasladar al inventario o al costo de ventas: se restan aquí.',
    unmappedResults: 'Di en qué línea va cada una en la parametrización de los estados financieros.',
  },
};
