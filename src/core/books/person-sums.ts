/** Balances and movements of people over accounts that need not be neighbours, account by account. Looks only at the people asked for. */
import type { Amounts, TrialBalance } from './trial-balance.ts';

/** What one person has in one account. */
export interface PersonPart extends Amounts {
  /** Index of the account. */
  leaf: number;
  /** Rows of the file. */
  rows: number[];
}

/** What one person has in all the accounts, and in each. */
export interface PersonSum extends Amounts {
  key: string;
  /** An entry of the third-party dictionary that names the person. */
  thirdParty: number;
  parts: PersonPart[];
}

const UNKNOWN = 0;
const ASKED = 1;
const NOT_ASKED = 2;
const COLUMNS = ['opening', 'debit', 'credit', 'closing'] as const;

/** People with rows in the accounts, by key; "no third party" is not a person. `only` keeps it to some of them. */
export function personSums(
  balance: TrialBalance,
  leaves: readonly number[],
  only?: ReadonlySet<string>,
): Map<string, PersonSum> {
  const people = new Map<string, PersonSum>();
  if (leaves.length === 0 || only?.size === 0) return people;
  const { thirdParties } = balance.data;
  // Each naming is looked up once, and only if it has rows here.
  const known = new Uint8Array(thirdParties.ids.length);
  const isAsked = (entry: number): boolean => {
    if (known[entry] === UNKNOWN) {
      const key = balance.personKeyOf(entry);
      known[entry] = key !== '' && (only === undefined || only.has(key)) ? ASKED : NOT_ASKED;
    }
    return known[entry] === ASKED;
  };
  for (const leaf of leaves) addAccount(balance, leaf, isAsked, people);
  return people;
}

function addAccount(
  balance: TrialBalance,
  leaf: number,
  isAsked: (entry: number) => boolean,
  people: Map<string, PersonSum>,
): void {
  const { rows } = balance.data;
  const { from, to } = balance.rowsOf(leaf);
  for (let row = from; row < to; row++) {
    const thirdParty = rows.thirdParty[row]!;
    if (!isAsked(thirdParty)) continue;
    const person = personOf(people, balance.personKeyOf(thirdParty), thirdParty);
    const part = partOf(person, leaf);
    for (const column of COLUMNS) {
      const amount = rows[column][row]!;
      part[column] += amount;
      person[column] += amount;
    }
    part.rows.push(rows.source[row]!);
  }
}

function personOf(people: Map<string, PersonSum>, key: string, thirdParty: number): PersonSum {
  const known = people.get(key);
  if (known) return known;
  const person = { key, thirdParty, opening: 0n, debit: 0n, credit: 0n, closing: 0n, parts: [] };
  people.set(key, person);
  return person;
}

/** Accounts come one after the other: the part of this one is the last, if it is there. */
function partOf(person: PersonSum, leaf: number): PersonPart {
  const last = person.parts.at(-1);
  if (last?.leaf === leaf) return last;
  const part = { leaf, opening: 0n, debit: 0n, credit: 0n, closing: 0n, rows: [] };
  person.parts.push(part);
  return part;
}
