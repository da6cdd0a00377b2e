/**
 * NIT-6: one name with several ids. Equal names are matched by sorted words; company names with one misspelt word,
 * among names that share all others, so that the work is linear in the number of third parties.
 */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { isCompanyNumber } from '#core/identity/nit.ts';
import { nameSimilarity, type ThirdPartyName, thirdPartyName } from '#core/identity/third-party-name.es.ts';
import { genericThirdParty, specialNit } from '#core/reference/people/special-nits.ts';
import { possiblyAlike } from './possibly-alike.ts';
import { type NitFact, nitFacts } from './rules.ts';

const SAME_NAME = 0.92;
const SAME_WORD = 0.75;
/** Minimum words of a natural person's name to be distinctive. */
const PERSON_WORDS = 3;
/** Minimum letters of a company's name to be distinctive. */
const COMPANY_LETTERS = 5;
/** Maximum names that share all words but one; beyond, the shared words are not distinctive. */
const MOST_ALIKE = 30;

interface Named {
  entry: number;
  key: string;
  name: ThirdPartyName;
  isCompany: boolean;
}

export function repeatedNameFacts(balance: TrialBalance, isDuplicate: Uint8Array): NitFact[] {
  const groups = groupNames(namedThirdParties(balance, isDuplicate)).filter(isSuspicious);
  return (['sociedades', 'personas'] as const).flatMap((subject) => {
    const mine = groups.filter((group) => group.some(({ isCompany }) => isCompany) === (subject === 'sociedades'));
    const flags = new Uint8Array(balance.thirdParties.count);
    const groupOf = new Map<number, string>();
    for (const [index, group] of mine.entries()) {
      for (const { entry } of group) {
        flags[entry] = 1;
        groupOf.set(entry, String(index));
      }
    }
    const examples = mine.map((group) => {
      const name = balance.thirdParties.name(group[0]!.entry);
      return [name, ...new Set(group.map(({ key }) => key))].join('\t');
    });
    const severity = subject === 'personas' ? { severity: 'baja' as const } : {};
    return nitFacts(balance, flags, { subject, ...severity, data: { examples, who: subject } }, (entry) =>
      groupOf.get(entry),
    );
  });
}

function namedThirdParties(balance: TrialBalance, isDuplicate: Uint8Array): Named[] {
  return possiblyAlike(balance.thirdParties.words).flatMap((entry): Named[] => {
    const id = balance.thirdParties.id(entry);
    if (id === '' || isDuplicate[entry] === 1 || genericThirdParty(id) !== null) return [];
    const key = balance.thirdParties.key(entry);
    const name = thirdPartyName(balance.thirdParties.name(entry));
    const isCompany = isCompanyNumber(key) || name.form !== null;
    const isTelling = isCompany ? name.key.length >= COMPANY_LETTERS : name.tokens.length >= PERSON_WORDS;
    return isTelling ? [{ entry, key, name, isCompany }] : [];
  });
}

/** Two or more ids, not all of institutions known to have several (funds and their managers). */
function isSuspicious(group: readonly Named[]): boolean {
  const keys = new Set(group.map(({ key }) => key));
  return keys.size > 1 && [...keys].some((key) => specialNit(key) === null);
}

/** Groups of one name and legal form; a name without form joins the only form there is. */
function groupNames(thirdParties: readonly Named[]): Named[][] {
  const byKey = new Map<string, Named[]>();
  for (const thirdParty of thirdParties) {
    const same = byKey.get(thirdParty.name.key);
    if (same) same.push(thirdParty);
    else byKey.set(thirdParty.name.key, [thirdParty]);
  }
  return mergeMisspelt(byKey).flatMap((group) => {
    const forms = new Set(group.flatMap(({ name }) => name.form ?? []));
    return forms.size < 2 ? [group] : [...forms].map((form) => group.filter(({ name }) => name.form === form));
  });
}

/** Groups with several ids, including company names that differ in the spelling of one word. */
function mergeMisspelt(byKey: ReadonlyMap<string, Named[]>): Named[][] {
  const groups = [...byKey.values()].map((members, position): Group => ({ members, positions: [position] }));
  for (const alike of alikeButOneWord([...byKey.values()])) {
    for (const [index, one] of alike.entries()) {
      for (const other of alike.slice(0, index)) joinIfSimilar(groups, one, other);
    }
  }
  return [...new Set(groups)].map(({ members }) => members).filter((members) => members.length > 1);
}

/** Positions of groups that share all words but one non-numeric word: numbers in names are always distinctive. */
function alikeButOneWord(groups: readonly Named[][]): number[][] {
  const byRest = new Map<string, number[]>();
  for (const [position, [first]] of groups.entries()) {
    const { tokens } = first!.name;
    if (!first!.isCompany || tokens.length < 2) continue;
    for (const [omitted, token] of tokens.entries()) {
      if (/^\d/.test(token)) continue;
      const rest = tokens.filter((_, index) => index !== omitted).join(' ');
      const others = byRest.get(rest);
      if (others) others.push(position);
      else byRest.set(rest, [position]);
    }
  }
  return [...byRest.values()].filter((alike) => alike.length > 1 && alike.length <= MOST_ALIKE);
}

interface Group {
  members: Named[];
  /** Where the group stands in the list of all. */
  positions: number[];
}

/** Union of both names' groups, at all positions joined. */
function joinIfSimilar(groups: Group[], one: number, other: number): void {
  const [mine, theirs] = [groups[one]!, groups[other]!];
  if (mine === theirs || !areSpeltAlike(mine.members[0]!.name, theirs.members[0]!.name)) return;
  const joined: Group = {
    members: [...theirs.members, ...mine.members],
    positions: [...theirs.positions, ...mine.positions],
  };
  for (const position of joined.positions) groups[position] = joined;
}

function areSpeltAlike(a: ThirdPartyName, b: ThirdPartyName): boolean {
  const [short, long] = a.key.length < b.key.length ? [a, b] : [b, a];
  // A difference in length is a lower bound of the distance.
  if (short.key.length < long.key.length * SAME_NAME || nameSimilarity(a, b) < SAME_NAME) return false;
  // In a long name a different word is a small share: the word itself must be similar.
  return nameSimilarity(wordsOnlyIn(a, b), wordsOnlyIn(b, a)) >= SAME_WORD;
}

function wordsOnlyIn({ tokens }: ThirdPartyName, other: ThirdPartyName): ThirdPartyName {
  return thirdPartyName(tokens.filter((token) => !other.tokens.includes(token)).join(' '));
}
