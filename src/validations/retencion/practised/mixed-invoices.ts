/**
 * Mixed invoices: a shortfall in the concepts of a third party is booked under another concept, or none. All concepts
 * together, or with exempt ones only, match a rate of one of them, or lie between their rates.
 */
import { abs, type Cents, percentOf } from '#core/money/money.ts';
import type { Concept, ConceptLaw } from '../concepts.ts';
import type { ConceptLine, ThirdPartyLines } from '../withheld-lines.ts';
import { type Judging, judge, TAXES_ON_TOP } from './judge-line.ts';

/** Tolerance of a mixed withholding around its rates, for rounding and small bases, percent. */
const MIXED_PERCENT = 8;
const NEAR_PERCENT = 2;

/**
 * `own`: lines that do not agree alone.
 */
export function agreesTogether(
  thirdParty: ThirdPartyLines,
  own: readonly ConceptLine[],
  laws: ReadonlyMap<Concept, ConceptLaw>,
  { taxApart, points }: Pick<Judging, 'taxApart' | 'points'>,
): boolean {
  const unbooked = [...thirdParty.concepts.values()].filter((line) => own.includes(line) || line.withheld === 0n);
  const used = unbooked.map(({ concept }) => laws.get(concept)!);
  // In one account for all concepts, what was withheld is of any that the bases may be.
  if (thirdParty.other > 0n && own.some(({ net, unsaid }) => unsaid * 2n > net)) used.push(...laws.values());
  const taxes = taxApart ? [0] : TAXES_ON_TOP;
  const rates = used.flatMap(({ general, special }) => [
    ...general.flatMap((rate) => taxes.map((tax) => rate / (1 + tax / 100))),
    ...special,
  ]);
  // If no payment needs to have reached the minimum, the withholding of one concept may cover all.
  const all = own.every(({ concept }) => laws.get(concept)!.minimum > 0n) ? [...thirdParty.concepts.values()] : [];
  const [only, second] = unbooked;
  if (only !== undefined && second === undefined && thirdParty.other > 0n) {
    const law = laws.get(only.concept)!;
    const withheld = only.withheld + thirdParty.other;
    if (judge(only, { law, points, taxApart }, withheld) === 'legal') return true;
  }
  return [own, unbooked, all].some((some) => {
    const withheld = total(some, 'withheld') + thirdParty.other;
    const base = total(some, 'gross');
    if (withheld === 0n || base === 0n || (some.length === 1 && thirdParty.other === 0n)) return false;
    if (rates.some((rate) => isNearRate(withheld, base, rate))) return true;
    return some !== all && isBetween(withheld, some, laws);
  });
}

function isBetween(withheld: Cents, lines: readonly ConceptLine[], laws: ReadonlyMap<Concept, ConceptLaw>): boolean {
  let [least, most] = [0n, 0n];
  for (const { concept, net, gross } of lines) {
    const { general } = laws.get(concept)!;
    least += percentOf(net, general[0]!);
    most += percentOf(gross, general.at(-1)!);
  }
  return withheld >= percentOf(least, 100 - MIXED_PERCENT) && withheld <= percentOf(most, 100 + MIXED_PERCENT);
}

function isNearRate(withheld: Cents, base: Cents, rate: number): boolean {
  return abs(withheld - percentOf(base, rate)) <= percentOf(base, (rate * NEAR_PERCENT) / 100);
}

function total(lines: readonly ConceptLine[], field: 'withheld' | 'gross'): Cents {
  return lines.reduce((sum, line) => sum + line[field], 0n);
}
