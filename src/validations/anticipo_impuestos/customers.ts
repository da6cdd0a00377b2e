/** V11-f: VAT and ICA are withheld by customers, at most at their rates on sales. */

import type { ThirdParty } from '#core/books/third-party.ts';
import { isBaseElsewhere } from '#core/checks/kept-elsewhere.ts';
import { entryBetween, MOST_IN_ENTRY, ownAccount } from '#core/checks/suggested-entry.ts';
import { nobodies } from '#core/checks/third-party-convention.ts';
import { commonAccount } from '#core/checks/unpaid-tax.ts';
import type { FactEntryLine, FactThirdParty } from '#core/engine/fact.ts';
import { type Cents, max, percentOf, roundToPesos } from '#core/money/money.ts';
import { isKnownAs } from '#core/reference/people/special-nits.ts';
import { withholdingInMonth } from '#core/reference/tax/withholding.ts';
import { type AdvanceFact, type Answer, type Context, nothing, together } from './rules.ts';

/** VAT content of a price with 19 %, percent. */
const TAX_IN_PRICE = 15.9664;

export function withheldByCustomers(context: Context): Answer {
  const { period, parameters } = context;
  const rate = withholdingInMonth(period.year, period.month).find(({ code }) => code === 'RETEIVA')?.percent ?? null;
  return together(
    rate === null ? nothing : excess('reteIva', rate, context),
    excess('reteIca', parameters.tarifaMaximaReteIca, context),
  );
}

function excess(role: 'reteIva' | 'reteIca', rate: number, context: Context): Answer {
  const { balance, roles, tolerances } = context;
  const leaves = roles[role].leaves();
  const keys = debited(leaves, context);
  if (keys.size === 0) return nothing;
  const isNobody = nobodies(balance);
  const own = balance.people(leaves, { only: keys });
  const sold = balance.people((role === 'reteIva' ? roles.iva : roles.ingresos).leaves(), { only: keys });
  const owed = balance.people(roles.clientes.leaves(), { only: keys });
  let [base, booked, bareTax, bare] = [0n, 0n, 0n, 0];
  const thirdParties = own.list.flatMap(({ key, entry: thirdParty, debit, rows }): FactThirdParty[] => {
    // Banks withhold on card sales to other customers.
    if (isNobody(thirdParty) || isKnownAs(balance.thirdParties.id(thirdParty), 'bank')) return [];
    const ofThirdParty = (sold.get(key)?.credit ?? 0n) + earlierBase(owed.get(key), role);
    const amount = roundToPesos(debit - percentOf(ofThirdParty, rate));
    if (amount <= max(tolerances.noise, percentOf(debit, 2))) return [];
    base += ofThirdParty;
    booked += debit;
    if (ofThirdParty === 0n) {
      bareTax += debit;
      bare++;
    }
    return [{ thirdParty, amount, rows }];
  });
  if (thirdParties.length === 0) return nothing;
  if (isBaseElsewhere(bare, bareTax, roles[role].sum().debit))
    return { facts: [], notEvaluated: [{ reason: 'salesElsewhere' }] };
  const amount = thirdParties.reduce((sum, thirdParty) => sum + thirdParty.amount, 0n);
  const fact: AdvanceFact = {
    severity: amount >= tolerances.materiality ? 'media' : 'baja',
    account: commonAccount(balance.codes(leaves)),
    subject: role,
    thirdParties,
    amount,
    expected: percentOf(base, rate),
    found: booked,
    data: { role, base, rate },
    formula: [
      { label: role === 'reteIva' ? 'tax' : 'sold', amount: base, kind: 'term' },
      { label: 'highest', amount: percentOf(base, rate), kind: 'term' },
      { label: 'booked', amount: booked, kind: 'total' },
    ],
    entry: returnedTo(thirdParties, leaves[0]!, context),
    rows: thirdParties.flatMap(({ rows }) => rows),
  };
  return { facts: [fact], notEvaluated: [] };
}

/** Entry that returns each excess to the customer's receivable. */
export function returnedTo(
  thirdParties: readonly FactThirdParty[],
  advance: number,
  { balance, roles }: Context,
): FactEntryLine[] {
  const receivable = ownAccount(balance, roles.clientes.prefixes);
  if (receivable === '') return [];
  const code = balance.leaf(advance).code;
  return thirdParties
    .slice(0, MOST_IN_ENTRY)
    .flatMap(({ thirdParty, amount }) => entryBetween(receivable, code, amount, thirdParty));
}

/** Keys of third parties with debits in the month. */
function debited(leaves: readonly number[], { balance }: Context): Set<string> {
  const debits = balance.people(leaves).sums('debit');
  return balance.thirdParties.keysWhere((thirdParty) => thirdParty > 0 && debits.at(thirdParty) > 0n);
}

/** Receivables from earlier sales: withheld on when paid. */
function earlierBase(thirdParty: ThirdParty | undefined, role: 'reteIva' | 'reteIca'): Cents {
  const opening = max(0n, thirdParty?.opening ?? 0n);
  return role === 'reteIva' ? percentOf(opening, TAX_IN_PRICE) : opening;
}
