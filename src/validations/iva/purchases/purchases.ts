/** Purchases from each supplier and the VAT deducted on them, in the month and earlier ones. */

import { pastMonths } from '#core/books/past-months.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { nobodies } from '#core/checks/third-party-convention.ts';
import { type Cents, max, min } from '#core/money/money.ts';
import { type Context, isAbove } from '../rules.ts';
import { type VatAccounts, vatAccounts } from '../vat-accounts.es.ts';

/** Earlier months in which the purchase of VAT booked now may be (ET 496). */
const EARLIER_MONTHS = 3;

export interface Purchase {
  key: string;
  tax: Cents;
  /** Purchases without fixed assets and without VAT taken as expense. */
  bought: Cents;
  assets: Cents;
  nonDeductible: Cents;
  /** VAT taken as expense, beyond what left the deductible VAT for it, as apportionment does (ET 490). */
  expensed: Cents;
}

/** Third parties with deductible VAT in the month, except the tax authority (customs). */
export function purchasesOf(accounts: VatAccounts, { balance, roles }: Context): Purchase[] {
  const debits = (leaves: readonly number[]) => balance.people(leaves).sums('debit');
  const tax = debits(accounts.descontable);
  const bought = debits([...roles.compras.leaves(), ...roles.noDeducibles.leaves()]);
  const assets = debits(roles.activosFijos.leaves());
  const nonDeductible = debits(roles.noDeducibles.leaves());
  const expensed = debits(roles.ivaComoGasto.leaves());
  const given = balance.people(accounts.descontable).sums('credit');
  const sold = debits(roles.costoDeVentas.leaves());
  const left = balance.people(roles.inventarios.leaves()).sums('credit');
  return balance.thirdParties
    .numbersWhere((number) => number > 0 && tax.at(number) > 0n)
    .map((number) => ({
      key: balance.thirdParties.keyOf(number),
      tax: tax.at(number),
      bought: bought.at(number) - passedOn(left.at(number), sold.at(number)),
      assets: assets.at(number),
      nonDeductible: nonDeductible.at(number),
      expensed: max(expensed.at(number) - given.at(number), 0n),
    }));
}

/** VAT deducted on all of them. */
export function taxOf(purchases: readonly Purchase[]): Cents {
  return purchases.reduce((sum, { tax }) => sum + tax, 0n);
}

/** Those whose VAT is not explained by purchases of earlier months either, and with a real third party. */
export function withoutEarlier(over: readonly Purchase[], highest: number, context: Context): Purchase[] {
  if (over.length === 0) return [];
  const { history, period, roles, parameters, balance } = context;
  const keys = new Set(over.map(({ key }) => key));
  const isNobody = nobodies(balance);
  const nobody = new Set(
    balance.thirdParties.flatMap((_, entry) => (isNobody(entry) ? [balance.thirdParties.key(entry)] : [])),
  );
  const tax = new Map<string, Cents>();
  const untaxed = new Map<string, number>();
  const bought = new Map<string, Cents>();
  for (const month of pastMonths(history, period, EARLIER_MONTHS).balances) {
    const bases = ['compras', 'noDeducibles', 'activosFijos'] as const;
    const taxNow = month.people(vatAccounts(month, roles).descontable, { only: keys });
    add(tax, taxNow);
    for (const key of movedIn(month, bases, keys, context))
      if (!taxNow.has(key)) untaxed.set(key, (untaxed.get(key) ?? 0) + 1);
    for (const base of bases) add(bought, month.people(roles[base].in(month).leaves(), { only: keys }));
    const left = month.people(roles.inventarios.in(month).leaves(), { only: keys });
    for (const { key, debit } of month.people(roles.costoDeVentas.in(month).leaves(), { only: keys }))
      bought.set(key, (bought.get(key) ?? 0n) - passedOn(left.get(key)?.credit ?? 0n, max(debit, 0n)));
  }
  return over.filter((one) => {
    const allTax = one.tax + (tax.get(one.key) ?? 0n);
    const allBought = one.bought + one.assets + (bought.get(one.key) ?? 0n);
    // Bought every month without VAT: what is sold is excluded, and no earlier invoice is waiting.
    const isUntaxed = one.bought > 0n && untaxed.get(one.key) === EARLIER_MONTHS;
    const isExplained =
      bought.has(one.key) && !isUntaxed && !isAbove(allTax, allBought, highest, parameters.puntosDeTarifa);
    return !isExplained && !nobody.has(one.key);
  });
}

/** Third parties that sold something in the month. */
function movedIn(
  month: TrialBalance,
  bases: readonly ('compras' | 'noDeducibles' | 'activosFijos')[],
  only: ReadonlySet<string>,
  { roles }: Context,
): Set<string> {
  const leaves = bases.flatMap((base) => roles[base].in(month).leaves()).sort((a, b) => a - b);
  return new Set(month.people(leaves, { only }).list.flatMap(({ key, debit }) => (debit > 0n ? [key] : [])));
}

/** Transfers from inventory to cost of sales under the same third party: purchased once. */
function passedOn(left: Cents, sold: Cents): Cents {
  return max(0n, min(left, sold));
}

function add(sums: Map<string, Cents>, thirdParties: Iterable<ThirdParty>): void {
  for (const { key, debit } of thirdParties) if (debit > 0n) sums.set(key, (sums.get(key) ?? 0n) + debit);
}
