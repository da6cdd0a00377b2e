/**
 * The common vocabulary of account roles, each with its homes: prefixes of the decree (Decreto 2650/1993, and the usual
 * auxiliaries of Siigo and others below it). The first home of a class is where an account of another chart that plays the
 * role belongs; under any of them the code itself says the role, but for those with `?`, where only the name does. `x` is a 1
 * or a 2: groups 51 and 52 have the same accounts.
 */
import type { ThirdPartyCategory } from '#core/reference/people/third-party-category.ts';

export interface RoleHome {
  homes: readonly [string, ...string[]];
  /** Normal side of its balance; null where either is right. */
  side: 'D' | 'C' | null;
  /** Third parties that it is owed to or held at. */
  thirdParties?: readonly ThirdPartyCategory[];
}

const debit = (...homes: [string, ...string[]]): RoleHome => ({ homes, side: 'D' });
const credit = (...homes: [string, ...string[]]): RoleHome => ({ homes, side: 'C' });
const either = (...homes: [string, ...string[]]): RoleHome => ({ homes, side: null });
const owedTo = (thirdParties: readonly ThirdPartyCategory[], home: RoleHome): RoleHome => ({ ...home, thirdParties });

const PENSION_FUNDS = ['pension_fund', 'pension_administrator', 'severance_fund'] as const;
const PARAFISCAL = ['family_compensation_fund', 'parafiscal'] as const;
const DIAN = ['tax_authority_national'] as const;
const MUNICIPALITY = ['tax_authority_municipal'] as const;

