/** Error plans by kind of company: few errors in most months, more in the last ones. */
import type { KindKey, SimulationOptions } from '#simulator/model.ts';
import type { Step } from '#simulator/world.ts';
import {
  cashInCredit,
  customerInCredit,
  depreciatedBeyondCost,
  foreignSupplierPaidTwice,
  invertedDepreciation,
  reopenedYear,
  supplierPaidTwice,
  unbalanced,
} from './balance-errors.ts';
import type { Injection } from './injection.ts';
import {
  clientAdvanceUncrossed,
  forgottenDebtor,
  loanFromPartner,
  unidentifiedDeposit,
  unusualAccount,
} from './misplaced.ts';
import { noted, omitted } from './omissions.ts';
import {
  feesWithoutWithholding,
  fine,
  noDepreciation,
  selfWithheldInSimple,
  uncrossedAdvance,
  vatAboveRate,
  vatOfNobody,
  withheldInSimple,
  withheldTooMuch,
  withholdingUnpaid,
} from './tax-errors.ts';
import {
  donationOfNobody,
  genericCustomer,
  gluedDv,
  noThirdParty,
  shortNit,
  taxToAnother,
  twoNits,
} from './third-party-errors.ts';

export interface PlannedError {
  /** 0 is the last month. Errors before the first month are skipped. */
  monthsBeforeLast: number;
  inject: Injection;
  /** Omitted step of the month. */
  omits?: Step;
}

/** Numbers are ranks (of a customer or supplier) and amounts in pesos. */
const TRADE: readonly PlannedError[] = [
  { monthsBeforeLast: 12, inject: gluedDv },
  { monthsBeforeLast: 11, inject: customerInCredit(2, 2_400_000) },
  { monthsBeforeLast: 10, inject: fine(1_280_000) },
  { monthsBeforeLast: 9, inject: cashInCredit(1_150_000) },
  { monthsBeforeLast: 8, inject: feesWithoutWithholding, omits: 'fees-withholding' },
  { monthsBeforeLast: 7, inject: noDepreciation, omits: 'depreciation' },
  { monthsBeforeLast: 6, inject: unbalanced(64_300) },
  { monthsBeforeLast: 4, inject: twoNits(2, false) },
  { monthsBeforeLast: 3, inject: supplierPaidTwice(0, 1_850_000) },
  { monthsBeforeLast: 2, inject: uncrossedAdvance(0) },
  { monthsBeforeLast: 1, inject: withholdingUnpaid, omits: 'withholding-payment' },
  { monthsBeforeLast: 1, inject: genericCustomer(3, 3_600_000) },
  { monthsBeforeLast: 0, inject: customerInCredit(0, 2_150_000) },
  { monthsBeforeLast: 0, inject: supplierPaidTwice(0, 1_420_000) },
  { monthsBeforeLast: 0, inject: invertedDepreciation, omits: 'machinery-depreciation' },
  { monthsBeforeLast: 0, inject: noThirdParty(2, 2_950_000) },
  { monthsBeforeLast: 0, inject: taxToAnother(2_000_000) },
  { monthsBeforeLast: 0, inject: shortNit(185_000) },
  { monthsBeforeLast: 0, inject: twoNits(4, true) },
  { monthsBeforeLast: 0, inject: fine(650_000) },
  { monthsBeforeLast: 0, inject: uncrossedAdvance(0) },
];

