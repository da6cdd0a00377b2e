/**
 * Holds what third parties reported against the books, by informant. A word that does not say which side it is about is
 * settled by the books: the side with which most of its rows agree.
 */
import { abs, type Cents } from '#core/money/money.ts';
import { type ReportedItem, type ReportedKind, reportedKinds } from '#core/source/reported.ts';
import type { Context } from '../settings.ts';
import { accountsNamed } from './bank-accounts.es.ts';
import { type Booked, type BookedByKey, YearBooks } from './booked.ts';

export interface Difference {
  kind: ReportedKind;
  key: string;
  name: string;
  booked: Booked | null;
  /** Cents of the reading of the books that is nearest. */
  found: Cents;
  reported: Cents;
  /** How the informant words it. */
  detail: string;
}

export interface Crossed {
  differences: readonly Difference[];
  /** Rows whose side nobody knows. */
  unknown: number;
  /** Too little of it agrees: the books are of others, or not by third party. */
  unlike: boolean;
  /** Informants of purchases that only the months of the whole year could show. */
  unseen: number;
}

/** Of so many informants, a third must agree. */
const ENOUGH = 6;

export class Crossing {
  readonly #context: Context;
  readonly #books: YearBooks;
  readonly #booked = new Map<ReportedKind, BookedByKey>();
  #items: readonly (ReportedItem & { side: ReportedKind | null })[] | null = null;

  constructor(context: Context) {
    this.#context = context;
    this.#books = new YearBooks(context);
  }

  of(kind: ReportedKind): Crossed {
    const own = this.#sided.filter(({ side }) => side === kind);
    const booked = this.#bookedAs(kind);
    const each = [...Map.groupBy(own, ({ key }) => key)].map(([key, items]): Difference => {
      const reported = items.reduce((sum, { amount }) => sum + amount, 0n);
      const [first] = items;
      const one = booked.get(key) ?? (kind === 'bank' ? this.#bankNamed(first!.name) : null);
      const found = nearest(one?.readings ?? [], reported);
      return { kind, key, name: first!.name, booked: one, found, reported, detail: first!.detail };
    });
    const crossed = kind === 'bank' ? this.#banksTogether(each) : each;
    const agreeing = crossed.filter((one) => this.#agrees(one));
    const open = crossed.filter((one) => !this.#agrees(one));
    const isSeen = (one: Difference) => kind !== 'purchase' || this.#books.isWhole || !this.#mayBeAsset(one);
    return {
      differences: open.filter(isSeen),
      unknown: this.#sided.filter(({ side }) => side === null).length,
      unlike: crossed.length >= ENOUGH && agreeing.length * 3 < crossed.length,
      unseen: open.filter((one) => !isSeen(one)).length,
    };
  }

  /** What the books have as withheld by who reports nothing of it, where the report has any. */
  unreported(kind: ReportedKind): readonly Difference[] {
    const own = new Set(this.#sided.filter(({ side }) => side === kind).map(({ key }) => key));
    if (own.size === 0) return [];
    return [...this.#bookedAs(kind)].flatMap(([key, booked]) => {
      const found = booked.readings[0] ?? 0n;
      if (own.has(key) || booked.entry === 0 || found <= this.#context.tolerance || !this.#mayReport(key)) return [];
      return [{ kind, key, name: booked.name, booked, found, reported: 0n, detail: '' }];
    });
  }

  /** Withholding by itself stands under the company or the DIAN. */
  #mayReport(key: string): boolean {
    return key !== this.#context.balance.company.nit && key !== DIAN && /^\d{6,}$/.test(key);
  }

  #agrees({ reported, found }: Difference): boolean {
    return abs(reported - found) <= this.#context.tolerance;
  }

  #bookedAs(kind: ReportedKind): BookedByKey {
    let booked = this.#booked.get(kind);
    if (booked === undefined) {
      booked = this.#books.of(kind);
      this.#booked.set(kind, booked);
    }
    return booked;
  }

  /** What the year's last balance does not show: inventories and assets of a supplier, or a debt for nothing that it shows. */
  #mayBeAsset({ key, booked }: Difference): boolean {
    const { balance, roles, history } = this.#context;
    const role = booked === null || booked.readings.every((one) => one === 0n) ? roles.porPagar : roles.activos;
    return [balance, ...history.months.map((month) => month.balance)].some((month) =>
      month.people(role.in(month).leaves(), { only: new Set([key]) }).has(key),
    );
  }

  /** Banks that no account is named by, against the accounts that name none: all of them together. */
  #banksTogether(each: readonly Difference[]): readonly Difference[] {
    const { balance, roles } = this.#context;
    const open = each.filter(({ booked }) => booked === null).sort((a, b) => (a.reported < b.reported ? 1 : -1));
    const named = new Set(each.flatMap(({ name }) => accountsNamed(balance, roles.bancos.in(balance).leaves(), name)));
    const free = roles.bancos
      .in(balance)
      .leaves()
      .filter((leaf) => !named.has(leaf) && balance.people([leaf]).size === 0);
    const [largest] = open;
    if (largest === undefined || free.length === 0) return each;
    const { closing } = balance.sumOf(free);
    const booked = { entry: 0, name: '', account: balance.leaf(free[0]!).code, rows: [], readings: [closing] };
    const reported = open.reduce((sum, one) => sum + one.reported, 0n);
    return [...each.filter((one) => one.booked !== null), { ...largest, booked, reported, found: closing }];
  }

  #bankNamed(name: string): Booked | null {
    const { balance, roles } = this.#context;
    const leaves = accountsNamed(balance, roles.bancos.in(balance).leaves(), name);
    if (leaves.length === 0) return null;
    const { closing } = balance.sumOf(leaves);
    return { entry: 0, name, account: balance.leaf(leaves[0]!).code, rows: [], readings: [closing] };
  }

  get #sided(): readonly (ReportedItem & { side: ReportedKind | null })[] {
    this.#items ??= [...Map.groupBy(this.#context.items, ({ detail }) => detail).values()].flatMap((items) => {
      const side = this.#sideOf(items);
      return items.map((item) => ({ ...item, side: side ?? item.kind }));
    });
    return this.#items;
  }

  /** The side that the books show for rows of one wording; null: what its words say. */
  #sideOf(items: readonly ReportedItem[]): ReportedKind | null {
    const votes = reportedKinds.map((kind) => ({
      kind,
      votes: items.filter(({ key, amount }) => {
        const readings = this.#bookedAs(kind).get(key)?.readings ?? [];
        return readings.some((found) => abs(found - amount) <= this.#context.tolerance);
      }).length,
    }));
    const worded = votes.filter(({ kind }) => items.some((item) => item.kind === kind));
    const best = votes.toSorted((a, b) => b.votes - a.votes)[0]!;
    if (best.votes < 2 || best.votes * 2 < items.length) return null;
    return worded.some(({ votes: own }) => own > 0) ? null : best.kind;
  }
}

const DIAN = '800197268';

/** Zero where the books have nothing. */
function nearest(readings: readonly Cents[], reported: Cents): Cents {
  const [first = 0n] = readings;
  return readings.reduce((best, one) => (abs(one - reported) < abs(best - reported) ? one : best), first);
}
