/**
 * Matches a withholding with the legal rates on its base. A trial balance has no payments: an account below the minimum
 * base is certainly exempt, and a base may include VAT.
 */
import { abs, type Cents, max, percentOf, pesos } from '#core/money/money.ts';
import type { ConceptLaw } from '../concepts.ts';
import type { ConceptLine } from '../withheld-lines.ts';

/**
 * - `exempt`: below the minimum base, without withholding.
 * - `legal`: matches a rate.
 * - `none`: no withholding on a base above the minimum.
 * - `short` and `over`: below or above every legal rate.
 */
export type Verdict = 'exempt' | 'legal' | 'none' | 'short' | 'over';

const TOLERANCE: Cents = pesos(1000);
/** VAT or consumption tax that a base may include. */
export const TAXES_ON_TOP = [0, 5, 8, 19];
const GENERAL_VAT = 19;
/** Minimum base of cleaning, security and temporary work, percent of the price (ET 462-1). */
const LEAST_PARTIAL_PERCENT = 10;

export interface Judging {
  law: ConceptLaw;
  /** Tolerance to a rate, in percentage points. */
  points: number;
  /** Whether deductible VAT was booked separately, so that the base includes none. */
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
    // On services of special rates a general VAT may be in the cost too.
    const withTax = taxes.includes(GENERAL_VAT) ? [0, GENERAL_VAT] : [0];
    return ordinary || law.special.some((percent) => withTax.some((tax) => near(percent / (1 + tax / 100))));
  });
}

/** Whether the withholding is an ordinary rate on the base, with no tax on top and no exception. */
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
