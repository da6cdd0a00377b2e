/**
 * Names of third parties made comparable: without accents, punctuation, particles or legal form, words in order. `Éxito S.A.S.`
 * and `EXITO SAS` are one name; whether two names are one party is for the caller to say.
 */

export interface PartyName {
  /** Distinct words, sorted; numbers among them. */
  tokens: readonly string[];
  /** The tokens joined: equal for the same words in any order. */
  key: string;
  /** `SAS`, `SA`, `LTDA`… as the name writes it, or null. */
  form: string | null;
}

/** Legal forms of Colombian companies, and what else follows them. */
const FORMS: Readonly<Record<string, string>> = {
  SAS: 'SAS',
  SA: 'SA',
  LTDA: 'LTDA',
  LIMITADA: 'LTDA',
  EU: 'EU',
  SCA: 'SCA',
  SENC: 'SENC',
};
const ADDITIONS = new Set(['ESP', 'BIC', 'CI', 'ZF']);
const PARTICLES = new Set(['Y', 'E', 'DE', 'DEL', 'LA', 'LAS', 'LOS', 'EL', 'EN']);
const SAME_WORD: Readonly<Record<string, string>> = { CIA: 'COMPANIA' };

/** Forms that only a Colombian company has: `S.A.` is used abroad too. */
const COLOMBIAN_FORMS = new Set(['SAS', 'LTDA', 'EU', 'SCA', 'SENC']);

export function partyName(text: string): PartyName {
  const words = plainName(text).split(' ');
  const tokens = new Set<string>();
  let form: string | null = null;
  for (const word of words) {
    const asForm = FORMS[word];
    if (asForm !== undefined) form ??= asForm;
    else if (word !== '' && !ADDITIONS.has(word) && !PARTICLES.has(word)) tokens.add(SAME_WORD[word] ?? word);
  }
  const sorted = [...tokens].sort();
  return { tokens: sorted, key: sorted.join(' '), form };
}

/** Whether the name carries the legal form of a Colombian company. */
export function isColombianCompanyName({ form }: PartyName): boolean {
  return form !== null && COLOMBIAN_FORMS.has(form);
}

/** Upper case, no accents, single spaces; initials such as `S. A. S.` joined. */
export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, ' ')
    .trim()
    .replace(/\bS EN C( [AS])?\b/, 'SENC')
    .replace(/\bE S P\b/, 'ESP')
    .replace(/\b[A-Z]( [A-Z])+\b/g, (initials) => initials.replaceAll(' ', ''));
}

/** From 0 to 1: share of the letters that two names have in place. Numbers must be the same, or it is 0. */
export function nameSimilarity(a: PartyName, b: PartyName): number {
  if (a.key === b.key) return 1;
  if (numbersOf(a) !== numbersOf(b)) return 0;
  const longest = Math.max(a.key.length, b.key.length);
  return longest === 0 ? 0 : 1 - editDistance(a.key, b.key) / longest;
}

/** Whether every word of the shorter name is in the longer: a branch, an abbreviation, a missing second surname. */
export function isPartOfName(a: PartyName, b: PartyName): boolean {
  const [short, long] = a.tokens.length <= b.tokens.length ? [a, b] : [b, a];
  return short.tokens.every((token) => long.tokens.includes(token));
}

function numbersOf({ tokens }: PartyName): string {
  return tokens.filter((token) => /^\d/.test(token)).join(' ');
}

/** Levenshtein distance in one row. */
function editDistance(a: string, b: string): number {
  const row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    let diagonal = row[0]!;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const above = row[j]!;
      const change = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? diagonal : diagonal + 1;
      row[j] = Math.min(change, above + 1, row[j - 1]! + 1);
      diagonal = above;
    }
  }
  return row[b.length]!;
}
