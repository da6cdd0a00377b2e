/**
 * What an account's name says that it is. Names are normalised (`plainName`): capitals without accents. The first match of
 * a class wins, so narrow names precede wide ones.
 */
import { TextMemo } from '#core/identity/text-memo.ts';
import { pucAccount } from '#core/reference/chart/puc.ts';
import type { CommonRole, Family } from './role-homes.ts';

interface NamedRole {
  role: CommonRole;
  /** Classes, groups or accounts that may play it. */
  under: readonly string[];
  name: RegExp;
  not?: RegExp;
  /** The name alone leaves doubt. */
  weak?: true;
  /** Only under accounts that the decree does not have. */
  isUnlisted?: true;
}

const WITHHELD = /\bRETENCI|\bRETE ?(FU?E?NTE|FTE)|\bRTE ?F|\bRETENID/;
const VAT = /\bIVA\b|\bI V A\b|IMPUESTO (SOBRE|A) LAS VENTAS/;
const ICA = /\bICA\b|RETE ?ICA|INDUSTRIA Y (COMERCIO|CCIO)|IND Y CIO/;
const SELF = /\bAUTO ?R?RETE?N/;
const GUARANTEE = /GARANTIA|CONTRATO|\bOBRA\b/;

const ASSETS: readonly NamedRole[] = [
  { role: 'accumulatedDepreciation', under: ['15'], name: /\bDEPREC|^DEPR? ACUM/, not: /\bSIN DEPREC|POR DEPREC/ },
  { role: 'assetImpairment', under: ['15', '16'], name: /\bDETERIORO/ },
  { role: 'accumulatedAmortisation', under: ['15', '16'], name: /\bAMORTIZACI|\bAMORT\b/ },
  { role: 'inventoryImpairment', under: ['14'], name: /\bDETERIORO/ },
  { role: 'receivablesImpairment', under: ['13'], name: /\bDETERIORO/ },
  { role: 'selfWithheld', under: ['13', '17', '18'], name: SELF },
  {
    role: 'vatWithheldByOthers',
    under: ['13', '17', '18'],
    name: /\bRETE ?IVA\b|(\bIVA\b|LAS VENTAS).*\bRETEN|RETENCI.*\bIVA\b/,
  },
  {
    role: 'icaWithheldByOthers',
    under: ['13', '17', '18'],
    name: /\bRETE ?ICA\b|(\bICA\b|INDUSTRIA|\bIND Y).*\bRET|\bRET(ENCI)?.*\bICA\b/,
  },
  {
    role: 'incomeTaxAdvance',
    under: ['13', '17', '18'],
    name: /\bANTICIPO.*\bRENTA\b|SOBRETASA.*\bRENTA\b/,
    not: WITHHELD,
  },
  { role: 'icaAdvance', under: ['13', '17', '18'], name: /\bANTICIPO.*(\bICA\b|INDUSTRIA)/, not: WITHHELD },
  { role: 'simpleAdvance', under: ['13', '17', '18'], name: /\bANTICIPO.*\bSIMPLE\b/ },
  { role: 'taxInFavour', under: ['13', '17', '18'], name: /SALDOS? A FAVOR|SOBRANTES? EN LIQUIDACI/ },
  { role: 'withheldByOthers', under: ['13', '17', '18'], name: WITHHELD, not: GUARANTEE },
  {
    role: 'prepaidExpenses',
    under: ['16', '17', '18'],
    name: /\b(PAGOS?|GASTOS?|SEGUROS?|POLIZAS?).*\bANTICIPAD|\bPREPAGAD/,
  },
  { role: 'amortisedPrepaid', under: ['17'], name: /\bAMORTIZACI|\bAMORT\b/ },
  {
    role: 'employeeAdvances',
    under: ['13'],
    name: /\b(ANTICIPO|AVANCE)S?\b.*(EMPLEAD|TRABAJADOR|VACACION|NOMINA)/,
  },
  {
    role: 'employeeLoans',
    under: ['13'],
    name: /(PRESTAMO|CREDITO|CUENTAS? POR COBRAR|\bCXC\b|DEUDOR).*(EMPLEAD|TRABAJADOR)/,
  },
  {
    role: 'ownersReceivable',
    under: ['13'],
    name: /\b(SOCIOS?|ACCIONISTAS?)\b/,
    not: /ANTICIPO|IMPUESTO/,
  },
  {
    role: 'supplierAdvances',
    under: ['130', '131', '132', '133', '134', '136', '137', '138', '139'],
    name: /\bANTICIPOS?\b|\bAVANCES?\b/,
    not: /IMPUEST|IMPTO|CONTRIBUC|RETEN|RENTA|EMPLEAD|TRABAJADOR|RECIBID/,
  },
  { role: 'foreignCustomers', under: ['13'], name: /\bCLIENTES?\b.*\bEXTERIOR\b/ },
  {
    role: 'customers',
    under: ['13'],
    name: /\bCLIENTES?\b/,
    not: /ANTICIPO|DETERIORO|PROVISI|COBRO|RETEN/,
  },
  { role: 'inventoryInTransit', under: ['14'], name: /\bEN TRANSITO\b/ },
  {
    role: 'licenses',
    under: ['161', '162', '163', '164', '165', '166', '167'],
    name: /\bLICENCIAS?\b|\bSOFTWARE\b|PROGRAMAS? DE COMPUTADOR/,
  },
  { role: 'computers', under: ['15'], name: /\bCOMPUT/, isUnlisted: true },
  { role: 'officeEquipment', under: ['15'], name: /\bMUEBLES\b|\bENSERES\b|\bDE OFICINA\b/, isUnlisted: true },
  { role: 'vehicles', under: ['15'], name: /\bVEHICULO|\bTRANSPORTE\b|\bCAMION|\bTRACTO/, isUnlisted: true },
  { role: 'machinery', under: ['15'], name: /\bMAQUINARIA\b/, isUnlisted: true },
  { role: 'buildings', under: ['15'], name: /\bEDIFICI|\bEDIFICACION/, isUnlisted: true },
  { role: 'cash', under: ['11'], name: /\bCAJAS?\b|\bFONDOS? FIJOS?\b/, not: /\bBANCO|AHORRO/ },
  { role: 'bank', under: ['11'], name: /\bBANCO|\bCUENTAS? (CORRIENTE|DE AHORRO|AHORRO)|\bCTAS? |\bAHORROS\b/ },
];

