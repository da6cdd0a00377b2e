/** V12, deductible: VAT of each supplier against purchases from it, and non-deductible VAT. */

import type { ThirdParties } from '#core/books/third-parties.ts';
import type { ThirdParty } from '#core/books/third-party.ts';
import { atRate } from '#core/checks/at-rate.ts';
import { isBaseElsewhere } from '#core/checks/kept-elsewhere.ts';
import { entryBetween, MOST_IN_ENTRY } from '#core/checks/suggested-entry.ts';
import { commonAccount } from '#core/checks/unpaid-tax.ts';
import type { FactEntryLine, FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Severity } from '#core/engine/severity.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { type Cents, percentOf, roundToPesos } from '#core/money/money.ts';
import { type Context, isAbove, isNear, ratesOf } from '../rules.ts';
import { type VatAccounts, vatAccounts } from '../vat-accounts.es.ts';
import { onExcluded } from './excluded.ts';
import { type Purchase, purchasesOf, taxOf, withoutEarlier } from './purchases.ts';

/** Number of suppliers from which purchases are assumed to be booked elsewhere: fewer are individual errors. */
const SEVERAL = 2;

/** Suppliers of the month by what their VAT says, and the facts about them. */
export interface Deductible {
  /** Above the rate of what was bought; with and without purchases. */
  over: readonly Purchase[];
  /** VAT of an asset of another third party. */
  ofAnother: readonly Purchase[];
  onAssets: readonly Purchase[];
  /** All was bought in accounts of goods that bear no VAT. */
  excluded: readonly Purchase[];
  twice: readonly Purchase[];
  unallowed: readonly Purchase[];
  mixed: readonly Purchase[];
  /** Purchases are under third parties other than their VAT. */
  isElsewhere: boolean;
  facts: Facts;
}

/** Null without deductible VAT. */
export function deductible(accounts: VatAccounts, context: Context): Deductible | null {
  const { balance } = context;
  if (accounts.descontable.length === 0) return null;
  const points = context.parameters.puntosDeTarifa;
  const rates = ratesOf(context);
  const highest = rates.at(-1) ?? 0;
  const purchases = purchasesOf(accounts, context);
  const isOver = ({ tax, bought, assets }: Purchase) => isAbove(tax, bought + assets, highest, points);
  const candidates = withoutEarlier(purchases.filter(isOver), highest, context);
  // VAT with the customs agent or the lessor, and the asset with the supplier.
  const ofAnother = candidates.filter((one) => isBare(one) && assetOfAnother(one, context) > 0n);
  const unexplained = candidates.filter((one) => !ofAnother.includes(one));
  const unbacked = unexplained.filter(isBare);
  const isElsewhere =
    isBaseElsewhere(unbacked.length, taxOf(unbacked), taxOf(purchases)) || isWithNobody(unbacked, highest, context);
  const over = isElsewhere ? [] : unexplained;
  const excluded = onExcluded(purchases, context).filter((one) => !over.includes(one));
  const rest = purchases.filter((one) => !isOver(one) && !excluded.includes(one));
  const onAssets = rest.filter(({ tax, bought, assets }) => assets > 0n && isAbove(tax, bought, highest, points));
  const twice = rest.filter(
    ({ tax, bought, assets, expensed }) =>
      expensed > context.tolerances.noise && isAbove(tax + expensed, bought + assets, highest, points),
  );
  const unallowed = rest.filter(
    ({ bought, nonDeductible, assets }) => assets === 0n && nonDeductible > 0n && nonDeductible === bought,
  );
  const mixed = rest.filter(
    ({ tax, bought, assets }) =>
      assets === 0n &&
      !rates.some((rate) => isNear(tax, bought, rate, points)) &&
      isAbove(tax, bought, rates.filter((rate) => rate > 0)[0] ?? 0, points) &&
      percentOf(bought, highest) - tax > context.tolerances.noise,
  );
  const thirdParties = balance.people(leavesOf(accounts, context), {
    only: new Set(
      [...over, ...excluded, ...ofAnother, ...onAssets, ...twice, ...unallowed, ...mixed].map(({ key }) => key),
    ),
  });
  const facts = new Facts(thirdParties, accounts, context);
  const ofOneAccount = mixed.filter(({ key }) => isOneAccount(thirdParties.get(key), accounts));
  return { over, excluded, ofAnother, onAssets, twice, unallowed, mixed: ofOneAccount, isElsewhere, facts };
}

/**
 * VAT whose purchases are in an account that names nobody, as inventories kept by article are; or that of several
 * suppliers, with matching purchases under the company itself or without third party.
 */
function isWithNobody(unbacked: readonly Purchase[], highest: number, { balance, roles }: Context): boolean {
  if (unbacked.length === 0) return false;
  const tax = taxOf(unbacked);
  const nameless = roles.compras.leaves().filter((leaf) => !balance.leaf(leaf).hasThirdParties);
  if (percentOf(balance.sumOf(nameless).debit, highest) >= tax) return true;
  if (unbacked.length < SEVERAL) return false;
  const bought = balance.people(roles.compras.leaves()).sums('debit');
  const { nit } = balance.company;
  const own =
    nit === null ? -1 : balance.thirdParties.find((_, entry) => balance.thirdParties.key(entry) === thirdPartyKey(nit));
  const kept = bought.at(0) + (own > 0 ? bought.at(balance.thirdParties.numberOf(own)) : 0n);
  return percentOf(kept, highest) >= tax;
}

