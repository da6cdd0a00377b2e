/** NIT-5: one person under its number and under its number with the DV glued on. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { endsInCheckDigit, hasGluedDv } from '#core/identity/nit.ts';
import { isPartOfName, nameSimilarity, thirdPartyName } from '#core/identity/third-party-name.es.ts';
import { type NitFact, nitFacts } from './rules.ts';

/** Share of letters in place from which two names are one. */
const SAME_NAME = 0.92;

/** Numbers of fewer or more digits with a DV glued on are not told from others. */
const SHORTEST = 7;
const LONGEST = 11;

/** Flags both spellings in the third-party dictionary. */
export function duplicatedByDv({ parties }: TrialBalance): Uint8Array {
  const flags = new Uint8Array(parties.count);
  // One number in eleven ends like this by chance: to look for their beginnings takes less than an index of all numbers.
  const longer = parties.flatMap((id, entry) =>
    id.length >= SHORTEST && id.length <= LONGEST && endsInCheckDigit(id) ? [{ entry, body: id.slice(0, -1) }] : [],
  );
  const entryOf = new Map(longer.map(({ body }) => [body, -1]));
  for (let entry = 0; entry < parties.count; entry++)
    if (entryOf.has(parties.id(entry))) entryOf.set(parties.id(entry), entry);
  for (const { entry, body } of longer) {
    const other = entryOf.get(body)!;
    // By chance too one cédula in eleven is another with its DV: those need the name as well.
    if (other < 0 || (!hasGluedDv(parties.id(entry)) && !isSameName(parties.name(entry), parties.name(other))))
      continue;
    flags[entry] = 1;
    flags[other] = 1;
  }
  return flags;
}

export function duplicateFacts(balance: TrialBalance, isDuplicate: Uint8Array): NitFact[] {
  const duplicated = new Set(balance.parties.flatMap((id, entry) => (isDuplicate[entry] === 1 ? [id] : [])));
  const examples = balance.parties.flatMap((id, entry) => {
    const isLonger = duplicated.has(id) && duplicated.has(id.slice(0, -1));
    return isLonger ? [[id.slice(0, -1), id, balance.parties.name(entry)].join('\t')] : [];
  });
  const bodyOf = (entry: number) =>
    duplicated.has(balance.parties.id(entry).slice(0, -1))
      ? balance.parties.id(entry).slice(0, -1)
      : balance.parties.id(entry);
  return nitFacts(balance, isDuplicate, { rule: 'NIT-5', data: { examples } }, bodyOf);
}

function isSameName(one: string, other: string): boolean {
  const [a, b] = [thirdPartyName(one), thirdPartyName(other)];
  return a.key !== '' && b.key !== '' && (isPartOfName(a, b) || nameSimilarity(a, b) >= SAME_NAME);
}
