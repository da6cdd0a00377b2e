/** Crosses the documents of one third party with what the books of one month have of it. */
import { abs, type Cents } from '#core/money/money.ts';
import type { ElectronicDocument } from '#core/source/electronic-document.ts';
import { type Booked, sumOf } from './booked.ts';
import { leftOut, tolerance } from './choose.ts';

/** How books and documents differ. Amounts positive where the books have more. */
export type Difference =
  | { kind: 'vat'; documents: readonly ElectronicDocument[]; amount: Cents }
  | { kind: 'twice'; documents: readonly ElectronicDocument[]; amount: Cents }
  | { kind: 'value'; documents: readonly ElectronicDocument[]; amount: Cents }
  | { kind: 'without'; base: Cents; vat: Cents };

export interface MonthMatch {
  /** Booked in the month. */
  matched: readonly ElectronicDocument[];
  /** Not booked so far. */
  left: readonly ElectronicDocument[];
  difference: Difference | null;
}

/** Accounts beside purchases and sales that are tried together: two to the power of them. */
const MOST_OTHERS = 6;

/**
 * `pool`: documents not yet booked, by day, those of the month last. `next`: those of the month after, which may have
 * been booked early.
 */
export function matchMonth(
  booked: Booked | undefined,
  pool: readonly ElectronicDocument[],
  next: readonly ElectronicDocument[],
): MonthMatch {
  if (booked === undefined) return { matched: [], left: pool, difference: null };
  for (const target of targetsOf(booked)) {
    const out = leftOut(pool, target);
    if (out === null) continue;
    // Where nothing of the trade was booked, what lies elsewhere may still be the document.
    if (out.size === pool.length && pool.length > 0 && abs(target) <= tolerance(0)) {
      const elsewhere = wholeMatch(booked, pool);
      if (elsewhere !== null) return elsewhere;
    }
    return {
      matched: pool.filter((_, index) => !out.has(index)),
      left: pool.filter((_, index) => out.has(index)),
      difference: null,
    };
  }
  const elsewhere = wholeMatch(booked, pool);
  if (elsewhere !== null) return elsewhere;
  const early = earlyOf(booked, pool, next);
  if (early !== null) return early;
  return differenceOf(booked, pool);
}

/** What the documents may add up to, the plainest first. */
function* targetsOf({ trade, others, vat, vatGross }: Booked): Generator<Cents> {
  const net = sumOf(trade);
  const bases = [...new Set([net, sumOf(trade, 'gross')])];
  const taxes = [...new Set([vat, vatGross])];
  const few = others.length <= MOST_OTHERS ? others : [];
  for (let mask = 0; mask < 1 << few.length; mask++) {
    const more = few.reduce((sum, { amount }, index) => (mask & (1 << index) ? sum + amount : sum), 0n);
    for (const base of bases) for (const tax of taxes) yield base + tax + more;
  }
}

/** The documents as the debt or the receivable has them, whatever account they were booked to. */
function wholeMatch({ whole }: Booked, pool: readonly ElectronicDocument[]): MonthMatch | null {
  if (whole <= tolerance(pool.length)) return null;
  const out = leftOut(pool, whole);
  if (out === null || out.size === pool.length) return null;
  return {
    matched: pool.filter((_, index) => !out.has(index)),
    left: pool.filter((_, index) => out.has(index)),
    difference: null,
  };
}

function earlyOf(
  booked: Booked,
  pool: readonly ElectronicDocument[],
  next: readonly ElectronicDocument[],
): MonthMatch | null {
  const target = sumOf(booked.trade) + booked.vat;
  for (const document of next) {
    const out = leftOut(pool, target - document.total);
    if (out === null) continue;
    return {
      matched: [...pool.filter((_, index) => !out.has(index)), document],
      left: pool.filter((_, index) => out.has(index)),
      difference: null,
    };
  }
  return null;
}

function differenceOf({ trade, vat }: Booked, pool: readonly ElectronicDocument[]): MonthMatch {
  const base = sumOf(trade);
  const asBase = pool.map((document) => ({ ...document, total: document.total - signedVat(document) }));
  const done = (difference: Difference, taken = pool): MonthMatch => ({
    matched: taken,
    left: pool.filter((document) => !taken.includes(document)),
    difference,
  });
  // The bases agree: the VAT does not.
  const outOfBase = pool.length === 0 ? null : leftOut(asBase, base);
  if (outOfBase !== null && outOfBase.size < pool.length) {
    const taken = pool.filter((_, index) => !outOfBase.has(index));
    const carried = taken.reduce((sum, document) => sum + signedVat(document), 0n);
    return done({ kind: 'vat', documents: taken, amount: vat - carried }, taken);
  }
  const target = base + vat;
  const twice = pool.find((document) => document.total > 0n && leftOut(pool, target - document.total)?.size === 0);
  if (twice !== undefined) return done({ kind: 'twice', documents: [twice], amount: twice.total });
  const sum = pool.reduce((total, document) => total + document.total, 0n);
  const carried = pool.reduce((total, document) => total + signedVat(document), 0n);
  const difference = target - sum;
  if (pool.length === 0) return done({ kind: 'without', base, vat });
  if (difference > 0n) {
    // One document booked by more than it says, or something else booked without any.
    const near = pool.filter(({ total }) => total > 0n && difference * 2n < total);
    if (near.length === 1 && pool.length === 1) return done({ kind: 'value', documents: near, amount: difference });
    return done({ kind: 'without', base: base - (sum - carried), vat: vat - carried });
  }
  const short = pool.filter(({ total }) => total > -difference);
  // Nothing is near: what was booked is none of the documents.
  if (short.length === 0 || target <= tolerance(pool.length)) return { matched: [], left: pool, difference: null };
  return done({ kind: 'value', documents: short, amount: difference });
}

/** VAT with the sign of its document. */
function signedVat({ vat, total }: ElectronicDocument): Cents {
  return total < 0n ? -vat : vat;
}
