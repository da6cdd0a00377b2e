/** Where a third party is by the directory of an accounting package, in the codes of the formats. */
import { plainName } from '#core/identity/plain-name.ts';
import { COLOMBIA, listCountries } from '#core/reference/people/countries.ts';
import { NO_DATA, type PersonData } from './person-data.ts';
import { readPerson } from './read-person.ts';

/** As the package writes it. */
export interface PackagePlace {
  address: string;
  /** ISO 3166-1, two letters. */
  countryCode: string;
  countryName: string;
  /** DIVIPOLA: of the department, and of the city with or without it. */
  stateCode: string;
  cityCode: string;
}

/** Empty: not said. */
export type Place = Pick<PersonData, 'address' | 'municipality' | 'country'>;

/** What a format cannot hold is not said: an unknown city, an address abroad. `number`: of the third party. */
export function placeOfPackage(number: string, written: PackagePlace): Place {
  const country = countryOf(written);
  const isAbroad = country !== '' && country !== COLOMBIA;
  const municipality = isAbroad ? '' : cityOf(written);
  const given = { ...NO_DATA, address: isAbroad ? '' : written.address, municipality, country };
  const { data, problems } = readPerson(number, given);
  const isWrong = (field: keyof Place) => problems.some((problem) => problem.field === field);
  const said = (field: keyof Place) => (isWrong(field) ? '' : data[field]);
  return { address: said('address'), municipality: said('municipality'), country: said('country') };
}

function countryOf({ countryCode, countryName }: PackagePlace): string {
  if (plainName(countryCode) === 'CO') return COLOMBIA;
  const wanted = plainName(countryName);
  return wanted === '' ? '' : (listCountries().find(({ name }) => plainName(name) === wanted)?.code ?? '');
}

/** Zeros at the beginning are lost where a code was kept as a number. */
function cityOf({ stateCode, cityCode }: PackagePlace): string {
  if (!/^\d{1,5}$/.test(cityCode)) return '';
  if (cityCode.length > 3) return cityCode.padStart(5, '0');
  return /^\d{1,2}$/.test(stateCode) ? stateCode.padStart(2, '0') + cityCode.padStart(3, '0') : '';
}

/** What a company says goes over its package; who it says is in another country has nothing of it. */
export function withPlace(data: PersonData, place: Place | undefined): PersonData {
  if (place === undefined || (data.country !== '' && data.country !== (place.country || COLOMBIA))) return data;
  const own = {
    ...data,
    municipality: data.municipality || place.municipality,
    country: data.country || place.country,
  };
  return { ...own, address: data.address || place.address };
}
