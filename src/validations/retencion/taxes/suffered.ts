/** V7-e: withholding by each customer is limited by the highest legal rate on its purchases, or its receivable. */

import type { ThirdParty } from '#core/books/third-party.ts';
import { atRate } from '#core/checks/at-rate.ts';
import { isBaseElsewhere } from '#core/checks/kept-elsewhere.ts';
import { entryBetween, MOST_IN_ENTRY } from '#core/checks/suggested-entry.ts';
import { nobodies } from '#core/checks/third-party-convention.ts';
import type { FactEntryLine } from '#core/engine/fact.ts';
import type { Found, RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents, max, percentOf } from '#core/money/money.ts';
import { genericThirdParty } from '#core/reference/people/special-nits.ts';
import type { ConceptLaw } from '../concepts.ts';
import type { Context } from '../rules.ts';
import { soundsLikeLender } from '../who/non-subject.es.ts';

const NOTHING: Required<Found> = { facts: [], notEvaluated: [] };

export function suffered(context: Context, fees: ConceptLaw): Required<Found> {
  const { balance, roles, tolerances } = context;
  const isNobody = nobodies(balance);
  const highest = fees.general.at(-1)!;
  const keys = unclearCustomers(context, highest);
  const acquirers = acquirersAmong(context, keys, highest);
  const withheld = balance.people(roles.aFavor.leaves(), { only: keys }).list.filter(
    // Banks withhold on yields and card sales, whose income is under other third parties.
    ({ key, entry: thirdParty }) =>
      !isNobody(thirdParty) && !acquirers.has(key) && !soundsLikeLender(balance.thirdParties.name(thirdParty)),
  );
  if (withheld.length === 0) return NOTHING;
  const sold = balance.people([...roles.ingresos.leaves(), ...roles.ingresosNetos.leaves()], { only: keys });
  const owing = balance.people(roles.clientes.leaves(), { only: keys });
  let base = 0n;
  const onInvoice = withheldOnInvoice(keys, highest, context);
  let isSure = false;
  let isTwice = true;
  const over = withheld.flatMap((thirdParty): { thirdParty: ThirdParty; amount: Cents }[] => {
    const billed = sold.get(thirdParty.key)?.credit ?? 0n;
    const least = max(tolerances.noise, percentOf(thirdParty.debit, 2));
    const isOver = (of: Cents) => thirdParty.debit - percentOf(of, highest) > least;
    const all = billed + openReceivable(owing.get(thirdParty.key));
    // Customers who withhold on invoicing have nothing to withhold on opening receivables.
    if (!isOver(all) && !(onInvoice.has(thirdParty.key) && billed > 0n && isOver(billed))) return [];
    isSure ||= isOver(all);
    isTwice &&= isTwiceBefore(thirdParty.debit, billed, onInvoice.get(thirdParty.key));
    const own = isOver(all) ? all : billed;
    base += own;
    const excess = thirdParty.debit - percentOf(own, highest);
    return [{ thirdParty, amount: excess }];
  });
  if (over.length === 0) return NOTHING;
  const bare = over.filter(({ amount: excess, thirdParty }) => excess === thirdParty.debit);
  const bareTax = bare.reduce((sum, { thirdParty }) => sum + thirdParty.debit, 0n);
  if (isBaseElsewhere(bare.length, bareTax, roles.aFavor.sum().debit))
    return { facts: [], notEvaluated: [{ reason: 'salesElsewhere' }] };
  const amount = over.reduce((sum, one) => sum + one.amount, 0n);
  const debited = over.reduce((sum, { thirdParty }) => sum + thirdParty.debit, 0n);
  const fact: RuleFact = {
    severity: (isSure && amount >= tolerances.materiality) || isTwice ? 'media' : 'baja',
    account: accountOf(context),
    thirdParties: over.map(({ thirdParty, amount: excess }) => ({
      thirdParty: thirdParty.entry,
      amount: excess,
      rows: thirdParty.rows,
    })),
    amount,
    expected: percentOf(base, highest),
    found: debited,
    data: { base, highest },
    formula: [
      { label: 'booked', amount: debited, kind: 'term' },
      { label: 'highestWithholding', amount: amount - debited, kind: 'term', ...atRate(base, { percent: highest }) },
    ],
    entry: entryOf(over, context),
    rows: over.flatMap(({ thirdParty }) => thirdParty.rows),
  };
  return { facts: [fact], notEvaluated: [] };
}

