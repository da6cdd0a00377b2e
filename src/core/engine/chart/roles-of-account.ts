/** The account roles of a validation that hold a code: those with its longest matching prefix, as `AccountRole` decides. */

export interface HeldBy {
  role: string;
  prefix: string;
}

export class RolePrefixes {
  readonly #roles = new Map<string, string[]>();
  /** Longest first. */
  readonly #lengths: readonly number[];

  constructor(roles: Readonly<Record<string, readonly string[]>>) {
    for (const [role, prefixes] of Object.entries(roles))
      for (const prefix of prefixes) this.#roles.set(prefix, [...(this.#roles.get(prefix) ?? []), role]);
    this.#lengths = [...new Set([...this.#roles.keys()].map(({ length }) => length))].sort((a, b) => b - a);
  }

  /** Digits that decide: codes that share them have the same roles. */
  get longest(): number {
    return this.#lengths[0] ?? 0;
  }

  of(code: string): HeldBy[] {
    for (const length of this.#lengths) {
      if (length > code.length) continue;
      const prefix = code.slice(0, length);
      const roles = this.#roles.get(prefix);
      if (roles) return roles.map((role) => ({ role, prefix }));
    }
    return [];
  }
}
