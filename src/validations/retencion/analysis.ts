/** What the rules of retencion share, each part worked out when a rule first needs it. */

import type { Reason } from '#core/engine/fact.ts';
import type { Found } from '#core/engine/rule.ts';
import { isCompanyNumber } from '#core/identity/nit.ts';
import { type Concept, type ConceptLaw, lawsOf } from './concepts.ts';
import { lapsed } from './practised/lapsed.ts';
import { loweredInCosts } from './practised/lowered-in-costs.ts';
import { practised } from './practised/practised.ts';
import type { Practised } from './practised/shortfall.ts';
import type { Context } from './rules.ts';

export type Laws = ReadonlyMap<Concept, ConceptLaw>;

export class Analysis {
  readonly context: Context;
  /** Null outside the tables. */
  readonly laws: Laws | null;
  #practised: Practised | null = null;

  constructor(context: Context) {
    this.context = context;
    this.laws = lawsOf(context.period);
  }

  /** SIMPLE withholds on wages only (ET 911). */
  get isSimple(): boolean {
    return this.context.profile.regimen === 'simple';
  }

  /** Answer of a rule about required withholding, or the reason why nothing is required or known. */
  required(find: (laws: Laws) => Found): Found {
    if (this.isSimple) return { facts: [] };
    const missing = this.#missing;
    if (missing !== null || this.laws === null) return { facts: [], notEvaluated: [missing ?? this.withoutTables] };
    return find(this.laws);
  }

  get withoutTables(): Reason {
    return { reason: 'withoutTables', data: { year: this.context.period.year } };
  }

  get #missing(): Reason | null {
    const { balance, profile } = this.context;
    if (this.laws === null) return this.withoutTables;
    if (profile.agenteRetencion === false) return { reason: 'notAgent' };
    const { nit } = balance.company;
    const isUnknown = profile.agenteRetencion === undefined && (nit === null || !isCompanyNumber(nit));
    return isUnknown ? { reason: 'agentUnknown' } : null;
  }

  /** Withholding of each third party and concept against the required one; habits are asked for the others. */
  practised(laws: Laws): Practised {
    if (this.#practised === null) {
      const byConcept = practised(this.context, laws);
      const told = new Set(byConcept.shortfalls.map(({ thirdParty }) => thirdParty.key));
      const byHabit = [...lapsed(this.context, laws), ...loweredInCosts(this.context, laws)].filter(
        ({ thirdParty }) => !told.has(thirdParty.key),
      );
      this.#practised = { ...byConcept, shortfalls: [...byConcept.shortfalls, ...byHabit] };
    }
    return this.#practised;
  }
}
