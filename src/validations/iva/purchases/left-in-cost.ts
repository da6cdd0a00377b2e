/**
 * IVA-19: VAT of purchases left in the cost. A supplier whose purchases always had their VAT deducted, at one and the same
 * proportion, has less or none this month: with the VAT in it, the purchase is larger by what is missing.
 */
import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { entryBetween, MOST_IN_ENTRY } from '#core/checks/suggested-entry.ts';
import { nobodies } from '#core/checks/third-party-convention.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents, percentOf, roundToPesos } from '#core/money/money.ts';
import { isForeignId } from '#core/reference/people/foreign-id.ts';
import { isNationalAuthority } from '#core/reference/people/tax-authority.es.ts';
import { type Context, ratesOf } from '../rules.ts';
import { keptTogether, type VatAccounts, vatAccounts } from '../vat-accounts.es.ts';
import { type Left, leftByPayable } from './by-payable.ts';

/** Months looked back, and purchases that make a habit. */
const MONTHS = 12;
const FEWEST = 3;
/** Percent of its usual VAT above which a supplier's is not missing: a part of what it sells may be excluded. */
const NEARLY_ALL = 80;

interface Bought {
  base: Cents;
  tax: Cents;
  /** Codes of the accounts of the purchases. */
  codes: ReadonlySet<string>;
}

/** One fact for each account of purchases. `accounts`: of VAT in the month. */
export function leftInCost(accounts: VatAccounts, context: Context): RuleFact[] {
  const { balance, history, period, roles, tolerances } = context;
  const past = pastMonths(history, period, MONTHS).balances;
  const byPayable = leftByPayable(accounts, context);
  if (byPayable.length > 0) return factsOf(byPayable, context);
  if (past.length < FEWEST || keptTogether(accounts, balance).length > 0) return [];
  const now = boughtIn(balance, null, context);
  const candidates = candidatesOf(now, context);
  if (candidates.size === 0) return [];
  const earlier = past.map((month) => boughtIn(month, candidates, context));
  const isNobody = nobodies(balance);
  const people = balance.people(roles.compras.leaves(), { only: candidates });
  const left = [...candidates].flatMap((key): Left[] => {
    const habit = habitOf(key, earlier, context);
    const { base, tax, codes } = now.get(key)!;
    if (habit === null || ![...codes].every((code) => habit.codes.has(code))) return [];
    const usual = percentOf(base, habit.percent);
    if (tax * 100n >= usual * BigInt(NEARLY_ALL)) return [];
    // base = net + x and tax = rate × net − x: what is missing is in the base.
    const amount = roundToPesos(((usual - tax) * 10_000n) / BigInt(Math.round(100 * (100 + habit.percent))));
    const thirdParty = people.get(key);
    if (thirdParty === undefined || isNobody(thirdParty.entry) || amount <= tolerances.noise) return [];
    const leaf = thirdParty.parts.reduce((most, part) => (part.debit > most.debit ? part : most)).leaf;
    const taxCode = taxAccount(key, past, context);
    return taxCode === null
      ? []
      : [{ thirdParty: thirdParty.entry, amount, rows: thirdParty.rows, base, tax, leaf, taxCode }];
  });
  return factsOf(left, context);
}

function factsOf(left: readonly Left[], context: Context): RuleFact[] {
  return [...Map.groupBy(left, ({ leaf }) => leaf)].map(([leaf, ofOne]) => factOf(leaf, ofOne, context));
}

/** Suppliers whose VAT is below what the lowest rate would give. */
function candidatesOf(now: ReadonlyMap<string, Bought>, context: Context): Set<string> {
  const highest = ratesOf(context).at(-1) ?? 0;
  const { noise } = context.tolerances;
  return new Set(
    [...now].flatMap(([key, { base, tax }]) => (percentOf(base, highest) - tax > noise && base > 0n ? [key] : [])),
  );
}

/** Purchases and VAT of each third party; fixed assets and advances apart. `only`: null for all. */
function boughtIn(
  balance: TrialBalance,
  only: ReadonlySet<string> | null,
  { roles }: Context,
): ReadonlyMap<string, Bought> {
  const which = only === null ? {} : { only };
  const tax = balance.people(vatAccounts(balance, roles).descontable, which);
  // The VAT of a supplier abroad is the buyer's to work out: RET-6.
  const isOther = ({ key, entry }: { key: string; entry: number }) =>
    key === '' ||
    isForeignId(key) ||
    isNationalAuthority(balance.thirdParties.id(entry), balance.thirdParties.name(entry));
  const found = new Map<string, Bought>();
  const advances = roles.anticipos.in(balance);
  const places = roles.compras.in(balance).leaves();
  const invoiced = places.filter((leaf) => !advances.has(balance.leaf(leaf).code));
  for (const bought of balance.people(invoiced, which)) {
    if (bought.debit <= 0n || isOther(bought)) continue;
    const debited = bought.parts.filter(({ debit }) => debit > 0n);
    found.set(bought.key, {
      base: debited.reduce((sum, { debit }) => sum + debit, 0n),
      tax: tax.get(bought.key)?.debit ?? 0n,
      codes: new Set(debited.map(({ leaf }) => balance.leaf(leaf).code)),
    });
  }
  return found;
}

/** The proportion at which all purchases of some months had their VAT; null where they differ or are few. */
function habitOf(
  key: string,
  earlier: readonly ReadonlyMap<string, Bought>[],
  context: Context,
): { percent: number; codes: ReadonlySet<string> } | null {
  const { puntosDeTarifa: points } = context.parameters;
  const { noise } = context.tolerances;
  const months = earlier.flatMap((month) => month.get(key) ?? []).filter(({ base }) => base > noise);
  if (months.length < FEWEST) return null;
  const [base, tax] = [sumOf(months.map((one) => one.base)), sumOf(months.map((one) => one.tax))];
  const percent = Number((tax * 10_000n) / base) / 100;
  const isSteady = months.every((one) => abs(one.tax - percentOf(one.base, percent)) <= percentOf(one.base, points));
  if (!isSteady || percent <= points) return null;
  return { percent, codes: new Set(months.flatMap(({ codes }) => [...codes])) };
}

/** Account that the VAT of a supplier was in, latest first. */
function taxAccount(key: string, past: readonly TrialBalance[], { balance, roles }: Context): string | null {
  const only = new Set([key]);
  for (const month of past) {
    const [part] = month.people(vatAccounts(month, roles).descontable, { only }).list;
    const code = part === undefined ? null : month.leaf(part.leaf).code;
    if (code !== null && balance.accountIndex(code) >= 0) return code;
  }
  return null;
}

function factOf(leaf: number, left: readonly Left[], { balance }: Context): RuleFact {
  const { code } = balance.leaf(leaf);
  const amount = sumOf(left.map((one) => one.amount));
  return {
    account: code,
    thirdParties: left.map(({ thirdParty, amount: part, rows }) => ({ thirdParty, amount: part, rows })),
    amount,
    data: { bought: sumOf(left.map(({ base }) => base)), tax: sumOf(left.map(({ tax }) => tax)) },
    formula: [
      { label: 'bought', amount: sumOf(left.map(({ base }) => base)), kind: 'term' },
      { label: 'leftInCost', amount, kind: 'total' },
    ],
    entry: left
      .slice(0, MOST_IN_ENTRY)
      .flatMap(({ taxCode, thirdParty, amount: part }) => entryBetween(taxCode, code, part, thirdParty)),
    rows: left.flatMap(({ rows }) => rows).sort((a, b) => a - b),
  };
}

function sumOf(amounts: readonly Cents[]): Cents {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}
