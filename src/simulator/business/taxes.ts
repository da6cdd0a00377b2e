/**
 * Monthly and periodic taxes: payment of withholdings, self-withholding, VAT by period, and industry and commerce tax.
 */

import { type Period, previousMonth } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import { percentOf } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import { isoDate, selfWithholdingPercent } from '#simulator/rates.ts';
import { toPesos } from '#simulator/rounding.ts';
import type { World } from '#simulator/world.ts';
import { paid, settle } from './bank.ts';

/** Period of the industry and commerce tax in Bogotá, in months. */
const INDUSTRY_TAX_MONTHS = 2;

/** Accounts cleared by a VAT period: generated, deductible, paid on imports and withheld by customers. */
const VAT_ACCOUNTS = [
  ACCOUNT.vatGenerated,
  ACCOUNT.vatDeductible,
  ACCOUNT.vatOnImports,
  ACCOUNT.vatWithheldByCustomers,
  ACCOUNT.vatInFavour,
];

/** Pays last month's debts: withholdings and social security always; VAT and ICA after their periods. */
export function payLastMonthsTaxes(world: World, period: Period): void {
  if (!world.omits('withholding-payment', period)) settle(world, period, 14, '2365');
  settle(world, period, 10, '2370');
  settle(world, period, 10, ACCOUNT.pensionPayable);
  settle(world, period, 16, ACCOUNT.vatPayable);
  payVatInPlace(world, period);
  if (period.month % INDUSTRY_TAX_MONTHS === 1) {
    creditWithheldIndustryTax(world, period);
    settle(world, period, 17, ACCOUNT.industryTax);
  }
}

/** Offsets ICA withheld by customers in the period against the ICA payable. */
function creditWithheldIndustryTax(world: World, period: Period): void {
  const withheld = world.books.balances(ACCOUNT.industryTaxWithheld);
  const used = withheld.reduce((sum, { amount }) => sum + amount, 0n);
  world.books.post(period, 17, [
    debit(ACCOUNT.industryTax, world.directory.institutions.municipality, used),
    ...withheld.map(({ account, thirdParty, amount }) => credit(account, thirdParty, amount)),
  ]);
}

/**
 * Self-withholding on each day's income except exchange differences, at that day's rate, and the month's share of ICA.
 */
export function accrueTaxesOnIncome(world: World, period: Period): void {
  const { dian, municipality } = world.directory.institutions;
  const { ciiu, selfWithholds, industryTax } = world.kind;
  let selfWithheld: Cents = 0n;
  for (const entry of world.books.entries(period)) {
    for (const posting of entry.postings) {
      if (!posting.account.startsWith('4') || posting.account === ACCOUNT.exchangeGain) continue;
      const amount = posting.credit - posting.debit;
      if (selfWithholds) selfWithheld += percentOf(amount, selfWithholdingPercent(ciiu, isoDate(period, entry.day)));
    }
  }
  const tax = world.omits('self-withholding', period) ? 0n : toPesos(selfWithheld);
  world.books.post(period, 28, [
    debit(ACCOUNT.selfWithheld, dian, tax),
    credit(ACCOUNT.selfWithholdingPayable, dian, tax),
  ]);
  const isBimonthly = world.habits.industryTax === 'bimonthly';
  if (isBimonthly && period.month % INDUSTRY_TAX_MONTHS === 1) return;
  const before = isBimonthly ? incomeOf(world, previousMonth(period)) : 0n;
  const industry = toPesos(percentOf(incomeOf(world, period) + before, industryTax));
  world.books.post(period, 28, [
    debit(ACCOUNT.industryTaxExpense, municipality, industry),
    credit(ACCOUNT.industryTax, municipality, industry),
  ]);
}

/** Income of a month without exchange differences and what closes the year, in cents. */
function incomeOf(world: World, period: Period): Cents {
  const entries = world.books.entries(period).filter((entry) => entry.day <= 30);
  return entries
    .flatMap((entry) => entry.postings)
    .filter(({ account }) => account.startsWith('4') && account !== ACCOUNT.exchangeGain)
    .reduce((sum, posting) => sum + posting.credit - posting.debit, 0n);
}

/** What a period left in its accounts is paid out of them; a balance in favour stays. */
function payVatInPlace(world: World, period: Period): void {
  if (world.habits.vatClosing !== 'in place' || (period.month - 1) % world.size.vatMonths !== 0) return;
  const closing = VAT_ACCOUNTS.flatMap((account) => world.books.balances(account));
  const payable = closing.reduce((sum, { amount }) => sum - amount, 0n);
  if (payable <= 0n) return;
  const emptied = closing.map(({ account, thirdParty, amount }) => credit(account, thirdParty, amount));
  world.books.post(period, 16, [...emptied, paid(world, payable)]);
}

/** End of a VAT period: generated and deductible VAT are netted into the payable (ET 600). */
export function closeVatPeriod(world: World, period: Period): void {
  if (period.month % world.size.vatMonths !== 0 || world.omits('vat-closing', period)) return;
  if (world.habits.vatClosing === 'in place') return;
  const { dian } = world.directory.institutions;
  const closing = VAT_ACCOUNTS.flatMap((account) => world.books.balances(account));
  const payable = closing.reduce((sum, { amount }) => sum - amount, 0n);
  world.books.post(period, 28, [
    ...closing.map(({ account, thirdParty, amount }) => credit(account, thirdParty, amount)),
    payable < 0n ? debit(ACCOUNT.vatInFavour, dian, -payable) : credit(ACCOUNT.vatPayable, dian, payable),
  ]);
}