/** Benefits of employees: their groups, and the provisions of charts that number them as the decree numbers deferrals. */
const BENEFITS_OWED = ['25', '26', '2710', '2715', '2720'];

const LIABILITIES: readonly NamedRole[] = [
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
    name: /(RETENCI|APORTE|DESCUENTO).*(\bNOMINA\b|\bNOM?$)|RETENCIONES Y APORTES?( LABORAL(ES)?)?$|LIBRANZA|EMBARGO|\bAFC\b/,
  },
  {
    role: 'withholdingPayable',
    under: ['23', '24'],
    name: /\bRETENCI|\bRETE ?(FU?E?NTE|FTE)|\bRTE ?F/,
    not: GUARANTEE,
  },
  { role: 'vatGenerated', under: ['23', '24'], name: /\bIVA\b.*(GENERAD|\bVENTAS\b)/, not: /DEVOL|POR PAGAR/ },
  { role: 'vatDeductible', under: ['23', '24'], name: /\bIVA\b.*(DESCONTAB|COMPRAS)/, not: /DEVOL/ },
  { role: 'vatPayable', under: ['23', '24'], name: VAT, not: /DIFERID/ },
  { role: 'icaPayable', under: ['23', '24', '26'], name: ICA },
  { role: 'consumptionTaxPayable', under: ['23', '24'], name: /IMPOCONSUMO|IMPUESTOS? (NACIONAL )?AL CONSUMO|\bINC\b/ },
  {
    role: 'incomeTaxPayable',
    under: ['23', '24'],
    name: /\bRENTA Y COMPLEMENTARIOS|IMPUESTO (DE|SOBRE LA) RENTA/,
    not: /DIFERID|AUTO/,
  },
  { role: 'riskPayable', under: ['23', '24', '25'], name: /\bA ?R ?[LP]\b|RIESGOS? (LABORAL|PROFESIONAL)/ },
  { role: 'pensionPayable', under: ['23', '24', '25'], name: /\bPENSI|\bAFP\b/, not: /JUBILACI/ },
  {
    role: 'parafiscalPayable',
    under: ['23', '24', '25'],
    name: /\bI ?C ?B ?F\b|\bSENA\b|CAJAS? (DE )?COMPENSACI|\bC ?C ?F\b|BIENESTAR FAMILIAR/,
  },
  {
    role: 'healthPayable',
    under: ['23', '24', '25'],
    name: /\bE ?P ?S\b|PROMOTORAS? DE SALUD|APORTES? (A |DE )?SALUD/,
  },
  { role: 'severanceInterestPayable', under: BENEFITS_OWED, name: /INTERES.*\bCESANT/ },
  { role: 'severancePayable', under: BENEFITS_OWED, name: /\bCESANT/ },
  { role: 'bonusPayable', under: BENEFITS_OWED, name: /\bPRIMAS? (DE |LEGAL )?SERVICIO/, not: /EXTRALEGAL/ },
  { role: 'vacationsPayable', under: BENEFITS_OWED, name: /\bVACACION/ },
  { role: 'wagesPayable', under: ['25'], name: /(NOMINA|SALARIOS?|SUELDOS?) POR PAGAR/ },
  { role: 'creditCards', under: ['21', '23'], name: /\bTARJETAS?\b|\bTDC\b|\bT C\b|^TC\b/ },
  {
    role: 'accruedInterest',
    under: ['21', '23'],
    name: /\bINTERES(ES)? (POR|CAUSAD|PRESTAMO)/,
    not: /CESANT/,
  },
  {
    role: 'relatedLoans',
    under: ['21'],
    name: /\bVINCULAD|\bHOLDING\b|\bCASA MATRIZ\b|\bSOCIOS?\b|\bACCIONISTAS?\b|\bINTERCOMPAN/,
  },
  { role: 'bankLoans', under: ['21'], name: /\b(PAGARES?|CREDITOS?|PRESTAMOS?)\b.*\bBANC|\bBANCOS? NACIONAL/ },
  { role: 'dividendsPayable', under: ['23'], name: /\bDIVIDENDOS?\b|\bPARTICIPACIONES POR PAGAR/ },
  { role: 'ownersPayable', under: ['23'], name: /\b(SOCIOS?|ACCIONISTAS?)\b/ },
  { role: 'deferredIncome', under: ['27', '28', '29'], name: /\bINGRESOS?\b.*(ANTICIPAD|DIFERID)/ },
  {
    role: 'customerAdvances',
    under: ['23', '27', '28', '29'],
    name: /\b(ANTICIPO|AVANCE)S?\b.*(RECIBID|CLIENTE)|\bPASIVOS DE CLIENTES|^DE CLIENTES$/,
  },
  { role: 'accruedExpenses', under: ['23'], name: /^(OTROS )?COSTOS Y GASTOS POR PAGAR\b/ },
  { role: 'foreignSuppliers', under: ['22', '23'], name: /\bPROVEE+DORES?\b.*\bEXTERIOR\b/ },
  { role: 'suppliers', under: ['22', '23'], name: /\bPROVEE+DORES?\b/, not: /ANTICIPO|SERVICIOS? TEMPORAL/ },
  { role: 'bridging', under: ['2'], name: /\bPUENTE\b|CAUSACION AUTOMATICA/, weak: true },
];