export const roleHomes = {
  cash: debit('110505', '1105'),
  bank: owedTo(['bank'], debit('1110', '1120', '1125')),
  customers: debit('130505', '1305'),
  foreignCustomers: debit('130510', '1305?'),
  ownersReceivable: debit('1325', '131015', '13?'),
  relatedReceivables: debit('1320', '1315', '131005', '131010', '1310?', '1380?'),
  supplierAdvances: debit('133005', '1330'),
  employeeAdvances: debit('133015', '1330?', '1365?'),
  employeeLoans: debit('1365'),
  incomeTaxAdvance: debit('135505', '1355?'),
  icaAdvance: debit('135510', '135518?'),
  simpleAdvance: debit('135595?', '1355?'),
  withheldByOthers: debit('135515', '135517?', '135518?'),
  vatWithheldByOthers: debit('135517'),
  icaWithheldByOthers: debit('135518'),
  selfWithheld: debit('135519', '13551599', '135595?'),
  taxInFavour: debit('135520', '1355?'),
  otherReceivables: debit('1380', '13?'),
  receivablesImpairment: credit('1399'),
  loanPortfolio: debit('13?', '14?'),
  inventoryInTransit: debit('1465'),
  inventoryImpairment: credit('1499'),
  land: debit('1504'),
  buildings: debit('1516'),
  machinery: debit('1520'),
  officeEquipment: debit('1524'),
  computers: debit('1528'),
  vehicles: debit('1540'),
  accumulatedDepreciation: credit('1592', '1596?', '1597?', '1598?'),
  assetImpairment: credit('1599'),
  licenses: debit('1635'),
  intangible: debit('1605', '1610', '1615', '1620', '1625', '1630'),
  accumulatedAmortisation: credit('1698', '1597?', '1798?'),
  prepaidExpenses: debit('1705'),
  amortisedPrepaid: credit('1798', '1705?', '1710?'),
  bankLoans: credit('2105', '21'),
  creditCards: credit('210595?', '2105?', '21?'),
  relatedLoans: credit('219510', '2195'),
  privateLoans: credit('219505', '2195?', '2380?'),
  accruedInterest: credit('233505'),
  accruedExpenses: credit('2335'),
  suppliers: credit('220505', '22', '2320', '2335?'),
  foreignSuppliers: credit('2210'),
  ownersPayable: credit('2355', '2360?', '2195?'),
  dividendsPayable: credit('2360'),
  withheldWages: credit('236505', '2365?'),
  withheldDividends: credit('236510', '2365?'),
  withheldFees: credit('236515', '2365?'),
  withheldCommissions: credit('236520', '2365?'),
  withheldServices: credit('236525', '2365?'),
  withheldRent: credit('236530', '2365?'),
  withheldInterest: credit('236535', '2365?'),
  withheldPurchases: credit('236540', '2365?'),
  withheldAbroad: credit('236550', '2365?'),
  withheldOther: credit('236570', '2365'),
  withholdingPayable: owedTo(DIAN, credit('236595', '2365?')),
  selfWithholdingPayable: credit('236575'),
  vatWithholding: credit('2367'),
  icaWithholding: credit('2368'),
  payrollPayables: credit('2370', '2380?', '2830?'),
  healthPayable: owedTo(['eps'], credit('237005')),
  riskPayable: owedTo(['arl'], credit('237006')),
  parafiscalPayable: owedTo(PARAFISCAL, credit('237010')),
  pensionPayable: owedTo(PENSION_FUNDS, credit('238030')),
  incomeTaxPayable: owedTo(DIAN, credit('2404')),
  vatGenerated: credit('240801', '240805', '2408?'),
  vatDeductible: debit('240810', '240802', '240815', '2408?', '135530?'),
  vatOnImports: debit('240820', '2408?', '135530?'),
  vatReturns: either('240825', '240840', '2408?'),
  vatPayable: owedTo(DIAN, either('240890', '240895', '2408')),
  icaPayable: owedTo(MUNICIPALITY, credit('2412', '2615?', '2368?')),
  consumptionTaxPayable: credit('2464', '2495?', '2462?', '2408?'),
  wagesPayable: credit('2505'),
  severancePayable: credit('251010', '2510', '261005'),
  severanceInterestPayable: credit('2515', '261010'),
  bonusPayable: credit('2520', '261020'),
  vacationsPayable: credit('2525', '261015'),
  deferredIncome: credit('2705', '2805?'),
  customerAdvances: credit('280505', '2805', '2705?', '2810', '2815?'),
  heldForThirdParties: credit('2815', '2805?', '2895?', '2335?'),
  socialFund: credit('26?'),
  lossOfYear: debit('3610'),
  accumulatedLosses: debit('3710'),
  ownersDrawings: debit('313010', '3130?', '3710?'),
  salesReturns: debit('4175'),
  integralWages: debit('5x0503', '720503'),
  wages: debit('5x0506', '5x0512', '5x0518', '720506', '720512', '720518'),
  overtime: debit('5x0515', '720515'),
  sickLeave: debit('5x0524', '720524'),
  transportAllowance: debit('5x0527', '5x0545?', '720527'),
  severanceExpense: debit('5x0530', '720530'),
  severanceInterestExpense: debit('5x0533', '720533'),
  bonusExpense: debit('5x0536', '720536'),
  vacationExpense: debit('5x0539', '720539'),
  otherAllowances: debit('5x0545', '5x0527?', '5x05?', '720545'),
  performanceBonus: debit('5x0548', '5x0542', '5x0545?', '720548', '720542'),
  riskExpense: debit('5x0568', '720568'),
  healthExpense: debit('5x0569', '720569'),
  pensionExpense: debit('5x0570', '720570'),
  familyFundExpense: debit('5x0572', '720572'),
  icbfExpense: debit('5x0575', '720575'),
  senaExpense: debit('5x0578', '720578'),
  payrollCost: debit('7205', '72'),
  vatAsExpense: debit('5x1570', '5x1595?'),
  depreciationExpense: debit('5x60'),
  amortisationExpense: debit('5x65'),
  impairmentExpense: debit('5x99'),
  bankInterest: debit('530520'),
  movementsTax: debit('530595', '5x15?', '5305?'),
  exchangeDifference: either('530525', '421020'),
  roundingAdjustment: either('5395?', '4295?', '429581', '53?', '42?'),
  bridging: either('2?', '1?', '3?'),
} as const satisfies Readonly<Record<string, RoleHome>>;

/** Role of the common vocabulary. */
export type CommonRole = keyof typeof roleHomes;
