/**
 * NIT-7: fictitious suppliers, by the DIAN's list in force at the end of the month and by the company's own. ET 671 denies
 * what was bought of them: a debt without its purchase is told apart, and what they owe is for information.
 */

import type { AccountRole } from '#core/books/account-role.ts';
import { type Amounts, NOTHING } from '#core/books/amounts.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import { largestStake, totalOf } from '#core/engine/fact-third-parties.ts';
import type { Severity } from '#core/engine/severity.ts';
import { type Cents, max } from '#core/money/money.ts';
import { type DianEntry, fictitiousOn } from '#core/reference/dian/dian-list.ts';
import { daysOfMonth } from '#core/reference/in-force.ts';
import { companyKey } from './listed.ts';
import type { NitFact, Role } from './rules.ts';
import { isOfSales } from './vat-names.es.ts';

export interface Books {
  balance: TrialBalance;
  period: Period;
  roles: Readonly<Record<Role, AccountRole>>;
  /** Read by NIT-7 alone. */
  parameters: { readonly proveedoresFicticios: readonly string[] };
}

/** What the books show of one of them; `receivable`: what is due from one of whom there is a purchase or a debt too. */
type Trade = 'bought' | 'owed' | 'receivable' | 'other';

interface Supplier extends FactThirdParty {
  trade: Trade;
  isUndated: boolean;
}

/** By trade, and by whether the list says the day of the resolution: a doubtful one weighs a step less. */
const severityOf: Readonly<Record<Trade, readonly [dated: Severity, undated: Severity]>> = {
  bought: ['critica', 'alta'],
  owed: ['alta', 'media'],
  receivable: ['informativa', 'informativa'],
  other: ['informativa', 'informativa'],
};

/** `listed`: the DIAN's; null if it was never loaded. */
export function fictitiousFacts(books: Books, listed: ReadonlyMap<string, DianEntry> | null): NitFact[] {
  const suppliers = suppliersIn(books, listed);
  return (['bought', 'owed', 'receivable', 'other'] as const).flatMap((trade) =>
    [false, true].flatMap((isUndated) => {
      const some = suppliers.filter((one) => one.trade === trade && one.isUndated === isUndated);
      return some.length === 0 ? [] : [factOf(some, trade, isUndated)];
    }),
  );
}

function factOf(suppliers: readonly Supplier[], trade: Trade, isUndated: boolean): NitFact {
  const parts = [...(trade === 'bought' ? [] : [trade]), ...(isUndated ? ['sin_fecha'] : [])];
  const amount = totalOf(suppliers);
  return {
    ...(parts.length === 0 ? {} : { subject: parts.join('_') }),
    severity: severityOf[trade][isUndated ? 1 : 0],
    ...(trade === 'bought' ? {} : { stake: trade === 'owed' ? ('to_explain' as const) : ('reference' as const) }),
    account: null,
    thirdParties: suppliers.map(({ thirdParty, amount: part, rows }) => ({ thirdParty, amount: part, rows })),
    amount,
    data: { trade, ...(isUndated ? { undated: 1 } : {}) },
    formula: [{ label: trade, amount, kind: 'total' }],
    rows: suppliers.flatMap(({ rows }) => rows).sort((a, b) => a - b),
  };
}

/** One entry for each third party and trade: branches and spellings are one. */
function suppliersIn(books: Books, listed: ReadonlyMap<string, DianEntry> | null): Supplier[] {
  const stateOf = stateIn(books, listed);
  const { balance, roles } = books;
  const only = balance.thirdParties.flags((_, entry) => stateOf(balance.thirdParties.key(entry)) !== null);
  if (!only.includes(1)) return [];
  const within = (leaves: readonly number[]) => balance.people(leaves, { only });
  const goods = within(roles.compras.leaves());
  const vat = within(roles.ivaDescontable.leaves().filter((leaf) => !isOfSales(balance.leaf(leaf).name)));
  const debts = within(roles.porPagar.leaves());
  const receivables = within(roles.porCobrar.leaves());
  return within(balance.leaves()).list.flatMap((all): Supplier[] => {
    const { key, entry: thirdParty } = all;
    const isUndated = stateOf(key) === 'review';
    const told = (trade: Trade, amount: Cents, rows: readonly number[]): Supplier[] =>
      amount > 0n ? [{ trade, isUndated, thirdParty, amount, rows }] : [];
    const [taken, tax, debt, owes] = [goods.get(key), vat.get(key), debts.get(key), receivables.get(key)];
    const bought = boughtIn(taken ?? NOTHING, tax ?? NOTHING, books.period);
    const purchase = told('bought', bought, [...(taken?.rows ?? []), ...(tax?.rows ?? [])]);
    const owed = purchase.length > 0 || debt === undefined ? [] : told('owed', owedIn(debt), debt.rows);
    const traded = [...purchase, ...owed];
    const due = owes === undefined ? [] : told(traded.length > 0 ? 'receivable' : 'other', owes.closing, owes.rows);
    const found = [...traded, ...due];
    return found.length > 0 ? found : told('other', largestStake(all.parts), all.rows);
  });
}

/** Of a third party: whether it is fictitious in the month, or under review; null for all others and the company. */
function stateIn(
  { balance, period, parameters }: Books,
  listed: ReadonlyMap<string, DianEntry> | null,
): (key: string) => 'current' | 'review' | null {
  const given = new Set(parameters.proveedoresFicticios);
  const { first, last } = daysOfMonth(period.year, period.month);
  const company = companyKey(balance);
  return (key) => {
    if (key === company) return null;
    if (given.has(key)) return 'current';
    const entry = listed?.get(key);
    const state = entry === undefined ? null : fictitiousOn(entry, first, last).state;
    return state === 'current' || state === 'review' ? state : null;
  };
}

/**
 * What was bought and not returned, with its VAT. The end of a VAT period credits away what the purchase deducted; without a
 * purchase of its own a credit is its return.
 */
function boughtIn(goods: Amounts, vat: Amounts, period: Period): Cents {
  const value = takenIn(goods, period);
  return value + (value > 0n ? max(vat.closing, vat.debit, 0n) : takenIn(vat, period));
}

/**
 * What the accounts hold, or what the month added and moved on to other third parties. The closing entry of the year empties
 * result accounts: what they held before it.
 */
function takenIn({ opening, debit, credit, closing }: Amounts, { month }: Period): Cents {
  return max(closing, debit - credit, month === 13 ? opening : 0n, 0n);
}

/** A debt, or what was credited to it in the month. */
function owedIn({ credit, closing }: Amounts): Cents {
  return max(-closing, credit, 0n);
}