/** Their months depend on the legal calendar: written for fourteen months that end in April. */
const PLANS: Readonly<Record<KindKey, readonly PlannedError[]>> = {
  trade: TRADE,
  services: [
    { monthsBeforeLast: 10, inject: fine(940_000) },
    { monthsBeforeLast: 9, inject: withheldTooMuch },
    { monthsBeforeLast: 7, inject: feesWithoutWithholding, omits: 'fees-withholding' },
    { monthsBeforeLast: 6, inject: clientAdvanceUncrossed(1, 8_600_000) },
    { monthsBeforeLast: 5, inject: unidentifiedDeposit(5_200_000) },
    { monthsBeforeLast: 4, inject: noted, omits: 'vat-closing' },
    { monthsBeforeLast: 3, inject: omitted('vatNotClosed') },
    { monthsBeforeLast: 2, inject: omitted('severanceUnpaid'), omits: 'severance-payment' },
    { monthsBeforeLast: 1, inject: withholdingUnpaid, omits: 'withholding-payment' },
    { monthsBeforeLast: 0, inject: omitted('noSelfWithholding'), omits: 'self-withholding' },
    { monthsBeforeLast: 0, inject: omitted('noBenefits'), omits: 'benefits' },
    { monthsBeforeLast: 0, inject: omitted('noRent'), omits: 'rent' },
  ],
  construction: [
    { monthsBeforeLast: 9, inject: customerInCredit(0, 3_100_000) },
    { monthsBeforeLast: 7, inject: noDepreciation, omits: 'depreciation' },
    { monthsBeforeLast: 5, inject: uncrossedAdvance(0) },
    { monthsBeforeLast: 5, inject: noted, omits: 'insurance' },
    { monthsBeforeLast: 4, inject: noted, omits: 'insurance' },
    { monthsBeforeLast: 3, inject: omitted('prepaidForgotten'), omits: 'insurance' },
    { monthsBeforeLast: 2, inject: loanFromPartner(60_000_000) },
    { monthsBeforeLast: 1, inject: noted, omits: 'result-transfer' },
    { monthsBeforeLast: 0, inject: omitted('resultKept') },
    { monthsBeforeLast: 0, inject: omitted('costsKept'), omits: 'cost-transfer' },
    { monthsBeforeLast: 0, inject: omitted('noInterest'), omits: 'loan-interest' },
  ],
  simple: [
    { monthsBeforeLast: 9, inject: cashInCredit(820_000) },
    { monthsBeforeLast: 8, inject: selfWithheldInSimple(540_000) },
    { monthsBeforeLast: 6, inject: withheldInSimple(210_000) },
    { monthsBeforeLast: 3, inject: supplierPaidTwice(0, 1_700_000) },
    { monthsBeforeLast: 7, inject: noted, omits: 'simple-advance' },
    { monthsBeforeLast: 5, inject: omitted('noSimpleAdvance'), omits: 'simple-advance' },
    { monthsBeforeLast: 0, inject: vatAboveRate(2_300_000) },
    { monthsBeforeLast: 0, inject: shortNit(160_000) },
  ],
  esal: [
    { monthsBeforeLast: 13, inject: forgottenDebtor(9_400_000, 13) },
    { monthsBeforeLast: 9, inject: vatOfNobody(1_520_000) },
    { monthsBeforeLast: 6, inject: donationOfNobody(4_000_000) },
    { monthsBeforeLast: 4, inject: unbalanced(82_500) },
    { monthsBeforeLast: 2, inject: depreciatedBeyondCost },
    { monthsBeforeLast: 0, inject: omitted('noContributions'), omits: 'contributions' },
    { monthsBeforeLast: 0, inject: unidentifiedDeposit(3_300_000) },
  ],
  importer: [
    { monthsBeforeLast: 11, inject: noted, omits: 'income-tax-return' },
    { monthsBeforeLast: 10, inject: omitted('noReturn') },
    { monthsBeforeLast: 8, inject: foreignSupplierPaidTwice(4_700_000) },
    { monthsBeforeLast: 6, inject: vatAboveRate(6_800_000) },
    { monthsBeforeLast: 5, inject: noted, omits: 'insurance' },
    { monthsBeforeLast: 4, inject: noted, omits: 'insurance' },
    { monthsBeforeLast: 4, inject: twoNits(1, false) },
    { monthsBeforeLast: 3, inject: omitted('prepaidForgotten'), omits: 'insurance' },
    { monthsBeforeLast: 2, inject: unusualAccount(2_900_000) },
    { monthsBeforeLast: 1, inject: noted, omits: 'result-transfer' },
    { monthsBeforeLast: 1, inject: genericCustomer(2, 4_100_000) },
    { monthsBeforeLast: 0, inject: omitted('resultKept') },
    { monthsBeforeLast: 0, inject: taxToAnother(2_400_000) },
    { monthsBeforeLast: 0, inject: omitted('noInterest'), omits: 'loan-interest' },
    { monthsBeforeLast: 0, inject: noThirdParty(1, 3_600_000) },
  ],
};

/** February: reopens the closed year. */
const REOPENED: readonly PlannedError[] = [{ monthsBeforeLast: 4, inject: reopenedYear(6_450_000) }];

export function plannedErrors({ errors, kind = 'trade' }: SimulationOptions): readonly PlannedError[] {
  if (errors === 'none') return [];
  return errors === 'reopened' ? REOPENED : PLANS[kind];
}
