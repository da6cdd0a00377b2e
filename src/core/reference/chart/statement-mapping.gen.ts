// Generated from data/fs_mapping.csv by scripts/gen-reference.mjs: edit the table, not this file.

export interface StatementLine {
  /** Accounts whose code starts so. */
  readonly prefix: string;
  /** Stable name of the line, which several prefixes may share. */
  readonly key: string;
  /** Statements that show it. */
  readonly statements: readonly ('ESF' | 'ERI' | 'ECP' | 'notes')[];
  /** Spanish, as NIIF para las PYMES (group 2) names it. */
  readonly line: string;
  /** As full IFRS (group 1) names it; null: the same. */
  readonly lineFull: string | null;
  /** As the standard of micro-entities (group 3) does; null: the same. */
  readonly lineMicro: string | null;
  /** Block of the statement. */
  readonly section: 'activo' | 'pasivo' | 'patrimonio' | 'ingresos' | 'costos' | 'gastos' | 'impuesto' | 'orden';
  /** `by_term` needs the due dates; null outside the balance sheet. */
  readonly term: 'current' | 'non_current' | 'by_term' | null;
  /** Side on which the line is positive. */
  readonly nature: 'D' | 'C' | null;
  /** Where its change goes in the indirect cash flow. */
  readonly cashFlow: 'cash' | 'result' | 'operating' | 'investing' | 'financing' | 'add_back' | 'non_cash' | 'none';
  /** Sections of NIIF para las PYMES. */
  readonly niifPymesSections: readonly string[];
}

