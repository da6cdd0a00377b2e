/** Names of the account roles, and what speaks for them, as an accountant says it. */
import { pucAccount } from '#core/reference/chart/puc.ts';
import type { AccountInRole } from './infer-roles.ts';
import type { CommonRole } from './vocabulary.ts';
import type { RoleReason } from './witnesses.ts';

const roleNames: Readonly<Record<CommonRole, string>> = {
  cash: 'caja',
  bank: 'bancos',
  customers: 'clientes',
  foreignCustomers: 'clientes del exterior',
  ownersReceivable: 'cuentas por cobrar a socios',
  relatedReceivables: 'cuentas por cobrar a vinculados',
  supplierAdvances: 'anticipos a proveedores',
  employeeAdvances: 'anticipos a trabajadores',
  employeeLoans: 'préstamos a trabajadores',
  incomeTaxAdvance: 'anticipo de renta',
  icaAdvance: 'anticipo de ICA',
  simpleAdvance: 'anticipo del SIMPLE',
  withheldByOthers: 'retención en la fuente a favor',
  vatWithheldByOthers: 'reteIVA a favor',
  icaWithheldByOthers: 'reteICA a favor',
  selfWithheld: 'autorretención a favor',
  taxInFavour: 'saldos a favor en impuestos',
  otherReceivables: 'otros deudores',
  receivablesImpairment: 'deterioro de cartera',
  loanPortfolio: 'cartera de créditos',
  inventoryInTransit: 'inventario en tránsito',
  inventoryImpairment: 'deterioro de inventarios',
  land: 'terrenos',
  buildings: 'construcciones y edificaciones',
  machinery: 'maquinaria y equipo',
  officeEquipment: 'equipo de oficina',
  computers: 'equipo de cómputo',
  vehicles: 'flota y equipo de transporte',
  accumulatedDepreciation: 'depreciación acumulada',
  assetImpairment: 'deterioro de activos',
  licenses: 'licencias y software',
  intangible: 'intangibles',
  accumulatedAmortisation: 'amortización acumulada',
  prepaidExpenses: 'gastos pagados por anticipado',
  amortisedPrepaid: 'amortización de gastos anticipados',
  bankLoans: 'créditos bancarios',
  creditCards: 'tarjetas de crédito',
  relatedLoans: 'préstamos de vinculados y socios',
  privateLoans: 'préstamos de particulares',
  accruedInterest: 'intereses por pagar',
  accruedExpenses: 'costos y gastos por pagar',
  suppliers: 'proveedores',
  foreignSuppliers: 'proveedores del exterior',
  ownersPayable: 'deudas con socios',
  dividendsPayable: 'dividendos por pagar',
  withheldWages: 'retención por salarios',
  withheldDividends: 'retención por dividendos',
  withheldFees: 'retención por honorarios',
  withheldCommissions: 'retención por comisiones',
  withheldServices: 'retención por servicios',
  withheldRent: 'retención por arrendamientos',
  withheldInterest: 'retención por rendimientos',
  withheldPurchases: 'retención por compras',
  withheldAbroad: 'retención por pagos al exterior',
  withheldOther: 'otras retenciones en la fuente',
  withholdingPayable: 'retención en la fuente por pagar',
  selfWithholdingPayable: 'autorretención por pagar',
  vatWithholding: 'reteIVA practicada',
  icaWithholding: 'reteICA practicada',
  payrollPayables: 'retenciones y aportes de nómina',
  healthPayable: 'aportes a salud por pagar',
  riskPayable: 'aportes a riesgos laborales por pagar',
  parafiscalPayable: 'parafiscales por pagar',
  pensionPayable: 'aportes a pensión por pagar',
  incomeTaxPayable: 'impuesto de renta por pagar',
  vatGenerated: 'IVA generado',
  vatDeductible: 'IVA descontable',
  vatOnImports: 'IVA en importaciones',
  vatReturns: 'IVA en devoluciones',
  vatPayable: 'IVA por pagar',
  icaPayable: 'ICA por pagar',
  consumptionTaxPayable: 'impuesto al consumo por pagar',
  wagesPayable: 'salarios por pagar',
  severancePayable: 'cesantías por pagar',
  severanceInterestPayable: 'intereses sobre cesantías por pagar',
  bonusPayable: 'prima de servicios por pagar',
  vacationsPayable: 'vacaciones por pagar',
  deferredIncome: 'ingresos recibidos por anticipado',
  customerAdvances: 'anticipos recibidos',
  heldForThirdParties: 'recaudos para terceros',
  socialFund: 'fondos sociales',
  lossOfYear: 'pérdida del ejercicio',
  accumulatedLosses: 'pérdidas acumuladas',
  ownersDrawings: 'retiros del propietario',
  salesReturns: 'devoluciones y descuentos en ventas',
  integralWages: 'salario integral',
  wages: 'sueldos',
  overtime: 'horas extras y recargos',
  sickLeave: 'incapacidades',
  transportAllowance: 'auxilio de transporte',
  severanceExpense: 'gasto de cesantías',
  severanceInterestExpense: 'gasto de intereses sobre cesantías',
  bonusExpense: 'gasto de prima de servicios',
  vacationExpense: 'gasto de vacaciones',
  otherAllowances: 'otros auxilios',
  performanceBonus: 'bonificaciones',
  riskExpense: 'gasto de riesgos laborales',
  healthExpense: 'gasto de salud',
  pensionExpense: 'gasto de pensión',
  familyFundExpense: 'gasto de caja de compensación',
  icbfExpense: 'gasto del ICBF',
  senaExpense: 'gasto del SENA',
  payrollCost: 'costo de nómina',
  vatAsExpense: 'IVA llevado al gasto',
  depreciationExpense: 'gasto por depreciación',
  amortisationExpense: 'gasto por amortización',
  impairmentExpense: 'gasto por deterioro',
  bankInterest: 'gasto por intereses',
  movementsTax: 'gravamen a los movimientos financieros',
  exchangeDifference: 'diferencia en cambio',
  roundingAdjustment: 'ajuste al peso',
  bridging: 'cuentas puente',
};

