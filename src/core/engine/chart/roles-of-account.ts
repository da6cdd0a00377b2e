/** The account roles of a validation that hold a code: by its exact code, else by the longest prefix, as `AccountRole` decides. */
import { EXACT_MARK, entryCode, isExact } from '#core/identity/account-code.ts';

export interface HeldBy {
  role: string;
  /** Prefix, or exact code with its mark. */
  entry: string;
}

export class RoleEntries {
  /** Accounts that an entry names alone. */
  readonly exact: ReadonlySet<string>;
  readonly #roles = new Map<string, string[]>();
  /** Of prefixes, longest first. */
  readonly #lengths: readonly number[];

  constructor(roles: Readonly<Record<string, readonly string[]>>) {
    for (const [role, entries] of Object.entries(roles))
      for (const entry of entries) this.#roles.set(entry, [...(this.#roles.get(entry) ?? []), role]);
    const entries = [...this.#roles.keys()];
    this.exact = new Set(entries.filter(isExact).map(entryCode));
    const lengths = entries.filter((entry) => !isExact(entry)).map(({ length }) => length);
    this.#lengths = [...new Set(lengths)].sort((a, b) => b - a);
  }

  /** Digits of the longest prefix: of codes without an exact entry, those that share them have the same roles. */
  get longest(): number {
    return this.#lengths[0] ?? 0;
  }

  of(code: string): HeldBy[] {
    if (this.exact.has(code)) return this.#holding(EXACT_MARK + code);
    for (const length of this.#lengths) {
      const held = length > code.length ? [] : this.#holding(code.slice(0, length));
      if (held.length > 0) return held;
    }
    return [];
  }

  #holding(entry: string): HeldBy[] {
    return (this.#roles.get(entry) ?? []).map((role) => ({ role, entry }));
  }
}
