/** What the books have of each third party in the year, by what it can be reported as. */
import { earnedIn, spentIn } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Period, samePeriod } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { ReportedKind } from '#core/source/reported.ts';
import type { Context, Role } from '../settings.ts';

export interface Booked {
  /** Dictionary entry of the balance; 0 where only earlier months have the third party. */
  entry: number;
  name: string;
  /** Its largest account. */
  account: string;
  rows: readonly number[];
  /** What the year can be read as, the plainest first; any that agrees is it. */
  readings: readonly Cents[];
}

export type BookedByKey = ReadonlyMap<string, Booked>;

export class YearBooks {
  readonly #context: Context;
  /** Months of the year before the audited one, oldest first. */
  readonly #before: readonly { period: Period; balance: TrialBalance }[];
  /** Whether they are all there: what balances forget is known of them only. */
  readonly isWhole: boolean;

  constructor(context: Context) {
    this.#context = context;
    const { period, history } = context;
    this.#before = history.months.filter(({ period: { year, month } }) => year === period.year && month < period.month);
    this.isWhole = this.#before.length === period.month - 1;
  }

  of(kind: ReportedKind): BookedByKey {
    switch (kind) {
      case 'withheld':
        return this.#balances('retenciones');
      case 'vat_withheld':
        return this.#balances('retencionesIva');
      case 'income':
        return this.#trade(['ingresos'], [], -1n);
      case 'purchase':
        return this.#trade(['gastos'], ['activos'], 1n);
      case 'bank':
        return this.#balances('bancos');
    }
  }

  /** Balances of the month; or, of the whole year, its movement and its debits. */
  #balances(role: Role): BookedByKey {
    const { balance } = this.#context;
    const found = new Sums();
    for (const [at, month] of [...this.#before.map((one) => one.balance), balance].entries()) {
      const isLast = at === this.#before.length;
      for (const leaf of this.#context.roles[role].in(month).leaves())
        for (const { key, entry, rows, debit, credit, closing } of month.people([leaf]).list) {
          const name = month.thirdParties.name(entry);
          if (isLast) found.seen(key, { entry, name, account: month.leaf(leaf).code, rows, amount: closing });
          else found.seen(key, { entry: 0, name, account: month.leaf(leaf).code, rows: [], amount: 0n });
          found.add(key, 'closing', isLast ? closing : 0n);
          found.add(key, 'moved', debit - credit);
          found.add(key, 'debits', debit);
        }
    }
    return found.read(this.isWhole && role !== 'bancos' ? ['closing', 'moved', 'debits'] : ['closing']);
  }

  /** Result accounts since January, with what was bought as an asset where all months are there, and with VAT. */
  #trade(results: readonly Role[], assets: readonly Role[], sign: bigint): BookedByKey {
    const { balance, period } = this.#context;
    const found = new Sums();
    const months = [...this.#before, { period, balance }];
    for (const { period: when, balance: month } of months) {
      const isLast = samePeriod(when, period);
      const each = (role: Role, take: (amounts: Moved) => Cents, names: readonly string[]) => {
        for (const leaf of this.#context.roles[role].in(month).leaves())
          for (const person of month.people([leaf]).list) {
            const amount = take(person);
            const { key, entry, rows } = person;
            const name = month.thirdParties.name(entry);
            const account = month.leaf(leaf).code;
            // VAT goes with a trade, and is none by itself.
            if (role !== 'iva')
              found.seen(
                key,
                isLast ? { entry, name, account, rows, amount } : { entry: 0, name, account, rows: [], amount: 0n },
              );
            for (const reading of names) found.add(key, reading, amount);
          }
      };
      // Without the closing entry of the year, on the side of the trade.
      const flow = (amounts: Moved) => (sign > 0n ? spentIn(amounts, when) : earnedIn(amounts, when));
      for (const role of results) {
        // Since January: what the year's last balance still shows of it, or all its months.
        each(role, this.isWhole ? flow : isLast ? (amounts) => sign * amounts.opening + flow(amounts) : () => 0n, ALL);
        each(role, this.isWhole ? ({ debit, credit }) => (sign > 0n ? debit : credit) : () => 0n, ['gross']);
      }
      if (!this.isWhole) continue;
      for (const role of assets) each(role, ({ debit }) => debit, ALL);
      if (assets.length > 0) each('costoDeVentas', flow, ['withCosts', 'withCostsAndVat']);
      each('iva', ({ debit, credit }) => (sign > 0n ? debit : credit), ['withVat', 'withCostsAndVat']);
    }
    const costs = assets.length > 0 ? (['withCosts', 'withCostsAndVat'] as const) : [];
    return found.read(this.isWhole ? ['plain', 'withVat', 'gross', ...costs] : ['plain']);
  }
}

interface Moved {
  opening: Cents;
  debit: Cents;
  credit: Cents;
  closing: Cents;
}

const ALL = ['plain', 'withVat', 'withCosts', 'withCostsAndVat'] as const;

interface Seen {
  entry: number;
  name: string;
  account: string;
  rows: readonly number[];
  amount: Cents;
}

class Sums {
  readonly #seen = new Map<string, { entry: number; name: string; account: string; most: Cents; rows: number[] }>();
  readonly #readings = new Map<string, Map<string, Cents>>();

  seen(key: string, { entry, name, account, rows, amount }: Seen): void {
    const size = amount < 0n ? -amount : amount;
    const one = this.#seen.get(key);
    if (one === undefined) {
      this.#seen.set(key, { entry, name, account, most: size, rows: [...rows] });
      return;
    }
    if (entry > 0) one.entry = entry;
    if (size > one.most) [one.account, one.most] = [account, size];
    one.rows.push(...rows);
  }

  add(key: string, reading: string, amount: Cents): void {
    let readings = this.#readings.get(key);
    if (readings === undefined) {
      readings = new Map();
      this.#readings.set(key, readings);
    }
    readings.set(reading, (readings.get(reading) ?? 0n) + amount);
  }

  read(names: readonly string[]): BookedByKey {
    return new Map(
      [...this.#seen].map(([key, { most: _, rows, ...one }]) => {
        const readings = names.map((name) => this.#readings.get(key)?.get(name) ?? 0n);
        return [key, { ...one, rows: [...new Set(rows)].sort((a, b) => a - b), readings }];
      }),
    );
  }
}
