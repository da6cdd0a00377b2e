/** Fixed assets and licenses: opening balance, purchases, monthly depreciation and amortisation. */

import { type Period, samePeriod } from '#core/calendar/period.ts';
import { type Cents, min, percentOf, pesos } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit } from '#simulator/books/entry.ts';
import { PERCENT } from '#simulator/rates.ts';
import { toPesos } from '#simulator/rounding.ts';
import { scaled } from '#simulator/sizes.ts';
import { addMonths, type World } from '#simulator/world.ts';
import { paid } from './bank.ts';

export interface AssetClass {
  cost: string;
  accumulated: string;
  expense: string;
  /** Percent a year, under ET 137. */
  rate: number;
  openingCost: Cents;
  openingAccumulated: Cents;
}

const MACHINERY: AssetClass = {
  cost: ACCOUNT.machinery,
  accumulated: ACCOUNT.machineryDepreciation,
  expense: ACCOUNT.machineryDepreciationExpense,
  rate: 10,
  openingCost: 0n,
  openingAccumulated: 0n,
};
const COMPUTERS: AssetClass = {
  cost: ACCOUNT.computers,
  accumulated: ACCOUNT.computersDepreciation,
  expense: ACCOUNT.computersDepreciationExpense,
  rate: 20,
  openingCost: pesos(32_000_000),
  openingAccumulated: pesos(6_400_000),
};

export const ASSET_CLASSES: readonly AssetClass[] = [
  MACHINERY,
  {
    cost: ACCOUNT.furniture,
    accumulated: ACCOUNT.furnitureDepreciation,
    expense: ACCOUNT.furnitureDepreciationExpense,
    rate: 10,
    openingCost: pesos(38_000_000),
    openingAccumulated: pesos(11_400_000),
  },
  COMPUTERS,
  {
    cost: ACCOUNT.vehicles,
    accumulated: ACCOUNT.vehiclesDepreciation,
    expense: ACCOUNT.vehiclesDepreciationExpense,
    rate: 10,
    openingCost: pesos(96_000_000),
    openingAccumulated: pesos(19_200_000),
  },
];

/** Licenses: five years, ET 143. */
export const LICENCES = { cost: pesos(24_000_000), accumulated: pesos(2_400_000), rate: 20 };

const STACKER = pesos(26_000_000);
const NEW_COMPUTERS = pesos(4_200_000);

/**
 * Computers every March, and one stacker a month before the last simulated one. VAT is part of the cost (ET 491); the
 * seller self-withholds.
 */
export function buyAssets(world: World, period: Period): void {
  if (period.month === 3) buy(world, period, COMPUTERS, NEW_COMPUTERS);
  if (samePeriod(period, addMonths(world.last, -1))) buy(world, period, MACHINERY, STACKER);
}

function buy(world: World, period: Period, asset: AssetClass, price: Cents): void {
  const { equipment } = world.directory.providers;
  const cost = scaled(world.size, price + percentOf(price, PERCENT.vat));
  world.books.post(period, 22, [debit(asset.cost, equipment, cost), credit(ACCOUNT.otherPayable, equipment, cost)]);
  world.books.post(period, 26, [debit(ACCOUNT.otherPayable, equipment, cost), paid(world, cost)]);
}

/** Charges every class a twelfth of its yearly rate on the opening cost, and catches up for an omitted month. */
export function depreciate(world: World, period: Period): void {
  if (world.omits('depreciation', period)) return;
  const months = world.omits('depreciation', addMonths(period, -1)) ? 2n : 1n;
  const { own } = world.directory;
  for (const asset of ASSET_CLASSES) {
    if (asset === MACHINERY && world.omits('machinery-depreciation', period)) continue;
    const charge = min(monthlyCharge(world, period, asset) * months, bookValue(world, asset));
    world.books.post(period, 28, [debit(asset.expense, own, charge), credit(asset.accumulated, own, charge)]);
  }
}

/** Correct monthly depreciation of the machinery, in cents. */
export function machineryCharge(world: World, period: Period): Cents {
  return monthlyCharge(world, period, MACHINERY);
}

function monthlyCharge(world: World, period: Period, asset: AssetClass): Cents {
  const boughtNow = world.books
    .entries(period)
    .flatMap((entry) => entry.postings)
    .reduce((sum, posting) => (posting.account === asset.cost ? sum + posting.debit : sum), 0n);
  return toPesos(percentOf(world.books.sum(asset.cost) - boughtNow, asset.rate) / 12n);
}

function bookValue(world: World, asset: AssetClass): Cents {
  return world.books.sum(asset.cost) + world.books.sum(asset.accumulated);
}

export function amortise(world: World, period: Period): void {
  const { own } = world.directory;
  const left = world.books.sum(ACCOUNT.licenses) + world.books.sum(ACCOUNT.licensesAmortisation);
  const charge = min(toPesos(percentOf(world.books.sum(ACCOUNT.licenses), LICENCES.rate) / 12n), left);
  world.books.post(period, 28, [
    debit(ACCOUNT.amortisationExpense, own, charge),
    credit(ACCOUNT.licensesAmortisation, own, charge),
  ]);
}
