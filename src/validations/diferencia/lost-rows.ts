/**
 * Rows lost or repeated by the file. If the file's titles agree among themselves and their rows do not, the detail is
 * wrong: reported once, and dependent totals and openings are explained by it.
 */
import type { Amounts } from '#core/books/amounts.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Cents } from '#core/money/money.ts';
import { exceeds } from './context.ts';

/** A title whose rows do not add up to it, with the gap declared minus summed. */
export interface WrongTitle {
  account: string;
  gap: Amounts;
}

/** Part of a fact's difference that a title's gap explains. */
type Explaining = (gap: Amounts) => Cents;

/** Found and expected of the movement are credits and debits. */
export const ofMovement: Explaining = ({ debit, credit }) => credit - debit;
export const ofOpening: Explaining = ({ opening }) => opening;

export class LostRows {
  readonly #titles: readonly WrongTitle[];
  readonly #tolerance: Cents;

  constructor(titles: readonly WrongTitle[], tolerance: Cents) {
    this.#titles = titles;
    this.#tolerance = tolerance;
  }

  /** Whether the gaps of the titles, or of the one of the fact's account, are the fact's difference. */
  explains(fact: RuleFact, part: Explaining): boolean {
    const gaps = this.#titles
      .filter((title) => fact.account === null || title.account === fact.account)
      .map(({ gap }) => part(gap));
    const lost = gaps.reduce((sum, gap) => sum + gap, 0n);
    const difference = (fact.found ?? 0n) - (fact.expected ?? 0n);
    return exceeds(lost, this.#tolerance) && !exceeds(difference + lost, this.#tolerance);
  }

  /** Explained facts lose their weight and name the titles. */
  explained(facts: readonly RuleFact[], part: Explaining): RuleFact[] {
    const titles = this.#titles.map(({ account }) => account);
    return facts.map((fact) =>
      this.explains(fact, part) ? { ...fact, severity: 'informativa', data: { ...fact.data, titles } } : fact,
    );
  }
}
