/**
 * What the validations use an account for: the account roles that hold its code or, where the company confirmed an
 * equivalent account, those of that one. What is only inferred is a suggestion.
 */
import { isSaid } from '#core/books/roles/equivalent-books.ts';
import type { AccountInRole } from '#core/books/roles/infer-roles.ts';
import { saidPrefixes } from '../roles/company-roles.ts';
import type { ValidationSettings } from '../run-validations.ts';
import type { AnyValidation } from '../validation.ts';
import { RoleEntries } from './roles-of-account.ts';

export interface AccountUse {
  /** Validation id. */
  validation: number;
  role: string;
  /** Prefix, or exact code with its mark, that holds the account or its equivalent. */
  entry: string;
  /** Looks at the account itself: not at every account, nor only at the total of its class. */
  isSpecific: boolean;
}

export interface UsesOfAccount {
  /** In force and confirmed. */
  uses: readonly AccountUse[];
  /** By its inferred equivalent, not confirmed; empty if there is none. */
  suggested: readonly AccountUse[];
}

/** Validations that look at every account: being in one of their roles says nothing. */
export const generalValidations: ReadonlySet<string> = new Set(['diferencia', 'naturaleza', 'variacion']);

/** Roles that name what a validation leaves out. */
const leavingOut: ReadonlySet<string> = new Set(['excluidas', 'sinNaturaleza']);

interface Holding {
  id: number;
  isGeneral: boolean;
  readsOwnCodes: boolean;
  said: readonly string[];
  entries: RoleEntries;
}

export class AccountUses {
  readonly #holding: readonly Holding[];
  readonly #known = new Map<string, UsesOfAccount>();
  readonly #longest: number;
  readonly #exact: ReadonlySet<string>;

  /** `settings`: of the company, by validation id. */
  constructor(validations: readonly AnyValidation[], settings: Readonly<Record<number, ValidationSettings>>) {
    this.#holding = validations.map(({ id, key, roles, readsOwnCodes }) => ({
      id,
      isGeneral: generalValidations.has(key),
      readsOwnCodes: readsOwnCodes === true,
      said: saidPrefixes(settings[id] ?? {}),
      entries: new RoleEntries({ ...roles, ...settings[id]?.roles }),
    }));
    this.#longest = Math.max(...this.#holding.map(({ entries }) => entries.longest), 0);
    this.#exact = new Set(this.#holding.flatMap(({ entries }) => [...entries.exact]));
  }

  /** `account`: what was inferred of it; undefined where its code says everything. The same object for accounts alike. */
  of(code: string, account?: AccountInRole): UsesOfAccount {
    if (account === undefined || account.code === account.place) {
      const key = this.#exact.has(code) ? code : code.slice(0, this.#longest);
      const known = this.#known.get(key) ?? { uses: this.#held(code), suggested: [] };
      this.#known.set(key, known);
      return known;
    }
    const { place, standing } = account;
    const isMoved = (one: Holding) => !one.readsOwnCodes && !isSaid(account, one.said);
    const moved = this.#held(place, isMoved);
    const kept = this.#held(code, (one) => !isMoved(one));
    if (standing === 'company') return { uses: [...kept, ...moved], suggested: [] };
    if (standing === 'inferred') return { uses: kept, suggested: moved };
    return { uses: this.#held(code), suggested: moved };
  }

  #held(code: string, which: (one: Holding) => boolean = () => true): AccountUse[] {
    return this.#holding.filter(which).flatMap(({ id, isGeneral, entries }) =>
      entries.of(code).flatMap(({ role, entry }): AccountUse[] => {
        if (leavingOut.has(role)) return [];
        // A class of one digit is a total.
        return [{ validation: id, role, entry, isSpecific: !isGeneral && entry.length > 1 }];
      }),
    );
  }
}
