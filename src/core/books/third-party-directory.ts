/**
 * Third-party directory of a company in its accounting package. Monthly reports often lack DVs and sometimes names:
 * missing values are filled in from here, present ones never change.
 */

import { thirdPartyKey } from '#core/identity/nit.ts';
import type { BalanceData } from './balance-data.ts';

export interface DirectoryThirdParty {
  /** Number without DV. */
  id: string;
  dv: number | null;
  /** Empty when the package has none. */
  name: string;
}

const noDv = -1;

/** The balance with DVs and names filled in; the same object when nothing is missing. */
export function completeThirdParties(data: BalanceData, directory: readonly DirectoryThirdParty[]): BalanceData {
  if (directory.length === 0) return data;
  const known = new Map(directory.map((thirdParty) => [thirdPartyKey(thirdParty.id), thirdParty]));
  const { ids, names, dvs } = data.thirdParties;
  const completed = { ids, names: [...names], dvs: dvs.slice() };
  let changed = false;
  // Entry 0 is "no third party".
  for (let entry = 1; entry < ids.length; entry++) {
    const thirdParty = known.get(thirdPartyKey(ids[entry]!));
    if (thirdParty === undefined) continue;
    // A number with its DV glued on needs none.
    if (dvs[entry] === noDv && thirdParty.dv !== null && thirdParty.id === ids[entry]) {
      completed.dvs[entry] = thirdParty.dv;
      changed = true;
    }
    if (names[entry] === '' && thirdParty.name !== '') {
      completed.names[entry] = thirdParty.name;
      changed = true;
    }
  }
  return changed ? { ...data, thirdParties: completed } : data;
}