const RESULT_BEFORE = /\bPERDIDA|\bDEFICIT/;
const EQUITY_AND_INCOME: readonly NamedRole[] = [
  { role: 'lossOfYear', under: ['36'], name: RESULT_BEFORE, not: /UTILIDAD|GANANCIA|EXCEDENTE/ },
  { role: 'accumulatedLosses', under: ['37'], name: RESULT_BEFORE, not: /UTILIDAD|GANANCIA/ },
  { role: 'roundingAdjustment', under: ['42'], name: /\bAJUSTES? AL? PESO|APROXIMACI.*PESO/ },
  {
    role: 'salesReturns',
    under: ['41'],
    name: /\bDEVOLUCI|\bREBAJAS?\b|\bDESCUENTOS?\b|\bREBATES?\b/,
    weak: true,
  },
];

const STAFF: readonly NamedRole[] = [
  { role: 'integralWages', under: ['5'], name: /SALARIO INTEGRAL/ },
  { role: 'transportAllowance', under: ['5'], name: /(AUXILIO|SUBSIDIO).*(TRANSPORT|CONECTIVIDAD)/ },
  { role: 'performanceBonus', under: ['5'], name: /\bBONIFICA|^BONO\b|EXTRALEGAL/ },
  { role: 'overtime', under: ['5'], name: /HORAS? EXTRA|\bRECARGOS?\b/ },
  { role: 'sickLeave', under: ['5'], name: /\bINCAPACIDAD/ },
  { role: 'pensionExpense', under: ['5'], name: /\bPENSI/, not: /JUBILACI|VOLUNTARI/ },
  { role: 'riskExpense', under: ['5'], name: /\bAR[LP]\b|RIESGOS? (LABORAL|PRO)|RIESGOS PROFESION/ },
  { role: 'healthExpense', under: ['5'], name: /\bE ?P ?S\b|PROMOTORAS? DE SALUD/ },
  { role: 'familyFundExpense', under: ['5'], name: /CAJAS? (DE )?COMPENSA|COMPENSACION FAMILIAR/ },
  { role: 'icbfExpense', under: ['5'], name: /\bI ?C ?B ?F\b|BIENESTAR FAMILIAR/ },
  { role: 'senaExpense', under: ['5'], name: /\bSENA\b/ },
  { role: 'severanceInterestExpense', under: ['5'], name: /INTERES.*\bCESANT/ },
  { role: 'severanceExpense', under: ['5'], name: /\bCESANT/ },
  { role: 'bonusExpense', under: ['5'], name: /PRIMAS? (DE )?SERVICIO|^PRIMA( LEGAL)?$/ },
  { role: 'vacationExpense', under: ['5'], name: /\bVACACION/ },
  { role: 'wages', under: ['5'], name: /\bSUELDOS?\b|\bSALARIOS?\b|\bJORNAL/ },
  { role: 'otherAllowances', under: ['5'], name: /\bAUXILIOS?\b/ },
];

