/** NIT-7 and NIT-8: listed third parties: fictitious suppliers, dissolved institutions. */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { parseNit, thirdPartyKey } from '#core/identity/nit.ts';
import { specialNit } from '#core/reference/people/special-nits.ts';
import { type NitFact, nitFacts } from './rules.ts';

export function fictitiousFacts(balance: TrialBalance, list: readonly string[]): NitFact[] {
  const listed = new Set(list.map((nit) => thirdPartyKey(parseNit(nit).id)));
  const flags = balance.thirdParties.flags((_, entry) => listed.has(balance.thirdParties.key(entry)));
  return nitFacts(balance, flags);
}

export function liquidatedFacts(balance: TrialBalance): NitFact[] {
  const flags = balance.thirdParties.flags(
    (_, entry) => specialNit(balance.thirdParties.key(entry))?.status === 'liquidated',
  );
  return nitFacts(balance, flags);
}
