/** What the judgement of withholding practised gives: third parties that disagree, and concepts judged in total. */
import type { Period } from '#core/calendar/period.ts';
import type { Cents } from '#core/money/money.ts';
import type { Concept, ConceptLaw } from '../concepts.ts';
import type { ConceptLine, ThirdPartyLines } from '../withheld-lines.ts';

/** A third party with a disagreeing withholding. */
export interface Shortfall {
  thirdParty: ThirdPartyLines;
  line: ConceptLine;
  law: ConceptLaw;
  /** `lowered`: at a legal rate below last month's ordinary one. */
  verdict: 'none' | 'short' | 'over' | 'lowered';
  /** Certain, or to be verified with documents. */
  certain: boolean;
  /** A natural person whose services may be in the table of wages, below its first bracket. */
  byWageTable?: boolean;
  /** Expected rate of this third party, percent. */
  percent: number;
  /** Month of the habit that the rate is taken from; absent where the table alone says it. */
  since?: Period | null;
  expected: Cents;
  /** Required by habit only: withheld every month before. */
  always?: true;
  /** The rate is the share withheld of this third party in the months before. */
  ownRate?: true;
}

/** A concept booked under the authority only: judged in total. */
export interface ConceptTotal {
  law: ConceptLaw;
  withheld: Cents;
  /** Bases with certain withholding, and its minimum. */
  base: Cents;
  expected: Cents;
  thirdParties: { thirdParty: ThirdPartyLines; line: ConceptLine }[];
}

export interface Practised {
  shortfalls: Shortfall[];
  totals: ConceptTotal[];
  /** Concepts with bases under third parties other than the withholding's. */
  elsewhere: Concept[];
}
