/**
 * Withholding history of a third party: whether tax was withheld, at what rate, and whether the previous month holds
 * the counterpart of this month's withholding or base.
 */

import { pastMonths } from '#core/books/past-months.ts';
import { type Period, previousMonth } from '#core/calendar/period.ts';
import { type Cents, max } from '#core/money/money.ts';
import { type Concept, type ConceptLaw, lawOf } from '../concepts.ts';
import type { Context } from '../rules.ts';
import { type ConceptLine, rolesOn, type ThirdPartyLines, withheldLines } from '../withheld-lines.ts';
import { judge } from './judge-line.ts';

/** Months of a habit. */
const HABIT_MONTHS = 6;
/** Months without withholding, on a base above the minimum, that are no oversight. */
const NEVER = 3;

/** Months of a steady rate, and how far they may lie from their median, percent of it. */
const STEADY = 3;
const STEADY_PERCENT = 5;
/** One odd month of so many does not break it. */
const ODD_OF = 5;
const MILLION = 1_000_000n;
const MONTHS_OF_YEAR = 12;

/** What was withheld of all that was bought, whatever the concepts: the same share month after month. */
export interface OwnRate {
  /** Percent, to four decimals. */
  percent: number;
  /** Concept of the account in which it is withheld. */
  concept: Concept;
  /** Smallest base of the months: what is below it may be below a minimum. */
  least: Cents;
  /** Most of it was withheld in accounts without concept, of which no law tells. */
  isUnplaced: boolean;
}

export interface Habit {
  /** Withheld at some legal rate in an earlier month. */
  withheld: boolean;
  /** Rate of the latest month withheld at a legal one, or null. */
  percent: number | null;
  /** That month. */
  month: Period | null;
  /** Several months with base and never withheld. */
  never: boolean;
  /** Line of the previous month, or null. */
  before: ConceptLine | null;
}

export class Habits {
  readonly #context: Context;
  readonly #keys: ReadonlySet<string>;
  #onAssets: boolean | null = null;
  #months: readonly Map<string, ThirdPartyLines>[] | null = null;

  /** `keys`: third parties that will be queried. */
  constructor(context: Context, keys: ReadonlySet<string>) {
    this.#context = context;
    this.#keys = keys;
  }

  of(key: string, law: ConceptLaw): Habit {
    const habit: Habit = { withheld: false, percent: null, month: null, never: false, before: null };
    let unwithheld = 0;
    let period = this.#context.period;
    this.#past().forEach((month, index) => {
      period = previousMonth(period);
      const line = month.get(key)?.concepts.get(law.concept);
      if (!line) return;
      if (index === 0) habit.before = line;
      const verdict = judge(line, { law, points: this.#context.parameters.puntosDeTarifa, taxApart: true });
      if (verdict === 'none') unwithheld++;
      if (verdict !== 'legal') return;
      habit.withheld = true;
      if (habit.percent !== null) return;
      habit.percent = nearest(law, line);
      habit.month = period;
    });
    habit.never = !habit.withheld && unwithheld >= NEVER;
    return habit;
  }

  /** Null where the share varies, or in fewer than three months. */
  ownRate(key: string): OwnRate | null {
    const months = this.#past().flatMap((month) => {
      const thirdParty = month.get(key);
      const all = thirdParty ? totals(thirdParty) : null;
      return thirdParty && all && all.base > 0n ? [{ thirdParty, ...all }] : [];
    });
    const rates = months
      .map(({ base, withheld }) => Number((withheld * MILLION) / base) / 10_000)
      .sort((a, b) => a - b);
    const middle = rates[Math.floor(rates.length / 2)] ?? 0;
    const isNear = (rate: number) => Math.abs(rate - middle) * 100 <= middle * STEADY_PERCENT;
    const near = months.filter(({ base, withheld }) => isNear(Number((withheld * MILLION) / base) / 10_000));
    const odd = months.length - near.length;
    if (middle === 0 || near.length < STEADY || odd * ODD_OF > months.length) return null;
    const least = near.reduce((lowest, { base }) => (base < lowest ? base : lowest), near[0]!.base);
    const isUnplaced = near.every(({ thirdParty, withheld }) => thirdParty.other * 2n > withheld);
    return { percent: middle, concept: mostWithheld(near[0]!.thirdParty), least, isUnplaced };
  }

  /** The company withheld on some asset that it bought within a year. */
  get withholdsOnAssets(): boolean {
    this.#onAssets ??= pastMonths(this.#context.history, this.#context.period, MONTHS_OF_YEAR).balances.some(
      (month) => {
        const { activosFijos, intangibles, retCompras } = this.#context.roles;
        const bought = month.people([...activosFijos.in(month).leaves(), ...intangibles.in(month).leaves()]);
        const keys = new Set(bought.list.flatMap(({ key, debit }) => (debit > 0n ? [key] : [])));
        return month.people(retCompras.in(month).leaves(), { only: keys }).list.some(({ credit }) => credit > 0n);
      },
    );
    return this.#onAssets;
  }

  /** Something was withheld of the third party in one of the last months, in whatever concept. */
  wasWithheld(key: string): boolean {
    return this.#past().some((month) => {
      const thirdParty = month.get(key);
      return thirdParty !== undefined && totals(thirdParty).withheld > 0n;
    });
  }

  #past(): readonly Map<string, ThirdPartyLines>[] {
    const { history, period, roles } = this.#context;
    this.#months ??= pastMonths(history, period, HABIT_MONTHS).months.map((month) =>
      month ? withheldLines(month, rolesOn(roles, month), this.#keys) : new Map<string, ThirdPartyLines>(),
    );
    return this.#months;
  }
}

/** All concepts together; `base` without what was bought once and counted twice. */
export function totals({ concepts, other }: ThirdPartyLines): { base: Cents; withheld: Cents } {
  let [base, withheld] = [0n, other];
  for (const line of concepts.values()) {
    base += max(0n, line.net - line.materials);
    withheld += line.withheld;
  }
  return { base, withheld };
}

function mostWithheld({ concepts }: ThirdPartyLines): Concept {
  const lines = [...concepts.values()];
  return lines.reduce((most, line) => (line.withheld > most.withheld ? line : most)).concept;
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
    assets: line.assets + before.assets,
    byAccount: [...line.byAccount, ...before.byAccount],
    partial: line.partial + before.partial,
    unsaid: line.unsaid + before.unsaid,
    own: {
      COMBUSTIBLE: line.own.COMBUSTIBLE + before.own.COMBUSTIBLE,
      TRANSP_CARGA: line.own.TRANSP_CARGA + before.own.TRANSP_CARGA,
    },
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
