/** The balances with which the simulated history begins, a year before the first month that is written. */
import { type Cents, pesos } from '#core/money.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import { credit, debit, type Posting } from '#simulator/books/entry.ts';
import { total } from '#simulator/rounding.ts';
import type { World } from '#simulator/world.ts';
import { LOAN } from './bank.ts';
import { ASSET_CLASSES, LICENCES } from './fixed-assets.ts';
import { inventoryTarget } from './purchases.ts';

const BANK = pesos(150_000_000);
const SAVINGS = pesos(45_000_000);
const CAPITAL = pesos(120_000_000);
const LEGAL_RESERVE = pesos(12_000_000);
/** The petty cash stays at this amount; it does not grow with the company. */
export const PETTY_CASH = pesos(2_000_000);

export function openBooks(world: World): void {
  const { own, institutions, shareholders } = world.directory;
  const { scale } = world.size;
  const postings: Posting[] = [
    debit(ACCOUNT.cash, own, PETTY_CASH),
    debit(ACCOUNT.bank, institutions.bank, BANK * scale),
    debit(ACCOUNT.savings, institutions.savingsBank, SAVINGS),
    debit(ACCOUNT.inventory, own, inventoryTarget(world)),
    ...ASSET_CLASSES.flatMap((asset) => [
      debit(asset.cost, own, asset.openingCost * scale),
      credit(asset.accumulated, own, asset.openingAccumulated * scale),
    ]),
    debit(ACCOUNT.licences, own, LICENCES.cost * scale),
    credit(ACCOUNT.licencesAmortisation, own, LICENCES.accumulated * scale),
    credit(ACCOUNT.loan, institutions.bank, LOAN * scale),
    ...shareholders.map((person) => credit(ACCOUNT.capital, person, (CAPITAL / BigInt(shareholders.length)) * scale)),
    credit(ACCOUNT.legalReserve, own, LEGAL_RESERVE * scale),
  ];
  const retained: Cents = total(postings.map((posting) => posting.debit - posting.credit));
  world.books.post(world.start, 1, [...postings, credit(ACCOUNT.retainedProfits, own, retained)]);
}
