// Generated from data/fs_mapping.csv by scripts/gen-reference.mjs: edit the table, not this file.

export interface StatementLine {
  /** Accounts whose code starts so. */
  readonly prefix: string;
  /** Statements that show it. */
  readonly statements: readonly ('ESF' | 'ERI' | 'ECP' | 'notes')[];
  /** Spanish. */
  readonly line: string;
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
  { prefix: '11', statements: ['ESF'], line: 'Efectivo y equivalentes al efectivo', section: 'activo', term: 'current', nature: 'D', cashFlow: 'cash', niifPymesSections: ['7'] },
  { prefix: '12', statements: ['ESF'], line: 'Inversiones e instrumentos financieros', section: 'activo', term: 'by_term', nature: 'D', cashFlow: 'investing', niifPymesSections: ['11', '14'] },
  { prefix: '1299', statements: ['ESF'], line: 'Deterioro de inversiones', section: 'activo', term: 'by_term', nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['11'] },
  { prefix: '1305', statements: ['ESF'], line: 'Deudores comerciales', section: 'activo', term: 'current', nature: 'D', cashFlow: 'operating', niifPymesSections: ['11'] },
  { prefix: '13', statements: ['ESF'], line: 'Otras cuentas por cobrar', section: 'activo', term: 'current', nature: 'D', cashFlow: 'operating', niifPymesSections: ['11'] },
  { prefix: '1325', statements: ['ESF'], line: 'Cuentas por cobrar a socios (partes relacionadas)', section: 'activo', term: 'by_term', nature: 'D', cashFlow: 'investing', niifPymesSections: ['33'] },
  { prefix: '1330', statements: ['ESF'], line: 'Anticipos entregados', section: 'activo', term: 'current', nature: 'D', cashFlow: 'operating', niifPymesSections: ['11'] },
  { prefix: '1355', statements: ['ESF'], line: 'Activos por impuestos corrientes', section: 'activo', term: 'current', nature: 'D', cashFlow: 'operating', niifPymesSections: ['29'] },
  { prefix: '1399', statements: ['ESF'], line: 'Deterioro de cartera', section: 'activo', term: 'current', nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['11'] },
  { prefix: '14', statements: ['ESF'], line: 'Inventarios', section: 'activo', term: 'current', nature: 'D', cashFlow: 'operating', niifPymesSections: ['13'] },
  { prefix: '1499', statements: ['ESF'], line: 'Deterioro de inventarios', section: 'activo', term: 'current', nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['13', '27'] },
  { prefix: '15', statements: ['ESF'], line: 'Propiedades, planta y equipo', section: 'activo', term: 'non_current', nature: 'D', cashFlow: 'investing', niifPymesSections: ['17'] },
  { prefix: '1592', statements: ['ESF'], line: 'Depreciación acumulada', section: 'activo', term: 'non_current', nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['17'] },
  { prefix: '1597', statements: ['ESF'], line: 'Amortización y agotamiento acumulados', section: 'activo', term: 'non_current', nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['17'] },
  { prefix: '1598', statements: ['ESF'], line: 'Amortización y agotamiento acumulados', section: 'activo', term: 'non_current', nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['17'] },
  { prefix: '1599', statements: ['ESF'], line: 'Deterioro de PPE', section: 'activo', term: 'non_current', nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['27'] },
  { prefix: '16', statements: ['ESF'], line: 'Activos intangibles', section: 'activo', term: 'non_current', nature: 'D', cashFlow: 'investing', niifPymesSections: ['18'] },
  { prefix: '1698', statements: ['ESF'], line: 'Amortización acumulada de intangibles', section: 'activo', term: 'non_current', nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['18'] },
  { prefix: '1705', statements: ['ESF'], line: 'Gastos pagados por anticipado', section: 'activo', term: 'current', nature: 'D', cashFlow: 'operating', niifPymesSections: ['2'] },
  { prefix: '1710', statements: ['ESF'], line: 'Cargos diferidos (revisar: la mayoría no son activo en NIIF)', section: 'activo', term: 'non_current', nature: 'D', cashFlow: 'operating', niifPymesSections: ['2', '18'] },
  { prefix: '171076', statements: ['ESF'], line: 'Activo por impuesto diferido', section: 'activo', term: 'non_current', nature: 'D', cashFlow: 'non_cash', niifPymesSections: ['29'] },
  { prefix: '18', statements: ['ESF'], line: 'Otros activos', section: 'activo', term: 'non_current', nature: 'D', cashFlow: 'investing', niifPymesSections: ['2'] },
  { prefix: '19', statements: ['ESF'], line: 'Valorizaciones (no NIIF; reclasificar)', section: 'activo', term: 'non_current', nature: 'D', cashFlow: 'non_cash', niifPymesSections: ['17'] },
  { prefix: '21', statements: ['ESF'], line: 'Obligaciones financieras', section: 'pasivo', term: 'by_term', nature: 'C', cashFlow: 'financing', niifPymesSections: ['11'] },
  { prefix: '210505', statements: ['ESF'], line: 'Sobregiros', section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'cash', niifPymesSections: ['7'] },
  { prefix: '22', statements: ['ESF'], line: 'Proveedores', section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'operating', niifPymesSections: ['11'] },
  { prefix: '23', statements: ['ESF'], line: 'Cuentas por pagar', section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'operating', niifPymesSections: ['11'] },
  { prefix: '2355', statements: ['ESF'], line: 'Deudas con socios', section: 'pasivo', term: 'by_term', nature: 'C', cashFlow: 'financing', niifPymesSections: ['33'] },
  { prefix: '2360', statements: ['ESF'], line: 'Dividendos por pagar', section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'financing', niifPymesSections: ['22'] },
  { prefix: '2365', statements: ['ESF'], line: 'Retenciones por pagar', section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'operating', niifPymesSections: ['29'] },
  { prefix: '2367', statements: ['ESF'], line: 'Retenciones por pagar', section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'operating', niifPymesSections: ['29'] },
  { prefix: '2368', statements: ['ESF'], line: 'Retenciones por pagar', section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'operating', niifPymesSections: ['29'] },
  { prefix: '24', statements: ['ESF'], line: 'Pasivos por impuestos corrientes', section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'operating', niifPymesSections: ['29'] },
  { prefix: '25', statements: ['ESF'], line: 'Beneficios a empleados', section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'operating', niifPymesSections: ['28'] },
  { prefix: '26', statements: ['ESF'], line: 'Provisiones', section: 'pasivo', term: 'by_term', nature: 'C', cashFlow: 'operating', niifPymesSections: ['21'] },
  { prefix: '27', statements: ['ESF'], line: 'Ingresos diferidos', section: 'pasivo', term: 'by_term', nature: 'C', cashFlow: 'operating', niifPymesSections: ['23'] },
  { prefix: '2725', statements: ['ESF'], line: 'Pasivo por impuesto diferido', section: 'pasivo', term: 'non_current', nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['29'] },
  { prefix: '28', statements: ['ESF'], line: 'Anticipos y otros pasivos', section: 'pasivo', term: 'current', nature: 'C', cashFlow: 'operating', niifPymesSections: ['2', '11'] },
  { prefix: '29', statements: ['ESF'], line: 'Bonos y papeles comerciales', section: 'pasivo', term: 'by_term', nature: 'C', cashFlow: 'financing', niifPymesSections: ['11'] },
  { prefix: '31', statements: ['ESF', 'ECP'], line: 'Capital', section: 'patrimonio', term: null, nature: 'C', cashFlow: 'financing', niifPymesSections: ['22'] },
  { prefix: '32', statements: ['ESF', 'ECP'], line: 'Superávit de capital (prima)', section: 'patrimonio', term: null, nature: 'C', cashFlow: 'financing', niifPymesSections: ['22'] },
  { prefix: '33', statements: ['ESF', 'ECP'], line: 'Reservas', section: 'patrimonio', term: null, nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['22'] },
  { prefix: '34', statements: ['ESF', 'ECP'], line: 'Revalorización del patrimonio (saldo histórico)', section: 'patrimonio', term: null, nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['22'] },
  { prefix: '36', statements: ['ESF', 'ECP'], line: 'Resultado del ejercicio', section: 'patrimonio', term: null, nature: 'C', cashFlow: 'result', niifPymesSections: ['5'] },
  { prefix: '37', statements: ['ESF', 'ECP'], line: 'Resultados acumulados', section: 'patrimonio', term: null, nature: 'C', cashFlow: 'financing', niifPymesSections: ['6'] },
  { prefix: '38', statements: ['ESF', 'ECP'], line: 'Otro resultado integral / superávit por revaluación', section: 'patrimonio', term: null, nature: 'C', cashFlow: 'non_cash', niifPymesSections: ['5', '17'] },
  { prefix: '41', statements: ['ERI'], line: 'Ingresos de actividades ordinarias', section: 'ingresos', term: null, nature: 'C', cashFlow: 'operating', niifPymesSections: ['23'] },
  { prefix: '4175', statements: ['ERI'], line: 'Devoluciones, rebajas y descuentos', section: 'ingresos', term: null, nature: 'D', cashFlow: 'operating', niifPymesSections: ['23'] },
  { prefix: '42', statements: ['ERI'], line: 'Otros ingresos', section: 'ingresos', term: null, nature: 'C', cashFlow: 'operating', niifPymesSections: ['23'] },
  { prefix: '4210', statements: ['ERI'], line: 'Ingresos financieros', section: 'ingresos', term: null, nature: 'C', cashFlow: 'operating', niifPymesSections: ['23'] },
  { prefix: '4245', statements: ['ERI'], line: 'Utilidad en venta de activos', section: 'ingresos', term: null, nature: 'C', cashFlow: 'investing', niifPymesSections: ['17'] },
  { prefix: '4248', statements: ['ERI'], line: 'Utilidad en venta de activos', section: 'ingresos', term: null, nature: 'C', cashFlow: 'investing', niifPymesSections: ['17'] },
  { prefix: '61', statements: ['ERI'], line: 'Costo de ventas', section: 'costos', term: null, nature: 'D', cashFlow: 'operating', niifPymesSections: ['13'] },
  { prefix: '62', statements: ['ERI'], line: 'Costo de ventas', section: 'costos', term: null, nature: 'D', cashFlow: 'operating', niifPymesSections: ['13'] },
  { prefix: '7', statements: ['ERI'], line: 'Costos de producción o prestación (must be transferred to 14/61)', section: 'costos', term: null, nature: 'D', cashFlow: 'operating', niifPymesSections: ['13'] },
  { prefix: '51', statements: ['ERI'], line: 'Gastos de administración', section: 'gastos', term: null, nature: 'D', cashFlow: 'operating', niifPymesSections: ['5'] },
  { prefix: '52', statements: ['ERI'], line: 'Gastos de ventas', section: 'gastos', term: null, nature: 'D', cashFlow: 'operating', niifPymesSections: ['5'] },
  { prefix: '5160', statements: ['ERI'], line: 'Depreciación', section: 'gastos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['17'] },
  { prefix: '5260', statements: ['ERI'], line: 'Depreciación', section: 'gastos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['17'] },
  { prefix: '5165', statements: ['ERI'], line: 'Amortización', section: 'gastos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['18'] },
  { prefix: '5265', statements: ['ERI'], line: 'Amortización', section: 'gastos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['18'] },
  { prefix: '5199', statements: ['ERI'], line: 'Deterioro y provisiones', section: 'gastos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['27'] },
  { prefix: '5299', statements: ['ERI'], line: 'Deterioro y provisiones', section: 'gastos', term: null, nature: 'D', cashFlow: 'add_back', niifPymesSections: ['27'] },
  { prefix: '53', statements: ['ERI'], line: 'Otros gastos', section: 'gastos', term: null, nature: 'D', cashFlow: 'operating', niifPymesSections: ['5'] },
  { prefix: '5305', statements: ['ERI'], line: 'Gastos financieros', section: 'gastos', term: null, nature: 'D', cashFlow: 'operating', niifPymesSections: ['25'] },
  { prefix: '5310', statements: ['ERI'], line: 'Pérdida en venta y retiro de bienes', section: 'gastos', term: null, nature: 'D', cashFlow: 'investing', niifPymesSections: ['17'] },
  { prefix: '54', statements: ['ERI'], line: 'Impuesto a las ganancias', section: 'impuesto', term: null, nature: 'D', cashFlow: 'operating', niifPymesSections: ['29'] },
  { prefix: '8', statements: ['notes'], line: 'Cuentas de orden (revelación)', section: 'orden', term: null, nature: null, cashFlow: 'none', niifPymesSections: ['21'] },
  { prefix: '9', statements: ['notes'], line: 'Cuentas de orden (revelación)', section: 'orden', term: null, nature: null, cashFlow: 'none', niifPymesSections: ['21'] },
];
