/**
 * Groups and ranks variations: subaccounts of one account moving together are one variation, mutual exchanges are a
 * reclassification, and the largest unprecedented ones come first.
 */

import type { Severity } from '#core/engine/severity.ts';
import { abs, type Cents } from '#core/money/money.ts';
import { type Calendar, type Season, seasonOf } from './calendar.ts';
import { type Compared, compare, type Thresholds } from './compare.ts';
import type { Series } from './series.ts';

export interface Gathered {
  compared: Compared;
  /** Varying subaccounts, when reported together. */
  parts: readonly Compared[];
  isExchange: boolean;
  season: Season | null;
}

export interface Ranked extends Gathered {
  severity: Severity;
}

/** Digits of an account and of a subaccount. */
const ACCOUNT = 4;
const SUBACCOUNT = 6;

/** Every variation, once. `accounts`: series of four digits, or of `digits`; `subaccounts`: of more. */
export function gather(
  accounts: readonly Series[],
  subaccounts: readonly Series[],
  thresholds: Thresholds,
  calendar: Calendar,
  digits = ACCOUNT,
): Gathered[] {
  const varying = subaccounts.flatMap((series) => compare(series, thresholds) ?? []);
  const parents = new Map(accounts.map((series) => [series.code, series]));
  const families = Map.groupBy(varying, ({ series }) => series.code.slice(0, digits));
  return [...families].flatMap(([code, parts]): Gathered[] => {
    const alone = (compared: Compared): Gathered => ({
      compared,
      parts: [],
      isExchange: false,
      season: seasonOf(compared, calendar),
    });
    const parent = parents.get(code);
    if (parts.length < 2 || parent === undefined) return parts.map(alone);
    const together = compare(parent, thresholds);
    if (together !== null && parts.every((part) => grows(part) === grows(together)))
      return [{ ...alone(together), parts: bySize(parts), isExchange: false }];
    const exchanged = exchangeOf(parent, parts, thresholds);
    return exchanged === null ? parts.map(alone) : [{ ...alone(exchanged), parts: bySize(parts), isExchange: true }];
  });
}

/** Accounts of results that vary without precedent while their subaccount does not: its other accounts hide them. */
export function hiddenBySiblings(
  told: readonly Gathered[],
  subaccounts: readonly Series[],
  leaves: readonly Series[],
  thresholds: Thresholds,
  calendar: Calendar,
): Gathered[] {
  const seen = new Set(
    told.flatMap(({ compared, parts }) => [compared, ...parts].flatMap(({ series }) => series.leaves)),
  );
  // An account that appears beside another that goes is the same one under another code.
  const recoded = new Set(
    leaves
      .filter((series) => compare(series, thresholds)?.variation === 'new')
      .map(({ code }) => code.slice(0, SUBACCOUNT)),
  );
  const several = subaccounts.filter(
    (series) => series.kind === 'result' && series.leaves.length > 1 && !series.leaves.some((code) => seen.has(code)),
  );
  const under = new Set(several.flatMap((series) => series.leaves));
  return gather(
    several,
    leaves.filter(({ code }) => under.has(code)),
    thresholds,
    calendar,
    SUBACCOUNT,
  ).filter(
    ({ compared, season, isExchange }) =>
      compared.beyond > thresholds.materiality &&
      season === null &&
      !isExchange &&
      !recoded.has(compared.series.code.slice(0, SUBACCOUNT)),
  );
}

function grows({ base, value }: Compared): boolean {
  return value > base;
}

function bySize(parts: readonly Compared[]): Compared[] {
  return parts.toSorted((a, b) => (change(a) < change(b) ? 1 : -1));
}

export function change({ base, value }: Pick<Compared, 'base' | 'value'>): Cents {
  return abs(value - base);
}

/** Parts that move in opposite directions while the account as a whole is stable. */
function exchangeOf(parent: Series, parts: readonly Compared[], thresholds: Thresholds): Compared | null {
  const net = parts.reduce((sum, { base, value }) => sum + value - base, 0n);
  const moved = parts.reduce((sum, part) => sum + change(part), 0n);
  const goesBothWays = parts.some(grows) && !parts.every(grows);
  if (!goesBothWays || abs(net) > thresholds.materiality || abs(net) * 4n > moved) return null;
  const [largest] = bySize(parts);
  return { ...largest!, series: { ...parent, leaves: parts.flatMap(({ series }) => series.leaves) } };
}

/**
 * Most significant first. Above baja: unprecedented ones without explanation, at most `most` of them; a variation is a
 * question, not an error, and too many are left unanswered.
 */
export function rank(gathered: readonly Gathered[], most: number, thresholds: Thresholds): Ranked[] {
  const ordered = gathered.toSorted((a, b) => {
    const [first, second] = [weight(a, thresholds), weight(b, thresholds)];
    return first === second ? Number(change(a.compared) < change(b.compared)) : first < second ? 1 : -1;
  });
  return ordered.map((one, place) => ({
    ...one,
    severity: place < most && weight(one, thresholds) > 0n ? 'media' : 'baja',
  }));
}

/** Unexplained amount in cents; 0 with a precedent or explanation, or below materiality. */
function weight({ compared, season, isExchange }: Gathered, { materiality }: Thresholds): Cents {
  if (season !== null || isExchange || change(compared) <= materiality) return 0n;
  return compared.beyond > materiality ? compared.beyond : 0n;
}
