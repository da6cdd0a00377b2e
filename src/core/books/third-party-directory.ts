/**
 * The third parties of a company as its accounting package knows them. The report of a month often has no DV and sometimes no
 * name: what the file does not say is taken from here, what it says is never changed.
 */

import { personKey } from '#core/identity/nit.ts';
import type { BalanceData } from './balance-data.ts';

export interface DirectoryThirdParty {
  /** Number without DV. */
  id: string;
  dv: number | null;
  /** Empty when the package has none. */
  name: string;
}

const noDv = -1;

/** The same balance with DVs and names filled in; the given one when nothing is missing in it. */
export function completeThirdParties(data: BalanceData, directory: readonly DirectoryThirdParty[]): BalanceData {
  if (directory.length === 0) return data;
  const known = new Map(directory.map((party) => [personKey(party.id), party]));
  const { ids, names, dvs } = data.thirdParties;
  const completed = { ids, names: [...names], dvs: dvs.slice() };
  let changed = false;
  // Entry 0 is "no third party".
  for (let entry = 1; entry < ids.length; entry++) {
    const party = known.get(personKey(ids[entry]!));
    if (party === undefined) continue;
    // A number that carries its DV glued on needs no other.
    if (dvs[entry] === noDv && party.dv !== null && party.id === ids[entry]) {
      completed.dvs[entry] = party.dv;
      changed = true;
    }
    if (names[entry] === '' && party.name !== '') {
      completed.names[entry] = party.name;
      changed = true;
    }
  }
  return changed ? { ...data, thirdParties: completed } : data;
}
