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

/** Sums that are tried: accounts beside purchases and sales are combined as long as there are fewer. */
const MOST_TARGETS = 400;
/** Of more documents only the plainest sums are tried. */
const MOST_DOCUMENTS = 60;
const FEW_TARGETS = 12;
/** Three to the power of them. */
const MOST_VAT_ACCOUNTS = 4;

/** `pool`: documents not yet booked, by day, those of the month last. */
export function matchMonth(booked: Booked | undefined, pool: readonly ElectronicDocument[]): MonthMatch {
  if (booked === undefined) return { matched: [], left: pool, difference: null };
  const targets = [...targetsOf(booked)];
  const tried = pool.length > MOST_DOCUMENTS ? targets.slice(0, FEW_TARGETS) : targets;
  for (const target of [...tried, ...wholeOf(booked, pool)]) {
    const out = leftOut(pool, target);
    // That nothing was booked is the last thing to believe.
    if (out === null || (out.size === pool.length && pool.length > 0)) continue;
    return matchedBut(pool, out);
  }
  if (targets.some((target) => abs(target) <= tolerance(0))) return { matched: [], left: pool, difference: null };
  return differenceOf(booked, pool);
}

/** What the documents may add up to, the plainest first. */
function targetsOf(booked: Booked): Cents[] {
  const { trade, others } = booked;
  let sums = [...new Set([sumOf(trade), sumOf(trade, 'gross')])];
  sums = sums.flatMap((base) => vatsOf(booked).map((tax) => base + tax));
  const found = new Set(sums);
  for (const { amount, gross } of others) {
    // Each account beside them is part of the documents or not; the plain sums stay first.
    const more = [...found].flatMap((sum) =>
      gross === amount || gross === 0n ? [sum + amount] : [sum + amount, sum + gross],
    );
    if (found.size + more.length > MOST_TARGETS) break;
    for (const sum of more) found.add(sum);
  }
  return [...found];
}

/**
 * VAT of the month's documents, the plainest first. Where the end of a period empties the accounts of VAT by third party,
 * an account has either what was added or, of returns, what was taken out.
 */
function vatsOf({ vat }: Booked): Cents[] {
  const plain = [sumOf(vat), sumOf(vat, 'gross')];
  if (vat.length > MOST_VAT_ACCOUNTS) return plain;
  let mixed = [0n];
  for (const { amount, gross, back } of vat) mixed = mixed.flatMap((sum) => [sum + amount, sum + gross, sum + back]);
  return [...new Set([...plain, ...mixed])];
}

/** The documents as the debt or the receivable has them, whatever account they were booked to. */
function wholeOf({ whole }: Booked, pool: readonly ElectronicDocument[]): Cents[] {
  return whole > tolerance(pool.length) ? [whole] : [];
}

function matchedBut(pool: readonly ElectronicDocument[], out: ReadonlySet<number>): MonthMatch {
  return {
    matched: pool.filter((_, index) => !out.has(index)),
    left: pool.filter((_, index) => out.has(index)),
    difference: null,
  };
}

function differenceOf(booked: Booked, pool: readonly ElectronicDocument[]): MonthMatch {
  const base = sumOf(booked.trade);
  const sum = pool.reduce((total, document) => total + document.total, 0n);
  const carried = pool.reduce((total, document) => total + signedVat(document), 0n);
  const net = sumOf(booked.vat);
  // Emptied at the end of the period: what was added.
  const vat = net > 0n ? net : sumOf(booked.vat, 'gross');
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
    const theirs = taken.reduce((total, document) => total + signedVat(document), 0n);
    const amount = nearest(vatsOf(booked), theirs) - theirs;
    return done({ kind: 'vat', documents: taken, amount }, taken);
  }
  const target = base + vat;
  const twice = pool.find((document) => document.total > 0n && leftOut(pool, target - document.total)?.size === 0);
  if (twice !== undefined) return done({ kind: 'twice', documents: [twice], amount: twice.total });
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

function nearest(amounts: readonly Cents[], wanted: Cents): Cents {
  return amounts.reduce((best, amount) => (abs(amount - wanted) < abs(best - wanted) ? amount : best));
}
