/** NIT-5: one person under its number and under its number with the DV glued on. */
import { checkDigit, hasGluedDv } from '#core/nit.ts';
import { isPartOfName, nameSimilarity, partyName } from '#core/party-name.es.ts';
import type { TrialBalance } from '#core/trial-balance.ts';
import { type NitFact, nitFacts } from './rules.ts';

/** Share of letters in place from which two names are one. */
const SAME_NAME = 0.92;

/** Flags both spellings in the third-party dictionary. */
export function duplicatedByDv({ data }: TrialBalance): Uint8Array {
  const { ids, names } = data.thirdParties;
  const entryOf = new Map(ids.map((id, entry) => [id, entry]));
  const flags = new Uint8Array(ids.length);
  ids.forEach((id, entry) => {
    if (!/^\d{7,11}$/.test(id)) return;
    const body = id.slice(0, -1);
    const other = entryOf.get(body);
    if (other === undefined || checkDigit(body) !== Number(id.at(-1))) return;
    // One cédula in eleven is another with its DV by chance: those need the name as well.
    if (!hasGluedDv(id) && !isSameName(names[entry]!, names[other]!)) return;
    flags[entry] = 1;
    flags[other] = 1;
  });
  return flags;
}

export function duplicateFacts(balance: TrialBalance, isDuplicate: Uint8Array): NitFact[] {
  const { ids, names } = balance.data.thirdParties;
  const duplicated = new Set(ids.filter((_, entry) => isDuplicate[entry] === 1));
  const examples = ids.flatMap((id, entry) => {
    const isLonger = duplicated.has(id) && duplicated.has(id.slice(0, -1));
    return isLonger ? [[id.slice(0, -1), id, names[entry]!].join('\t')] : [];
  });
  const bodyOf = (entry: number) => (duplicated.has(ids[entry]!.slice(0, -1)) ? ids[entry]!.slice(0, -1) : ids[entry]!);
  return nitFacts(balance, isDuplicate, { rule: 'NIT-5', data: { examples } }, bodyOf);
}

function isSameName(one: string, other: string): boolean {
  const [a, b] = [partyName(one), partyName(other)];
  return a.key !== '' && b.key !== '' && (isPartOfName(a, b) || nameSimilarity(a, b) >= SAME_NAME);
}
