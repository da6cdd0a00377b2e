/** Accounts whose use the company changed: those under a prefix that is in its settings and not in the defaults, or the reverse. */

import { lookUp } from '#core/dictionary/look-up.ts';
import { EXACT_MARK } from '#core/identity/account-code.ts';
import { EQUIVALENCES_ID, EQUIVALENCES_KEY, equivalencesOf } from '../roles/company-roles.ts';
import type { AnyValidation } from '../validation.ts';
import { byThirdPartyParameter, NATURE_ID, natureParameters, type SettingsById } from './chart-marks.ts';

export class ChangedAccounts {
  readonly #prefixes: ReadonlySet<string>;
  readonly #lengths: readonly number[];

  constructor(validations: readonly AnyValidation[], settings: SettingsById) {
    const changed = new Set<string>();
    for (const { id, roles } of validations)
      for (const [role, own] of Object.entries(settings[id]?.roles ?? {}))
        for (const prefix of differing(own, lookUp(roles, role) ?? [])) changed.add(prefix);
    const { parameters = {} } = settings[NATURE_ID] ?? {};
    for (const name of [natureParameters.D, natureParameters.C, byThirdPartyParameter])
      for (const prefix of (lookUp(parameters, name) ?? []) as readonly string[]) changed.add(prefix);
    for (const [own] of equivalencesOf({ [EQUIVALENCES_KEY]: settings[EQUIVALENCES_ID] ?? {} })) changed.add(own);
    this.#prefixes = changed;
    this.#lengths = [...new Set([...changed].map(({ length }) => length))];
  }

  has(code: string): boolean {
    if (this.#prefixes.has(EXACT_MARK + code)) return true;
    return this.#lengths.some((length) => length <= code.length && this.#prefixes.has(code.slice(0, length)));
  }
}

/** What only one of the two has. */
function differing(a: readonly string[], b: readonly string[]): string[] {
  const [inA, inB] = [new Set(a), new Set(b)];
  return [...a.filter((one) => !inB.has(one)), ...b.filter((one) => !inA.has(one))];
}
