/**
 * Whether what was withheld agrees with some legal rate on what was spent. A trial balance does not show payments: an account
 * below the minimum base is exempt for sure, and a base may carry its value added tax.
 */
import { abs, type Cents, max, percentOf, pesos } from '#core/money/money.ts';
import type { ConceptLaw } from '../concepts.ts';
import type { ConceptLine } from '../withheld-lines.ts';

/**
 * - `exempt`: below the minimum base, with nothing withheld.
 * - `legal`: agrees with a rate.
 * - `none`: nothing withheld on a base that reaches the minimum.
 * - `short` and `over`: withheld at no legal rate, less or more than the law's.
 */
export type Verdict = 'exempt' | 'legal' | 'none' | 'short' | 'over';

const TOLERANCE: Cents = pesos(1000);
/** Value added tax or consumption tax that a base may carry. */
export const TAXES_ON_TOP = [0, 5, 8, 19];
/** The base of cleaning, security and temporary work is at least this percent of the price (ET 462-1). */
const LEAST_PARTIAL_PERCENT = 10;

export interface Judging {
  law: ConceptLaw;
  /** Distance to a rate, in points. */
  points: number;
  /** Whether deductible tax was booked apart, so that the base carries none. */
  taxApart: boolean;
}

export function judge(line: ConceptLine, { law, points, taxApart }: Judging, withheld = line.withheld): Verdict {
  if (withheld === 0n) return line.net < max(law.minimum, TOLERANCE) ? 'exempt' : 'none';
  if (line.gross === 0n) return 'over';
  if (agrees(line, law, points, taxApart, withheld)) return 'legal';
  const highest = law.general.at(-1)!;
  if (withheld > percentOf(line.gross, highest + points)) return 'over';
  const isPartial = line.partial > 0n && withheld >= percentOf(leastPartial(line), law.special[0] ?? law.general[0]!);
  return isPartial ? 'legal' : 'short';
}

function agrees(line: ConceptLine, law: ConceptLaw, points: number, taxApart: boolean, withheld: Cents): boolean {
  const small = line.byAccount.filter((amount) => amount < law.minimum).reduce((sum, amount) => sum + amount, 0n);
  const bases = [line.gross, line.net, line.net - small, line.gross - line.materials];
  const taxes = taxApart ? [0] : TAXES_ON_TOP;
  return bases.some((base) => {
    if (base <= 0n) return false;
    const near = (percent: number) =>
      abs(withheld - percentOf(base, percent)) <= max(TOLERANCE, percentOf(base, Math.min(points, percent / 10)));
    const ordinary = law.general.some((percent) => taxes.some((tax) => near(percent / (1 + tax / 100))));
    return ordinary || law.special.some(near);
  });
}

/** Whether what was withheld is one of the ordinary rates on the base, with no tax on top and no exception. */
export function isOrdinary({ gross, net, withheld }: ConceptLine, { general }: ConceptLaw, points: number): boolean {
  return [gross, net].some(
    (base) =>
      base > 0n &&
      general.some((rate) => abs(withheld - percentOf(base, rate)) <= max(TOLERANCE, percentOf(base, points))),
  );
}

function leastPartial(line: ConceptLine): Cents {
  return percentOf(line.partial, LEAST_PARTIAL_PERCENT);
}