const EXPENSES: readonly NamedRole[] = [
  {
    role: 'movementsTax',
    under: ['5'],
    name: /\bGMF\b|\bG M F\b|\b4 ?X ?(1000|MIL)\b|CUATRO (POR|X) MIL|GRAVAMEN.*(FINAN|MOVIM)|MOVIMIENTOS? FINANCIERO|^GRAVAMEN$/,
  },
  { role: 'roundingAdjustment', under: ['53'], name: /\bAJUSTES? AL? PESO|APROXIMACI.*PESO/ },
  { role: 'vatAsExpense', under: ['5115', '5215'], name: /\bI ?V ?A\b/ },
  { role: 'depreciationExpense', under: ['51', '52'], name: /\bDEPRECIACI/ },
  { role: 'amortisationExpense', under: ['51', '52'], name: /\bAMORTIZACI/ },
  {
    role: 'bankInterest',
    under: ['53'],
    name: /^INTERESES( CORRIENTES| FINANCIEROS| BANCARIOS| ((DE|POR|SOBRE) )?(PRESTAMOS?|CREDITOS?|OBLIGACION(ES)?|PAGARES?)\b.*)?$/,
  },
];

/** Parts of what is withheld, by the concept that the account's own name says; the title above says that it is withheld. */
const WITHHELD_CONCEPTS: readonly (readonly [CommonRole, RegExp])[] = [
  ['selfWithholdingPayable', SELF],
  ['vatWithholding', /\bRETE ?IVA\b|\bIVA\b/],
  ['icaWithholding', /\bRETE ?ICA\b|\bICA\b|INDUSTRIA/],
  ['withheldWages', /\bSALARIO|\bLABORAL|\bNOMINA/],
  ['withheldDividends', /\bDIVIDENDO/],
  ['withheldAbroad', /\bEXTERIOR\b|NO RESIDENTE/],
  ['withheldFees', /\bHONORARIO/],
  ['withheldCommissions', /\bCOMISION/],
  ['withheldRent', /\bARRENDAMIENTO|\bARRIENDO/],
  ['withheldInterest', /RENDIMIENTO|\bINTERES/],
  ['withheldServices', /\bSERVICIO|\bTRANSPORTE|\bFLETE|\bHOTEL/],
  ['withheldPurchases', /\bCOMPRAS?\b/],
  ['withholdingPayable', /POR PAGAR|\bPAGOS?\b|\bCIERRE/],
];

const VAT_PARTS: readonly (readonly [CommonRole, RegExp])[] = [
  ['vatReturns', /DEVOLU|ANULA|REBAJA/],
  ['vatOnImports', /IMPORTA/],
  ['vatDeductible', /DESCONTAB|COMPRA/],
  ['vatPayable', /POR PAGAR|\bDIAN\b|A CARGO|LIQUIDA|CIERRE|\bPAGOS?\b/],
  ['vatGenerated', /GENERAD|VENTA/],
];

