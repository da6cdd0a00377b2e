/** Finds NITs among the third parties of stored balances, in a worker thread. */
import { openStoredBalance, type StoredBalance } from '#api/balances/stored-balance.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';

/** The NITs in the books of each balance. The company itself counts: rules ask whether it is in a list. */
export async function findInBooks({
  balances,
  nits,
}: {
  balances: StoredBalance[];
  nits: string[];
}): Promise<string[][]> {
  const wanted = new Set(nits);
  return balances.map((stored) => {
    const { thirdParties, company } = openStoredBalance(stored);
    const found = new Set<string>();
    const own = company.nit === null ? null : thirdPartyKey(company.nit);
    if (own !== null && wanted.has(own)) found.add(own);
    for (const entry of thirdParties.entries((_, place) => wanted.has(thirdParties.key(place))))
      found.add(thirdParties.key(entry));
    return [...found].sort();
  });
}