/** Line of the financial statements of an SME where each account goes, by prefix. */
export const statementLines: readonly StatementLine[] = [
  { prefix: '11', key: 'cash', statements: ['ESF'], line: 'Efectivo y equivalentes al efectivo', lineFull: null, lineMicro: 'Efectivo', section: 'activo', term: 'current', nature: 'D', cashFlow: 'cash', niifPymesSections: ['7'] },
  { prefix: '12', key: 'investments', statements: ['ESF'], line: 'Inversiones e instrumentos financieros', lineFull: 'Activos financieros', lineMicro: 'Inversiones', section: 'activo', term: 'by_term', nature: 'D', cashFlow: 'investing', niifPymesSections: ['11', '14'] },
  { prefix: '1299', key: 'investmentsImpairment', statements: ['ESF'], line: 'Deterioro de inversiones', lineFull: null, lineMicro: null, section: 'activo', term: 'by_term', nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['11'] },
  { prefix: '1305', key: 'tradeReceivables', statements: ['ESF'], line: 'Deudores comerciales', lineFull: 'Cuentas comerciales por cobrar', lineMicro: 'Clientes', section: 'activo', term: 'current', nature: 'D', cashFlow: 'operating', niifPymesSections: ['11'] },
  { prefix: '13', key: 'otherReceivables', statements: ['ESF'], line: 'Otras cuentas por cobrar', lineFull: null, lineMicro: 'Cuentas por cobrar', section: 'activo', term: 'current', nature: 'D', cashFlow: 'operating', niifPymesSections: ['11'] },
  { prefix: '1325', key: 'shareholderReceivables', statements: ['ESF'], line: 'Cuentas por cobrar a socios y partes relacionadas', lineFull: null, lineMicro: null, section: 'activo', term: 'by_term', nature: 'D', cashFlow: 'investing', niifPymesSections: ['33'] },
  { prefix: '1330', key: 'advancesGiven', statements: ['ESF'], line: 'Anticipos entregados', lineFull: null, lineMicro: null, section: 'activo', term: 'current', nature: 'D', cashFlow: 'operating', niifPymesSections: ['11'] },
  { prefix: '1355', key: 'taxAssets', statements: ['ESF'], line: 'Activos por impuestos corrientes', lineFull: null, lineMicro: 'Impuestos a favor', section: 'activo', term: 'current', nature: 'D', cashFlow: 'operating', niifPymesSections: ['29'] },
  { prefix: '1399', key: 'receivablesImpairment', statements: ['ESF'], line: 'Deterioro de cartera', lineFull: null, lineMicro: null, section: 'activo', term: 'current', nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['11'] },
  { prefix: '14', key: 'inventories', statements: ['ESF'], line: 'Inventarios', lineFull: null, lineMicro: null, section: 'activo', term: 'current', nature: 'D', cashFlow: 'operating', niifPymesSections: ['13'] },
  { prefix: '1499', key: 'inventoriesImpairment', statements: ['ESF'], line: 'Deterioro de inventarios', lineFull: null, lineMicro: null, section: 'activo', term: 'current', nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['13', '27'] },
  { prefix: '15', key: 'property', statements: ['ESF'], line: 'Propiedades, planta y equipo', lineFull: null, lineMicro: null, section: 'activo', term: 'non_current', nature: 'D', cashFlow: 'investing', niifPymesSections: ['17'] },
  { prefix: '1592', key: 'accumulatedDepreciation', statements: ['ESF'], line: 'Depreciación acumulada', lineFull: null, lineMicro: null, section: 'activo', term: 'non_current', nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['17'] },
  { prefix: '1597', key: 'accumulatedDepletion', statements: ['ESF'], line: 'Amortización y agotamiento acumulados', lineFull: null, lineMicro: null, section: 'activo', term: 'non_current', nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['17'] },
  { prefix: '1598', key: 'accumulatedDepletion', statements: ['ESF'], line: 'Amortización y agotamiento acumulados', lineFull: null, lineMicro: null, section: 'activo', term: 'non_current', nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['17'] },
  { prefix: '1599', key: 'propertyImpairment', statements: ['ESF'], line: 'Deterioro de propiedades, planta y equipo', lineFull: null, lineMicro: null, section: 'activo', term: 'non_current', nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['27'] },
  { prefix: '16', key: 'intangibles', statements: ['ESF'], line: 'Activos intangibles', lineFull: 'Activos intangibles distintos de la plusvalía', lineMicro: null, section: 'activo', term: 'non_current', nature: 'D', cashFlow: 'investing', niifPymesSections: ['18'] },
  { prefix: '1698', key: 'accumulatedAmortisation', statements: ['ESF'], line: 'Amortización acumulada de intangibles', lineFull: null, lineMicro: null, section: 'activo', term: 'non_current', nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['18'] },
  { prefix: '1705', key: 'prepaidExpenses', statements: ['ESF'], line: 'Gastos pagados por anticipado', lineFull: null, lineMicro: null, section: 'activo', term: 'current', nature: 'D', cashFlow: 'operating', niifPymesSections: ['2'] },
  { prefix: '1710', key: 'deferredCharges', statements: ['ESF'], line: 'Cargos diferidos', lineFull: null, lineMicro: null, section: 'activo', term: 'non_current', nature: 'D', cashFlow: 'operating', niifPymesSections: ['2', '18'] },
  { prefix: '171076', key: 'deferredTaxAsset', statements: ['ESF'], line: 'Activo por impuesto diferido', lineFull: null, lineMicro: null, section: 'activo', term: 'non_current', nature: 'D', cashFlow: 'non_cash', niifPymesSections: ['29'] },
  { prefix: '18', key: 'otherAssets', statements: ['ESF'], line: 'Otros activos', lineFull: null, lineMicro: null, section: 'activo', term: 'non_current', nature: 'D', cashFlow: 'investing', niifPymesSections: ['2'] },
  { prefix: '19', key: 'revaluations', statements: ['ESF'], line: 'Valorizaciones', lineFull: null, lineMicro: null, section: 'activo', term: 'non_current', nature: 'D', cashFlow: 'non_cash', niifPymesSections: ['17'] },
  { prefix: '21', key: 'loans', statements: ['ESF'], line: 'Obligaciones financieras', lineFull: 'Pasivos financieros', lineMicro: 'Obligaciones financieras', section: 'pasivo', term: 'by_term', nature: 'C', cashFlow: 'financing', niifPymesSections: ['11'] },
  { prefix: '210505', key: 'overdrafts', statements: ['ESF'], line: 'Sobregiros', lineFull: null, lineMicro: null, section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'cash', niifPymesSections: ['7'] },
  { prefix: '22', key: 'suppliers', statements: ['ESF'], line: 'Proveedores', lineFull: 'Cuentas comerciales por pagar', lineMicro: null, section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'operating', niifPymesSections: ['11'] },
  { prefix: '23', key: 'otherPayables', statements: ['ESF'], line: 'Cuentas por pagar', lineFull: null, lineMicro: null, section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'operating', niifPymesSections: ['11'] },
  { prefix: '2355', key: 'shareholderPayables', statements: ['ESF'], line: 'Deudas con socios', lineFull: null, lineMicro: null, section: 'pasivo', term: 'by_term', nature: 'C', cashFlow: 'financing', niifPymesSections: ['33'] },
  { prefix: '2360', key: 'dividendsPayable', statements: ['ESF'], line: 'Dividendos por pagar', lineFull: null, lineMicro: null, section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'financing', niifPymesSections: ['22'] },
  { prefix: '2365', key: 'withholdingsPayable', statements: ['ESF'], line: 'Retenciones por pagar', lineFull: null, lineMicro: null, section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'operating', niifPymesSections: ['29'] },
  { prefix: '2367', key: 'withholdingsPayable', statements: ['ESF'], line: 'Retenciones por pagar', lineFull: null, lineMicro: null, section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'operating', niifPymesSections: ['29'] },
  { prefix: '2368', key: 'withholdingsPayable', statements: ['ESF'], line: 'Retenciones por pagar', lineFull: null, lineMicro: null, section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'operating', niifPymesSections: ['29'] },
  { prefix: '24', key: 'taxLiabilities', statements: ['ESF'], line: 'Pasivos por impuestos corrientes', lineFull: null, lineMicro: 'Obligaciones por impuestos', section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'operating', niifPymesSections: ['29'] },
  { prefix: '25', key: 'employeeBenefits', statements: ['ESF'], line: 'Beneficios a empleados', lineFull: 'Pasivos por beneficios a los empleados', lineMicro: 'Obligaciones laborales', section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'operating', niifPymesSections: ['28'] },
  { prefix: '26', key: 'provisions', statements: ['ESF'], line: 'Provisiones', lineFull: null, lineMicro: null, section: 'pasivo', term: 'by_term', nature: 'C', cashFlow: 'operating', niifPymesSections: ['21'] },
  { prefix: '27', key: 'deferredIncome', statements: ['ESF'], line: 'Ingresos diferidos', lineFull: null, lineMicro: null, section: 'pasivo', term: 'by_term', nature: 'C', cashFlow: 'operating', niifPymesSections: ['23'] },
  { prefix: '2725', key: 'deferredTaxLiability', statements: ['ESF'], line: 'Pasivo por impuesto diferido', lineFull: null, lineMicro: null, section: 'pasivo', term: 'non_current', nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['29'] },
  { prefix: '28', key: 'otherLiabilities', statements: ['ESF'], line: 'Anticipos y otros pasivos', lineFull: 'Otros pasivos no financieros', lineMicro: null, section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'operating', niifPymesSections: ['2', '11'] },
  { prefix: '29', key: 'bonds', statements: ['ESF'], line: 'Bonos y papeles comerciales', lineFull: null, lineMicro: null, section: 'pasivo', term: 'by_term', nature: 'C', cashFlow: 'financing', niifPymesSections: ['11'] },
  { prefix: '31', key: 'capital', statements: ['ESF', 'ECP'], line: 'Capital', lineFull: 'Capital emitido', lineMicro: 'Capital social', section: 'patrimonio', term: null, nature: 'C', cashFlow: 'financing', niifPymesSections: ['22'] },
  { prefix: '32', key: 'capitalSurplus', statements: ['ESF', 'ECP'], line: 'Superávit de capital (prima)', lineFull: 'Prima de emisión y superávit de capital', lineMicro: null, section: 'patrimonio', term: null, nature: 'C', cashFlow: 'financing', niifPymesSections: ['22'] },
  { prefix: '33', key: 'reserves', statements: ['ESF', 'ECP'], line: 'Reservas', lineFull: null, lineMicro: null, section: 'patrimonio', term: null, nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['22'] },
  { prefix: '34', key: 'equityRevaluation', statements: ['ESF', 'ECP'], line: 'Revalorización del patrimonio', lineFull: null, lineMicro: null, section: 'patrimonio', term: null, nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['22'] },
  { prefix: '36', key: 'yearResult', statements: ['ESF', 'ECP'], line: 'Resultado del ejercicio', lineFull: 'Ganancia (pérdida) del ejercicio', lineMicro: 'Utilidad o pérdida del ejercicio', section: 'patrimonio', term: null, nature: 'C', cashFlow: 'result', niifPymesSections: ['5'] },
  { prefix: '37', key: 'retainedEarnings', statements: ['ESF', 'ECP'], line: 'Resultados acumulados', lineFull: 'Ganancias acumuladas', lineMicro: 'Utilidades o pérdidas acumuladas', section: 'patrimonio', term: null, nature: 'C', cashFlow: 'financing', niifPymesSections: ['6'] },
  { prefix: '38', key: 'otherComprehensiveIncome', statements: ['ESF', 'ECP'], line: 'Otro resultado integral acumulado', lineFull: 'Otro resultado integral acumulado', lineMicro: null, section: 'patrimonio', term: null, nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['5', '17'] },
  { prefix: '41', key: 'revenue', statements: ['ERI'], line: 'Ingresos de actividades ordinarias', lineFull: 'Ingresos de actividades ordinarias procedentes de contratos con clientes', lineMicro: 'Ventas o ingresos operacionales', section: 'ingresos', term: null, nature: 'C', cashFlow: 'operating', niifPymesSections: ['23'] },
  { prefix: '4175', key: 'salesReturns', statements: ['ERI'], line: 'Devoluciones, rebajas y descuentos', lineFull: null, lineMicro: null, section: 'ingresos', term: null, nature: 'D', cashFlow: 'operating', niifPymesSections: ['23'] },
  { prefix: '42', key: 'otherIncome', statements: ['ERI'], line: 'Otros ingresos', lineFull: null, lineMicro: null, section: 'ingresos', term: null, nature: 'C', cashFlow: 'operating', niifPymesSections: ['23'] },
  { prefix: '4210', key: 'financialIncome', statements: ['ERI'], line: 'Ingresos financieros', lineFull: null, lineMicro: null, section: 'ingresos', term: null, nature: 'C', cashFlow: 'operating', niifPymesSections: ['23'] },
  { prefix: '421020', key: 'exchangeGain', statements: ['ERI'], line: 'Ganancia por diferencia en cambio', lineFull: null, lineMicro: null, section: 'ingresos', term: null, nature: 'C', cashFlow: 'add_back', niifPymesSections: ['30'] },
  { prefix: '4240', key: 'investmentSaleGain', statements: ['ERI'], line: 'Utilidad en venta de inversiones', lineFull: null, lineMicro: null, section: 'ingresos', term: null, nature: 'C', cashFlow: 'investing', niifPymesSections: ['11'] },
  { prefix: '4245', key: 'assetSaleGain', statements: ['ERI'], line: 'Utilidad en venta de activos', lineFull: null, lineMicro: null, section: 'ingresos', term: null, nature: 'C', cashFlow: 'investing', niifPymesSections: ['17'] },
  { prefix: '4248', key: 'assetSaleGain', statements: ['ERI'], line: 'Utilidad en venta de activos', lineFull: null, lineMicro: null, section: 'ingresos', term: null, nature: 'C', cashFlow: 'investing', niifPymesSections: ['17'] },
  { prefix: '61', key: 'costOfSales', statements: ['ERI'], line: 'Costo de ventas', lineFull: null, lineMicro: null, section: 'costos', term: null, nature: 'D', cashFlow: 'operating', niifPymesSections: ['13'] },
  { prefix: '62', key: 'costOfSales', statements: ['ERI'], line: 'Costo de ventas', lineFull: null, lineMicro: null, section: 'costos', term: null, nature: 'D', cashFlow: 'operating', niifPymesSections: ['13'] },
  { prefix: '7', key: 'productionCosts', statements: ['ERI'], line: 'Costos de producción o prestación', lineFull: null, lineMicro: null, section: 'costos', term: null, nature: 'D', cashFlow: 'operating', niifPymesSections: ['13'] },
  { prefix: '7260', key: 'productionDepreciation', statements: ['ERI'], line: 'Depreciación de producción', lineFull: null, lineMicro: null, section: 'costos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['17'] },
  { prefix: '7360', key: 'productionDepreciation', statements: ['ERI'], line: 'Depreciación de producción', lineFull: null, lineMicro: null, section: 'costos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['17'] },
  { prefix: '7460', key: 'productionDepreciation', statements: ['ERI'], line: 'Depreciación de producción', lineFull: null, lineMicro: null, section: 'costos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['17'] },
  { prefix: '7265', key: 'productionAmortisation', statements: ['ERI'], line: 'Amortización de producción', lineFull: null, lineMicro: null, section: 'costos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['18'] },
  { prefix: '7365', key: 'productionAmortisation', statements: ['ERI'], line: 'Amortización de producción', lineFull: null, lineMicro: null, section: 'costos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['18'] },
  { prefix: '7465', key: 'productionAmortisation', statements: ['ERI'], line: 'Amortización de producción', lineFull: null, lineMicro: null, section: 'costos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['18'] },
  { prefix: '51', key: 'administration', statements: ['ERI'], line: 'Gastos de administración', lineFull: null, lineMicro: null, section: 'gastos', term: null, nature: 'D', cashFlow: 'operating', niifPymesSections: ['5'] },
  { prefix: '52', key: 'selling', statements: ['ERI'], line: 'Gastos de ventas', lineFull: null, lineMicro: null, section: 'gastos', term: null, nature: 'D', cashFlow: 'operating', niifPymesSections: ['5'] },
  { prefix: '5160', key: 'administrationDepreciation', statements: ['ERI'], line: 'Depreciación de administración', lineFull: null, lineMicro: null, section: 'gastos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['17'] },
  { prefix: '5260', key: 'sellingDepreciation', statements: ['ERI'], line: 'Depreciación de ventas', lineFull: null, lineMicro: null, section: 'gastos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['17'] },
  { prefix: '5165', key: 'administrationAmortisation', statements: ['ERI'], line: 'Amortización de administración', lineFull: null, lineMicro: null, section: 'gastos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['18'] },
  { prefix: '5265', key: 'sellingAmortisation', statements: ['ERI'], line: 'Amortización de ventas', lineFull: null, lineMicro: null, section: 'gastos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['18'] },
  { prefix: '5199', key: 'administrationImpairment', statements: ['ERI'], line: 'Deterioro y provisiones de administración', lineFull: null, lineMicro: null, section: 'gastos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['27'] },
  { prefix: '5299', key: 'sellingImpairment', statements: ['ERI'], line: 'Deterioro y provisiones de ventas', lineFull: null, lineMicro: null, section: 'gastos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['27'] },
  { prefix: '53', key: 'otherExpenses', statements: ['ERI'], line: 'Otros gastos', lineFull: null, lineMicro: null, section: 'gastos', term: null, nature: 'D', cashFlow: 'operating', niifPymesSections: ['5'] },
  { prefix: '5305', key: 'financialExpenses', statements: ['ERI'], line: 'Gastos financieros', lineFull: null, lineMicro: null, section: 'gastos', term: null, nature: 'D', cashFlow: 'operating', niifPymesSections: ['25'] },
  { prefix: '530525', key: 'exchangeLoss', statements: ['ERI'], line: 'Pérdida por diferencia en cambio', lineFull: null, lineMicro: null, section: 'gastos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['30'] },
  { prefix: '5310', key: 'assetSaleLoss', statements: ['ERI'], line: 'Pérdida en venta y retiro de bienes', lineFull: null, lineMicro: null, section: 'gastos', term: null, nature: 'D', cashFlow: 'investing', niifPymesSections: ['17'] },
  { prefix: '531005', key: 'investmentSaleLoss', statements: ['ERI'], line: 'Pérdida en venta de inversiones', lineFull: null, lineMicro: null, section: 'gastos', term: null, nature: 'D', cashFlow: 'investing', niifPymesSections: ['11'] },
  { prefix: '54', key: 'incomeTax', statements: ['ERI'], line: 'Impuesto a las ganancias', lineFull: null, lineMicro: 'Impuesto de renta', section: 'impuesto', term: null, nature: 'D', cashFlow: 'operating', niifPymesSections: ['29'] },
  { prefix: '8', key: 'memorandum', statements: ['notes'], line: 'Cuentas de orden', lineFull: null, lineMicro: null, section: 'orden', term: null, nature: null, cashFlow: 'none', niifPymesSections: ['21'] },
  { prefix: '9', key: 'memorandum', statements: ['notes'], line: 'Cuentas de orden', lineFull: null, lineMicro: null, section: 'orden', term: null, nature: null, cashFlow: 'none', niifPymesSections: ['21'] },
];
