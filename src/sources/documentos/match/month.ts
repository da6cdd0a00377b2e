/** Crosses the documents of one third party with what the books of one month have of it. */
import { abs, type Cents } from '#core/money/money.ts';
import type { ElectronicDocument } from '#core/source/electronic-document.ts';
import { type Booked, sumOf } from './booked.ts';
import { withoutCancelled } from './cancelled.ts';
import { Parts, tolerance } from './choose.ts';

/** Which documents are of the last days of the month, and whether the company books those in the next one. */
export interface LateHabit {
  isLate(document: ElectronicDocument): boolean;
  booksLater: boolean;
}

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
/** Accounts of debts of one third party that are combined. */
const MOST_DEBTS = 4;
/** Three to the power of them. */
const MOST_VAT_ACCOUNTS = 4;

/** `pool`: documents not yet booked, the likeliest first. `habit`: of the company, for what does not agree. */
export function matchMonth(
  booked: Booked | undefined,
  pool: readonly ElectronicDocument[],
  habit: LateHabit,
): MonthMatch {
  if (booked === undefined) return { matched: [], left: pool, difference: null };
  const targets = targetsOf(booked);
  const tried = pool.length > MOST_DOCUMENTS ? targets.slice(0, FEW_TARGETS) : targets;
  const sums = [...tried, ...wholeOf(booked, pool)];
  const outIn = (documents: readonly ElectronicDocument[]) =>
    outOf(partsOf(documents), sums) ?? untaxed(booked, documents);
  // What its own note takes back is looked for last: both may be missing, rightly.
  const lasting = withoutCancelled(pool);
  const found = lasting.length > 0 ? outIn(lasting) : null;
  if (found !== null) {
    const taken = new Set(pool);
    for (const index of found) taken.delete(lasting[index]!);
    return matchedBut(pool, (document) => !taken.has(document));
  }
  const all = lasting.length < pool.length || pool.length === 0 ? outIn(pool) : null;
  if (all !== null) return matchedBut(pool, (_, index) => all.has(index));
  if (targets.some((target) => abs(target) <= tolerance(0))) return { matched: [], left: pool, difference: null };
  return differenceOf(booked, pool, habit);
}

/** The documents that are left out of the first sum that others add up to; that nothing was booked is not believed here. */
function outOf(parts: Parts, targets: readonly Cents[]): ReadonlySet<number> | null {
  for (const target of targets) {
    const out = parts.leftOut(target);
    if (out !== null && (out.size < parts.count || parts.count === 0)) return out;
  }
  return null;
}

