/** Third-party directory in Siigo, where customers, suppliers and all others are "customers". */
import type { PackagePlace } from '#core/exogena/people/package-place.ts';
import { member } from './siigo-refusal.ts';
import type { SiigoCredential, SiigoSession } from './siigo-session.ts';

export interface SiigoThirdParty {
  /** Number without DV. */
  id: string;
  dv: number | null;
  name: string;
  /** Customer, Supplier or Other. */
  type: string | null;
  /** Person or Company. */
  personType: string | null;
  /** DIAN code of the document type: 13 cédula, 31 NIT. */
  idType: string | null;
  place: PackagePlace;
}

const pageSize = 100;
/** A hundred thousand third parties: beyond it paging is assumed broken. */
const mostPages = 1000;

/** All third parties, or those changed since a timestamp; one per number, branches merged. */
export async function listThirdParties(
  session: SiigoSession,
  credential: SiigoCredential,
  since: Date | null,
  signal: AbortSignal,
): Promise<SiigoThirdParty[]> {
  const found = new Map<string, SiigoThirdParty>();
  for (let page = 1; page <= mostPages; page++) {
    const query = new URLSearchParams({ page: String(page), page_size: String(pageSize) });
    if (since !== null) query.set('updated_start', since.toISOString());
    const answer = await session.call(credential, { path: `v1/customers?${query}` }, signal);
    const results = member(answer, 'results');
    if (!Array.isArray(results) || results.length === 0) break;
    for (const party of results.map(readThirdParty))
      if (party.id !== '' && !found.has(party.id)) found.set(party.id, party);
    // Its link to the next page continues beyond the last one.
    if (page * pageSize >= Number(member(member(answer, 'pagination'), 'total_results') ?? 0)) break;
  }
  return [...found.values()];
}

function readThirdParty(value: unknown): SiigoThirdParty {
  const { check_digit, name, commercial_name } = value as Record<string, unknown>;
  const written = (Array.isArray(name) ? name : [name ?? commercial_name]).map((part) => String(part ?? '').trim());
  return {
    id: String(member(value, 'identification') ?? '').trim(),
    dv: /^\d$/.test(String(check_digit ?? '').trim()) ? Number(check_digit) : null,
    name: written.filter((part) => part !== '').join(' '),
    type: textOf(member(value, 'type')),
    personType: textOf(member(value, 'person_type')),
    idType: textOf(member(member(value, 'id_type'), 'code')),
    place: readPlace(member(value, 'address')),
  };
}

function readPlace(value: unknown): PackagePlace {
  const city = member(value, 'city');
  const of = (written: unknown, name: string) => textOf(member(written, name))?.trim() ?? '';
  return {
    address: of(value, 'address'),
    countryCode: of(city, 'country_code'),
    countryName: of(city, 'country_name'),
    stateCode: of(city, 'state_code'),
    cityCode: of(city, 'city_code'),
  };
}

function textOf(value: unknown): string | null {
  return value === undefined || value === null || value === '' ? null : String(value);
}
