/**
 * Splits the one name that books have of a natural person into surnames and given names. Only a proposal: packages write
 * either of them first, and what tells which is a list of common given names.
 */
import { plainName } from '#core/identity/plain-name.ts';
import { givenNames } from './given-names.es.ts';
import type { PersonNames } from './person-data.ts';

/** Words that belong to the next one: `DE LA CRUZ`. */
const PARTICLES = new Set(['DE', 'DEL', 'LA', 'LAS', 'LOS', 'SAN', 'SANTA', 'VAN', 'VON', 'DA', 'DI', 'Y']);

/** Null for a name of a single word. */
export function proposeNames(name: string): PersonNames | null {
  const [beforeComma = '', afterComma] = name.split(',');
  if (afterComma !== undefined) {
    const [surnames, given] = [partsOf(beforeComma), partsOf(afterComma)];
    return surnames.length === 0 || given.length === 0 ? null : namesOf(surnames, given);
  }
  const parts = partsOf(name);
  if (parts.length < 2) return null;
  const isSurnameFirst = !isGiven(parts[0]!) && parts.slice(1).some(isGiven);
  if (!isSurnameFirst) {
    const given = givenAtStart(parts);
    return namesOf(parts.slice(given), parts.slice(0, given));
  }
  const first = parts.findIndex((part, at) => at > 0 && isGiven(part));
  const surnames = Math.min(first, parts.length - 1);
  return namesOf(parts.slice(0, surnames), parts.slice(surnames));
}

const isGiven = (part: string) => givenNames.has(plainName(part));

/** One or two of them, so that at least one surname and at most two remain where the name is long enough. */
function givenAtStart(parts: readonly string[]): number {
  if (parts.length === 2) return 1;
  if (parts.length === 3) return isGiven(parts[1]!) ? 2 : 1;
  return parts.length - 2;
}

/** Letters keep their accents, as documents have them. */
const SEPARATORS = /[^\p{L}\p{N}'’-]+/u;

function partsOf(name: string): string[] {
  const parts: string[] = [];
  let open = '';
  for (const word of name.toUpperCase().split(SEPARATORS).filter(Boolean)) {
    if (PARTICLES.has(word)) open += `${word} `;
    else {
      parts.push(open + word);
      open = '';
    }
  }
  if (open !== '') parts.push(open.trim());
  return parts;
}

function namesOf(surnames: readonly string[], given: readonly string[]): PersonNames {
  return {
    surname1: surnames[0] ?? '',
    surname2: surnames.slice(1).join(' '),
    name1: given[0] ?? '',
    name2: given.slice(1).join(' '),
  };
}
