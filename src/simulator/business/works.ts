/**
 * Construction works: progress billing with amortised client advance and retained guarantee; their cost is transferred
 * out of class 7 every month.
 */

import { comparePeriods, type Period, samePeriod } from '#core/calendar/period.ts';
import { type Cents, percentOf } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import { isoDate, PERCENT, withholdingPercent } from '#simulator/rates.ts';
import { percentInPesos, toPesos } from '#simulator/rounding.ts';
import { addMonths, type World } from '#simulator/world.ts';
import { paid, received } from './bank.ts';
import { type Contract, contractsUpTo, progress, SUBCONTRACTORS } from './contracts.ts';
import { withheldFrom } from './withholding.ts';

/** Advance in percent of the contract, amortised with each bill. */
const ADVANCE = 25;
const SUBCONTRACT_ADVANCE = 20;
const GUARANTEE = 5;
const GUARANTEE_MONTHS = 3;
/** Builder's profit in the price, the only part subject to VAT. */
const PROFIT = 5;
const SUBCONTRACT_PERCENT = 36;
const MATERIALS_PERCENT = 20;
const SCAFFOLDING_PERCENT = 2;

export function billWorks(world: World, period: Period): void {
  for (const contract of contractsUpTo(world, period)) {
    if (samePeriod(contract.first, period)) startContract(world, period, contract);
    if (comparePeriods(period, contract.last) <= 0) billProgress(world, period, contract);
    if (samePeriod(addMonths(contract.last, GUARANTEE_MONTHS), period)) releaseGuarantee(world, period, contract);
  }
}

function startContract(world: World, period: Period, { client, subcontractor, value }: Contract): void {
  const advance = percentOf(value, ADVANCE);
  world.books.post(period, 2, [received(world, advance), credit(ACCOUNT.contractAdvances, client, advance)]);
  const passedOn = percentOf(percentOf(value, SUBCONTRACT_PERCENT), SUBCONTRACT_ADVANCE);
  world.books.post(period, 3, [debit(ACCOUNT.contractorAdvances, subcontractor, passedOn), paid(world, passedOn)]);
}

function billProgress(world: World, period: Period, contract: Contract): void {
  const day = 25;
  const { client } = contract;
  const net = progress(world, contract, period);
  const vat = percentInPesos(percentOf(net, PROFIT), PERCENT.vat);
  const withheld = percentInPesos(net, withholdingPercent('CONSTRUCCION', isoDate(period, day), net));
  const advance = percentOf(net, ADVANCE);
  const guarantee = percentOf(net, GUARANTEE);
  const owed = net + vat - withheld - advance - guarantee;
  world.books.post(period, day, [
    debit(ACCOUNT.customers, client, owed),
    debit(ACCOUNT.withheldByCustomers, client, withheld),
    debit(ACCOUNT.contractAdvances, client, advance),
    debit(ACCOUNT.retainedByCustomers, client, guarantee),
    credit(ACCOUNT.works, client, net),
    credit(ACCOUNT.vatGenerated, client, vat),
  ]);
  world.receivables.add(addMonths(period, 1), { thirdParty: client, amount: owed });
  subcontract(world, period, contract, net);
}

/** The subcontractor bills its share of the same progress; its VAT is cost. */
function subcontract(world: World, period: Period, { subcontractor }: Contract, billed: Cents): void {
  const day = 24;
  const net = percentOf(billed, SUBCONTRACT_PERCENT);
  const vat = percentInPesos(percentOf(net, PROFIT), PERCENT.vat);
  const withheld = withheldFrom(world, 'CONSTRUCCION', period, day, net);
  const advance = percentOf(net, SUBCONTRACT_ADVANCE);
  const owed = net + vat - withheld - advance;
  world.books.post(period, day, [
    debit(ACCOUNT.subcontracts, subcontractor, net + vat),
    credit(ACCOUNT.withheldPurchases, subcontractor, withheld),
    credit(ACCOUNT.contractorAdvances, subcontractor, advance),
    credit(ACCOUNT.suppliers, subcontractor, owed),
  ]);
  world.payables.add(addMonths(period, 1), { thirdParty: subcontractor, amount: owed });
}

function releaseGuarantee(world: World, period: Period, { client }: Contract): void {
  const amount = world.books.balance(ACCOUNT.retainedByCustomers, client);
  world.books.post(period, 20, [received(world, amount), credit(ACCOUNT.retainedByCustomers, client, amount)]);
}

/** Materials and scaffolding of the month, with their VAT in the cost. */
export function buyMaterials(world: World, period: Period): void {
  const day = 10;
  const random = world.random('materials', period);
  const billed = -world.books
    .entries(period)
    .flatMap((entry) => entry.postings)
    .reduce((sum, posting) => (posting.account === ACCOUNT.works ? sum - posting.credit : sum), 0n);
  const sellers = world.directory.suppliers.slice(SUBCONTRACTORS);
  const weights = BigInt(sellers.reduce((sum, { weight }) => sum + weight, 0));
  const budget = percentOf(billed, MATERIALS_PERCENT);
  for (const seller of sellers) {
    const net = toPesos(random.around((budget * BigInt(seller.weight)) / weights, 8), 1000);
    const vat = percentOf(net, PERCENT.vat);
    const withheld = withheldFrom(world, 'COMPRAS_DECL', period, day, net);
    world.books.post(period, day, [
      debit(ACCOUNT.materials, seller, net + vat),
      credit(ACCOUNT.withheldPurchases, seller, withheld),
      credit(ACCOUNT.suppliers, seller, net + vat - withheld),
    ]);
    world.payables.add(addMonths(period, 1), { thirdParty: seller, amount: net + vat - withheld });
  }
  rentScaffolding(world, period, toPesos(percentOf(billed, SCAFFOLDING_PERCENT), 1000));
}

function rentScaffolding(world: World, period: Period, net: Cents): void {
  const day = 11;
  const { scaffolding } = world.directory.others;
  const vat = percentOf(net, PERCENT.vat);
  const withheld = withheldFrom(world, 'ARR_MUEBLES', period, day, net);
  world.books.post(period, day, [
    debit(ACCOUNT.scaffolding, scaffolding, net + vat),
    credit(ACCOUNT.withheldRent, scaffolding, withheld),
    credit(ACCOUNT.rentPayable, scaffolding, net + vat - withheld),
  ]);
}

/** Transfers the month's cost out of class 7, by account and third party. */
export function transferCosts(world: World, period: Period): void {
  if (world.omits('cost-transfer', period)) return;
  const costs = world.books.balances('7');
  const sum = costs.reduce((all, { amount }) => all + amount, 0n);
  world.books.post(period, 28, [
    debit(ACCOUNT.costOfWorks, world.directory.own, sum),
    ...costs.map(({ account, thirdParty, amount }) => credit(account, thirdParty, amount)),
  ]);
}

/** Pay that a company without works keeps in class 7 leaves it for the cost of its services every month. */
export function transferCostStaff(world: World, period: Period): void {
  const { costStaff, costStaffIn } = world.habits;
  if (costStaff === 0 || costStaffIn !== '7205' || world.kind.key === 'construction') return;
  if (world.kind.activities === 'factory') return;
  const costs = world.books.balances('7');
  const sum = costs.reduce((all, { amount }) => all + amount, 0n);
  world.books.post(period, 28, [
    debit(ACCOUNT.hiredServices, world.directory.own, sum),
    ...costs.map(({ account, thirdParty, amount }) => credit(account, thirdParty, amount)),
  ]);
}
