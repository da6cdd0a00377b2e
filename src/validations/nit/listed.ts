/**
 * NIT-7 and NIT-8: listed third parties: fictitious suppliers, by the DIAN's list in force at the end of the month and by
 * the company's own; dissolved institutions.
 */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import { parseNit, thirdPartyKey } from '#core/identity/nit.ts';
import { type DianEntry, fictitiousOn } from '#core/reference/dian/dian-list.ts';
import { daysOfMonth } from '#core/reference/in-force.ts';
import { specialNit } from '#core/reference/people/special-nits.ts';
import { type NitFact, nitFacts } from './rules.ts';

interface Fictitious {
  period: Period;
  /** NITs of the company's own list. */
  own: readonly string[];
  /** The DIAN's; null if it was never loaded. */
  listed: ReadonlyMap<string, DianEntry> | null;
}

/** One fact for those that are fictitious in the month, another for those whose date the list does not say. */
export function fictitiousFacts(balance: TrialBalance, { period, own, listed }: Fictitious): NitFact[] {
  const given = new Set(own.map((nit) => thirdPartyKey(parseNit(nit).id)));
  const { first, last } = daysOfMonth(period.year, period.month);
  const stateOf = (key: string) => {
    if (given.has(key)) return 'current';
    const entry = listed?.get(key);
    return entry === undefined ? null : fictitiousOn(entry, first, last).state;
  };
  const flagged = (state: string) =>
    balance.thirdParties.flags((_, entry) => stateOf(balance.thirdParties.key(entry)) === state);
  return [
    ...nitFacts(balance, flagged('current')),
    ...nitFacts(balance, flagged('review'), { subject: 'sin_fecha', severity: 'alta', data: { undated: 1 } }),
  ];
}

export function liquidatedFacts(balance: TrialBalance): NitFact[] {
  const flags = balance.thirdParties.flags(
    (_, entry) => specialNit(balance.thirdParties.key(entry))?.status === 'liquidated',
  );
  return nitFacts(balance, flags);
}
