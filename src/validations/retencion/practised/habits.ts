/**
 * Withholding history of a third party: whether tax was withheld, at what rate, and whether the previous month holds
 * the counterpart of this month's withholding or base.
 */

import { pastMonths } from '#core/books/past-months.ts';
import type { Cents } from '#core/money/money.ts';
import { type ConceptLaw, lawOf } from '../concepts.ts';
import type { Context } from '../rules.ts';
import { type ConceptLine, rolesOn, type ThirdPartyLines, withheldLines } from '../withheld-lines.ts';
import { judge } from './judge-line.ts';

/** Months of a habit. */
const HABIT_MONTHS = 6;
/** Months without withholding, on a base above the minimum, that are no oversight. */
const NEVER = 3;

export interface Habit {
  /** Withheld at some legal rate in an earlier month. */
  withheld: boolean;
  /** Rate of the latest month withheld at a legal one, or null. */
  percent: number | null;
  /** Several months with base and never withheld. */
  never: boolean;
  /** Line of the previous month, or null. */
  before: ConceptLine | null;
}

export class Habits {
  readonly #context: Context;
  readonly #keys: ReadonlySet<string>;
  #months: readonly Map<string, ThirdPartyLines>[] | null = null;

  /** `keys`: third parties that will be queried. */
  constructor(context: Context, keys: ReadonlySet<string>) {
    this.#context = context;
    this.#keys = keys;
  }

  of(key: string, law: ConceptLaw): Habit {
    const habit: Habit = { withheld: false, percent: null, never: false, before: null };
    let unwithheld = 0;
    this.#past().forEach((month, index) => {
      const line = month.get(key)?.concepts.get(law.concept);
      if (!line) return;
      if (index === 0) habit.before = line;
      const verdict = judge(line, { law, points: this.#context.parameters.puntosDeTarifa, taxApart: true });
      if (verdict === 'none') unwithheld++;
      if (verdict !== 'legal') return;
      habit.withheld = true;
      habit.percent ??= nearest(law, line);
    });
    habit.never = !habit.withheld && unwithheld >= NEVER;
    return habit;
  }

  #past(): readonly Map<string, ThirdPartyLines>[] {
    const { history, period, roles } = this.#context;
    this.#months ??= pastMonths(history, period, HABIT_MONTHS).months.map((month) =>
      month ? withheldLines(month, rolesOn(roles, month), this.#keys) : new Map<string, ThirdPartyLines>(),
    );
    return this.#months;
  }
}

/** This month and the previous one agree in sum: accrued in one and withheld in the other. */
export function agreesWithBefore(line: ConceptLine, before: ConceptLine | null, context: Context): boolean {
  const law = lawOf(line.concept, context.period);
  if (!before || !law) return false;
  const both: ConceptLine = {
    concept: line.concept,
    gross: line.gross + before.gross,
    materials: line.materials + before.materials,
    net: line.net + before.net,
    byAccount: [...line.byAccount, ...before.byAccount],
    partial: line.partial + before.partial,
    withheld: line.withheld + before.withheld,
    rows: [],
  };
  // A month that agrees by itself has nothing left for another.
  const points = context.parameters.puntosDeTarifa;
  if (judge(before, { law, points, taxApart: true }) === 'legal') return false;
  const isAlone = before.withheld === 0n || before.gross === 0n || line.withheld === 0n || line.gross === 0n;
  return isAlone && judge(both, { law, points, taxApart: true }) === 'legal';
}

/** The legal rate nearest to the withholding. */
export function nearest(
  { general, special }: ConceptLaw,
  { gross, withheld }: { gross: Cents; withheld: Cents },
): number {
  const actual = Number((withheld * 1_000_000n) / (gross || 1n)) / 10_000;
  return [...general, ...special].reduce((best, percent) =>
    Math.abs(percent - actual) < Math.abs(best - actual) ? percent : best,
  );
}
