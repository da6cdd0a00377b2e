/**
 * VAT of imports: paid to customs, so it is under the authority and not under the supplier abroad. On assets it is not
 * deductible (ET 491, IVA-7); on goods for sale it is, and neither cost nor missing (ET 485, IVA-15).
 */
import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { entryBetween } from '#core/checks/suggested-entry.ts';
import { commonAccount, nationalAuthority } from '#core/checks/unpaid-tax.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, max, min, percentOf, roundToPesos } from '#core/money/money.ts';
import { isForeignId } from '#core/reference/people/foreign-id.ts';
import { isNationalAuthority } from '#core/reference/people/tax-authority.es.ts';
import { type Context, ratesOf } from '../rules.ts';
import { type VatAccounts, vatAccounts } from '../vat-accounts.es.ts';

/** Duties and freight enter the base of the VAT: it exceeds the rate on the supplier's invoice by up to this. */
const DUTIES_PERCENT = 130;
/** Part of the expected tax that proves it. */
const PROOF_PERCENT = 50;
/** Months looked back, and imports that make a habit. */
const MONTHS = 12;
const FEWEST = 3;

interface Imports {
  /** Bought from third parties abroad in the month. */
  goods: Cents;
  assets: Cents;
  /** VAT paid to customs, in the accounts of VAT. */
  tax: Cents;
  /** Paid to the authority and booked as inventory: duties, or VAT. */
  inInventory: Cents;
}

/** Facts about imports: their VAT deducted on assets, and taken as cost or missing on goods. */
export interface ImportFacts {
  onAssets: RuleFact[];
  onGoods: RuleFact[];
}

export function importVat(accounts: VatAccounts, context: Context): ImportFacts {
  const { balance, tolerances } = context;
  const { goods, assets, tax, inInventory } = importsOf(
    balance,
    accounts,
    () => isKeptApart(accounts, context),
    context,
  );
  const rate = ratesOf(context).at(-1) ?? 0;
  const ofGoods = percentOf(goods, rate);
  const beyondGoods = tax - percentOf(ofGoods, DUTIES_PERCENT);
  const isOnAssets =
    assets > tolerances.materiality && beyondGoods >= percentOf(percentOf(assets, rate), PROOF_PERCENT);
  const onAssets = isOnAssets ? [taxOfAssets(tax - ofGoods, assets, tax, accounts, context)] : [];
  if (goods <= tolerances.materiality || tax > 0n) return { onAssets, onGoods: [] };
  if (inInventory >= percentOf(ofGoods, 95))
    return { onAssets, onGoods: [taxOfGoods('inventario', min(inInventory, roundToPesos(ofGoods)), goods, context)] };
  const isMissing = alwaysTaxed(accounts, context);
  return { onAssets, onGoods: isMissing ? [taxOfGoods('falta', roundToPesos(ofGoods), goods, context)] : [] };
}

/** `isApart`: the VAT of imports has an account of its own, and what the authority has in the others is of purchases. */
function importsOf(balance: TrialBalance, accounts: VatAccounts, isApart: () => boolean, { roles }: Context): Imports {
  const foreign = balance.thirdParties.keysWhere((number) => isForeignId(balance.thirdParties.keyOf(number)));
  const inventories = roles.inventarios.in(balance).leaves();
  const goods = debited(inventories, foreign, balance);
  const assets = debited(roles.activosFijos.in(balance).leaves(), foreign, balance);
  if (goods === 0n && assets === 0n) return { goods, assets, tax: 0n, inInventory: 0n };
  const customs = nationalAuthority(balance);
  const authority = new Set(customs === null ? [] : [balance.thirdParties.key(customs)]);
  return {
    goods,
    assets,
    tax:
      (isApart() ? 0n : debited(accounts.descontable, authority, balance)) +
      balance.sumOf(accounts.importaciones).debit,
    inInventory: debited(inventories, authority, balance),
  };
}

