/** NIT of the company where no title states it: the id of the third party that bears its name. */
import type { BalanceData } from '#core/books/balance-data.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { thirdPartyName } from '#core/identity/third-party-name.es.ts';

/** Null where no third party bears the name, or several do. */
export function namesake(name: string | null, { ids, names }: BalanceData['thirdParties']): string | null {
  if (!name) return null;
  const { key } = thirdPartyName(name);
  // Few begin alike: only their names are taken apart.
  const start = name.trim().slice(0, 1).toUpperCase();
  const found = new Set<string>();
  names.forEach((own, entry) => {
    if (!own.trim().toUpperCase().startsWith(start) || thirdPartyName(own).key !== key) return;
    const nit = nitOf(ids[entry]!);
    if (nit !== null) found.add(nit);
  });
  const [only, second] = [...found];
  return second === undefined ? (only ?? null) : null;
}

/** The NIT that an id is, without DV; null for a filler such as 222222222. */
export function nitOf(id: string | null): string | null {
  return id !== null && /^(\d)(?!\1*$)\d{5,9}$/.test(id) ? thirdPartyKey(id) : null;
}
