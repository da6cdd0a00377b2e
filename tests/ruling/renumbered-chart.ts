/**
 * A company with a chart of its own: the same books under other codes, and the settings that tell the audit where everything is.
 * Prefixes are renumbered as a tree: the longest move that a code lies under says where it goes.
 */

import type { ValidationSettings } from '#core/engine/run-validations.ts';
import type { ParameterDeclaration } from '#core/engine/settings/parameter.ts';
import type { AnyValidation } from '#core/engine/validation.ts';
import type { SimulatedMonth, Simulation, TrialBalanceRow } from '#simulator/model.ts';

/** From a prefix of the PUC to its place in the company's chart, where nothing else may be. */
export type Moves = readonly (readonly [string, string])[];

/** Parameters whose pairs are an account and a number, and so not two accounts. */
const RATES = new Set(['tasas']);

export class Chart {
  readonly #moves: Moves;

  constructor(moves: Moves) {
    this.#moves = moves;
  }

  /** Where a code, or a prefix of codes, has its place. */
  place(code: string): string {
    const move = this.#longest(code);
    return move ? move[1] + code.slice(move[0].length) : code;
  }

  /**
   * All places of what lies under a prefix: its own, and those of its accounts that moved away from it, unless a longer prefix of
   * `all` takes them.
   */
  places(prefix: string, all: readonly string[]): string[] {
    const away = this.#moves
      .filter(([from]) => from.startsWith(prefix) && from.length > prefix.length)
      .filter(([from]) => !all.some((other) => other.length > prefix.length && from.startsWith(other)))
      .map(([, to]) => to);
    const own = this.place(prefix);
    return [own, ...away.filter((to) => !to.startsWith(own))];
  }

  /** What a company with this chart sets of a validation. */
  settings({ roles, parameters }: AnyValidation): ValidationSettings {
    const all = Object.values(roles).flat();
    const mapped = Object.entries(roles).map(([role, prefixes]): [string, string[]] => [
      role,
      [...new Set(prefixes.flatMap((prefix) => this.places(prefix, all)))],
    ]);
    return { roles: Object.fromEntries(mapped), parameters: this.#parameters(parameters) };
  }

  #parameters(declarations: Readonly<Record<string, ParameterDeclaration>>): Record<string, unknown> {
    const mapped: Record<string, unknown> = {};
    for (const [name, declaration] of Object.entries(declarations)) {
      if (declaration.kind === 'list') mapped[name] = declaration.default.map((word) => this.#word(word));
      if (declaration.kind === 'pairs') mapped[name] = this.#pairs(declaration.default, RATES.has(name));
      // A chart that is not the PUC, and says so.
      if (name === 'planPropio') mapped[name] = true;
    }
    return mapped;
  }

  #pairs(pairs: readonly (readonly [string, string])[], isRate: boolean): [string, string][] {
    const firsts = pairs.map(([first]) => first);
    return pairs.flatMap(([first, second]) => {
      const seconds = isRate || !isCode(second) ? [second] : this.places(second, []);
      return this.places(first, firsts).flatMap((one) => seconds.map((other): [string, string] => [one, other]));
    });
  }

  #word(word: string): string {
    return isCode(word) ? this.place(word) : word;
  }

  #longest(code: string): Moves[number] | undefined {
    return this.#moves.filter(([from]) => code.startsWith(from)).toSorted((a, b) => b[0].length - a[0].length)[0];
  }

  /** The simulated company under this chart. */
  renumber(simulation: Simulation): Simulation {
    const names = new Map<string, string>();
    for (const { rows } of simulation.months)
      for (const row of rows) names.set(this.place(row.account), row.accountName);
    return { ...simulation, months: simulation.months.map((month) => this.#month(month, names)) };
  }

  /** Facts keep their amounts; titles are summed again, for a group may have lost accounts to another. */
  #month({ period, rows }: SimulatedMonth, names: ReadonlyMap<string, string>): SimulatedMonth {
    const facts = rows.filter(({ title }) => !title).map((row) => ({ ...row, account: this.place(row.account) }));
    const titles = new Map<string, TrialBalanceRow>();
    for (const fact of facts) {
      for (const { length, level } of LEVELS) {
        const account = fact.account.slice(0, length);
        if (account.length < length || account === fact.account) continue;
        const title = titles.get(account);
        if (title) addAmounts(title, fact);
        else
          titles.set(account, {
            ...fact,
            account,
            accountName: names.get(account) ?? '',
            level,
            title: true,
            thirdParty: null,
          });
      }
    }
    // An account whose rows are by third party has a title of its own.
    for (const account of new Set(facts.filter(({ thirdParty }) => thirdParty).map((fact) => fact.account))) {
      const own = facts.filter((fact) => fact.account === account);
      const title = { ...own[0]!, title: true, thirdParty: null };
      for (const fact of own.slice(1)) addAmounts(title, fact);
      titles.set(account, title);
    }
    const ordered = [...titles.values(), ...facts].toSorted((a, b) =>
      a.account < b.account ? -1 : a.account > b.account ? 1 : 0,
    );
    return { period, rows: ordered };
  }
}

const LEVELS = [
  { length: 1, level: 'clase' },
  { length: 2, level: 'grupo' },
  { length: 4, level: 'cuenta' },
  { length: 6, level: 'subcuenta' },
] as const;

function addAmounts(title: TrialBalanceRow, { opening, debit, credit, closing }: TrialBalanceRow): void {
  title.opening += opening;
  title.debit += debit;
  title.credit += credit;
  title.closing += closing;
}

function isCode(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text);
}
