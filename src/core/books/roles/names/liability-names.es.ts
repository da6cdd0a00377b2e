/** Names of liabilities. The first match wins, so narrow names precede wide ones. */
import { GUARANTEE, ICA, MANDATE, type NamedRole, OWNERS, SELF, VAT, WITHHELD } from './named-role.es.ts';

/** Benefits of employees: their groups, and the provisions of charts that number them as the decree numbers deferrals. */
const BENEFITS_OWED = ['25', '26', '2710', '2715', '2720'];

export const LIABILITIES: readonly NamedRole[] = [
  { role: 'heldForThirdParties', under: ['23', '24', '28'], name: MANDATE, not: WITHHELD },
  // A debt that is called what was collected is another's, unless it is not known yet whose.
  {
    role: 'heldForThirdParties',
    under: ['23', '28'],
    name: /\bRECAUD/,
    not: /IDENTIFICA|APLICA|ACLARA|CONCILIA|ANTICIP/,
  },
  {
    role: 'customerAdvances',
    under: ['28'],
    name: /\b(ANTICIPO|AVANCE|ABONO|DEPOSITO)S?\b.*(RECIBID|CLIENTE|COMPRADOR|CONTRATO)|CUOTAS? INICIAL|SEPARACION(ES)? DE/,
    not: /EMPLEAD|\bA PROVEEDOR/,
  },
  { role: 'selfWithholdingPayable', under: ['2'], name: SELF },
  { role: 'vatWithholding', under: ['23', '24'], name: /\bRETE ?IVA\b|(\bIVA\b|LAS VENTAS).*\bRETEN|RETENCI.*\bIVA\b/ },
  {
    role: 'icaWithholding',
    under: ['23', '24'],
    name: /\bRETE ?ICA\b|(\bICA\b|INDUSTRIA|\bIND Y).*\bRETEN|RETENCI.*(\bICA\b|INDUSTRIA)/,
  },
  {
    role: 'payrollPayables',
    under: ['23', '24', '25'],
    name: /(RETENCI\w* Y APORTE|APORTE|DESCUENTO).*(\bNOMINA\b|\bNOM?$)|RETENCIONES Y APORTES?( LABORAL(ES)?)?$|LIBRANZA|EMBARGO|\bAFC\b|\bSINDICAT|FONDO DE EMPLEADOS|SEGURIDAD SOCIAL( POR PAGAR)?$/,
  },
  {
    role: 'withholdingPayable',
    under: ['23', '24'],
    name: WITHHELD,
    not: GUARANTEE,
  },
  {
    role: 'vatGenerated',
    under: ['23', '24'],
    name: /\bIVA\b.*(GENERAD|\bVENTAS?\b|FACTURAD|COBRAD|\bGEN\b)|VENTAS GENERAD/,
    not: /DEVOL|ANULA|NOTAS? CREDITO/,
  },
  {
    role: 'vatDeductible',
    under: ['23', '24'],
    name: /\bIVA\b.*(DESCONTAB|COMPRA|PAGADO EN)|DESCONTABLE/,
    not: /DEVOL|IMPORTA|NO DESCONTAB/,
  },
  { role: 'vatOnImports', under: ['23', '24'], name: /\bIVA\b.*IMPORTA/ },
  { role: 'vatReturns', under: ['23', '24'], name: /\bIVA\b.*(DEVOL|ANULA|NOTAS? CREDITO)/ },
  { role: 'vatPayable', under: ['23', '24'], name: VAT, not: /DIFERID/ },
  { role: 'icaPayable', under: ['23', '24', '26'], name: ICA },
  {
    role: 'consumptionTaxPayable',
    under: ['23', '24'],
    name: /IMPO ?CONSUMO|IMPUESTOS? (NACIONAL )?(AL )?CONSUMO|\bINC\b/,
  },
  {
    role: 'incomeTaxPayable',
    under: ['23', '24'],
    name: /\bRENTA Y COMPLEMENTARIOS|IMPUESTOS? (DE |SOBRE (LA )?)?RENTA|\bIMPORENTA\b|^RENTA POR PAGAR|PROVISION RENTA/,
    not: /DIFERID|AUTO|RETEN/,
  },
  {
    role: 'riskPayable',
    under: ['23', '24', '25'],
    name: /\bA ?R ?[LP]\b|RIESGOS? (LABORAL|PROFESIONAL)|(SEGURIDAD SOCIAL|APORTES?|ADMINISTRADORAS?) (DE )?RIESGOS?/,
  },
  {
    role: 'pensionPayable',
    under: ['23', '24', '25'],
    name: /\bPENSI|\bAFP\b|COLPENSIONES|PORVENIR|PROTECCION S ?A|COLFONDOS|SOLIDARIDAD PENSIONAL/,
    not: /JUBILACI|ANTICIPAD|MATRICULA|RECIBID/,
  },
  {
    role: 'parafiscalPayable',
    under: ['23', '24', '25'],
    name: /\bI ?C ?B ?F\b|\bSENA\b|CAJAS? (DE )?COMPENSACI|\bC ?C ?F\b|BIENESTAR FAMILIAR|PARAFISCAL|COMPENSACION FAMILIAR|SUBSIDIO FAMILIAR|APORTES? (A )?CAJA|\bCOMFA|\bCOMPENSAR\b|\bCAFAM\b|\bCOLSUBSIDIO\b|COMBARRANQUILLA/,
    not: /CAFETER|FOMENTO|MENSAJ/,
  },
  {
    role: 'healthPayable',
    under: ['23', '24', '25'],
    name: /\bE ?P ?S\b|PROMOTORAS? DE SALUD|APORTES? (A |DE |EN )?SALUD|\bSALUD (POR PAGAR|EMPLEAD)|SEGURIDAD SOCIAL (EN )?SALUD|^SALUD$/,
  },
  { role: 'severanceInterestPayable', under: BENEFITS_OWED, name: /INTERES.*\bCESANT|CESANT.*\bINT(ERESES)?\b/ },
  { role: 'severancePayable', under: BENEFITS_OWED, name: /\bCESANT/ },
  {
    role: 'bonusPayable',
    under: BENEFITS_OWED,
    name: /\bPRIMAS? (DE |LEGAL )?SERVICIO|\bPRIMAS?( LEGAL(ES)?| SEMESTRAL| POR PAGAR| EMPLEADOS| CONSOLIDADA)?$|SERVICIOS? PRIMAS?$/,
    not: /EXTRALEGAL|SEGURO|COLOCACI|ACCIONES/,
  },
  { role: 'vacationsPayable', under: BENEFITS_OWED, name: /\bVACACION/ },
  {
    role: 'wagesPayable',
    under: ['25'],
    name: /(NOMINAS?|SALARIOS?|SUELDOS?|EMPLEADOS|LIQUIDACION(ES)? LABORAL(ES)?)\b.*(POR PAGAR|PENDIENTE)|POR PAGAR.*(NOMINA|SALARIO|SUELDO|EMPLEADOS)|^(PASIVO )?(NOMINA|SUELDOS|SALARIOS)\b/,
  },
  { role: 'creditCards', under: ['21', '23'], name: /\bTARJETAS?\b|\bTARJ\b|\bTDC\b|\bT C\b|^TC\b/ },
  {
    role: 'accruedInterest',
    under: ['21', '23'],
    name: /\bINTERES(ES)? (\w+ )*(POR PAGAR|CAUSAD|PRESTAMO)|POR PAGAR INTERES/,
    not: /CESANT/,
  },
  {
    role: 'relatedLoans',
    under: ['21'],
    name: /\bVINCULAD|\bRELACIONAD|\bHOLDING\b|\bMATRIZ\b|\bSOCI[OA]S?\b|\bACCIONISTAS?\b|\bINTERCOMPAN|\bFILIAL/,
  },
  {
    role: 'privateLoans',
    under: ['21'],
    name: /\bPARTICULAR(ES)?\b|(PRESTAMOS?|CREDITOS?).*(TERCEROS|PERSONAS? NATURAL)/,
  },
  {
    role: 'bankLoans',
    under: ['21'],
    name: /\b(PAGARES?|CREDITOS?|PRESTAMOS?|OBLIGACION(ES)?|LEASING)\b.*\bBANC|\bBANCOS? NACIONAL/,
  },
  {
    role: 'dividendsPayable',
    under: ['23'],
    name: /\bDIVIDENDOS?\b|\bPARTICIPACIONES POR PAGAR|UTILIDADES (DECRETADAS|POR PAGAR)/,
  },
  { role: 'ownersPayable', under: ['23'], name: OWNERS },
  {
    role: 'deferredIncome',
    under: ['27', '28', '29'],
    name: /\bINGRESOS?\b.*(ANTICIPAD|DIFERID|POR DIFERIR|DEVENGAR)|RECIBID[AO]S? POR ANTICIPADO|POR DEVENGAR|^(?!.*(IMPUEST|\bRENTA\b)).*\bDIFERID[AO]S?\b/,
  },
  {
    role: 'customerAdvances',
    under: ['23', '27', '28', '29'],
    name: /\b(ANTICIPO|AVANCE|ABONO|DEPOSITO)S?\b.*(RECIBID|CLIENTE|CONTRATO)|ANTICIPADOS DE CLIENTE|\bPASIVOS DE CLIENTES|^DE CLIENTES$|CUOTAS? INICIAL|SEPARACION(ES)? DE/,
    not: /EMPLEAD|\bA PROVEEDOR/,
  },
  {
    role: 'accruedExpenses',
    under: ['23'],
    name: /^(OTROS )?COSTOS Y GASTOS POR PAGAR\b|^(HONORARIOS|ARR?IENDOS?|ARRENDAMIENTOS?|SERVICIOS( PUBLICOS)?|SEGUROS?|MANTENIMIENTOS?|FLETES?|COMISIONES|TRANSPORTES?|(OTROS )?GASTOS( CAUSADOS)?)\b.*\bPOR PAGAR$/,
  },
  {
    role: 'foreignSuppliers',
    under: ['22', '23'],
    name: /\bPROV(EE+D(ORES?)?)?\b.*(\bEXTERIOR\b|EXTRANJER|INTERNACIONAL|IMPORTACI)|(POR PAGAR|ACREEDORES).*\bEXTERIOR\b/,
  },
  {
    role: 'suppliers',
    under: ['22', '23'],
    name: /\bPROVEE+D(OR(ES)?)?\b|FACTURAS? POR PAGAR/,
    not: /ANTICIPO|SERVICIOS? TEMPORAL|RETEN|RETE ?(IVA|ICA|FTE|FU)/,
  },
  {
    role: 'socialFund',
    under: ['26'],
    name: /FONDOS? (SOCIAL(ES)?|MUTUAL(ES)?|(DE )?(EDUCACION|SOLIDARIDAD|BIENESTAR|RECREACION|PREVISION))/,
    not: /PENSION/,
  },
  {
    role: 'bankLoans',
    under: ['2'],
    name: /\bPAGARES?\b|\bLEASING\b|\bSOBREGIRO|\b(OBLIGACION(ES)?|CREDITOS?|PRESTAMOS?)\b/,
    not: /EMPLEAD|TRABAJADOR|LABORAL|INTERES|CLIENTE|DEVOLU|NOTAS? CREDITO|SALDO/,
    isUnlisted: true,
  },
  {
    role: 'accruedExpenses',
    under: ['2'],
    name: /\bPOR PAGAR$|^ACREEDORES|^(OTRAS )?CUENTAS POR PAGAR/,
    not: /IMPUESTO|CONTRIBUC|CUOTA|APORTE|\bSALDO|FOMENTO|GARANTIA|TASA\b/,
    isUnlisted: true,
  },
  {
    role: 'suppliers',
    under: ['2'],
    name: /^PROV\b|\bCONTRATISTAS\b/,
    not: /IMPUESTO|RENTA|GARANTIA|ANTICIPO|RETEN|CONTINGENCIA|LABORAL/,
    isUnlisted: true,
  },
  { role: 'bridging', under: ['2'], name: /\bPUENTE\b|CAUSACION AUTOMATICA/, weak: true },
];
