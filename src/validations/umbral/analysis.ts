/**
 * What the rules of umbral share, worked out when a rule first needs it. Two rules of a pair have one answer: next year's
 * obligation is told only where this year's is not, and what is missing keeps both from being evaluated.
 */
import { cashAnswer } from './cash.ts';
import { auditorAnswer, vatPeriodAnswer } from './obligations.ts';
import type { Answer, Context } from './rules.ts';

export class Analysis {
  readonly context: Context;
  #auditor: Answer | null = null;
  #vatPeriod: Answer | null = null;
  #cash: Answer | null = null;

  constructor(context: Context) {
    this.context = context;
  }

  /** UMB-1 and UMB-2. */
  get auditor(): Answer {
    this.#auditor ??= auditorAnswer(this.context);
    return this.#auditor;
  }

  /** UMB-3 and UMB-4. */
  get vatPeriod(): Answer {
    this.#vatPeriod ??= vatPeriodAnswer(this.context);
    return this.#vatPeriod;
  }

  /** UMB-7 and UMB-8: the same payments, each and together. */
  get cash(): Answer {
    this.#cash ??= cashAnswer(this.context);
    return this.#cash;
  }
}
