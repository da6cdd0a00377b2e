/**
 * Names that accountants give to the accounts of each role, for measuring and for learning: written from practice, never
 * from the vocabulary of the product. Names of a role are separated by `|`.
 */
import type { CommonRole } from '#core/books/roles/vocabulary.ts';

const NAMES: Readonly<Partial<Record<CommonRole, string>>> = {
  cash: 'Caja|Caja general|Caja menor|Caja principal|Efectivo en caja|Caja menor oficina|Fondo de caja menor|Caja punto de venta|Caja tienda centro|Dinero en efectivo|Caja registradora|Efectivo caja sede norte|Base de caja|Caja pesos|Caja chica',
  bank: 'Bancos|Bancolombia cta cte 4521|Davivienda ahorros|Banco de Bogotá corriente|Cuenta corriente BBVA|Cta ahorros Banco Caja Social|Bancos nacionales|Banco Popular 220-145|Cuenta de ahorros Bancolombia|Cta cte Occidente|Depósitos en bancos|Bancos moneda extranjera|Nequi empresas|Itaú cuenta corriente|AV Villas ahorros|Scotiabank Colpatria cta 0081|Cuenta compensación USD|Bancos cuentas de ahorro|Saldo en cuentas bancarias|Banco Agrario Cta Cte|Efectivo en bancos|Entidades financieras cuenta corriente',
  customers:
    'Clientes|Clientes nacionales|CxC clientes|Cuentas por cobrar clientes|Cartera clientes|Deudores clientes|Clientes del país|Cartera nacional|Facturas por cobrar|Deudores por ventas|Clientes varios|Cartera comercial|Clientes crédito|CxC comerciales|Cuentas por cobrar comerciales|Clientes nal|Deudores comerciales|Cuentas x cobrar a clientes|Cartera por ventas a crédito|Clientes facturación electrónica',
  foreignCustomers:
    'Clientes del exterior|Clientes exterior|CxC exterior|Clientes extranjeros|Clientes en el exterior USD|Cartera del exterior|Deudores del exterior|Cuentas por cobrar al exterior|Clientes internacionales|Clientes export|Cartera exportaciones|Facturas por cobrar exterior',
  ownersReceivable:
    'Cuentas por cobrar a socios|CxC socios|Préstamos a socios|CxC accionistas|Deudores socios|Cuentas por cobrar accionistas|Prestamo accionista|Socios por cobrar|Cuenta corriente socios deudora|A socios|Préstamos otorgados a accionistas',
  relatedReceivables:
    'Cuentas por cobrar a vinculados|CxC vinculadas|CxC compañías relacionadas|Cuentas por cobrar partes relacionadas|Vinculados económicos por cobrar|Cuenta por cobrar casa matriz|CxC intercompañías|Préstamos a vinculadas|Compañías vinculadas deudoras|CxC matriz',
  supplierAdvances:
    'Anticipo a proveedores|Anticipos proveedores|Anticipos y avances a proveedores|Anticipo a contratistas|Avances a proveedores|Anticipos contratistas|Ant. a proveedores|Pagos anticipados a proveedores|Anticipos por compras|Anticipos entregados a proveedores|Anticipo compras nacionales|Anticipos girados a contratistas',
  employeeAdvances:
    'Anticipos a empleados|Anticipos a trabajadores|Avances a empleados|Anticipo de viáticos|Anticipos para gastos de viaje|Anticipos empleados|Avance nómina empleados|Anticipos de nómina|Ant. a trabajadores|Anticipo gastos de viaje empleados',
  employeeLoans:
    'Préstamos a empleados|Préstamos empleados|CxC empleados|Cuentas por cobrar a trabajadores|Créditos a empleados|Préstamos a trabajadores|CxC trabajadores|Deudores empleados|Ptmos empleados|Cuentas por cobrar empleados|Préstamo calamidad doméstica trabajadores',
  incomeTaxAdvance:
    'Anticipo de renta|Anticipo impuesto de renta|Anticipo renta y complementarios|Anticipo impto de renta|Ant. renta|Anticipo imporenta|Anticipo de impuesto sobre la renta|Anticipo año siguiente renta',
  icaAdvance:
    'Anticipo de ICA|Anticipo industria y comercio|Anticipo ICA Bogotá|Anticipo impuesto de industria y comercio|Ant. ICA|Anticipos de ind y cio|Anticipo ICA municipal',
  simpleAdvance:
    'Anticipo régimen simple|Anticipo bimestral SIMPLE|Anticipo SIMPLE|Anticipo impuesto unificado simple|Anticipo RST|Anticipos bimestrales régimen simple de tributación|Anticipo formulario 2593 SIMPLE',
  withheldByOthers:
    'Retención en la fuente a favor|Rete fuente que nos practicaron|Retefuente clientes|Retención en la fuente por cobrar|Ret. fuente a favor|ReteFte a favor|Retenciones practicadas por clientes|Retenciones que nos efectuaron|Anticipo retención en la fuente|Rtefte a favor servicios|Retención fuente ventas 2.5%|Retefuente por servicios a favor|Retenciones de renta a favor|Retención en la fuente rendimientos financieros|Rte fte ventas|Retefte practicada por terceros',
  vatWithheldByOthers:
    'Reteiva a favor|IVA retenido por clientes|Retención de IVA a favor|Impuesto a las ventas retenido|ReteIVA que nos practicaron|IVA retenido|Rete IVA clientes|Ret. IVA a favor|Retención de IVA practicada por clientes|Reteiva por cobrar 15%',
  icaWithheldByOthers:
    'Reteica a favor|ICA retenido por clientes|Retención de ICA a favor|Impuesto de industria y comercio retenido|ReteICA que nos practicaron|ICA retenido|Rete ICA Bogotá a favor|Ret. ICA clientes|Retención industria y comercio a favor|Reteica Medellín clientes|Ind y cio retenido',
  selfWithheld:
    'Autorretención especial de renta|Autorretenciones|Autorrenta|Autorretención renta a favor|Autoretención a título de renta|Autorretención decreto 2201|Autorretefuente|Autorretención por cobrar|Autorretención 0.8%|Autorretenciones especiales activo|Auto rete renta|Autorretención de renta anticipo',
  taxInFavour:
    'Saldo a favor renta|Saldo a favor en impuestos|Saldo a favor IVA|Sobrantes en liquidación privada|Saldos a favor DIAN|Saldo a favor declaración de renta|Impuestos a favor|Saldo a favor impuesto de renta 2024|Sdo a favor IVA|Impuestos por solicitar en devolución|Saldo a favor en liquidaciones privadas',
  otherReceivables:
    'Otras cuentas por cobrar|Deudores varios|Otros deudores|CxC varios|Cuentas por cobrar varias|Otras CxC|Varios deudores|Otros por cobrar|Deudores diversos|Diversas cuentas por cobrar',
  receivablesImpairment:
    'Deterioro de cartera|Deterioro clientes|Deterioro cuentas por cobrar|Provisión de cartera|Provisión cuentas de difícil cobro|Deterioro acumulado cartera|Deterioro deudores|Provisión clientes|Deterioro de valor cartera|Estimación cartera incobrable|Pérdidas crediticias esperadas|Provisión deudores',
  loanPortfolio:
    'Cartera de créditos consumo|Créditos de consumo|Cartera asociados|Créditos a asociados|Cartera de crédito vivienda|Créditos comerciales asociados|Microcrédito|Cartera de créditos|Créditos de vivienda con libranza',
  inventoryInTransit:
    'Mercancía en tránsito|Inventario en tránsito|Importaciones en tránsito|Mercancías en tránsito importaciones|Inv. en tránsito|Importación en curso tránsito|Inventarios en tránsito exterior',
  inventoryImpairment:
    'Deterioro de inventarios|Provisión de inventarios|Deterioro inventario|Provisión inventarios obsolescencia|Deterioro de mercancías|Deterioro VNR inventarios|Provisión por obsolescencia',
  land: 'Terrenos|Terreno|Lote sede|Terrenos urbanos|Terreno bodega|Terrenos rurales|Lotes|Lote de terreno|Finca terreno|Terreno sede administrativa',
  buildings:
    'Edificios|Construcciones y edificaciones|Edificaciones|Edificio sede principal|Bodegas|Oficinas edificio|Construcciones|Locales comerciales|Edificio administrativo|Inmuebles construcciones|Bodega propia|Casa sede',
  machinery:
    'Maquinaria y equipo|Maquinaria|Maq y equipo|Maquinaria industrial|Equipo de producción|Maquinaria planta|Máquinas y equipos|Maquinarias y herramienta|Maquinaria amarilla|Montacargas y maquinaria|Maquinaria de construcción|Maq. y eq.',
  officeEquipment:
    'Muebles y enseres|Equipo de oficina|Mobiliario|Muebles oficina|Mobiliario y equipo de oficina|Enseres|Muebles y equipo de oficina|Eq. de oficina|Muebles y accesorios|Estantería y muebles|Mobiliario de aulas|Sillas y escritorios',
  computers:
    'Equipo de cómputo|Computadores|Equipos de computación|Equipo de cómputo y comunicación|Computadores y portátiles|Eq. cómputo|Equipo de computación y comunicaciones|Servidores y computadores|Equipo de procesamiento de datos|Portátiles|Hardware|Equipo de sistemas|Eq. de comunicación y computo',
  vehicles:
    'Vehículos|Flota y equipo de transporte|Camionetas|Vehículo|Camiones|Motos|Equipo de transporte|Automóviles|Vehículos de reparto|Flota de transporte|Tractomulas|Vehíc. administrativos|Motocicletas mensajería|Parque automotor',
  accumulatedDepreciation:
    'Depreciación acumulada maquinaria|Dep. acum. muebles|Depreciación acumulada equipo de cómputo|Dep acumulada vehículos|Deprec. acumulada edificios|Depreciación equipo de oficina|Deprec acum computadores|Depreciación acum. flota y equipo|Depreciación acumulada|Dep. acumulada construcciones|Depr. maquinaria y equipo|Depreciación acumulada PPyE|Dep. mobiliario|DEP ACUM VEHICULOS|Deprec. eq. oficina|Depreciac. acumulada herramientas',
  assetImpairment:
    'Deterioro de propiedad planta y equipo|Deterioro PPE|Deterioro activos fijos|Deterioro acumulado maquinaria|Provisión activos fijos|Deterioro de valor PPyE|Desvalorización activos fijos deterioro',
  licenses:
    'Licencias|Licencias de software|Software|Software contable|Licencia software|Programas de computador|Lic. de software|Licencias informáticas|Software ERP|Programas informáticos|Licenciamiento Microsoft',
  intangible:
    'Marcas|Patentes|Intangibles|Crédito mercantil|Derechos intangibles|Marcas y patentes|Good will|Activos intangibles|Know how|Franquicias|Concesiones y franquicias|Plusvalía',
  accumulatedAmortisation:
    'Amortización acumulada|Amortización acumulada software|Amort. acum. licencias|Amortización acumulada intangibles|Amort acumulada programas|Amortización acum. software|Amortización licencias acumulada|Amort. software acum.',
  prepaidExpenses:
    'Gastos pagados por anticipado|Seguros pagados por anticipado|Gastos anticipados|Pólizas por amortizar|Seguros anticipados|Arriendo pagado por anticipado|Gastos prepagados|Pagos anticipados seguros|Suscripciones pagadas por anticipado|Seguros y fianzas anticipados|Gtos pagados x anticipado|Diferidos seguros',
  bankLoans:
    'Obligaciones financieras|Préstamo Bancolombia|Crédito Davivienda|Pagaré Banco de Bogotá|Préstamos bancarios|Crédito bancario|Obligaciones con bancos|Créditos con bancos|Préstamo banco largo plazo|Crédito rotativo BBVA|Obligación financiera Bancolombia 7812|Leasing Bancolombia|Crédito capital de trabajo|Sobregiro bancario|Crédito constructor|Préstamos con entidades financieras|Obligaciones bancarias corto plazo|Ptmo Bancoldex|Pagarés bancos|Créditos entidades financieras',
  creditCards:
    'Tarjeta de crédito|Tarjetas de crédito|TC Bancolombia|Tarjeta crédito Visa|T.C. corporativa|Tarjeta Mastercard empresarial|TDC Davivienda|Tarjetas de crédito corporativas|Tarj. crédito|Tarjeta empresarial Amex',
  relatedLoans:
    'Préstamo casa matriz|Préstamos de vinculados|Préstamo de socios|Préstamo compañía vinculada|Préstamos accionistas|CxP vinculadas|Préstamo intercompañía|Deuda casa matriz|Préstamos de accionistas|Préstamo vinculados económicos|Préstamo matriz USD',
  privateLoans:
    'Préstamos de particulares|Préstamo particular|Obligaciones con particulares|Préstamos de terceros|Préstamos personas naturales|Acreedores particulares préstamos|Crédito de particulares|Préstamo tercero particular',
  accruedInterest:
    'Intereses por pagar|Intereses causados por pagar|Intereses por pagar préstamos|Intereses x pagar bancos|Intereses obligaciones financieras por pagar|Intereses financieros por pagar|Int. por pagar créditos|Intereses causados bancos',
  accruedExpenses:
    'Costos y gastos por pagar|Otros costos y gastos por pagar|Cuentas por pagar varios|CxP servicios|Honorarios por pagar|Arriendos por pagar|Servicios públicos por pagar|Gastos por pagar|Otras cuentas por pagar|Acreedores varios|CxP varios|Fletes por pagar|Servicios por pagar|Arrendamientos por pagar|Acreedores por servicios|Seguros por pagar|Otros gastos x pagar|Gastos causados por pagar|Comisiones por pagar a terceros|Mantenimiento por pagar',
  suppliers:
    'Proveedores|Proveedores nacionales|CxP proveedores|Cuentas por pagar proveedores|Proveedores del país|Cuentas por pagar a proveedores|Prov. nacionales|Proveedores de mercancía|Proveedores locales|Proveedores bienes y servicios|Facturas por pagar proveedores|Proveedores nal|Proveedores varios|CxP comerciales proveedores',
  foreignSuppliers:
    'Proveedores del exterior|Proveedores exterior|Proveedores extranjeros|CxP exterior|Proveedores internacionales|Cuentas por pagar al exterior|Prov. exterior USD|Proveedores importación|Cuentas por pagar proveedores exterior|Acreedores del exterior',
  ownersPayable:
    'Cuentas por pagar a socios|CxP socios|CxP accionistas|Deudas con accionistas|Deudas con socios|Cuentas por pagar accionistas|Socios por pagar|Obligaciones con socios|A socios o accionistas',
  dividendsPayable:
    'Dividendos por pagar|Dividendos x pagar|Participaciones por pagar|Utilidades por pagar a socios|Dividendos decretados por pagar|Dividendos accionistas por pagar|Dividendos decretados|Utilidades decretadas por pagar',
  withheldWages:
    'Retención salarios|Retefuente salarios|Retención en la fuente salarios|Rete fuente nómina|Retención por pagos laborales|Ret. fte salarios x pagar|Retefte laboral|Retención empleados 383|Rtefte salarios y pagos laborales|Retención en la fuente rentas de trabajo',
  withheldDividends:
    'Retención dividendos|Retefuente dividendos|Ret. fte dividendos y participaciones|Retención en la fuente dividendos|Retefte dividendos',
  withheldFees:
    'Retención honorarios|Retefuente honorarios|Ret. fte honorarios|Retención honorarios 11%|Retención en la fuente honorarios|Rtefte honorarios 10%|Retefte honorarios por pagar|Rete fuente honor.|Retención por honorarios personas jurídicas|Ret. honorarios declarantes',
  withheldCommissions:
    'Retención comisiones|Retefuente comisiones|Ret. fte comisiones|Retención en la fuente por comisiones|Rtefte comisiones 11%',
  withheldServices:
    'Retención servicios|Retefuente servicios|Ret. fte servicios|Retención servicios 4%|Rtefte servicios 6%|Retención en la fuente servicios generales|Retefte servicios declarantes|Rete fuente transporte de carga 1%|Retención por servicios x pagar|Ret. fte. serv. generales 4%|Retefuente aseo y vigilancia 2%|Retención servicios no declarantes|Retefte hoteles y restaurantes 3.5%',
  withheldRent:
    'Retención arrendamientos|Retefuente arriendos|Ret. fte arrendamiento|Retención arriendo inmuebles 3.5%|Retención en la fuente arriendos|Rtefte arrendamientos muebles 4%|Retefte arriendos por pagar|Ret. arrend. bienes inmuebles',
  withheldInterest:
    'Retención rendimientos financieros|Retefuente intereses|Ret. fte rendimientos|Retención en la fuente por intereses|Rtefte rend. financieros 7%',
  withheldPurchases:
    'Retención compras|Retefuente compras|Ret. fte compras|Retención compras 2.5%|Rtefte compras 3.5%|Retención en la fuente por compras|Retefte compras declarantes|Rete fuente compras generales|Retención compras por pagar|Ret. fte compras x pagar|Retención compra de bienes',
  withheldAbroad:
    'Retención pagos al exterior|Retefuente exterior|Ret. fte pagos exterior 20%|Retención en la fuente por pagos al exterior|Retención no residentes|Rtefte exterior servicios técnicos',
  withheldOther:
    'Otras retenciones|Otras retenciones en la fuente|Retefuente otros ingresos tributarios|Retención otros conceptos|Otras ret. fte|Retefte otros conceptos 2.5%|Otras retenciones por pagar',
  withholdingPayable:
    'Retención en la fuente por pagar DIAN|Retenciones por pagar|Retefuente por pagar|Retención en la fuente por pagar|Cierre retención en la fuente|Rtefte x pagar DIAN',
  selfWithholdingPayable:
    'Autorretención por pagar|Autorretención especial por pagar|Autorrenta por pagar|Autorretenciones|Autoretención renta x pagar|Autorretención a título de renta por pagar|Autorretefuente por pagar|Auto rete renta por pagar|Autorretención 1.10%',
  vatWithholding:
    'Retención de IVA|Reteiva por pagar|IVA retenido|Reteiva régimen común|Reteiva 15%|Ret. IVA por pagar|Impuesto a las ventas retenido|Retención de IVA por pagar|Reteiva exterior|Rete IVA servicios|IVA teórico retenido exterior|Retención IVA no responsables',
  icaWithholding:
    'Retención de ICA|Reteica por pagar|Reteica Bogotá|ICA retenido|Ret. ICA por pagar|Retención de industria y comercio|Rete ICA Medellín|Retención ICA servicios 9.66|Impuesto de industria y comercio retenido|Reteica 11.04 x mil|Rete ICA proveedores',
  healthPayable:
    'EPS por pagar|Aportes EPS|Salud por pagar|Aportes a salud|Aportes en salud|EPS|Aportes EPS por pagar|Salud EPS|Entidades promotoras de salud|Aporte salud x pagar|Nueva EPS y otras|Seguridad social salud|Aportes de salud empleados',
  riskPayable:
    'ARL por pagar|Aportes ARL|Riesgos laborales por pagar|ARL|Riesgos profesionales|ARL Sura por pagar|Aportes a riesgos laborales|Administradora de riesgos laborales|Aportes A.R.L.|ARP|Aporte ARL x pagar|Seguridad social riesgos',
  parafiscalPayable:
    'Parafiscales por pagar|Aportes parafiscales|Caja de compensación por pagar|SENA por pagar|ICBF por pagar|CCF por pagar|Aportes caja de compensación|Comfama|Compensar caja|Aportes ICBF SENA y caja|Aportes CCF|SENA e ICBF|Caja compensación familiar|Subsidio familiar por pagar|Aportes caja|Aportes SENA|Aportes ICBF',
  pensionPayable:
    'Pensión por pagar|Fondos de pensiones|Aportes pensión|AFP por pagar|Aportes a pensión|Pensiones obligatorias|Fondo de pensiones por pagar|Aportes AFP|AFP|Porvenir pensiones|Colpensiones por pagar|Seguridad social pensión|Pensión obligatoria por pagar|Aporte pensiones x pagar|Fondo de solidaridad pensional|Administradora fondo de pensiones',
  payrollPayables:
    'Libranzas|Embargos judiciales|Retenciones y aportes de nómina|Descuentos de nómina|Libranzas empleados|Embargos|Aportes voluntarios AFC|Fondo de empleados descuentos|Descuentos de nómina por pagar|Sindicato descuentos|Cooperativas descuentos nómina|AFC empleados|Seguridad social por pagar|Aportes seguridad social',
  incomeTaxPayable:
    'Impuesto de renta por pagar|Renta por pagar|Impuesto de renta y complementarios|Imporenta por pagar|Impuesto sobre la renta|Impto renta por pagar|Renta y complementarios|Provisión impuesto de renta|Impuesto de renta vigencia corriente|Impto. de renta x pagar|Impuesto renta año corriente',
  vatGenerated:
    'IVA generado|IVA generado 19%|IVA por ventas|IVA ventas 19%|IVA generado 5%|IVA x pagar ventas|IVA en ventas|IVA facturado|IVA generado servicios|Impuesto a las ventas generado|IVA cobrado a clientes|IVA gen. 19%|IVA generado en ventas|Iva generado tarifa general',
  vatDeductible:
    'IVA descontable|IVA descontable compras|IVA compras|IVA descontable servicios|IVA pagado en compras|IVA descontable 19%|IVA en compras|Impuesto descontable|IVA desc. compras 19%|IVA gastos descontable|IVA descontable bienes|IVA en compras y servicios|Impuestos descontables IVA',
  vatOnImports:
    'IVA importaciones|IVA descontable importaciones|IVA en importaciones|IVA pagado importaciones|IVA importación de bienes|IVA desc. importaciones',
  vatReturns:
    'IVA devoluciones en ventas|IVA devoluciones en compras|IVA en devoluciones|IVA dev. ventas|IVA notas crédito devoluciones|IVA descuento en devoluciones de ventas|IVA devol. compras|IVA anulaciones ventas',
  vatPayable:
    'IVA por pagar|IVA por pagar DIAN|Saldo a pagar IVA|IVA a cargo|IVA x pagar|Impuesto sobre las ventas por pagar|IVA neto por pagar|Liquidación IVA bimestre|IVA por pagar bimestre|Cierre de IVA|IVA a pagar',
  icaPayable:
    'ICA por pagar|Industria y comercio por pagar|Impuesto de industria y comercio|ICA Bogotá por pagar|Impuesto ICA|Ind. y comercio por pagar|ICA municipal|Impto industria y comercio x pagar|ICA vigencia corriente|ICA Medellín|Impuesto industria y comercio avisos y tableros|Ind y cio por pagar',
  consumptionTaxPayable:
    'Impoconsumo por pagar|Impuesto al consumo|INC por pagar|Impoconsumo 8%|Impuesto nacional al consumo|INC 8%|Impuesto al consumo restaurantes|Impto nal consumo|Impo consumo generado|INC generado',
  wagesPayable:
    'Nómina por pagar|Salarios por pagar|Sueldos por pagar|Nómina x pagar|Salarios x pagar|Sueldos y salarios por pagar|Nómina empleados por pagar|Empleados por pagar|Pasivo nómina|Salarios por pagar empleados|Neto nómina por pagar|Liquidaciones laborales por pagar|Nóminas pendientes de pago',
  severancePayable:
    'Cesantías|Cesantías por pagar|Cesantías consolidadas|Provisión cesantías|Cesantías ley 50|Prov. cesantías|Cesantías x pagar|Pasivo cesantías|Cesant. consolidadas|Cesantías empleados|Auxilio de cesantía por pagar',
  severanceInterestPayable:
    'Intereses sobre cesantías|Intereses de cesantías|Int. cesantías|Intereses cesantías por pagar|Provisión intereses cesantías|Int/cesantías|Intereses a las cesantías|Prov. int. cesantías|Intereses s/ cesantías por pagar|Ints. sobre cesantías',
  bonusPayable:
    'Prima de servicios|Prima por pagar|Prima legal|Primas por pagar|Provisión prima|Prima de servicios por pagar|Prov. prima|Prima semestral|Prima de serv. x pagar|Primas de servicios consolidadas|Prima empleados',
  vacationsPayable:
    'Vacaciones|Vacaciones consolidadas|Vacaciones por pagar|Provisión vacaciones|Prov. vacaciones|Vacac. x pagar|Vacaciones acumuladas|Pasivo vacaciones|Descanso remunerado vacaciones|Vacaciones empleados por pagar',
  deferredIncome:
    'Ingresos recibidos por anticipado|Ingresos diferidos|Ingresos anticipados|Matrículas recibidas por anticipado|Suscripciones por devengar|Ing. diferidos|Pensiones recibidas por anticipado|Ingresos por diferir|Arriendos recibidos por anticipado|Ingresos por devengar|Ing. recibidos x anticipado',
  customerAdvances:
    'Anticipos de clientes|Anticipos recibidos|Anticipos y avances recibidos|Anticipo recibido de clientes|Cuotas iniciales compradores|Depósitos de clientes|Ant. de clientes|Anticipos clientes por aplicar|Separaciones de apartamentos|Avances recibidos clientes|Pagos anticipados de clientes|Anticipos de contratos|Abonos de clientes por aplicar',
  heldForThirdParties:
    'Ingresos recibidos para terceros|Recaudos por cuenta de terceros|Valores recibidos para terceros|Ingresos para terceros|Propinas por distribuir|Recaudos para terceros|Dineros de terceros|Fondos de mandantes|Recibido por cuenta de mandantes|Recaudo a favor de terceros|Mandato ingresos para terceros|Cobros por cuenta de terceros',
  socialFund:
    'Fondo de educación|Fondo de solidaridad|Fondo social de educación|Fondo de bienestar social|Fondo social de solidaridad|Fondo de recreación|Fondos sociales|Fondo mutual|Fondo de previsión y solidaridad',
  lossOfYear:
    'Pérdida del ejercicio|Pérdida del año|Pérdida del periodo|Déficit del ejercicio|Pérdida neta del ejercicio|Pérdida presente ejercicio',
  accumulatedLosses:
    'Pérdidas acumuladas|Pérdidas de ejercicios anteriores|Pérdidas años anteriores|Pérdidas acum.|Déficit acumulado|Pérdida acumulada ejercicios anteriores|Pérdidas por enjugar|Pérdidas vigencias anteriores',
  ownersDrawings:
    'Retiros del propietario|Retiros personales|Retiros propietario|Cuenta particular del dueño|Retiros del dueño|Retiros de capital propietario|Gastos personales del propietario|Retiros titular',
  salesReturns:
    'Devoluciones en ventas|Devoluciones|Descuentos en ventas|Rebajas y descuentos|Dev. en ventas|Descuentos comerciales|Notas crédito devoluciones|Devoluciones y descuentos|Dctos en ventas|Rebajas ventas|Becas y descuentos|Devol. ventas nacionales|Descuentos concedidos a clientes',
  integralWages: 'Salario integral|Sueldo integral|Salario integral admon|Salarios integrales|Sal. integral',
  wages:
    'Sueldos|Salarios|Sueldos y salarios|Salario básico|Sueldo personal|Sueldos admon|Salarios empleados|Sueldo básico|Nómina|Sueldos personal administrativo|Salarios ordinarios|Comisiones de ventas empleados|Jornales|Sueldos y jornales|Salarios y sueldos|Sueldo empleados|Gasto salarios|Básico nómina',
  overtime:
    'Horas extras|Horas extras y recargos|H. extras|Recargos nocturnos|Horas extra|Recargo nocturno y dominical|Hrs extras y recargos|Trabajo suplementario|Dominicales y festivos|HE y recargos|Extras y recargos',
  sickLeave:
    'Incapacidades|Incapacidad empleados|Incapacidades EPS|Incap. y licencias|Incapacidades por enfermedad general|Licencias e incapacidades|Incapacidad enfermedad',
  transportAllowance:
    'Auxilio de transporte|Aux. transporte|Auxilio transporte|Subsidio de transporte|Aux de transporte|Subsidio transporte|Auxilio de conectividad|Aux. tte|Auxilio legal de transporte|Aux transp. empleados|Transporte legal auxilio',
  severanceExpense:
    'Cesantías|Gasto cesantías|Cesantías empleados|Gasto de cesantías|Cesant.|Provisión de cesantías gasto|Auxilio de cesantías|Cesantía|Gto cesantías',
  severanceInterestExpense:
    'Intereses sobre cesantías|Intereses cesantías|Int. cesantías|Gasto intereses de cesantías|Intereses a las cesantías|Ints. s/ cesantías|Int sobre cesant.|Intereses de cesantías|Int. s/cesantías',
  bonusExpense:
    'Prima de servicios|Prima|Prima legal|Gasto prima|Prima de serv.|Primas de servicios|Prima semestral|Prima legal de servicios|Gto prima de servicios|Primas legales',
  vacationExpense:
    'Vacaciones|Gasto vacaciones|Vac.|Vacaciones empleados|Vacaciones disfrutadas|Vacac.|Descanso vacaciones|Gto vacaciones|Vacaciones causadas',
  otherAllowances:
    'Auxilios|Auxilio de alimentación|Otros auxilios|Auxilio de rodamiento|Auxilio movilización|Aux. alimentación|Auxilio extralegal vivienda|Auxilio educativo|Auxilio funerario empleados|Auxilio de celular',
  performanceBonus:
    'Bonificaciones|Bonificación|Bonos|Bonificación por desempeño|Bonif. no salarial|Bonificaciones ocasionales|Prima extralegal|Bonificación mera liberalidad|Bonos no constitutivos de salario|Bonif. empleados',
  riskExpense:
    'ARL|Aportes ARL|Gasto ARL|Riesgos laborales|Aportes a riesgos laborales|Riesgos profesionales|A.R.L.|Aporte ARL empleador|Administradora riesgos laborales|ARP|Aportes administradoras de riesgos',
  healthExpense:
    'EPS|Aportes EPS|Aportes a salud|Gasto salud|Aporte salud empleador|Salud empleador|Aportes en salud|Aportes a EPS|Gto EPS|Salud patronal',
  pensionExpense:
    'Pensión|Aportes pensión|Aportes a fondos de pensiones|AFP|Aportes AFP|Gasto pensión|Aporte pensión empleador|Pensiones obligatorias|Aportes a pensiones|Pensión empleador|Gto AFP|Fondo de pensiones patronal',
  familyFundExpense:
    'Caja de compensación|Aportes caja|CCF|Aportes CCF|Aportes caja de compensación|Gasto caja compensación|Aportes caja de compensación familiar|Comfama|Compensación familiar|Aporte caja 4%|Subsidio familiar aportes|Parafiscal caja',
  icbfExpense:
    'ICBF|Aportes ICBF|Gasto ICBF|Aportes al ICBF|Aporte I.C.B.F.|Bienestar familiar|Aporte ICBF 3%|Aportes bienestar familiar',
  senaExpense: 'SENA|Aportes SENA|Gasto SENA|Aportes al SENA|Aporte SENA 2%|Aportes S.E.N.A.',
  payrollCost:
    'Mano de obra|Mano de obra directa|Nómina de producción|Nómina operativa|Costo de personal|Nómina de obra|Costo nómina|Costo laboral|Personal de obra|Mano de obra indirecta',
  vatAsExpense:
    'IVA no descontable|IVA mayor valor del gasto|IVA asumido|IVA llevado al gasto|IVA como mayor valor|Gasto IVA|IVA al gasto|IVA no deducible mayor valor',
  depreciationExpense:
    'Gasto depreciación|Depreciación|Depreciación maquinaria|Depreciación equipo de cómputo|Depreciación muebles|Deprec. vehículos|Depreciación edificios|Depreciaciones|Gto depreciación|Depreciación flota|Dep. equipo de oficina|Gasto por deprec. maquinaria|Depreciación del mes',
  amortisationExpense:
    'Gasto amortización|Amortización software|Amortizaciones|Amortización intangibles|Amort. licencias|Amortización de licencias|Amortización programas|Gto amortización',
  impairmentExpense:
    'Deterioro de cartera|Gasto deterioro|Deterioro cuentas por cobrar|Provisión de cartera|Gasto provisión cartera|Deterioro clientes|Gasto deterioro inventarios|Provisión cuentas malas|Gasto provisión deudores|Deterioro de inventarios',
  bankInterest:
    'Intereses|Intereses bancarios|Intereses financieros|Intereses préstamos|Intereses obligaciones financieras|Intereses créditos bancarios|Intereses corrientes|Gasto intereses|Intereses por préstamos bancarios|Int. bancarios|Intereses crédito Bancolombia|Gasto por intereses bancos|Intereses leasing',
  movementsTax:
    'Gravamen movimientos financieros|GMF|4x1000|4 x mil|Cuatro por mil|Gravamen a los movimientos financieros|Impuesto 4x1000|Gravamen financiero|Impto 4 por mil|GMF 4x1000|Gravamen movim. financieros|Contribución 4xmil|4 por mil',
  exchangeDifference:
    'Diferencia en cambio|Diferencia en cambio realizada|Dif. en cambio|Ajuste por diferencia en cambio|Diferencia cambiaria|Dif cambio|Ganancia en diferencia en cambio|Diferencias en cambio no realizadas|Pérdida por diferencia en cambio',
  roundingAdjustment:
    'Ajuste al peso|Ajustes al peso|Aproximaciones|Redondeo|Ajuste al mil|Ajuste por redondeo|Ajustes por aproximación|Diferencias al peso|Ajuste a pesos|Redondeos|Aproximación al peso',
};

