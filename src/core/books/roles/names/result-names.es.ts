/** Names of equity, income, expenses and costs. The first match wins, so narrow names precede wide ones. */
import type { NamedRole } from './named-role.es.ts';

const ROUNDING = /\bAJUSTES? (AL? (PESO|MIL)|POR (REDONDEO|APROXIMA))|APROXIMACI|\bREDONDEO|DIFERENCIAS? AL PESO/;
const RESULT_BEFORE = /\bPERDIDA|\bDEFICIT/;
export const EQUITY_AND_INCOME: readonly NamedRole[] = [
  {
    role: 'accumulatedLosses',
    under: ['3'],
    name: /(\bPERDIDA|\bDEFICIT).*(ACUM|ANTERIOR|ENJUGAR)/,
    isUnlisted: true,
  },
  {
    role: 'ownersDrawings',
    under: ['31', '36', '37'],
    name: /\bRETIROS?\b|\bGASTOS PERSONALES\b|CUENTA PARTICULAR/,
  },
  { role: 'exchangeDifference', under: ['42'], name: /(DIFERENCIAS?|\bDIF\b).*\bCAMBI/ },
  { role: 'lossOfYear', under: ['36'], name: RESULT_BEFORE, not: /UTILIDAD|GANANCIA|EXCEDENTE/ },
  { role: 'accumulatedLosses', under: ['37'], name: RESULT_BEFORE, not: /UTILIDAD|GANANCIA/ },
  { role: 'roundingAdjustment', under: ['42'], name: ROUNDING },
  {
    role: 'salesReturns',
    under: ['41'],
    name: /\bDEVOLUCI|\bREBAJAS?\b|\bDESCUENTOS?\b|\bREBATES?\b|NOTAS? CREDITO/,
    weak: true,
  },
];

/** Expenses, and the costs of those who produce: their concepts are the same. */
const WORK = ['5', '6', '7'];
export const STAFF: readonly NamedRole[] = [
  { role: 'integralWages', under: WORK, name: /(SALARIOS?|SUELDOS?) INTEGRAL/ },
  {
    role: 'transportAllowance',
    under: WORK,
    name: /(AUXILIO|SUBSIDIO|LEGAL).*(TRANSPORT|CONECTIVIDAD)|TRANSPORTE.*(AUXILIO|SUBSIDIO)/,
  },
  { role: 'performanceBonus', under: WORK, name: /\bBONIFICA|^BONOS?\b|\bPRIMAS? EXTRALEGAL/ },
  {
    role: 'overtime',
    under: WORK,
    name: /\bHO?R?A?S? ?EXTRA|^EXTRAS\b|\bRECARGOS?\b|\bDOMINICAL|\bSUPLEMENTARIO|^HE Y\b/,
  },
  { role: 'sickLeave', under: WORK, name: /\bINCAPACIDAD/ },
  { role: 'pensionExpense', under: WORK, name: /\bPENSI|\bAFP\b|\bCOLPENSIONES\b/, not: /JUBILACI|VOLUNTARI/ },
  {
    role: 'riskExpense',
    under: WORK,
    name: /\bA ?R ?[LP]\b|RIESGOS? (LABORAL|PRO)|(APORTES?|ADMINISTRADORAS?) (A |DE )*RIESGOS?/,
  },
  {
    role: 'healthExpense',
    under: WORK,
    name: /\bE ?P ?S\b|PROMOTORAS? DE SALUD|APORTES? (A |DE |EN )?SALUD|SALUD (EMPLEADOR|PATRON)/,
  },
  {
    role: 'familyFundExpense',
    under: WORK,
    name: /CAJAS? (DE )?COMPENSA|COMPENSACION FAMILIAR|FAMILIAR COMPENSA|APORTES? (A )?CAJA|\bC ?C ?F\b|SUBSIDIO FAMILIAR|\bCOMFA|^COMPENSAR\b|\bCAFAM\b|\bCOLSUBSIDIO\b|PARAFISCAL CAJA/,
  },
  { role: 'icbfExpense', under: WORK, name: /\bI ?C ?B ?F\b|BIENESTAR FAMILIAR/ },
  { role: 'senaExpense', under: WORK, name: /\bSENA\b/ },
  { role: 'severanceInterestExpense', under: WORK, name: /INTERES.*\bCESANT|CESANT.*\bINT(ERESES)?\b/ },
  { role: 'severanceExpense', under: WORK, name: /\bCESANT/ },
  {
    role: 'bonusExpense',
    under: WORK,
    name: /PRIMAS? (DE |LEGAL (DE )?)?SERVICIO|\bPRIMAS?( LEGAL(ES)?| SEMESTRAL)?( (PERSONAL|DE) .*)?$/,
    not: /EXTRALEGAL|SEGURO|POLIZA|MATERIAS? PRIMA/,
  },
  { role: 'vacationExpense', under: WORK, name: /\bVACACION/ },
  {
    role: 'wages',
    under: WORK,
    name: /\bSUELDOS?\b|\bSALARIOS?\b|\bJORNAL|BASICO|COMISION(ES)? (DE |POR )?VENTAS|^NOMINA$/,
    not: /CONSTITUTIV/,
  },
  { role: 'otherAllowances', under: WORK, name: /\bAUXILIOS?\b/ },
];

/** Costs of work that say no concept. */
export const COSTS: readonly NamedRole[] = [
  {
    role: 'payrollCost',
    under: ['6', '7'],
    name: /MANO DE OBRA|\bNOMINA\b|(COSTO|GASTO)S? (DE )?(PERSONAL|LABORAL)|PERSONAL DE (OBRA|PLANTA|PRODUCCION)/,
  },
];

export const EXPENSES: readonly NamedRole[] = [
  {
    role: 'movementsTax',
    under: ['5'],
    name: /\bGMF\b|\bG M F\b|\b4 ?X ?(1000|MIL)\b|CUATRO (POR|X) MIL|GRAVAMEN.*(FINAN|MOVIM)|MOVIMIENTOS? FINANCIERO|^GRAVAMEN( FINANCIERO)?$|\b4 ?(X|POR) ?(1000|MIL)\b/,
  },
  { role: 'roundingAdjustment', under: ['53'], name: ROUNDING },
  { role: 'exchangeDifference', under: ['53'], name: /(DIFERENCIAS?|\bDIF\b).*\bCAMBI/ },
  { role: 'vatAsExpense', under: ['5115', '5215'], name: /\bI ?V ?A\b/ },
  {
    role: 'impairmentExpense',
    under: ['51', '52'],
    name: /\bDETERIORO|PROVISION.*(CARTERA|CLIENTE|DEUDOR|COBR|INVENTARIO|MALAS)/,
  },
  { role: 'depreciationExpense', under: ['51', '52'], name: /\bDEPREC|^DEPR?\b/, not: /DEPOSITO|DEPORT/ },
  { role: 'amortisationExpense', under: ['51', '52'], name: /\bAMORTIZ/ },
  {
    role: 'bankInterest',
    under: ['53'],
    name: /^(GASTOS? )?(DE |POR )?INTERESES( CORRIENTES| FINANCIEROS?| BANCARIOS?| BANC| ((DE|POR|SOBRE) )?(PRESTAMOS?|CREDITOS?|OBLIGACION(ES)?|PAGARES?|LEASING|BANCOS?)\b.*)?$/,
  },
  {
    role: 'bankInterest',
    under: ['5'],
    name: /\bINTERES(ES)?\b/,
    not: /CESANT|\bMORA\b|SANCION|GANAD/,
    isUnlisted: true,
  },
];
