/** Monthly and yearly bills: rent, fees, services, utilities, freight, registers and petty cash. */

import type { Period } from '#core/calendar/period.ts';
import { type Cents, percentOf, pesos } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit, type Posting } from '#simulator/books/entry.ts';
import type { ThirdParty } from '#simulator/model.ts';
import type { Providers } from '#simulator/people/directory.ts';
import { PERCENT } from '#simulator/rates.ts';
import { toPesos } from '#simulator/rounding.ts';
import { scaled } from '#simulator/sizes.ts';
import type { World } from '#simulator/world.ts';
import { paid } from './bank.ts';
import { BILLS, type Bill, OTHER_BILLS } from './bills.ts';
import { PETTY_CASH } from './opening.ts';
import { withheldFrom } from './withholding.ts';

const CHAMBER_RENEWAL = pesos(1_980_000);
const VEHICLE_TAX = pesos(1_120_000);
const STATIONERY = pesos(265_000);
const COFFEE = pesos(190_000);
const YEARLY_RISE = 5;

export function bookBills(world: World, period: Period): void {
  for (const item of billsOf(world)) {
    if (item.provider !== 'landlord' || !world.omits('rent', period)) bookBill(world, period, item);
  }
  const { institutions } = world.directory;
  if (period.month === 3) payAtOnce(world, period, ACCOUNT.commercialRegister, institutions.chamber, CHAMBER_RENEWAL);
  if (period.month === 5) payAtOnce(world, period, ACCOUNT.vehicleTax, institutions.municipality, VEHICLE_TAX);
  spendPettyCash(world, period);
}

/** Those of a company with habits of its own, in its amounts. */
function billsOf({ habits: { bills } }: World): readonly Bill[] {
  if (bills === null) return BILLS;
  return [...BILLS, ...OTHER_BILLS].flatMap((item) => {
    const percent = bills[item.provider];
    return percent === undefined ? [] : [{ ...item, amount: percentOf(item.amount, percent) }];
  });
}

function bookBill(world: World, period: Period, item: Bill): void {
  const third = providerOf(world, item.provider);
  const day = 5;
  const random = world.random(`bill/${item.provider}`, period);
  const net = toPesos(random.around(inPricesOf(period, scaled(world.size, item.amount)), item.varies), 100);
  const vat = item.vat ? percentOf(net, PERCENT.vat) : 0n;
  const { deductsVat } = world.kind;
  const postings: Posting[] = [
    debit(item.expense, third, deductsVat ? net : net + vat),
    debit(ACCOUNT.vatDeductible, third, deductsVat ? vat : 0n),
  ];
  let owed = net + vat;
  const { withholding } = item;
  const forgotten = item.provider === 'lawFirm' && world.omits('fees-withholding', period);
  if (withholding && !forgotten) {
    const withheld = withheldFrom(world, withholding.concept, period, day, net);
    postings.push(credit(withholding.account, third, withheld));
    owed -= withheld;
  }
  world.books.post(period, day, [...postings, credit(item.payable, third, owed)]);
}

function providerOf(world: World, key: Bill['provider']): ThirdParty {
  const { institutions, providers, others } = world.directory;
  if (key === 'telephone' || key === 'energy' || key === 'water') return institutions[key];
  return key in providers ? providers[key as keyof Providers] : others[key as keyof typeof others];
}

/** Small cash purchases, reimbursed at the end of the month. */
function spendPettyCash(world: World, period: Period): void {
  const { own, providers } = world.directory;
  const random = world.random('petty cash', period);
  const stationery = toPesos(random.around(inPricesOf(period, STATIONERY), 6), 50);
  const coffee = toPesos(random.around(inPricesOf(period, COFFEE), 6), 50);
  world.books.post(period, 20, [
    debit(ACCOUNT.stationery, providers.stationer, stationery),
    debit(ACCOUNT.coffee, providers.grocer, coffee),
    credit(ACCOUNT.cash, own, stationery + coffee),
  ]);
  const spent = PETTY_CASH - world.books.balance(ACCOUNT.cash, own);
  world.books.post(period, 28, [debit(ACCOUNT.cash, own, spent), paid(world, spent)]);
}

function payAtOnce(world: World, period: Period, account: string, third: ThirdParty, amount: Cents): void {
  world.books.post(period, 18, [debit(account, third, amount), paid(world, amount)]);
}

/** An amount of 2025 in the prices of another year. */
function inPricesOf(period: Period, amount: Cents): Cents {
  return percentOf(amount, 100 + YEARLY_RISE * (period.year - 2025));
}
