/** Opening balances of the simulation, a year before the first written month. */
import { type Cents, pesos } from '#core/money/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit, type Posting } from '#simulator/books/entry.ts';
import { total } from '#simulator/rounding.ts';
import { scaled } from '#simulator/sizes.ts';
import type { World } from '#simulator/world.ts';
import { LOAN } from './bank.ts';
import { ASSET_CLASSES, LICENCES } from './fixed-assets.ts';
import { inventoryTarget, tradesGoods } from './purchases.ts';

const BANK = pesos(150_000_000);
const SAVINGS = pesos(45_000_000);
const CAPITAL = pesos(120_000_000);
const LEGAL_RESERVE = pesos(12_000_000);
/** Constant petty cash, independent of the company's size. */
export const PETTY_CASH = pesos(2_000_000);

export function openBooks(world: World): void {
  const { own, institutions, shareholders } = world.directory;
  const sized = (amount: Cents): Cents => scaled(world.size, amount);
  // A company without warehouse has the amount in the bank.
  const goods = inventoryTarget(world);
  const hasGoods = tradesGoods(world);
  const postings: Posting[] = [
    debit(ACCOUNT.cash, own, PETTY_CASH),
    debit(ACCOUNT.bank, institutions.bank, sized(BANK) + (hasGoods ? 0n : goods)),
    debit(ACCOUNT.savings, institutions.savingsBank, SAVINGS),
    debit(ACCOUNT.inventory, own, hasGoods ? goods : 0n),
    ...ASSET_CLASSES.flatMap((asset) => [
      debit(asset.cost, own, sized(asset.openingCost)),
      credit(asset.accumulated, own, sized(asset.openingAccumulated)),
    ]),
    debit(ACCOUNT.licenses, own, sized(LICENCES.cost)),
    credit(ACCOUNT.licensesAmortisation, own, sized(LICENCES.accumulated)),
    credit(ACCOUNT.loan, institutions.bank, world.habits.hasLoan ? sized(LOAN) : 0n),
    ...shareholders.map((person) => credit(world.kind.capital, person, sized(CAPITAL / BigInt(shareholders.length)))),
    credit(ACCOUNT.legalReserve, own, sized(LEGAL_RESERVE)),
  ];
  const retained: Cents = total(postings.map((posting) => posting.debit - posting.credit));
  world.books.post(world.start, 1, [...postings, credit(ACCOUNT.retainedProfits, own, retained)]);
}
