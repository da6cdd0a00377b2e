/** What the books of a month have of each third party, on one side of the trade. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Cents } from '#core/money/money.ts';
import type { Context } from '../settings.ts';
import { isOfPurchases, isOfSales } from './vat-names.es.ts';

export interface BookedRow {
  account: string;
  /** Positive on the side that a document books: a purchase debited, a sale credited. */
  amount: Cents;
  /** The same without what was moved out. */
  gross: Cents;
  /** What was moved out, negative. */
  back: Cents;
  rows: readonly number[];
}

export interface Booked {
  /** Dictionary entry of the balance. */
  entry: number;
  name: string;
  /** Purchases or sales: what a document must stand behind. */
  trade: BookedRow[];
  /** Accounts that a document may have been booked to. */
  others: BookedRow[];
  /** VAT, by account: net of the settlement of the period or not, each on its own. */
  vat: BookedRow[];
  /** The whole of the invoices as debts or receivables show it, by account, without what was withheld. */
  debts: { account: string; amount: Cents }[];
  withheld: Cents;
}

export type BookedByKey = ReadonlyMap<string, Booked>;

export function bookedOf(balance: TrialBalance, roles: Context['roles'], side: 'received' | 'issued'): BookedByKey {
  const sign = side === 'received' ? 1n : -1n;
  const found = new Map<string, Booked>();
  const of = (key: string, entry: number): Booked => {
    let one = found.get(key);
    if (one === undefined) {
      one = { entry, name: balance.thirdParties.name(entry), trade: [], others: [], vat: [], debts: [], withheld: 0n };
      found.set(key, one);
    }
    return one;
  };
  const each = (leaves: readonly number[], take: (one: Booked, row: BookedRow) => void) => {
    for (const leaf of leaves)
      for (const person of balance.people([leaf]).list) {
        const { debit, credit, key, entry, rows } = person;
        if (debit === 0n && credit === 0n) continue;
        const amount = sign * (debit - credit);
        const gross = sign > 0n ? debit : credit;
        take(of(key, entry), { account: balance.leaf(leaf).code, amount, gross, back: amount - gross, rows });
      }
  };
  const leavesOf = (role: keyof Context['roles']) => roles[role].in(balance).leaves();
  const stock = new Set(leavesOf('inventarios'));
  const costs = leavesOf('costoDeVentas');
  const moved = balance.sumOf([...stock]).credit;
  // What leaves the inventory is no purchase; the cost of services is.
  const isOfServices = (leaf: number) => moved * 2n < balance.leaf(leaf).sum.debit;
  const trade =
    side === 'received' ? [...leavesOf('compras'), ...stock, ...costs.filter(isOfServices)] : leavesOf('ingresos');
  each([...new Set(trade)], (one, row) => one.trade.push(row));
  each([...leavesOf('otros'), ...costs.filter((leaf) => !isOfServices(leaf))], (one, row) => one.others.push(row));
  const isOther = side === 'received' ? isOfSales : isOfPurchases;
  each(
    leavesOf('iva').filter((leaf) => !isOther(balance.leaf(leaf).name)),
    (one, row) => one.vat.push(row),
  );
  // The debt of a purchase and what was withheld from it; the receivable of a sale and what was withheld by the customer.
  const [debt, withheld] =
    side === 'received' ? (['porPagar', 'retenciones'] as const) : (['porCobrar', 'anticiposImpuestos'] as const);
  const taken = ({ debit, credit }: { debit: Cents; credit: Cents }) => (side === 'received' ? credit : debit);
  for (const leaf of leavesOf(debt))
    for (const person of balance.people([leaf]).list)
      if (taken(person) > 0n)
        of(person.key, person.entry).debts.push({ account: balance.leaf(leaf).code, amount: taken(person) });
  for (const person of balance.people(leavesOf(withheld)).list) of(person.key, person.entry).withheld += taken(person);
  return found;
}

export function sumOf(rows: readonly BookedRow[], column: 'amount' | 'gross' = 'amount'): Cents {
  return rows.reduce((sum, row) => sum + row[column], 0n);
}
