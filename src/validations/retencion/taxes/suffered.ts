/** V7-e: what each customer withheld is no more than the highest legal rate on what was sold to it, or what it owed. */

import { personIndexOf } from '#core/books/person-index.ts';
import { type PersonSum, personSums } from '#core/books/person-sums.ts';
import { isBaseElsewhere } from '#core/checks/kept-elsewhere.ts';
import { entryBetween } from '#core/checks/suggested-entry.ts';
import { nobodies } from '#core/checks/third-party-convention.ts';
import type { FactEntryLine, FactPerson } from '#core/engine/validation.ts';
import { type Cents, max, percentOf } from '#core/money/money.ts';
import type { ConceptLaw } from '../concepts.ts';
import type { Answer, Context, WithholdingFact } from '../rules.ts';
import { soundsLikeLender } from '../who/non-subject.es.ts';

const NOTHING: Required<Answer> = { facts: [], notEvaluated: [] };

const MOST_PEOPLE = 20;

export function suffered(context: Context, fees: ConceptLaw): Required<Answer> {
  const { balance, roles, tolerances } = context;
  const { names } = balance.data.thirdParties;
  const isNobody = nobodies(balance);
  const highest = fees.general.at(-1)!;
  const keys = unclearCustomers(context, highest);
  const withheld = [...personSums(balance, roles.aFavor.leaves(), keys).values()].filter(
    // Banks withhold on yields and on card sales, whose income is with others.
    ({ thirdParty }) => !isNobody(thirdParty) && !soundsLikeLender(names[thirdParty]!),
  );
  if (withheld.length === 0) return NOTHING;
  const sold = personSums(balance, [...roles.ingresos.leaves(), ...roles.ingresosNetos.leaves()], keys);
  const owing = personSums(balance, roles.clientes.leaves(), keys);
  let base = 0n;
  const onInvoice = withheldOnInvoice(keys, highest, context);
  let isSure = false;
  const over = withheld.flatMap((person): (FactPerson & { person: PersonSum })[] => {
    const billed = sold.get(person.key)?.credit ?? 0n;
    const least = max(tolerances.noise, percentOf(person.debit, 2));
    const isOver = (of: Cents) => person.debit - percentOf(of, highest) > least;
    const all = billed + openReceivable(owing.get(person.key));
    // Who withholds when it is billed has nothing to withhold on what it owed before.
    if (!isOver(all) && !(onInvoice.has(person.key) && billed > 0n && isOver(billed))) return [];
    isSure ||= isOver(all);
    const own = isOver(all) ? all : billed;
    base += own;
    const excess = person.debit - percentOf(own, highest);
    return [{ thirdParty: person.thirdParty, amount: excess, rows: person.parts.flatMap(({ rows }) => rows), person }];
  });
  if (over.length === 0) return NOTHING;
  const bare = over.filter(({ amount: excess, person }) => excess === person.debit);
  const bareTax = bare.reduce((sum, { person }) => sum + person.debit, 0n);
  if (isBaseElsewhere(bare.length, bareTax, roles.aFavor.sum().debit))
    return { facts: [], notEvaluated: [{ rule: 'RET-9', reason: 'salesElsewhere' }] };
  const amount = over.reduce((sum, one) => sum + one.amount, 0n);
  const debited = over.reduce((sum, { person }) => sum + person.debit, 0n);
  const fact: WithholdingFact = {
    rule: 'RET-9',
    severity: isSure && amount >= tolerances.materiality ? 'media' : 'baja',
    account: accountOf(context),
    people: over.map(({ thirdParty, amount: excess, rows }) => ({ thirdParty, amount: excess, rows })),
    amount,
    expected: percentOf(base, highest),
    found: debited,
    data: { base, highest },
    formula: [
      { label: 'soldOrOwed', amount: base, kind: 'term' },
      { label: 'highestWithholding', amount: percentOf(base, highest), kind: 'term' },
      { label: 'booked', amount: debited, kind: 'total' },
    ],
    entry: entryOf(over, context),
    rows: over.flatMap(({ rows }) => rows),
  };
  return { facts: [fact], notEvaluated: [] };
}

/** Those who withheld more than the highest rate on what was sold to them in the month. */
function unclearCustomers({ balance, roles }: Context, highest: number): Set<string> {
  const leaves = roles.aFavor.leaves();
  const index = personIndexOf(balance);
  const kept = index.tally(leaves, 'debit');
  const sold = index.tally(roles.ingresos.leaves(), 'credit');
  return new Set(
    index.keys.filter((_, person) => kept[person]! > 0n && kept[person]! > percentOf(sold[person]!, highest)),
  );
}

/** Of some customers, those who the month before withheld within the rates on what was sold to them in it. */
function withheldOnInvoice(keys: ReadonlySet<string>, highest: number, { history, roles }: Context): Set<string> {
  const month = history.before()?.balance;
  if (!month || keys.size === 0) return new Set();
  const sold = personSums(month, roles.ingresos.in(month).leaves(), keys);
  const withheld = personSums(month, roles.aFavor.in(month).leaves(), keys);
  return new Set(
    [...withheld.values()]
      .filter(({ key, debit }) => debit > 0n && debit <= percentOf(sold.get(key)?.credit ?? 0n, highest))
      .map(({ key }) => key),
  );
}

/** What it owed when the month began, and what it paid in advance in the month. */
function openReceivable(person: PersonSum | undefined): Cents {
  return person ? person.parts.reduce((sum, { opening }) => sum + max(opening, -opening), 0n) + person.credit : 0n;
}

function accountOf({ balance, roles }: Context): string | null {
  const [leaf] = roles.aFavor.leaves();
  return leaf === undefined ? null : balance.data.accounts.codes[leaf]!;
}

/** The excess goes back to what the customer owes. */
function entryOf(over: readonly { person: PersonSum; amount: Cents }[], { balance, roles }: Context): FactEntryLine[] {
  const [receivable] = roles.clientes.leaves();
  if (receivable === undefined) return [];
  const { codes } = balance.data.accounts;
  return over.slice(0, MOST_PEOPLE).flatMap(({ person, amount }) => {
    const { thirdParty, parts } = person;
    const largest = parts.reduce((most, part) => (part.debit > most.debit ? part : most));
    return entryBetween(codes[receivable]!, codes[largest.leaf]!, amount, thirdParty);
  });
}
