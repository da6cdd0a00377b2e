/**
 * Suppliers whose withholding is booked under the authority: what the company owes them tells what it kept. Their invoice
 * less their payable was the same share of the base month after month; where that share falls by a legal rate, nothing was
 * withheld this month, whoever the supplier is.
 */
import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Cents, min, percentOf, roundToPesos } from '#core/money/money.ts';
import type { ConceptLaw } from '../concepts.ts';
import type { Context } from '../rules.ts';
import { type ConceptLine, rolesOn, type ThirdPartyLines, withheldLines } from '../withheld-lines.ts';
import { isAmple } from './by-own-rate.ts';
import type { Shortfall } from './shortfall.ts';

/** Months searched, and how many of them with a purchase of the concept alone make a habit. */
const WINDOW = 6;
const FEWEST = 4;
/** Percentage points that rounding by invoice explains. */
const NEAR = 0.1;
/** Of small rates: part of them. */
const OF_RATE = 0.1;
/** What is below is no withholding of income tax on a purchase, but that of a municipality. */
export const LEAST_KEPT = 1.5;
/** More than any withholding on a purchase: paid at once, or owed elsewhere. */
const MOST = 20;
const MILLION = 1_000_000n;

export interface Unwithheld {
  thirdParty: ThirdPartyLines;
  line: ConceptLine;
  law: ConceptLaw;
}

export function byPayable(suppliers: readonly Unwithheld[], context: Context): Shortfall[] {
  const past = pastMonths(context.history, context.period, WINDOW).balances;
  if (suppliers.length === 0 || past.length < FEWEST) return [];
  const now = keptIn(context.balance, keysOf(suppliers), context);
  // Of the others something was kept: few remain, of whom alone the history is read.
  const unwithheld = suppliers.filter(({ thirdParty }) => {
    const kept = now.get(thirdParty.key);
    return kept !== undefined && kept.percent < LEAST_KEPT;
  });
  if (unwithheld.length === 0) return [];
  const keys = keysOf(unwithheld);
  const before = past.map((month) => keptIn(month, keys, context));
  return unwithheld.flatMap(({ thirdParty, line, law }): Shortfall[] => {
    const { key } = thirdParty;
    const kept = now.get(key)!;
    const usual = before
      .flatMap((month) => month.get(key) ?? [])
      .filter((one) => one.line.concept === line.concept && one.line.net >= law.minimum);
    if (usual.length < FEWEST) return [];
    const share = steadyShare(usual.map(({ percent }) => percent));
    // Below every base of which it was withheld: invoices that may each be below the minimum.
    const least = usual.reduce((lowest, one) => min(lowest, one.line.net), usual[0]!.line.net);
    if (share === null || !isAmple(line.net, least, law, context.parameters)) return [];
    const percent = rateLost(share - kept.percent, law);
    if (percent === undefined) return [];
    const expected = roundToPesos(percentOf(line.net, percent));
    return [{ thirdParty, line, law, verdict: 'none', certain: true, always: true, percent, expected }];
  });
}

/** What was kept of a supplier month after month, percent; null where it varies, or in too few months. */
export function steadyShare(shares: readonly number[]): number | null {
  const least = Math.min(...shares);
  const isSteady = least > 0 && least < MOST && Math.max(...shares) - least <= Math.min(NEAR, least * OF_RATE);
  return shares.length >= FEWEST && isSteady ? least : null;
}

/** The legal rate, percent, by which the share fell. */
export function rateLost(lost: number, { general, special }: ConceptLaw): number | undefined {
  return [...general, ...special].find((rate) => Math.abs(rate - lost) <= Math.min(NEAR, rate * OF_RATE));
}

/** Percent of a base that the company kept of an invoice. */
export function keptPercent({ base, tax, owed }: { base: Cents; tax: Cents; owed: Cents }): number {
  return Number(((base + tax - owed) * MILLION) / base) / 10_000;
}

function keysOf(suppliers: readonly Unwithheld[]): Set<string> {
  return new Set(suppliers.map(({ thirdParty }) => thirdParty.key));
}

interface Kept {
  line: ConceptLine;
  /** Of the base: invoice with its VAT, less what the supplier is owed for it. */
  percent: number;
}

/** Of third parties with purchases of one concept alone. */
function keptIn(month: TrialBalance, only: ReadonlySet<string>, context: Context): Map<string, Kept> {
  const roles = rolesOn(context.roles, month);
  const tax = month.people(roles.ivaDescontable.leaves(), { only });
  const owed = month.people(roles.porPagar.leaves(), { only });
  const kept = new Map<string, Kept>();
  for (const { key, concepts } of withheldLines(month, roles, only).values()) {
    const [line, other] = [...concepts.values()].filter(({ net }) => net > 0n);
    const payable = owed.get(key)?.credit ?? 0n;
    if (line === undefined || other !== undefined || payable === 0n) continue;
    const percent = keptPercent({ base: line.net, tax: tax.get(key)?.debit ?? 0n, owed: payable });
    kept.set(key, { line, percent });
  }
  return kept;
}
