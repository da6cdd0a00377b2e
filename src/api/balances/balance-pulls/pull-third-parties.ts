/**
 * Pulls the third-party directory of a company: full the first time, then incremental; stored as a new version if
 * anything changed, and where they are apart, for the exógena.
 */

import type { CompanyOfCredential } from '#api/companies/siigo-credential.ts';
import { asCaller, type Database } from '#api/kernel/database.ts';
import { placeOfPackage } from '#core/exogena/people/package-place.ts';
import { thirdPartyKey } from '#core/identity/nit.ts';
import type { Siigo } from '#platform/siigo/siigo.ts';
import type { SiigoCredential } from '#platform/siigo/siigo-session.ts';
import { addDirectory, type KeptThirdParty, readDirectory } from '../third-parties/queries.ts';
import { hasPlaces, putPlaces } from '../third-party-places/queries.ts';
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
  const { before, isPlaced } = await asCaller(db, caller, async (trx) => ({
    before: await readDirectory(trx, company.id),
    isPlaced: await hasPlaces(trx, company.id),
  }));
  // Directories of earlier releases have no places: all are asked for once.
  const since = before.fetchedAt === null || !isPlaced ? null : new Date(before.fetchedAt.getTime() - overlapMs);
  const fetched = await siigo.thirdParties(credential, since, signal);
  const { accountId, id: companyId } = company;
  const places = new Map(fetched.map(({ id, place }) => [thirdPartyKey(id), placeOfPackage(thirdPartyKey(id), place)]));
  const kept = [...places].map(([number, place]) => ({ number, ...place }));
  await asCaller(db, caller, (trx) => putPlaces(trx, { accountId, companyId }, kept));
  const thirdParties = merge(before.thirdParties, fetched);
  if (JSON.stringify(thirdParties) !== JSON.stringify(merge(before.thirdParties, []))) {
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
