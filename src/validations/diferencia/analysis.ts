/** What the rules of integrity share, each worked out when the first of them asks. */
import type { RuleFact } from '#core/engine/rule.ts';
import type { Context } from './context.ts';
import { type DeclaredTotals, declaredTotals } from './declared-totals.ts';
import { LostRows, ofMovement, ofOpening } from './lost-rows.ts';
import { type Continuity, openingContinuity } from './opening-continuity.ts';
import { RowArithmetic } from './row-arithmetic.ts';
import { type Books, balanceFacts, booksOf, equationFacts, movementFacts } from './totals.ts';

export class Integrity {
  readonly context: Context;
  #books: Books | null = null;
  #rows: RowArithmetic | null = null;
  #continuity: Continuity | null = null;
  /** Undefined until asked for; null where the file prints no totals. */
  #declared: DeclaredTotals | null | undefined;
  #lost: LostRows | null = null;

  constructor(context: Context) {
    this.context = context;
  }

  get books(): Books {
    this.#books ??= booksOf(this.context);
    return this.#books;
  }

  get rows(): RowArithmetic {
    this.#rows ??= new RowArithmetic(this.context);
    return this.#rows;
  }

  get continuity(): Continuity {
    this.#continuity ??= openingContinuity(this.context);
    return this.#continuity;
  }

  get declared(): DeclaredTotals | null {
    if (this.#declared === undefined) this.#declared = declaredTotals(this.context);
    return this.#declared;
  }

  /** Rows that the titles of the file have and its detail has not, or the other way round. */
  get lost(): LostRows {
    this.#lost ??= new LostRows(this.declared?.wrong ?? [], this.context.tolerances.total);
    return this.#lost;
  }

  get movement(): RuleFact[] {
    return movementFacts(this.context, this.books);
  }

  get balances(): RuleFact[] {
    return balanceFacts(this.context, this.books, this.continuity.origin);
  }

  get equation(): RuleFact[] {
    return equationFacts(this.context, this.books);
  }

  /** Lost rows explain a difference of a total or of an opening: the detail is the cause. */
  get isDetailLost(): boolean {
    const { lost } = this;
    return (
      this.movement.some((fact) => lost.explains(fact, ofMovement)) ||
      this.balances.some((fact) => isOpening(fact) && lost.explains(fact, ofOpening)) ||
      this.continuity.facts.some((fact) => lost.explains(fact, ofOpening))
    );
  }

  /** The books fail broadly: a total beyond rounding, or too many rows. */
  get isUnbalanced(): boolean {
    const totals = [...this.movement, ...this.balances, ...this.equation];
    return totals.some(({ severity }) => severity !== 'baja') || this.rows.isUnbalanced;
  }
}

/** Whether a fact of DIF-2 is of the openings. */
export function isOpening({ subject }: RuleFact): boolean {
  return subject === 'inicial';
}
