/** The accounts of a line over all columns: by their account of four digits, then those that hold the figures. */
import type { Cents } from '#core/money/money.ts';
import { pucAccount } from '#core/reference/chart/puc.ts';
import type { Entry, Ledger } from './ledger.ts';
import type { StatementMark } from './statement-tree.ts';

export interface AccountGroup {
  code: string;
  name: string;
  /** In the decree; of a group, its own code. */
  place: string;
  /** One a column, debit positive; null where the column has no figures. */
  amounts: (Cents | null)[];
  marks: StatementMark[];
  /** Accounts below it; none for an account that holds figures. */
  parts: AccountGroup[];
}

const ACCOUNT = 4;

/** Names and extent of the accounts of four digits, over all columns. */
export class ChartGroups {
  readonly #names = new Map<string, string>();
  readonly #leaves = new Map<string, Set<string>>();

  /** Of the columns that have figures, the first first: its names hold. */
  constructor(ledgers: readonly Ledger[]) {
    for (const { month } of ledgers) {
      for (const [code, name] of Object.entries(month.titles)) if (!this.#names.has(code)) this.#names.set(code, name);
      for (const { code } of month.accounts) {
        const group = code.slice(0, ACCOUNT);
        const leaves = this.#leaves.get(group);
        if (leaves) leaves.add(code);
        else this.#leaves.set(group, new Set([code]));
      }
    }
  }

  /** Accounts of a line, by code; `entries`: one list a column, null where it has no figures. */
  groups(entries: readonly (readonly Entry[] | null)[]): AccountGroup[] {
    const leaves = leavesOf(entries);
    return [...Map.groupBy(leaves, ({ code }) => code.slice(0, ACCOUNT))].flatMap(([code, parts]) =>
      parts[0]!.code === code || code.length < ACCOUNT ? parts : [this.#group(code, parts)],
    );
  }

  /** Codes that lead to the accounts of some groups and to no others. */
  codesOf(groups: readonly AccountGroup[]): string[] {
    return groups.flatMap(({ code, parts }) =>
      parts.length === 0 || parts.length === this.#leaves.get(code)?.size ? [code] : parts.map((part) => part.code),
    );
  }

  #group(code: string, parts: AccountGroup[]): AccountGroup {
    return {
      code,
      place: code,
      name: this.#names.get(code) ?? decreeName(code, parts) ?? parts[0]!.name,
      amounts: parts[0]!.amounts.map((_, column) =>
        parts.reduce<Cents | null>((sum, { amounts }) => added(sum, amounts[column] ?? null), null),
      ),
      marks: [...new Set(parts.flatMap(({ marks }) => marks))],
      parts,
    };
  }
}

/** Accounts by code with a figure a column: absent from a column that has figures, they had none. */
function leavesOf(entries: readonly (readonly Entry[] | null)[]): AccountGroup[] {
  const found = new Map<string, AccountGroup>();
  entries.forEach((some, column) => {
    for (const { code, name, place, amount, standing, isReclassified } of some ?? []) {
      let leaf = found.get(code);
      if (leaf === undefined) {
        leaf = { code, name, place, amounts: entries.map((other) => other && 0n), marks: [], parts: [] };
        found.set(code, leaf);
      }
      leaf.amounts[column] = leaf.amounts[column]! + amount;
      if (standing === 'proposed') mark(leaf, 'proposed');
      if (isReclassified) mark(leaf, 'reclassified');
    }
  });
  return [...found.values()].sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** Of the decree, where its accounts stand for those of that code: a chart of its own may mean something else by it. */
function decreeName(code: string, parts: readonly AccountGroup[]): string | null {
  return parts.every(({ place }) => place.startsWith(code)) ? (pucAccount(code)?.name ?? null) : null;
}

function mark({ marks }: AccountGroup, one: StatementMark): void {
  if (!marks.includes(one)) marks.push(one);
}

function added(sum: Cents | null, amount: Cents | null): Cents | null {
  return amount === null ? sum : (sum ?? 0n) + amount;
}