/** Customers who withheld more than the highest rate on the month's sales to them. */
function unclearCustomers({ balance, roles }: Context, highest: number): Set<string> {
  const leaves = roles.aFavor.leaves();
  const kept = balance.people(leaves).sums('debit');
  const sold = balance.people(roles.ingresos.leaves()).sums('credit');
  return balance.thirdParties.keysWhere(
    (thirdParty) => kept.at(thirdParty) > 0n && kept.at(thirdParty) > percentOf(sold.at(thirdParty), highest),
  );
}

/**
 * Who withholds on what others buy: those who process cards and platforms. Nothing was ever sold to them, they withheld in the
 * month before too, and the sales to nobody in particular allow what all of them withhold.
 */
function acquirersAmong({ balance, history, roles }: Context, keys: ReadonlySet<string>, highest: number): Set<string> {
  const isNobody = nobodies(balance);
  const before = history.before()?.balance;
  if (before === undefined || keys.size === 0) return new Set();
  const bought = balance.people([...roles.ingresos.leaves(), ...roles.clientes.leaves()], { only: keys });
  const boughtBefore = before.people([...roles.ingresos.in(before).leaves(), ...roles.clientes.in(before).leaves()], {
    only: keys,
  });
  const withheldBefore = before.people(roles.aFavor.in(before).leaves(), { only: keys });
  const likely = balance
    .people(roles.aFavor.leaves(), { only: keys })
    .list.filter(
      ({ key }) =>
        (withheldBefore.get(key)?.debit ?? 0n) > 0n &&
        bought.get(key) === undefined &&
        boughtBefore.get(key) === undefined,
    );
  const tax = likely.reduce((sum, { debit }) => sum + debit, 0n);
  const anonymous = balance
    .people(roles.ingresos.leaves())
    .list.filter(({ entry }) => isNobody(entry) || genericThirdParty(balance.thirdParties.id(entry)) !== null);
  const sold = anonymous.reduce((sum, { credit }) => sum + credit, 0n);
  return new Set(tax <= percentOf(sold, highest) ? likely.map(({ key }) => key) : []);
}

interface Withheld {
  sold: Cents;
  tax: Cents;
}

/** Of the given customers, those who withheld within the rates on the previous month's sales. */
function withheldOnInvoice(
  keys: ReadonlySet<string>,
  highest: number,
  { history, roles }: Context,
): Map<string, Withheld> {
  const month = history.before()?.balance;
  if (!month || keys.size === 0) return new Map();
  const sold = month.people(roles.ingresos.in(month).leaves(), { only: keys });
  const withheld = month.people(roles.aFavor.in(month).leaves(), { only: keys });
  return new Map(
    withheld.list.flatMap(({ key, debit: tax }): [string, Withheld][] => {
      const before = sold.get(key)?.credit ?? 0n;
      return tax > 0n && tax <= percentOf(before, highest) ? [[key, { sold: before, tax }]] : [];
    }),
  );
}

/** Percent by which twice the share of the month before may differ. */
const TWICE_PERCENT = 2n;

/** The same withholding booked twice: no payment of earlier invoices is exactly that. */
function isTwiceBefore(tax: Cents, sold: Cents, before: Withheld | undefined): boolean {
  if (before === undefined || sold === 0n) return false;
  const expected = (2n * before.tax * sold) / before.sold;
  return abs(tax - expected) * 100n <= expected * TWICE_PERCENT;
}

/** Opening receivable, and advances of the month. */
function openReceivable(thirdParty: ThirdParty | undefined): Cents {
  return thirdParty
    ? thirdParty.parts.reduce((sum, { opening }) => sum + max(opening, -opening), 0n) + thirdParty.credit
    : 0n;
}

function accountOf({ balance, roles }: Context): string | null {
  const [leaf] = roles.aFavor.leaves();
  return leaf === undefined ? null : balance.leaf(leaf).code;
}

/** Returns the excess to the customer's receivable. */
function entryOf(
  over: readonly { thirdParty: ThirdParty; amount: Cents }[],
  { balance, roles }: Context,
): FactEntryLine[] {
  const [receivable] = roles.clientes.leaves();
  if (receivable === undefined) return [];
  return over.slice(0, MOST_IN_ENTRY).flatMap(({ thirdParty, amount }) => {
    const { entry, parts } = thirdParty;
    const largest = parts.reduce((most, part) => (part.debit > most.debit ? part : most));
    return entryBetween(balance.leaf(receivable).code, balance.leaf(largest.leaf).code, amount, entry);
  });
}