/** Where the taxes are not kept by third party, the trade alone is compared with what the documents say without them. */
function untaxed(booked: Booked, pool: readonly ElectronicDocument[]): ReadonlySet<number> | null {
  if (booked.vat.some(({ gross, back }) => gross !== 0n || back !== 0n)) return null;
  const targets = [...new Set([sumOf(booked.trade), sumOf(booked.trade, 'gross')])];
  const without = (taxOf: (document: ElectronicDocument) => Cents) =>
    new Parts(pool.map((document) => document.total - (document.total < 0n ? -taxOf(document) : taxOf(document))));
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

/** The documents as debts or receivables have them, whatever account they were booked to: one of them, or several. */
function wholeOf({ debts, withheld }: Booked, pool: readonly ElectronicDocument[]): Cents[] {
  const few = debts.slice(0, MOST_DEBTS);
  const sums = Array.from({ length: 1 << few.length }, (_, mask) =>
    few.reduce((sum, { amount }, index) => (mask & (1 << index) ? sum + amount : sum), withheld),
  ).slice(1);
  return sums.filter((sum) => sum > tolerance(pool.length));
}

function partsOf(pool: readonly ElectronicDocument[]): Parts {
  return new Parts(pool.map(({ total }) => total));
}

function matchedBut(
  pool: readonly ElectronicDocument[],
  isLeft: (document: ElectronicDocument, index: number) => boolean,
): MonthMatch {
  return { matched: pool.filter((one, index) => !isLeft(one, index)), left: pool.filter(isLeft), difference: null };
}

function differenceOf(booked: Booked, pool: readonly ElectronicDocument[], habit: LateHabit): MonthMatch {
  const base = sumOf(booked.trade);
  const net = sumOf(booked.vat);
  // Emptied at the end of the period: what was added.
  const vat = net > 0n ? net : sumOf(booked.vat, 'gross');
  const done = (difference: Difference, taken = pool): MonthMatch => ({
    matched: taken,
    left: taken === pool ? [] : pool.filter((document) => !taken.includes(document)),
    difference,
  });
  if (pool.length === 0) return done({ kind: 'without', base, vat });
  // The bases agree: the VAT does not.
  const outOfBase = new Parts(pool.map((document) => document.total - signedVat(document))).leftOut(base);
  if (outOfBase !== null && outOfBase.size < pool.length) {
    const taken = pool.filter((_, index) => !outOfBase.has(index));
    const theirs = vatIn(taken);
    return done({ kind: 'vat', documents: taken, amount: nearest(vatsOf(booked), theirs) - theirs }, taken);
  }
  const target = base + vat;
  const twice = bookedTwice(pool, target);
  if (twice !== null)
    return done({ kind: 'twice', documents: [twice.document], amount: twice.document.total }, twice.taken);
  const taken = likelyTaken(pool, target, habit);
  const theirs = totalIn(taken);
  const difference = target - theirs;
  if (difference > 0n) {
    // One document booked by more than it says, or something else booked without any.
    const [only] = taken;
    if (taken.length === 1 && difference * 2n < only!.total)
      return done({ kind: 'value', documents: taken, amount: difference }, taken);
    const carried = vatIn(taken);
    return done({ kind: 'without', base: base - (theirs - carried), vat: vat - carried }, taken);
  }
  const short = taken.filter(({ total }) => total > -difference);
  // Nothing is near: what was booked is none of the documents.
  if (short.length === 0 || target <= tolerance(pool.length)) return { matched: [], left: pool, difference: null };
  return done({ kind: 'value', documents: short, amount: difference }, taken);
}

/** The document that was booked once more, with all that the month booked; of many documents, where it booked them all. */
function bookedTwice(
  pool: readonly ElectronicDocument[],
  target: Cents,
): { document: ElectronicDocument; taken: readonly ElectronicDocument[] } | null {
  if (pool.length > MOST_DOCUMENTS) {
    const more = target - totalIn(pool);
    const document = pool.find(({ total }) => total > 0n && abs(total - more) <= tolerance(pool.length));
    return document === undefined ? null : { document, taken: pool };
  }
  const parts = partsOf(pool);
  for (const [index, document] of pool.entries()) {
    const out = document.total > 0n ? parts.leftOut(target - document.total) : null;
    if (out !== null && !out.has(index)) return { document, taken: pool.filter((_, place) => !out.has(place)) };
  }
  return null;
}

/**
 * The documents that the month booked, as far as can be told where none of their sums agrees: without those of its last
 * days where the company books these later, or else those with which the books differ least.
 */
function likelyTaken(
  pool: readonly ElectronicDocument[],
  target: Cents,
  { isLate, booksLater }: LateHabit,
): readonly ElectronicDocument[] {
  const late = Math.min(pool.length - 1 - pool.findLastIndex((document) => !isLate(document)), MOST_LATE);
  if (booksLater) return pool.slice(0, pool.length - late);
  const parts = Array.from({ length: late + 1 }, (_, last) => pool.slice(0, pool.length - last));
  return parts.reduce((best, part) => (abs(target - totalIn(part)) < abs(target - totalIn(best)) ? part : best));
}

/** Documents of the end of a month that may be booked in the next. */
const MOST_LATE = 6;

function totalIn(documents: readonly ElectronicDocument[]): Cents {
  return documents.reduce((sum, { total }) => sum + total, 0n);
}

function vatIn(documents: readonly ElectronicDocument[]): Cents {
  return documents.reduce((sum, document) => sum + signedVat(document), 0n);
}

/** VAT with the sign of its document. */
function signedVat({ vat, total }: ElectronicDocument): Cents {
  return total < 0n ? -vat : vat;
}

function nearest(amounts: readonly Cents[], wanted: Cents): Cents {
  return amounts.reduce((best, amount) => (abs(amount - wanted) < abs(best - wanted) ? amount : best));
}