function debited(leaves: readonly number[], only: ReadonlySet<string>, balance: TrialBalance): Cents {
  return balance.people(leaves, { only }).list.reduce((sum, { debit, credit }) => sum + max(0n, debit - credit), 0n);
}

/** Whether the company keeps the VAT of its imports in an account of its own, this month or in some of the last. */
function isKeptApart({ importaciones }: VatAccounts, { balance, history, period, roles }: Context): boolean {
  if (balance.sumOf(importaciones).debit > 0n) return true;
  return pastMonths(history, period, MONTHS).balances.some(
    (month) => month.sumOf(vatAccounts(month, roles).importaciones).debit > 0n,
  );
}

/** Goods were imported in several earlier months, each with its VAT. */
function alwaysTaxed(accounts: VatAccounts, context: Context): boolean {
  const { history, period, roles, tolerances } = context;
  const isKept = isKeptApart(accounts, context);
  const isApart = () => isKept;
  const imports = pastMonths(history, period, MONTHS)
    .balances.map((month) => importsOf(month, vatAccounts(month, roles), isApart, context))
    .filter(({ goods }) => goods > tolerances.noise);
  return imports.length >= FEWEST && imports.every(({ tax }) => tax > 0n);
}

function abroad(leaves: readonly number[], { balance }: Context): FactThirdParty[] {
  return balance
    .people(leaves, {
      only: balance.thirdParties.keysWhere((number) => isForeignId(balance.thirdParties.keyOf(number))),
    })
    .list.filter(({ debit }) => debit > 0n)
    .map(({ entry: thirdParty, debit: amount, rows }) => ({ thirdParty, amount, rows }));
}

function taxOfAssets(amount: Cents, assets: Cents, tax: Cents, accounts: VatAccounts, context: Context): RuleFact {
  const { balance, roles } = context;
  const holder = [...accounts.descontable, ...accounts.importaciones].find(
    (leaf) => balance.leaf(leaf).sum.debit >= amount,
  );
  const customs = holder === undefined ? [] : balance.leaf(holder).people;
  const payer = customs.find(({ entry }) =>
    isNationalAuthority(balance.thirdParties.id(entry), balance.thirdParties.name(entry)),
  );
  const thirdParties = abroad(roles.activosFijos.leaves(), context);
  const [first] = thirdParties;
  const asset =
    first && balance.people(roles.activosFijos.leaves()).list.find(({ entry }) => entry === first.thirdParty);
  return {
    account: commonAccount(balance.codes(holder === undefined ? accounts.descontable : [holder])),
    subject: 'importacion',
    thirdParties: payer ? [{ thirdParty: payer.entry, amount, rows: payer.rows }] : thirdParties,
    amount,
    data: { kind: 'importacion', tax, bought: 0n, assets, expensed: 0n, rate: 0 },
    formula: [
      { label: 'bought', amount: assets, kind: 'term' },
      { label: 'deducted', amount: tax, kind: 'total' },
    ],
    entry:
      asset && payer && holder !== undefined
        ? entryBetween(balance.leaf(asset.leaf).code, balance.leaf(holder).code, amount, payer.entry)
        : [],
    rows: [...(payer?.rows ?? []), ...thirdParties.flatMap(({ rows }) => rows)],
  };
}

function taxOfGoods(kind: 'inventario' | 'falta', amount: Cents, goods: Cents, context: Context): RuleFact {
  const { balance, roles } = context;
  const leaves = roles.inventarios.leaves();
  const thirdParties = abroad(leaves, context);
  return {
    account: commonAccount(balance.codes(leaves.filter((leaf) => balance.leaf(leaf).sum.debit > 0n))),
    subject: kind,
    thirdParties,
    amount,
    data: { kind, goods },
    formula: [
      { label: 'imported', amount: goods, kind: 'term' },
      { label: 'expectedTax', amount, kind: 'total' },
    ],
    rows: thirdParties.flatMap(({ rows }) => rows),
  };
}
