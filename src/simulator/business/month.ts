/** Order of a month's activities: last month's debts first, totals last. */
import type { Period } from '#core/calendar/period.ts';
import type { World } from '#simulator/world.ts';
import { activitiesOf } from './activities.ts';
import { keepBankAccounts, payFinancialMovementsTax, settle } from './bank.ts';
import { consolidateBenefits, payLastYearsBenefits, payServiceBonus } from './benefits.ts';
import { estimateUtilities, reverseEstimates } from './estimates.ts';
import { bookBills } from './expenses.ts';
import { amortise, buyAssets, depreciate } from './fixed-assets.ts';
import { declareIncomeTax, provideIncomeTax } from './income-tax.ts';
import { insure } from './insurance.ts';
import { payOwedWages, runPayroll } from './payroll.ts';
import { accrueTaxesOnIncome, closeVatPeriod, payLastMonthsTaxes } from './taxes.ts';
import { transferCostStaff } from './works.ts';
import { closeYear, retainResult } from './year-end.ts';

const COSTS_PAYABLE = '2335';

/** The month up to its last day. */
export function liveMonth(world: World, period: Period): void {
  reverseEstimates(world, period);
  payLastMonthsTaxes(world, period);
  payOwedWages(world, period);
  declareIncomeTax(world, period);
  payLastYearsBenefits(world, period);
  settle(world, period, 8, COSTS_PAYABLE);
  retainResult(world, period);
  for (const act of activitiesOf(world).month) act(world, period);
  bookBills(world, period);
  insure(world, period);
  runPayroll(world, period);
  payServiceBonus(world, period);
  buyAssets(world, period);
  depreciate(world, period);
  amortise(world, period);
  keepBankAccounts(world, period);
}

/** Month-end entries: taxes, and the closings of VAT periods and of the year. */
export function closeMonth(world: World, period: Period): void {
  for (const act of activitiesOf(world).end) act(world, period);
  estimateUtilities(world, period);
  transferCostStaff(world, period);
  payFinancialMovementsTax(world, period);
  accrueTaxesOnIncome(world, period);
  closeVatPeriod(world, period);
  consolidateBenefits(world, period);
  provideIncomeTax(world, period);
  closeYear(world, period);
}