/** By role. */
export const usualNames: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(NAMES).map(([role, names]) => [role, names.split('|')]),
);

/** Other accounts, that play no role, by the prefixes of the decree under which they lie. */
const OTHERS: Readonly<Record<string, string>> = {
  '1205': 'Acciones|Inversiones en acciones|Acciones en sociedades',
  '1225': 'CDT|Certificados de depósito|Inversión CDT Bancolombia',
  '1295': 'Derechos fiduciarios|Encargo fiduciario|Fiducia proyecto',
  '1350': 'Retención en garantía por cobrar|Retegarantía clientes|Depósitos en garantía',
  '1410': 'Obras en proceso|Obra en curso|Construcciones en proceso torre 2',
  '1435':
    'Mercancías|Mercancía no fabricada|Inventario de mercancías|Mercancía para la venta|Inventario mercancías almacén|Inventario productos',
  '1405': 'Materia prima|Materias primas|Inventario materia prima|Insumos',
  '1430': 'Producto terminado|Productos terminados',
  '1455': 'Repuestos y accesorios|Materiales y repuestos|Inventario repuestos',
  '1508': 'Construcciones en curso',
  '1536': 'Equipo de hoteles y restaurantes|Equipo de cocina',
  '2468': 'Cuota de fomento|Contribución parafiscal cafetera por pagar',
  '2320': 'Retención en garantía contratistas|Retegarantía por pagar|Garantías retenidas a subcontratistas',
  '2825': 'Retención en garantía|Retenciones sobre contratos garantía',
  '3105': 'Capital suscrito y pagado|Capital social|Capital pagado|Capital autorizado',
  '3115': 'Aportes sociales|Cuotas o partes de interés|Aportes de socios capital|Aportes fundadores',
  '3130': 'Capital de personas naturales|Capital propietario',
  '3305': 'Reserva legal|Reservas obligatorias',
  '3605': 'Utilidad del ejercicio|Resultado del ejercicio|Utilidad neta del año',
  '3705': 'Utilidades acumuladas|Resultados de ejercicios anteriores|Utilidades retenidas|Ganancias acumuladas',
  '41': 'Ventas|Ventas nacionales|Ingresos por servicios|Ventas gravadas 19%|Ingresos operacionales|Venta de mercancías|Servicios prestados|Ventas excluidas|Honorarios facturados|Ingresos por ventas mostrador|Exportaciones|Contratos de obra',
  '4210': 'Rendimientos financieros|Intereses ganados|Intereses cuenta de ahorros|Ingresos por intereses',
  '4250': 'Recuperaciones|Recuperación de costos y gastos|Reintegro de provisiones',
  '4295': 'Aprovechamientos|Otros ingresos diversos',
  '5110':
    'Honorarios|Honorarios contador|Asesoría contable|Honorarios revisoría fiscal|Asesoría jurídica|Asesorías y consultorías|Honorarios profesionales|Revisor fiscal',
  '5115':
    'Industria y comercio|Impuesto de ICA|Impuesto predial|ICA del año|Impuesto de vehículos|Gasto ICA|Impto industria y cio',
  '5120': 'Arriendo|Arrendamientos|Arriendo oficina|Canon de arrendamiento|Arriendo bodega|Arrendamiento local',
  '5130': 'Seguros|Pólizas|Póliza todo riesgo|Seguro de cumplimiento|Seguros generales',
  '5135':
    'Servicios públicos|Energía|Acueducto|Teléfono|Internet|Aseo y vigilancia|Vigilancia|Gas|Servicio de aseo|Fletes y acarreos|Correo y mensajería|Procesamiento de datos|Celulares|Luz y agua',
  '5140': 'Gastos legales|Registro mercantil|Notariales|Trámites y licencias|Renovación cámara de comercio',
  '5145':
    'Mantenimiento|Reparaciones locativas|Mantenimiento y reparaciones|Mantenimiento equipos|Mantenimiento vehículos|Mant. equipo de cómputo',
  '5155': 'Gastos de viaje|Viáticos|Pasajes aéreos|Alojamiento y manutención',
  '5195':
    'Papelería|Útiles y papelería|Aseo y cafetería|Elementos de aseo|Gastos varios|Taxis y buses|Restaurante|Combustibles|Parqueaderos|Casino y restaurante|Cafetería',
  '5235': 'Publicidad|Propaganda|Fletes en ventas|Publicidad digital|Comisión plataformas|Mercadeo',
  '5305':
    'Gastos bancarios|Comisiones bancarias|Comisión datáfono|Cuota de manejo|Chequeras|Comisiones financieras|Manejo portal bancario|Gastos financieros bancarios',
  '5310': 'Pérdida en venta de activos|Pérdida en retiro de bienes',
  '5315':
    'Multas y sanciones|Gastos no deducibles|Impuestos asumidos|Intereses de mora|Gastos ejercicios anteriores|Sanciones DIAN|Costos de ejercicios anteriores',
  '5405':
    'Impuesto de renta|Provisión renta|Gasto impuesto de renta|Impuesto de renta y complementarios|Impuesto renta corriente',
  '61': 'Costo de ventas|Costo de la mercancía vendida|Costo mercancía|Costo de los servicios|Costo prestación de servicios|Costo de ventas nacionales|Costo de productos',
  '73': 'Materiales indirectos|Alquiler de equipo|Servicios de planta|Mantenimiento planta|Energía planta',
  '74': 'Subcontratos|Contratos de servicios|Subcontratistas de obra',
};

/** By prefix, the longest first. */
export const otherNames: readonly (readonly [prefix: string, names: readonly string[]])[] = Object.entries(OTHERS)
  .map(([prefix, names]) => [prefix, names.split('|')] as const)
  .sort(([a], [b]) => b.length - a.length);
