/**
 * Pulls the third-party directory of a company: full the first time, then incremental; stored as a new version if
 * anything changed.
 */

import type { CompanyOfCredential } from '#api/companies/siigo-credential.ts';
import { asCaller, type Database } from '#api/kernel/database.ts';
import type { Siigo } from '#platform/siigo/siigo.ts';
import type { SiigoCredential } from '#platform/siigo/siigo-session.ts';
import { addDirectory, type KeptThirdParty, readDirectory } from '../third-parties/queries.ts';
import type { PullReference } from './queries.ts';

/** Overlap of incremental pulls: clocks differ, and Siigo's dates have no time zone. */
const overlapMs = 2 * 86_400_000;

/** Returns the number of third parties. Throws AppErrors `siigo.…`. */
export async function pullThirdParties(
  db: Database,
  siigo: Siigo,
  { reference, company, credential }: ThirdPartiesOf,
  signal: AbortSignal,
): Promise<number> {
  const caller = { ...reference, isAdmin: false };
  const before = await asCaller(db, caller, (trx) => readDirectory(trx, company.id));
  const since = before.fetchedAt === null ? null : new Date(before.fetchedAt.getTime() - overlapMs);
  const fetched = await siigo.thirdParties(credential, since, signal);
  const thirdParties = merge(before.thirdParties, fetched);
  if (JSON.stringify(thirdParties) !== JSON.stringify(merge(before.thirdParties, []))) {
    const { accountId, id: companyId } = company;
    await asCaller(db, caller, (trx) =>
      addDirectory(trx, { accountId, companyId, version: before.version + 1 }, thirdParties),
    );
  }
  return thirdParties.length;
}

export interface ThirdPartiesOf {
  reference: PullReference;
  company: CompanyOfCredential;
  credential: SiigoCredential;
}

/** Sorted by id with a fixed set of members, so that equal directories have equal bytes. */
function merge(before: readonly KeptThirdParty[], fetched: readonly KeptThirdParty[]): KeptThirdParty[] {
  const byId = new Map([...before, ...fetched].map((thirdParty) => [thirdParty.id, thirdParty]));
  return [...byId.values()]
    .map(({ id, dv, name, type, personType, idType }) => ({ id, dv, name, type, personType, idType }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
