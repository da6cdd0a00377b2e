/** Whether a third party is subject to withholding: by id, name, parameters of the company, and concept. */

import { nobodies } from '#core/checks/third-party-convention.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import type { Concept } from '../concepts.ts';
import type { Context } from '../rules.ts';
import type { ThirdPartyLines } from '../withheld-lines.ts';
import { paidByCard } from './card-accounts.es.ts';
import { type Subjection, soundsLikeLender, subjectionOf } from './non-subject.es.ts';

/** Cached by third party and concept. */
export class Subjections {
  readonly #context: Context;
  readonly #known = new Map<number, Subjection>();
  readonly #listed: ReadonlySet<string>;
  readonly #employees: ReadonlySet<string>;
  readonly #byCard: ReadonlySet<string>;
  readonly #isNobody: (thirdParty: number) => boolean;

  /** `keys`: third parties that will be queried. */
  constructor(context: Context, keys: ReadonlySet<string>) {
    const { balance, roles, parameters } = context;
    this.#context = context;
    this.#listed = new Set(parameters.noSujetos.map(thirdPartyKey));
    const leaves = [...roles.empleados.leaves(), ...roles.salarios.leaves()];
    this.#employees = balance.people(leaves, { only: keys }).keys;
    this.#byCard = paidByCard(context, keys);
    this.#isNobody = nobodies(balance);
  }

  of({ key, entry }: ThirdPartyLines, concept: Concept): Subjection {
    if (concept === 'rendimientos' && soundsLikeLender(this.#context.balance.thirdParties.name(entry))) return 'exempt';
    let answer = this.#known.get(entry);
    if (answer === undefined) {
      const isOut = this.#isNobody(entry) || this.#listed.has(key) || this.#employees.has(key) || this.#byCard.has(key);
      answer = isOut
        ? 'exempt'
        : subjectionOf(this.#context.balance.thirdParties.id(entry), this.#context.balance.thirdParties.name(entry));
      this.#known.set(entry, answer);
    }
    return answer;
  }
}
