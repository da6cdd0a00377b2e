/**
 * VAT of purchases by what suppliers are owed, where it is under the authority and no supplier's can be seen: a payable is the
 * purchase with its VAT less what was withheld. IVA-19: a supplier whose payable was always the same share of its purchases,
 * and this month is less by exactly the VAT: it is in the cost. IVA-7: an asset whose payable has a VAT that the asset has not.
 */
import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { entryBetween } from '#core/checks/suggested-entry.ts';
import { nobodies, thirdPartyConvention } from '#core/checks/third-party-convention.ts';
import { commonAccount } from '#core/checks/unpaid-tax.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, percentOf, roundToPesos } from '#core/money/money.ts';
import { isForeignId } from '#core/reference/people/foreign-id.ts';
import { type Context, ratesOf } from '../rules.ts';
import { type VatAccounts, vatAccounts } from '../vat-accounts.es.ts';

/** Months looked back, and purchases that make a habit. */
const MONTHS = 6;
const FEWEST = 4;
/** By how much a share may differ, of it: withholdings are rounded by invoice. */
const NEAR = 0.002;
/** Most that is withheld of a purchase, percent of it. */
const MOST_WITHHELD = 12n;

/** VAT of a supplier that stayed in what was bought. */
export interface Left extends FactThirdParty {
  base: Cents;
  tax: Cents;
  /** Leaf with the largest purchase, and the account of its VAT in earlier months. */
  leaf: number;
  taxCode: string;
}

/** Whether the deductible VAT of the last months is under the authority. */
export function isUnderAuthority(accounts: VatAccounts, { balance, history, period, roles }: Context): boolean {
  const past = pastMonths(history, period, MONTHS).balances.map((month) => ({
    balance: month,
    leaves: vatAccounts(month, roles).descontable,
  }));
  return thirdPartyConvention([{ balance, leaves: accounts.descontable }, ...past], 'debit') === 'autoridad';
}

/** Of each supplier, what it is owed as a part of what was bought of it. */
function sharesIn(month: TrialBalance, only: ReadonlySet<string> | null, { roles, tolerances }: Context) {
  const which = only === null ? {} : { only };
  const advances = roles.anticipos.in(month);
  const places = roles.compras.in(month).leaves();
  const bought = month.people(
    places.filter((leaf) => !advances.has(month.leaf(leaf).code)),
    which,
  );
  const assets = month.people(roles.activosFijos.in(month).leaves(), which);
  const owed = month.people(roles.cuentasPorPagar.in(month).leaves(), which);
  const shares = new Map<string, number>();
  for (const { key, debit, credit } of bought) {
    const payable = owed.get(key)?.credit ?? 0n;
    const isPlain = credit === 0n && (assets.get(key)?.debit ?? 0n) === 0n;
    if (key === '' || !isPlain || debit <= tolerances.noise || payable <= tolerances.noise) continue;
    shares.set(key, Number((payable * 1_000_000n) / debit) / 1_000_000);
  }
  return { bought, shares };
}

/** IVA-19. */
export function leftByPayable(accounts: VatAccounts, context: Context): Left[] {
  const { balance, history, period, tolerances } = context;
  const past = pastMonths(history, period, MONTHS).balances;
  if (past.length < FEWEST || !isUnderAuthority(accounts, context)) return [];
  const { bought, shares } = sharesIn(balance, null, context);
  // A share of more than the whole has its VAT apart.
  const below = new Set([...shares].flatMap(([key, share]) => (share <= 1 + NEAR && !isForeignId(key) ? [key] : [])));
  if (below.size === 0) return [];
  const earlier = past.map((month) => sharesIn(month, below, context).shares);
  const isNobody = nobodies(balance);
  const taxCode = commonAccount(balance.codes(accounts.descontable)) || null;
  return [...below].flatMap((key): Left[] => {
    const usual = earlier.flatMap((month) => month.get(key) ?? []);
    const least = Math.min(...usual);
    if (usual.length < FEWEST || Math.max(...usual) - least > NEAR * least || least <= 1) return [];
    const share = shares.get(key)!;
    const rate = ratesOf(context).find((one) => one > 0 && isNearly(share * (1 + one / 100), least));
    const person = bought.get(key)!;
    if (rate === undefined || isNobody(person.entry) || taxCode === null) return [];
    const amount = roundToPesos(
      (person.debit * BigInt(Math.round(rate * 100))) / BigInt(Math.round(10_000 + rate * 100)),
    );
    if (amount <= tolerances.noise) return [];
    const leaf = person.parts.reduce((most, part) => (part.debit > most.debit ? part : most)).leaf;
    return [{ thirdParty: person.entry, amount, rows: person.rows, base: person.debit, tax: 0n, leaf, taxCode }];
  });
}

function isNearly(one: number, other: number): boolean {
  return Math.abs(one - other) <= NEAR * other;
}

/** IVA-7. */
export function assetsByPayable(accounts: VatAccounts, context: Context): RuleFact[] {
  const { balance, roles, tolerances } = context;
  const rate = ratesOf(context).at(-1) ?? 0;
  const assets = balance
    .people(roles.activosFijos.leaves())
    .list.filter(({ key, debit }) => key !== '' && debit > tolerances.noise);
  if (assets.length === 0 || accounts.descontable.length === 0 || !isUnderAuthority(accounts, context)) return [];
  const only = new Set(assets.map(({ key }) => key));
  const others = balance.people(roles.compras.leaves(), { only });
  const owed = balance.people(roles.cuentasPorPagar.leaves(), { only });
  const found = assets.flatMap((asset) => {
    const bought = asset.debit - asset.credit;
    const payable = owed.get(asset.key)?.credit ?? 0n;
    const tax = roundToPesos(percentOf(bought, rate));
    const isTaxed = payable <= bought + tax && payable > bought + tax - (bought * MOST_WITHHELD) / 100n;
    const isAlone = (others.get(asset.key)?.debit ?? 0n) === 0n;
    return bought > 0n && isTaxed && payable > bought + tolerances.noise && isAlone ? [{ asset, bought, tax }] : [];
  });
  const amount = found.reduce((sum, { tax }) => sum + tax, 0n);
  const { prefixes } = roles.cuenta;
  const isOfVat = (leaf: number) => prefixes.some((prefix) => balance.leaf(leaf).code.startsWith(prefix));
  const deducted = accounts.descontable.filter(isOfVat);
  // Kept outside of the tax's own account it is a discount of the income tax (ET 258-1).
  const apart = balance.sumOf(accounts.descontable.filter((leaf) => !isOfVat(leaf))).debit;
  if (found.length === 0 || balance.sumOf(deducted).debit < amount || apart * 100n >= amount * 95n) return [];
  const account = commonAccount(balance.codes(deducted));
  const sum = (of: (one: (typeof found)[number]) => Cents) => found.reduce((all, one) => all + of(one), 0n);
  return [
    {
      account,
      subject: 'por-pagar',
      thirdParties: found.map(({ asset, tax }) => ({ thirdParty: asset.entry, amount: tax, rows: asset.rows })),
      amount,
      data: {
        kind: '',
        tax: amount,
        bought: sum(({ bought }) => bought),
        assets: sum(({ bought }) => bought),
        expensed: 0n,
        rate,
      },
      formula: [
        { label: 'bought', amount: sum(({ bought }) => bought), kind: 'term' },
        { label: 'deducted', amount, kind: 'total' },
      ],
      entry: found.flatMap(({ asset, tax }) => entryBetween(balance.leaf(asset.leaf).code, account, tax, asset.entry)),
      rows: found.flatMap(({ asset }) => asset.rows),
    },
  ];
}
