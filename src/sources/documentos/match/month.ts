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
  const targets = targetsOf(booked);
  const tried = pool.length > MOST_DOCUMENTS ? targets.slice(0, FEW_TARGETS) : targets;
  const found = outOf(pool, [...tried, ...wholeOf(booked, pool)]) ?? untaxed(booked, pool);
  if (found !== null) return matchedBut(pool, found);
  if (targets.some((target) => abs(target) <= tolerance(0))) return { matched: [], left: pool, difference: null };
  return differenceOf(booked, pool);
}

/** The documents that are left out of the first sum that others add up to; that nothing was booked is not believed here. */
function outOf(pool: readonly ElectronicDocument[], targets: readonly Cents[]): ReadonlySet<number> | null {
  for (const target of targets) {
    const out = leftOut(pool, target);
    if (out !== null && (out.size < pool.length || pool.length === 0)) return out;
  }
  return null;
}

/** Where the taxes are not kept by third party, the trade alone is compared with what the documents say without them. */
function untaxed(booked: Booked, pool: readonly ElectronicDocument[]): ReadonlySet<number> | null {
  if (booked.vat.some(({ gross, back }) => gross !== 0n || back !== 0n)) return null;
  const targets = [...new Set([sumOf(booked.trade), sumOf(booked.trade, 'gross')])];
  const without = (taxOf: (document: ElectronicDocument) => Cents) =>
    pool.map((document) => ({
      ...document,
      total: document.total < 0n ? document.total + taxOf(document) : document.total - taxOf(document),
    }));
  return (
    outOf(
      without(({ taxes }) => taxes),
      targets,
    ) ??
    outOf(
      without(({ vat }) => vat),
      targets,
    )
  );
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
  for (const [index, document] of pool.entries()) {
    const out = document.total > 0n ? leftOut(pool, target - document.total) : null;
    if (out === null || out.has(index)) continue;
    const taken = pool.filter((_, place) => !out.has(place));
    return done({ kind: 'twice', documents: [document], amount: document.total }, taken);
  }
  const difference = target - sum;
  if (pool.length === 0) return done({ kind: 'without', base, vat });
  const withoutLast = surplusBut(pool, base, vat);
  if (withoutLast !== null) return done(withoutLast.difference, withoutLast.taken);
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

/**
 * What is left where the last documents are booked later, if that alone is a purchase by itself: of a rate of VAT that
 * exists, where with all of them it is not.
 */
function surplusBut(
  pool: readonly ElectronicDocument[],
  base: Cents,
  vat: Cents,
): { difference: Difference; taken: readonly ElectronicDocument[] } | null {
  for (let last = 0; last < Math.min(pool.length, MOST_LATE) + 1; last++) {
    const taken = pool.slice(0, pool.length - last);
    const theirs = taken.reduce((sum, document) => sum + signedVat(document), 0n);
    const rest = base - taken.reduce((sum, document) => sum + document.total - signedVat(document), 0n);
    if (rest <= 0n || !isTaxed(rest, vat - theirs)) continue;
    return { difference: { kind: 'without', base: rest, vat: vat - theirs }, taken };
  }
  return null;
}

/** Documents of the end of a month that may be booked in the next. */
const MOST_LATE = 4;
/** Rates of VAT in percent. */
const RATES = [19n, 5n];

function isTaxed(base: Cents, vat: Cents): boolean {
  return vat > 0n && RATES.some((rate) => abs(base * rate - vat * 100n) <= tolerance(2) * 100n);
}

/** VAT with the sign of its document. */
function signedVat({ vat, total }: ElectronicDocument): Cents {
  return total < 0n ? -vat : vat;
}

function nearest(amounts: readonly Cents[], wanted: Cents): Cents {
  return amounts.reduce((best, amount) => (abs(amount - wanted) < abs(best - wanted) ? amount : best));
}
