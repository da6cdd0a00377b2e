/** What was bought of each supplier and the tax deducted on it, in the month and in those before. */

import { pastMonths } from '#core/books/past-months.ts';
import { personIndexOf } from '#core/books/person-index.ts';
import { type PersonSum, personSums } from '#core/books/person-sums.ts';
import { nobodies } from '#core/checks/third-party-convention.ts';
import { type Cents, max, min } from '#core/money/money.ts';
import { type Context, isAbove } from './rules.ts';
import { type VatAccounts, vatAccounts } from './vat-accounts.es.ts';

/** Months before, in which the purchase of a tax booked now may be (ET 496). */
const EARLIER_MONTHS = 3;

export interface Purchase {
  key: string;
  tax: Cents;
  /** Bought, fixed assets apart, and without the tax taken as expense. */
  bought: Cents;
  assets: Cents;
  nonDeductible: Cents;
  expensed: Cents;
}

/** Everyone with deductible tax in the month, but the tax authority: customs are paid to it. */
export function purchasesOf(accounts: VatAccounts, { balance, roles }: Context): Purchase[] {
  const index = personIndexOf(balance);
  const debits = (leaves: readonly number[]) => index.tally(leaves, 'debit');
  const tax = debits(accounts.descontable);
  const bought = debits([...roles.compras.leaves(), ...roles.noDeducibles.leaves()]);
  const assets = debits(roles.activosFijos.leaves());
  const nonDeductible = debits(roles.noDeducibles.leaves());
  const expensed = debits(roles.ivaComoGasto.leaves());
  const sold = debits(roles.costoDeVentas.leaves());
  const left = index.tally(roles.inventarios.leaves(), 'credit');
  const found = index.keys.flatMap((key, person): Purchase[] =>
    person === 0 || tax[person]! <= 0n
      ? []
      : [
          {
            key,
            tax: tax[person]!,
            bought: bought[person]! - passedOn(left[person]!, sold[person]!),
            assets: assets[person]!,
            nonDeductible: nonDeductible[person]!,
            expensed: expensed[person]!,
          },
        ],
  );
  return found;
}

/** Those whose tax no purchase of the months before explains either, and that are someone. */
export function withoutEarlier(over: readonly Purchase[], highest: number, context: Context): Purchase[] {
  if (over.length === 0) return [];
  const { history, period, roles, parameters, balance } = context;
  const keys = new Set(over.map(({ key }) => key));
  const isNobody = nobodies(balance);
  const nobody = new Set(
    balance.data.thirdParties.ids.flatMap((_, entry) => (isNobody(entry) ? [balance.personKeyOf(entry)] : [])),
  );
  const tax = new Map<string, Cents>();
  const bought = new Map<string, Cents>();
  for (const month of pastMonths(history, period, EARLIER_MONTHS).balances) {
    const bases = ['compras', 'noDeducibles', 'activosFijos'] as const;
    add(tax, personSums(month, vatAccounts(month, roles).descontable, keys));
    for (const base of bases) add(bought, personSums(month, roles[base].in(month).leaves(), keys));
    const left = personSums(month, roles.inventarios.in(month).leaves(), keys);
    for (const { key, debit } of personSums(month, roles.costoDeVentas.in(month).leaves(), keys).values())
      bought.set(key, (bought.get(key) ?? 0n) - passedOn(left.get(key)?.credit ?? 0n, max(debit, 0n)));
  }
  return over.filter((one) => {
    const allTax = one.tax + (tax.get(one.key) ?? 0n);
    const allBought = one.bought + one.assets + (bought.get(one.key) ?? 0n);
    const isExplained = bought.has(one.key) && !isAbove(allTax, allBought, highest, parameters.puntosDeTarifa);
    return !isExplained && !nobody.has(one.key);
  });
}

/** What left the inventory for the cost of sales with the same third party: it was bought once. */
function passedOn(left: Cents, sold: Cents): Cents {
  return max(0n, min(left, sold));
}

function add(sums: Map<string, Cents>, people: ReadonlyMap<string, PersonSum>): void {
  for (const { key, debit } of people.values()) if (debit > 0n) sums.set(key, (sums.get(key) ?? 0n) + debit);
}
