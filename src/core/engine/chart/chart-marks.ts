/** Nature and marks of an account: which settings of which validation hold them. */
import { lookUp } from '#core/dictionary/look-up.ts';
import { entryHolds, longestPrefix } from '#core/identity/account-code.ts';
import { type Nature, natureOf } from '#core/reference/chart/puc.ts';
import type { ValidationSettings } from '../run-validations.ts';

export type SettingsById = Readonly<Record<number, ValidationSettings>>;

/** Ids of the seed: non-deductible, and nature of each third party. */
export const accountMarks = [4, 6] as const;
export type AccountMark = (typeof accountMarks)[number];

/** Ids of the validations that read them. */
export const NATURE_ID = 1;
export const NON_DEDUCTIBLE_ID = 101;

export const natureParameters = { D: 'naturalezaDebito', C: 'naturalezaCredito' } as const satisfies Record<
  Nature,
  string
>;
export const byThirdPartyParameter = 'porTercero';
export const nonDeductibleRole = 'marcadas';

/** Prefixes that the company gave a nature or a mark. */
export class MarkedAccounts {
  readonly #natures: Readonly<Record<Nature, readonly string[]>>;
  readonly #marks: Readonly<Record<AccountMark, readonly string[]>>;

  constructor(settings: SettingsById) {
    const { parameters = {} } = settings[NATURE_ID] ?? {};
    const list = (name: string) => (lookUp(parameters, name) ?? []) as readonly string[];
    this.#natures = { D: list(natureParameters.D), C: list(natureParameters.C) };
    this.#marks = {
      4: settings[NON_DEDUCTIBLE_ID]?.roles?.[nonDeductibleRole] ?? [],
      6: list(byThirdPartyParameter),
    };
  }

  /** Normal side; `place`: the account of the PUC that it is equivalent to. */
  nature(code: string, place = code): Nature {
    const debit = longestPrefix(code, this.#natures.D)?.length ?? 0;
    const credit = longestPrefix(code, this.#natures.C)?.length ?? 0;
    if (debit === credit) return natureOf(place);
    return debit > credit ? 'D' : 'C';
  }

  of(code: string): AccountMark[] {
    return accountMarks.filter((mark) => this.#marks[mark].some((entry) => entryHolds(entry, code)));
  }
}
