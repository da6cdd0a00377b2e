/**
 * Names that are too wide to contradict a code: what they say includes what the code says, so the code's narrower role
 * holds. «IVA» under 2367 is withheld, «Auxilio» under 510527 is of transport.
 */
import type { CommonRole } from './vocabulary.ts';

const WIDE: Readonly<Partial<Record<CommonRole, readonly CommonRole[]>>> = {
  vatPayable: ['vatGenerated', 'vatDeductible', 'vatOnImports', 'vatReturns', 'vatWithholding'],
  vatGenerated: ['vatWithholding'],
  icaPayable: ['icaWithholding'],
  withholdingPayable: [
    'withheldWages',
    'withheldDividends',
    'withheldFees',
    'withheldCommissions',
    'withheldServices',
    'withheldRent',
    'withheldInterest',
    'withheldPurchases',
    'withheldAbroad',
    'withheldOther',
    'selfWithholdingPayable',
    'vatWithholding',
    'icaWithholding',
  ],
  withheldByOthers: ['vatWithheldByOthers', 'icaWithheldByOthers', 'selfWithheld'],
  customers: ['foreignCustomers'],
  suppliers: ['foreignSuppliers'],
  otherReceivables: ['customers', 'ownersReceivable', 'relatedReceivables', 'employeeLoans', 'supplierAdvances'],
  ownersPayable: ['dividendsPayable'],
  dividendsPayable: ['ownersPayable'],
  payrollPayables: ['healthPayable', 'riskPayable', 'parafiscalPayable', 'pensionPayable'],
  severancePayable: ['severanceInterestPayable'],
  severanceExpense: ['severanceInterestExpense'],
  otherAllowances: ['transportAllowance', 'performanceBonus'],
  performanceBonus: ['otherAllowances'],
  bankLoans: ['relatedLoans', 'privateLoans', 'creditCards'],
  wages: ['integralWages', 'overtime'],
};

const MEANINGS: ReadonlyMap<string, ReadonlySet<CommonRole>> = new Map(
  Object.entries(WIDE).map(([role, meant]) => [role, new Set(meant)]),
);

/** Whether a name of a role may mean a narrower one. */
export function isMeantBy(role: CommonRole, narrower: CommonRole): boolean {
  return MEANINGS.get(role)?.has(narrower) ?? false;
}
