/** NIT-8: dissolved institutions, never the company itself. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import { specialNit } from '#core/reference/people/special-nits.ts';
import { type NitFact, nitFacts } from './rules.ts';

export function liquidatedFacts(balance: TrialBalance): NitFact[] {
  const company = companyKey(balance);
  const flags = balance.thirdParties.flags((_, entry) => {
    const key = balance.thirdParties.key(entry);
    return key !== company && specialNit(key)?.status === 'liquidated';
  });
  return nitFacts(balance, flags);
}

/** Of the company of the books, as its third parties are grouped; null if the file does not say it. */
export function companyKey({ company }: TrialBalance): string | null {
  return company.nit === null ? null : thirdPartyKey(company.nit);
}