const PREPAID_PARTS: readonly (readonly [CommonRole, RegExp])[] = [
  ['amortisedPrepaid', /\bAMORTIZACI|\bAMORT\b/],
  ['selfWithheld', SELF],
  ['vatWithheldByOthers', /\bRETE ?IVA\b|\bIVA RETENID/],
  ['icaWithheldByOthers', /\bRETE ?ICA\b|\bICA RETENID/],
  ['withheldByOthers', /\bRETENCI|\bRETE ?(FU?E?NTE|FTE)/],
];

const PARTS: Readonly<Partial<Record<Family, readonly (readonly [CommonRole, RegExp])[]>>> = {
  withholdingPayable: WITHHELD_CONCEPTS,
  vatPayable: VAT_PARTS,
  prepaidExpenses: PREPAID_PARTS,
};

const BY_CLASS: Readonly<Record<string, readonly NamedRole[]>> = {
  '1': ASSETS,
  '2': LIABILITIES,
  '3': EQUITY_AND_INCOME,
  '4': EQUITY_AND_INCOME,
  '5': EXPENSES,
};

/** Role that a normalised name says, under a code of its class; `isStaff`: below a title of wages. Null if it says none. */
export function roleOfName(code: string, name: string, isStaff: boolean): { role: CommonRole; isWeak: boolean } | null {
  const cuenta = code.slice(0, CUENTA);
  return rolesOfNames.of(`${cuenta}${isStaff ? '+' : ' '}${name}`, () => {
    const found = rolesUnder(cuenta, isStaff).find((one) => one.name.test(name) && !one.not?.test(name));
    return found ? { role: found.role, isWeak: found.weak === true } : null;
  });
}

/** By cuenta and name: months repeat their accounts. */
const rolesOfNames = new TextMemo<{ role: CommonRole; isWeak: boolean } | null>(5000);

/** No role is told apart by more digits. */
const CUENTA = 4;
const underCuenta = new Map<string, readonly NamedRole[]>();

/** Roles that accounts of a cuenta may play: a chart asks for the same few hundred cuentas each month. */
function rolesUnder(cuenta: string, isStaff: boolean): readonly NamedRole[] {
  const key = isStaff ? `${cuenta}+` : cuenta;
  let roles = underCuenta.get(key);
  if (roles === undefined) {
    const isListed = pucAccount(cuenta) !== null;
    roles = [...(isStaff ? STAFF : []), ...(BY_CLASS[cuenta[0]!] ?? [])].filter(
      ({ under, isUnlisted }) => !(isUnlisted && isListed) && under.some((prefix) => cuenta.startsWith(prefix)),
    );
    underCuenta.set(key, roles);
  }
  return roles;
}

/**
 * The same where the decree does not have the account and no title is above it: only its class is evidence, and staff may
 * be named without a title.
 */
export function roleInClass(code: string, name: string): { role: CommonRole; isWeak: boolean } | null {
  if (pucAccount(code.slice(0, 4)) !== null) return null;
  const list = [...(BY_CLASS[code[0]!] ?? []), ...(code[0] === '5' ? STAFF : [])];
  const found = list.find((one) => !one.weak && !one.isUnlisted && one.name.test(name) && !one.not?.test(name));
  return found ? { role: found.role, isWeak: false } : null;
}

/** The part of a family that an account's own name says; null if it says none. */
export function partOfFamily(family: Family, name: string): CommonRole | null {
  return PARTS[family]?.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

/** Whether a title in the expenses is of wages and what follows from them. */
export function isStaffTitle(name: string): boolean {
  return /\b(PERSONAL|NOMINA|LABORALES|MANO DE OBRA)\b|BENEFICIOS? A (LOS )?EMPLEADOS/.test(name);
}

const ASSETS_BY_NAME: readonly (readonly [asset: string, RegExp])[] = [
  ['1635', /\bLICENCIAS?\b|\bSOFTWARE\b|PROGRAMAS?\b/],
  ['1610', /\bMARCAS?\b/],
  ['1615', /\bPATENTES?\b/],
  ['1528', /\bCOMPUT/],
  ['1524', /\bMUEBLES\b|\bENSERES\b|\bDE OFICINA\b/],
  ['1540', /\bVEHICULO|\bTRANSPORTE\b|\bCAMION|\bTRACTO|\bAUTOMOVIL|\bMOTOS?\b|\bMOTOCICLETA/],
  ['1520', /\bMAQUINARIA\b/],
  ['1516', /\bEDIFICI|\bEDIFICACION/],
];

/** The asset that a name means, by its account in the decree: of what is accumulated on it. Null if it names none. */
export function assetOfName(name: string): string | null {
  return ASSETS_BY_NAME.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}
