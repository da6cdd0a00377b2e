/**
 * Third parties whose withholding is no legal rate of the concept of its base, but always the same share of it: a
 * contract booked as service and withheld in purchases, or a base limited to administration, contingencies and profit
 * (ET 462-1). Their own share decides.
 */
import { type Cents, max, percentOf, roundToPesos } from '#core/money/money.ts';
import type { Concept, ConceptLaw } from '../concepts.ts';
import type { Context } from '../rules.ts';
import { type ConceptLine, nothingOwn, type ThirdPartyLines } from '../withheld-lines.ts';
import { type Habits, type OwnRate, totals } from './habits.ts';
import type { Shortfall } from './shortfall.ts';

/** Tolerance to the own share, percent of what it gives. */
const NEAR_PERCENT = 5;

/** `agrees`: nothing to say of the third party; null: its own share does not decide. */
export function byOwnRate(
  thirdParty: ThirdPartyLines,
  own: readonly ConceptLine[],
  habits: Habits,
  laws: ReadonlyMap<Concept, ConceptLaw>,
  { parameters }: Context,
): Shortfall | 'agrees' | null {
  const habit = habits.ownRate(thirdParty.key);
  if (habit === null || isLegal(habit, own, laws)) return null;
  const { base, withheld } = totals(thirdParty);
  const expected = roundToPesos(percentOf(base, habit.percent));
  const least = percentOf(expected, 100 - NEAR_PERCENT);
  if (withheld >= least && withheld <= percentOf(expected, 100 + NEAR_PERCENT)) return 'agrees';
  if (withheld > least || !isAmple(base, habit.least, laws.get(habit.concept)!, parameters)) return null;
  return {
    thirdParty,
    line: merged(thirdParty, habit.concept, base, withheld),
    law: laws.get(habit.concept)!,
    verdict: withheld === 0n ? 'none' : 'short',
    certain: true,
    ownRate: true,
    percent: habit.percent,
    expected,
  };
}

/**
 * A base that leaves no doubt: as much as was withheld on before, or many times the minimum of one invoice; where the law
 * has no minimum, half as much as before.
 */
export function isAmple(base: Cents, least: Cents, law: ConceptLaw, { vecesLaBase }: Context['parameters']): boolean {
  return base >= least || (law.minimum === 0n ? base * 2n >= least : base >= law.minimum * BigInt(vecesLaBase));
}

/** Whether the share is a rate of the concepts in which the base is: then the concept's law decides. */
function isLegal(
  { percent, concept, isUnplaced }: OwnRate,
  own: readonly ConceptLine[],
  laws: ReadonlyMap<Concept, ConceptLaw>,
): boolean {
  if (isUnplaced) return false;
  const bases = own.filter(({ net }) => net > 0n);
  if (!bases.every((line) => line.concept === concept)) return false;
  const { general, special } = laws.get(concept)!;
  return [...general, ...special].some((rate) => Math.abs(rate - percent) * 100 <= rate);
}

function merged({ concepts }: ThirdPartyLines, concept: Concept, net: bigint, withheld: bigint): ConceptLine {
  const lines = [...concepts.values()];
  return {
    concept,
    gross: max(
      net,
      lines.reduce((sum, line) => sum + line.gross, 0n),
    ),
    materials: 0n,
    net,
    assets: 0n,
    byAccount: [net],
    partial: 0n,
    unsaid: 0n,
    own: nothingOwn(),
    withheld,
    rows: lines.flatMap(({ rows }) => rows),
  };
}