/** What the account does, as a noun; for those without a role of the vocabulary, the decree's name of their place. */
export function roleName({ role, place }: Pick<AccountInRole, 'role' | 'place'>): string {
  return role === null ? placeName(place).toLowerCase() : roleNames[role];
}

/** The decree's name of the nearest account; empty if it has none. */
function placeName(place: string): string {
  for (let length = place.length; length >= 4; length--) {
    const account = pucAccount(place.slice(0, length));
    if (account) return account.name;
  }
  return '';
}

const reasonWords: Readonly<Record<RoleReason['witness'], (account: string, code: string) => string>> = {
  company: () => 'tu empresa lo confirmó',
  name: () => 'lo dice su nombre',
  title: (account) => `lo dice el nombre de la ${account}`,
  decreeName: (account) => `su nombre o el de su título es el de la ${account} del PUC`,
  code: () => 'lo dice su código',
  otherCode: (_, code) => otherCode(code),
  side: () => 'su saldo está del lado que corresponde',
  otherSide: () => 'su saldo está del lado contrario',
  thirdParties: () => 'sus terceros son los de ese papel',
  otherThirdParties: () => 'sus terceros no son los que su código dice',
};

function otherCode(code: string): string {
  const name = placeName(code);
  return name === '' ? 'su código no está en el PUC' : `en el PUC su código es de «${name}»`;
}

/** What speaks for the role and against it, as one clause: `lo dice su nombre y sus terceros son los de ese papel`. */
export function reasonsInWords({ code, reasons }: Pick<AccountInRole, 'code' | 'reasons'>): string {
  const words = reasons.map(({ witness, account = '' }) => reasonWords[witness](account, code));
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} y ${words.at(-1)}`;
}