/** Assets bought in the month from a third party without VAT of its own, of which this VAT is the highest rate; or 0. */
function assetOfAnother({ key, tax }: Purchase, context: Context): Cents {
  const { balance, roles, parameters } = context;
  const highest = ratesOf(context).at(-1) ?? 0;
  const matching = balance
    .people(roles.activosFijos.leaves())
    .list.filter(
      (asset) => asset.key !== key && isNear(tax, asset.debit - asset.credit, highest, parameters.puntosDeTarifa),
    );
  if (matching.length === 0) return 0n;
  const taxed = purchasesOf(vatAccounts(balance, roles), context);
  return matching.find((asset) => !taxed.some((one) => one.key === asset.key))?.debit ?? 0n;
}

export function isBare({ bought, assets }: Purchase): boolean {
  return bought + assets === 0n;
}

function leavesOf(accounts: VatAccounts, { roles }: Context): number[] {
  const names = ['compras', 'noDeducibles', 'activosFijos', 'ivaComoGasto'] as const;
  return [...new Set([...accounts.descontable, ...names.flatMap((name) => roles[name].leaves())])].sort(
    (a, b) => a - b,
  );
}

/** All purchases are in one account: a mixture of rates is not explained by different kinds of purchases. */
function isOneAccount(thirdParty: ThirdParty | undefined, accounts: VatAccounts): boolean {
  const bases = (thirdParty?.parts ?? []).filter(
    ({ leaf, debit }) => debit > 0n && !accounts.descontable.includes(leaf),
  );
  return bases.length === 1;
}

interface Options {
  severity?: Severity;
  subject?: string;
  /** Target of non-deductible VAT. */
  moved?: 'activosFijos' | 'noDeducibles';
}

export class Facts {
  readonly #thirdParties: ThirdParties;
  readonly #accounts: VatAccounts;
  readonly #context: Context;

  constructor(thirdParties: ThirdParties, accounts: VatAccounts, context: Context) {
    this.#thirdParties = thirdParties;
    this.#accounts = accounts;
    this.#context = context;
  }

  of(group: readonly Purchase[], stake: (one: Purchase) => Cents, options: Options = {}): RuleFact[] {
    const { balance, tolerances } = this.#context;
    const thirdParties = group.flatMap((one): (FactThirdParty & Pick<Purchase, 'key'>)[] => {
      const thirdParty = this.#thirdParties.get(one.key);
      const amount = roundToPesos(stake(one));
      if (!thirdParty || amount <= tolerances.noise) return [];
      return [{ key: one.key, thirdParty: thirdParty.entry, amount, rows: thirdParty.rows }];
    });
    if (thirdParties.length === 0) return [];
    const sum = (of: (one: Purchase) => Cents) => group.reduce((all, one) => all + of(one), 0n);
    const bought = sum((one) => one.bought + one.assets);
    const account = commonAccount(balance.codes(this.#accounts.descontable));
    const isAnother = options.subject === 'otroTercero';
    const tax = sum((one) => one.tax);
    const amount = thirdParties.reduce((all, one) => all + one.amount, 0n);
    const rate = ratesOf(this.#context).at(-1) ?? 0;
    // Of what is above the highest rate, and of no other comparison.
    const isAbove = bought > 0n && roundToPesos(percentOf(bought, rate)) === roundToPesos(tax - amount);
    return [
      {
        ...(options.severity ? { severity: options.severity } : {}),
        account,
        ...(options.subject ? { subject: options.subject } : {}),
        thirdParties: thirdParties.map(({ thirdParty, amount: part, rows }) => ({ thirdParty, amount: part, rows })),
        amount,
        data: {
          kind: options.subject ?? '',
          tax,
          bought,
          assets: sum((one) => (isAnother ? assetOfAnother(one, this.#context) : one.assets)),
          expensed: sum((one) => one.expensed),
          rate,
        },
        formula: isAbove
          ? [
              { label: 'deducted', amount: tax, kind: 'term' },
              { label: 'highestTax', amount: amount - tax, kind: 'term', ...atRate(bought, { percent: rate }) },
            ]
          : [
              { label: 'bought', amount: bought, kind: 'term' },
              { label: 'deducted', amount: tax, kind: 'total' },
            ],
        entry: options.moved ? this.#entry(thirdParties, options.moved) : [],
        ...(options.moved ? {} : { corrections: [{ account, side: 'credit', amount, thirdParties }] }),
        rows: thirdParties.flatMap(({ rows }) => rows).sort((a, b) => a - b),
      },
    ];
  }

  /** Moves the VAT to the account of the purchase. */
  #entry(
    thirdParties: readonly (FactThirdParty & { key: string })[],
    moved: NonNullable<Options['moved']>,
  ): FactEntryLine[] {
    const { balance, roles } = this.#context;
    const targets = new Set(roles[moved].leaves());
    return thirdParties.slice(0, MOST_IN_ENTRY).flatMap(({ key, thirdParty, amount }) => {
      const parts = this.#thirdParties.get(key)!.parts.filter(({ debit }) => debit > 0n);
      const target = parts.find(({ leaf }) => targets.has(leaf));
      const tax = parts.find(({ leaf }) => this.#accounts.descontable.includes(leaf));
      if (!target || !tax) return [];
      return entryBetween(balance.leaf(target.leaf).code, balance.leaf(tax.leaf).code, amount, thirdParty);
    });
  }
}
