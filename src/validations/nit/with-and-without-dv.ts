/** NIT-5: one third party under its id and under its id with the DV glued on. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { endsInCheckDigit, hasGluedDv } from '#core/identity/nit.ts';
import { isPartOfName, nameSimilarity, thirdPartyName } from '#core/identity/third-party-name.es.ts';
import { type NitFact, nitFacts } from './rules.ts';

/** Minimum similarity of two names to be the same. */
const SAME_NAME = 0.92;

/** Ids outside this length with a glued DV are indistinguishable from others. */
const SHORTEST = 7;
const LONGEST = 11;

/** Flags both spellings in the third-party dictionary. */
export function duplicatedByDv({ thirdParties }: TrialBalance): Uint8Array {
  const flags = new Uint8Array(thirdParties.count);
  // One id in eleven ends like this by chance: looking up their prefixes is cheaper than indexing all ids.
  const longer = thirdParties.flatMap((id, entry) =>
    id.length >= SHORTEST && id.length <= LONGEST && endsInCheckDigit(id) ? [{ entry, body: id.slice(0, -1) }] : [],
  );
  const entryOf = new Map(longer.map(({ body }) => [body, -1]));
  for (let entry = 0; entry < thirdParties.count; entry++)
    if (entryOf.has(thirdParties.id(entry))) entryOf.set(thirdParties.id(entry), entry);
  for (const { entry, body } of longer) {
    const other = entryOf.get(body)!;
    // Likewise one cédula in eleven is another with its DV by chance: those require similar names as well.
    if (
      other < 0 ||
      (!hasGluedDv(thirdParties.id(entry)) && !isSameName(thirdParties.name(entry), thirdParties.name(other)))
    )
      continue;
    flags[entry] = 1;
    flags[other] = 1;
  }
  return flags;
}

export function duplicateFacts(balance: TrialBalance, isDuplicate: Uint8Array): NitFact[] {
  const duplicated = new Set(balance.thirdParties.flatMap((id, entry) => (isDuplicate[entry] === 1 ? [id] : [])));
  const examples = balance.thirdParties.flatMap((id, entry) => {
    const isLonger = duplicated.has(id) && duplicated.has(id.slice(0, -1));
    return isLonger ? [[id.slice(0, -1), id, balance.thirdParties.name(entry)].join('\t')] : [];
  });
  const bodyOf = (entry: number) =>
    duplicated.has(balance.thirdParties.id(entry).slice(0, -1))
      ? balance.thirdParties.id(entry).slice(0, -1)
      : balance.thirdParties.id(entry);
  return nitFacts(balance, isDuplicate, { data: { examples } }, bodyOf);
}

function isSameName(one: string, other: string): boolean {
  const [a, b] = [thirdPartyName(one), thirdPartyName(other)];
  return a.key !== '' && b.key !== '' && (isPartOfName(a, b) || nameSimilarity(a, b) >= SAME_NAME);
}
