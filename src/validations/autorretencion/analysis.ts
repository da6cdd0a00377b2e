/** What the rules of autorretencion share, each part worked out when a rule first needs it. */
import { isJointVenture } from '#core/identity/company-state.es.ts';
import { isCedula } from '#core/reference/people/special-nits.ts';
import { type OtherSide, otherSide } from './booked.ts';
import { type Expected, expectedOn, type Income, incomeOf } from './income.ts';
import { municipal } from './municipal.ts';
import { notItsOwn } from './not-its-own.ts';
import { unpaid } from './owed.ts';
import type { Answer, Context, SelfFact } from './rules.ts';

export class Analysis {
  readonly context: Context;
  readonly isBooked: boolean;
  /** AUT-5: booked by a company that has none. */
  readonly notItsOwn: readonly SelfFact[];
  /** Why the company has no self-withholding of its own: what it owes from before and ICA are judged still. */
  readonly whyNone: 'jointVenture' | 'naturalPerson' | 'simple' | 'notExempt' | null;
  #unpaid: readonly SelfFact[] | null = null;
  #municipal: Answer | null = null;
  #income: Income | null = null;
  #expected: Expected | null | undefined;
  #otherSide: OtherSide | null | undefined;

  constructor(context: Context) {
    this.context = context;
    this.isBooked = context.roles.porPagar.sum().credit > 0n;
    // Its members withhold on their own income (ET 18).
    const isOfMembers = !this.isBooked && isJointVenture(context.balance.company.name);
    // Only companies withhold from themselves (DUR 1.2.6.6).
    const { nit } = context.balance.company;
    const isPerson = !this.isBooked && nit !== null && isCedula(nit);
    const others = isOfMembers || isPerson ? 'notApplicable' : notItsOwn(this.isBooked, context);
    this.notItsOwn = others === 'notApplicable' ? [] : others;
    if (others !== 'notApplicable') this.whyNone = null;
    else if (isOfMembers) this.whyNone = 'jointVenture';
    else if (isPerson) this.whyNone = 'naturalPerson';
    else this.whyNone = context.profile.regimen === 'simple' ? 'simple' : 'notExempt';
  }

  /** The company withholds from itself, or may. */
  get isItsOwn(): boolean {
    return this.whyNone === null && this.notItsOwn.length === 0;
  }

  /** The profile does not say whether it is obliged: an absence is no finding. */
  get isUnknown(): boolean {
    const { exonerado1141, autorretenedorRenta } = this.context.profile;
    return exonerado1141 === undefined && autorretenedorRenta !== true;
  }

  /** Neither a debt of earlier months nor anything of ICA. */
  get isQuiet(): boolean {
    return this.unpaid.length === 0 && this.municipal.facts.length === 0;
  }

  get unpaid(): readonly SelfFact[] {
    this.#unpaid ??= unpaid(this.context);
    return this.#unpaid;
  }

  get municipal(): Answer {
    this.#municipal ??= municipal(this.income, this.context);
    return this.#municipal;
  }

  get income(): Income {
    this.#income ??= incomeOf(this.context);
    return this.#income;
  }

  /** Why no amount is expected before its rate is looked up. */
  get withoutRate(): 'byConcept' | 'withoutCiiu' | null {
    const { exonerado1141, autorretenedorRenta, ciiu } = this.context.profile;
    if (exonerado1141 === false && autorretenedorRenta === true) return 'byConcept';
    return ciiu === undefined ? 'withoutCiiu' : null;
  }

  /** Null where the activity or its rate is unknown. */
  get expected(): Expected | null {
    if (this.#expected === undefined) {
      const { ciiu } = this.context.profile;
      const isKnown = this.withoutRate === null && ciiu !== undefined;
      this.#expected = isKnown ? expectedOn(this.income, ciiu, this.context) : null;
    }
    return this.#expected;
  }

  /** Null where both sides agree. */
  get otherSide(): OtherSide | null {
    if (this.#otherSide === undefined) this.#otherSide = otherSide(this.context);
    return this.#otherSide;
  }
}
