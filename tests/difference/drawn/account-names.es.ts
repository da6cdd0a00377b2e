/**
 * Names that companies give to their accounts, and places that they give them in the decree's chart, by purpose. Written from
 * charts as they are printed; nothing here is taken from the words that the product knows.
 */
import type { ACCOUNT } from '#simulator/books/accounts.ts';

export interface Written {
  /** Six digits; the simulator's own where absent. */
  places?: readonly string[];
  names: readonly string[];
}

export const writtenAccounts: Readonly<Partial<Record<keyof typeof ACCOUNT, Written>>> = {
  cash: {
    names: ['Caja general', 'Caja menor', 'CAJA MENOR ADMINISTRACION', 'Efectivo en caja', 'Fondo fijo caja menor'],
  },
  shopCash: { names: ['Caja ventas', 'Caja registradora', 'Efectivo punto de venta', 'CAJA ALMACEN'] },
  bank: {
    names: [
      'Bancolombia Cta Cte 0345',
      'BANCO CTA CTE 118-22',
      'Bancolombia',
      'Cuenta corriente Bancolombia',
      'BCO CTE',
    ],
  },
  savings: {
    names: ['Davivienda ahorros 4471', 'Cta de ahorros Davivienda', 'CTA AHORROS', 'Banco Davivienda - ahorros'],
  },
  customers: {
    names: ['Clientes', 'Clientes nacionales', 'CXC Clientes', 'Deudores clientes nales', 'Cartera clientes'],
  },
  supplierAdvances: {
    names: ['Anticipos a proveedores', 'ANTICIPO PROVEEDORES', 'Avances y anticipos entregados', 'A proveedores'],
  },
  contractorAdvances: { names: ['Anticipos a contratistas', 'ANTIC. CONTRATISTAS', 'A contratistas'] },
  retainedByCustomers: {
    names: ['Retenidos de garantía', 'Rete garantía clientes', 'Fondo de garantía en obra', 'Garantías contratos'],
  },
  incomeTaxAdvance: { names: ['Anticipo renta', 'Anticipo impuesto de renta', 'ANTICIPO IMPTO RENTA'] },
  withheldByCustomers: {
    names: [
      'Retefuente a favor',
      'Retención en la fuente',
      'RTE FTE CLIENTES',
      'Retenciones que nos practican',
      'Rete fte ventas',
    ],
  },
  cardWithholding: { names: ['Retefuente tarjetas', 'RTE FTE DATAFONO', 'Retención tarjetas crédito y débito'] },
  vatWithheldByCustomers: { names: ['Rete IVA', 'IVA retenido', 'RETEIVA A FAVOR', 'Impuesto a las ventas retenido'] },
  industryTaxWithheld: { names: ['Rete ICA', 'ICA retenido', 'RETEICA A FAVOR', 'Industria y comercio retenido'] },
  selfWithheld: {
    places: ['135519', '135515', '135595'],
    names: ['Autorretención renta', 'AUTORRETENCION ESPECIAL', 'Autorrenta', 'Autoretención en renta Dcto 2201'],
  },
  taxInFavour: { names: ['Saldo a favor renta', 'Sobrante liquidación privada', 'SALDO A FAVOR IMPTO RENTA'] },
  vatInFavour: { names: ['Saldo a favor IVA', 'SALDO A FAVOR IVA', 'Saldo a favor en ventas'] },
  simpleAdvance: { names: ['Anticipo SIMPLE', 'Anticipo bimestral SIMPLE', 'ANTICIPO RST'] },
  inventory: {
    names: ['Inventario de mercancías', 'Mercancía para la venta', 'INVENTARIO', 'Mcía no fabricada', 'Mercancías'],
  },
  rawMaterials: { names: ['Materias primas', 'Materia prima', 'INV MATERIA PRIMA', 'Insumos y materiales'] },
  goodsInTransit: { names: ['Mercancía en tránsito', 'Importaciones en curso', 'IMPORTACIONES EN TRANSITO'] },
  machinery: { names: ['Maquinaria y equipo', 'MAQ Y EQUIPO', 'Maquinaria', 'Equipo de producción'] },
  furniture: { names: ['Muebles y enseres', 'MUEBLES Y ENSERES', 'Equipo de oficina', 'Mobiliario'] },
  computers: { names: ['Equipo de cómputo', 'EQ. COMPUTACION', 'Computadores', 'Equipos de procesamiento de datos'] },
  vehicles: { names: ['Vehículos', 'Camionetas', 'FLOTA Y EQ DE TRANSPORTE', 'Autos y camionetas'] },
  machineryDepreciation: { names: ['Deprec. acum. maquinaria', 'Depreciación maquinaria y equipo', 'DEPR ACUM MAQ'] },
  furnitureDepreciation: {
    names: ['Deprec. acum. muebles', 'Depreciación equipo de oficina', 'DEPR ACUM MUEBLES Y ENSERES'],
  },
  computersDepreciation: {
    names: ['Deprec. acum. eq. cómputo', 'Depreciación equipo de cómputo', 'DEPR ACUM COMPUTO'],
  },
  vehiclesDepreciation: { names: ['Deprec. acum. vehículos', 'Depreciación flota', 'DEPR ACUM VEHICULOS'] },
  licenses: { names: ['Licencias', 'Software contable', 'LICENCIAS DE SOFTWARE', 'Programas de computador'] },
  licensesAmortisation: { names: ['Amortización licencias', 'AMORT ACUM LICENCIAS', 'Amort. acum. software'] },
  prepaidInsurance: { names: ['Seguros', 'Pólizas', 'SEGUROS PAGADOS X ANTICIPADO', 'Seguros y fianzas'] },
  loan: { names: ['Crédito Bancolombia', 'Pagarés', 'PRESTAMO BANCARIO', 'Bancos nacionales crédito cartera'] },
  suppliers: { names: ['Proveedores nacionales', 'Proveedores', 'CXP PROVEEDORES', 'Proveedores nales'] },
  foreignSuppliers: { names: ['Proveedores del exterior', 'PROV EXTERIOR USD', 'Proveedores extranjeros'] },
  interestPayable: { names: ['Intereses por pagar', 'INTERESES X PAGAR', 'Gastos financieros'] },
  feesPayable: { names: ['Honorarios por pagar', 'Honorarios', 'CXP HONORARIOS', 'Honor. x pagar'] },
  maintenancePayable: { names: ['Mantenimiento por pagar', 'Servicios de mantenimiento', 'CXP MANTENIMIENTO'] },
  rentPayable: { names: ['Arriendos por pagar', 'Arrendamientos', 'CXP ARRIENDO'] },
  freightPayable: { names: ['Fletes por pagar', 'Transportes, fletes y acarreos', 'CXP FLETES'] },
  estimatedUtilities: {
    names: ['Provisión servicios públicos', 'Servicios públicos causados estimados', 'ESTIMADO SERV PUBLICOS'],
  },
  utilitiesPayable: { names: ['Servicios públicos', 'Servicios públicos por pagar', 'CXP SERV PUBLICOS'] },
  otherPayable: { names: ['Otros costos y gastos por pagar', 'Otras CXP', 'Acreedores varios', 'OTROS'] },
  withheldFees: { names: ['Honorarios', 'Retefuente honorarios', 'RTE FTE HONORARIOS 11%', 'Retención honorarios'] },
  withheldServices: {
    names: ['Servicios', 'Retefuente servicios', 'RTE FTE SERVICIOS 4%', 'Retención servicios grales'],
  },
  withheldRent: {
    names: ['Arrendamientos', 'Retefuente arriendos', 'RTE FTE ARRIENDO 3.5%', 'Retención arrendamiento'],
  },
  withheldPurchases: { names: ['Compras', 'Retefuente compras', 'RTE FTE COMPRAS 2.5%', 'Retención por compras'] },
  selfWithholdingPayable: {
    names: ['Autorretención renta', 'AUTORRETENCION X PAGAR', 'Autorretenciones', 'Autorrenta'],
  },
  healthPayable: { names: ['EPS', 'Aportes EPS', 'APORTES SALUD', 'Salud por pagar'] },
  riskPayable: { names: ['ARL', 'Aportes ARL', 'RIESGOS LABORALES', 'Aportes riesgos profesionales'] },
  familyFundPayable: { names: ['Caja de compensación', 'CCF', 'APORTES CAJA COMPENSACION', 'Parafiscales'] },
  senaPayable: { names: ['SENA', 'Aportes SENA'] },
  icbfPayable: { names: ['ICBF', 'Aportes ICBF'] },
  pensionPayable: {
    places: ['238030', '237015'],
    names: ['Fondo de pensiones', 'Aportes pensión', 'AFP', 'PENSIONES X PAGAR'],
  },
  incomeTax: { names: ['Impuesto de renta', 'Renta vigencia corriente', 'IMPTO RENTA X PAGAR'] },
  simpleTax: { names: ['Impuesto SIMPLE', 'Régimen simple por pagar', 'IMPTO RST'] },
  vatGenerated: {
    places: ['240801', '240805'],
    names: ['IVA generado', 'IVA en ventas', 'IVA POR VENTAS 19%', 'Generado tarifa general'],
  },
  vatDeductible: {
    places: ['240810', '240802', '240820'],
    names: ['IVA descontable', 'IVA en compras', 'IVA DESCONTABLE 19%', 'Descontable compras y servicios'],
  },
  vatOnImports: { places: ['240815', '240825'], names: ['IVA importaciones', 'IVA descontable importación'] },
  vatPayable: {
    places: ['240890', '240895'],
    names: ['IVA por pagar', 'Cuenta de pago IVA', 'SALDO A PAGAR IVA', 'Declaración de IVA'],
  },
  industryTax: { names: ['ICA por pagar', 'Industria y comercio', 'IMPTO INDUSTRIA Y CIO'] },
  consumptionTax: { names: ['Impoconsumo', 'INC 8%', 'IMPUESTO AL CONSUMO'] },
  wagesPayable: { names: ['Salarios por pagar', 'NOMINA X PAGAR', 'Sueldos por pagar', 'Nómina'] },
  severance: { names: ['Cesantías consolidadas', 'Cesantías', 'CESANTIAS LEY 50'] },
  severanceInterest: { names: ['Intereses cesantías', 'Int. s/ cesantías', 'INTERESES A LAS CESANTIAS'] },
  serviceBonus: { names: ['Prima de servicios', 'Prima legal', 'PRIMA X PAGAR'] },
  vacations: { names: ['Vacaciones consolidadas', 'Vacaciones', 'VACACIONES X PAGAR'] },
  accruedSeverance: { names: ['Provisión cesantías', 'Cesantías', 'PROV CESANTIAS', 'Prov. auxilio de cesantía'] },
  accruedSeveranceInterest: {
    names: ['Provisión intereses cesantías', 'Intereses sobre cesantías', 'PROV INT CESANTIAS'],
  },
  accruedVacations: { names: ['Provisión vacaciones', 'Vacaciones', 'PROV VACACIONES'] },
  accruedServiceBonus: { names: ['Provisión prima', 'Prima de servicios', 'PROV PRIMA'] },
  tuitionAdvances: {
    names: ['Matrículas anticipadas', 'Ingresos diferidos matrículas', 'MATRICULAS RECIBIDAS X ANTIC'],
  },
  clientAdvances: { names: ['Anticipos de clientes', 'ANTICIPOS CLIENTES', 'Avances recibidos de clientes'] },
  contractAdvances: {
    names: ['Anticipos sobre contratos', 'ANTICIPO CONTRATOS OBRA', 'Anticipos recibidos contratantes'],
  },
  heldForOwners: {
    names: ['Arriendos de propietarios', 'Recaudos para terceros', 'CANONES X GIRAR', 'Valores recibidos propietarios'],
  },
  unidentifiedDeposits: { names: ['Consignaciones por identificar', 'CONSIG SIN IDENTIFICAR', 'Recaudos por aclarar'] },
  capital: { names: ['Capital suscrito y pagado', 'Aportes socios', 'CAPITAL SOCIAL', 'Acciones suscritas'] },
  socialFund: { names: ['Fondo social', 'Aportes fundadores', 'FONDO SOCIAL'] },
  legalReserve: { names: ['Reserva legal', 'RESERVA LEGAL', 'Reservas obligatorias'] },
  profitOfYear: { names: ['Utilidad del ejercicio', 'UTILIDAD PRESENTE EJERCICIO', 'Resultado del año'] },
  lossOfYear: { names: ['Pérdida del ejercicio', 'PERDIDA PRESENTE EJERCICIO'] },
  retainedProfits: { names: ['Utilidades acumuladas', 'Utilidades de ejercicios anteriores', 'UTIL. RETENIDAS'] },
  retainedLosses: { names: ['Pérdidas acumuladas', 'PERDIDAS EJERC. ANTERIORES'] },
  interestEarned: { names: ['Intereses', 'Rendimientos financieros', 'RENDIM FINANCIEROS', 'Intereses ahorros'] },
  exchangeGain: { names: ['Diferencia en cambio', 'DIF EN CAMBIO INGRESO', 'Ganancia en cambio'] },
  wages: { names: ['Sueldos', 'Salarios', 'SUELDOS Y SALARIOS', 'Sueldo básico'] },
  commissions: { names: ['Comisiones', 'Comisiones vendedores', 'COMISIONES EMPLEADOS'] },
  transport: { names: ['Auxilio de transporte', 'AUX TRANSPORTE', 'Aux. transporte', 'Subsidio de transporte'] },
  severanceExpense: { names: ['Cesantías', 'Auxilio de cesantías', 'CESANTIAS'] },
  severanceInterestExpense: { names: ['Intereses cesantías', 'Intereses sobre cesantías', 'INT CESANTIAS'] },
  serviceBonusExpense: { names: ['Prima de servicios', 'Prima', 'PRIMA LEGAL'] },
  vacationExpense: { names: ['Vacaciones', 'VACACIONES'] },
  riskExpense: { names: ['ARL', 'Aportes ARL', 'APORTES RIESGOS', 'Aportes ARP'] },
  healthExpense: { names: ['EPS', 'Aportes EPS', 'APORTES SALUD'] },
  pensionExpense: { names: ['Aportes pensión', 'AFP', 'Aportes fondos de pensión', 'PENSION EMPRESA'] },
  familyFundExpense: { names: ['Caja de compensación', 'Aportes caja', 'CCF', 'SUBSIDIO FAMILIAR'] },
  icbfExpense: { names: ['ICBF', 'Aportes ICBF'] },
  senaExpense: { names: ['SENA', 'Aportes SENA'] },
  auditFees: { names: ['Revisoría fiscal', 'Honorarios revisor fiscal', 'REVISORIA'] },
  legalFees: { names: ['Asesoría jurídica', 'Honorarios abogado', 'ASESORIA LEGAL'] },
  accountingFees: {
    places: ['511030', '511095', '511015'],
    names: ['Honorarios contador', 'Asesoría contable', 'CONTABILIDAD', 'Outsourcing contable'],
  },
  technicalFees: { names: ['Asesoría técnica', 'Honorarios técnicos', 'ASESORIAS TECNICAS'] },
  industryTaxExpense: { names: ['Industria y comercio', 'ICA', 'IMPTO ICA'] },
  vehicleTax: { names: ['Impuesto de vehículos', 'De vehículos', 'IMPTO RODAMIENTO'] },
  rent: { names: ['Arriendo bodega', 'Arriendos', 'ARRENDAMIENTO OFICINA', 'Construcciones y edificaciones'] },
  insurance: {
    places: ['513095', '513025'],
    names: ['Seguros', 'Pólizas', 'PÓLIZAS DE SEGUROS', 'Seguro multirriesgo'],
  },
  security: { names: ['Vigilancia', 'SERV VIGILANCIA', 'Seguridad privada'] },
  dataProcessing: { names: ['Software en la nube', 'Licencias mensuales', 'PROCESAMIENTO DE DATOS'] },
  courier: { names: ['Correo y mensajería', 'MENSAJERIA', 'Correo portes y telegramas'] },
  advertising: { names: ['Publicidad', 'Pauta digital', 'PUBLICIDAD Y MERCADEO', 'Propaganda'] },
  cleaning: { names: ['Aseo y cafetería', 'Servicio de aseo', 'ASEO', 'Aseo y vigilancia'] },
  water: { names: ['Acueducto', 'Acueducto y alcantarillado', 'AGUA'] },
  energy: { names: ['Energía', 'Energía eléctrica', 'LUZ', 'ENERGIA'] },
  telephone: { names: ['Teléfono e internet', 'Internet', 'TELEFONO', 'Comunicaciones'] },
  freight: { names: ['Fletes', 'Transporte, fletes y acarreos', 'ACARREOS', 'Fletes y transporte'] },
  commercialRegister: { names: ['Registro mercantil', 'Renovación cámara de comercio', 'CAMARA DE COMERCIO'] },
  vehicleMaintenance: { names: ['Mantenimiento vehículos', 'Flota y equipo de transporte', 'MTTO VEHICULOS'] },
  machineryDepreciationExpense: { names: ['Depreciación maquinaria', 'Maquinaria y equipo', 'DEPREC MAQ Y EQUIPO'] },
  furnitureDepreciationExpense: { names: ['Depreciación muebles', 'Equipo de oficina', 'DEPREC MUEBLES'] },
  computersDepreciationExpense: { names: ['Depreciación cómputo', 'Equipo de computación', 'DEPREC EQ COMPUTO'] },
  vehiclesDepreciationExpense: {
    names: ['Depreciación vehículos', 'Flota y equipo de transporte', 'DEPREC VEHICULOS'],
  },
  amortisationExpense: { names: ['Amortización licencias', 'Intangibles', 'AMORT SOFTWARE'] },
  coffee: { names: ['Elementos de aseo y cafetería', 'Cafetería', 'ASEO Y CAFETERIA'] },
  stationery: { names: ['Papelería', 'Útiles y papelería', 'UTILES PAPELERIA Y FOTOCOPIAS'] },
  taxis: { names: ['Taxis y buses', 'TAXIS', 'Transporte urbano'] },
  bankFees: { names: ['Gastos bancarios', 'Comisiones bancarias', 'GTOS BANCARIOS', 'Cuota de manejo'] },
  interest: { names: ['Intereses', 'Intereses bancarios', 'INTERESES CREDITOS', 'Intereses corrientes'] },
  exchangeLoss: { names: ['Diferencia en cambio', 'DIF EN CAMBIO', 'Pérdida en cambio'] },
  financialMovements: {
    places: ['530595', '511595'],
    names: ['4x1000', 'GMF', 'Gravamen movimientos financieros', 'GRAV MOV FINANCIERO'],
  },
  cardFees: { names: ['Comisión datáfono', 'Comisiones tarjetas', 'COMISION TARJETAS'] },
  fines: { names: ['Multas y sanciones', 'SANCIONES', 'Multas, sanciones y litigios'] },
  incomeTaxExpense: { names: ['Impuesto de renta', 'Provisión renta', 'GASTO IMPTO RENTA'] },
  simpleTaxExpense: { names: ['Impuesto SIMPLE', 'GASTO RST'] },
  profitAndLoss: { names: ['Ganancias y pérdidas', 'PYG', 'CIERRE DEL EJERCICIO'] },
  materials: { names: ['Materia prima', 'Materiales', 'CONSUMO MATERIALES'] },
  salesReturns: { names: ['Devoluciones', 'Devoluciones en ventas', 'DEV REBAJAS Y DESCUENTOS'] },
};

/** Of the second line of income of those who sell services. */
export const otherIncomeNames = ['Otros servicios', 'SERVICIOS COMPLEMENTARIOS', 'Servicios adicionales'] as const;

/** Of the pay of staff in costs or sales, by the last digits of the account. */
export const staffNames: Readonly<Record<string, readonly string[]>> = {
  '0601': ['Sueldos', 'Salarios', 'SUELDOS'],
  '2701': ['Auxilio de transporte', 'AUX TRANSPORTE'],
  '3001': ['Cesantías', 'CESANTIAS'],
  '3301': ['Intereses cesantías', 'INT S/CESANTIAS'],
  '3601': ['Prima', 'Prima de servicios'],
  '3901': ['Vacaciones', 'VACACIONES'],
  '6801': ['ARL', 'Aportes ARL'],
  '7001': ['Pensión', 'Aportes pensión'],
  '7201': ['Caja de compensación', 'CCF'],
};

/** What hurried accountants shorten; each company shortens some. */
export const shortenings: readonly (readonly [RegExp, string])[] = [
  [/\bpor pagar\b/gi, 'x pagar'],
  [/\bimpuesto\b/gi, 'imp.'],
  [/\bservicios\b/gi, 'serv.'],
  [/\bgastos\b/gi, 'gtos'],
  [/\bdepreciación\b/gi, 'deprec'],
  [/\bretención\b/gi, 'reten'],
  [/\bprovisión\b/gi, 'prov'],
  [/\baportes\b/gi, 'aptes'],
  [/\bmantenimiento\b/gi, 'mantto'],
  [/\bintereses\b/gi, 'int.'],
  [/\bequipo\b/gi, 'eq.'],
];
