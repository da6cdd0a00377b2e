/** Countries of residence by their codes in the formats of información exógena. */
import { countryRows } from './countries.gen.ts';

export interface Country {
  /** Three digits. */
  code: string;
  name: string;
}

export const COLOMBIA = '169';

const countries: readonly Country[] = countryRows
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => a.name.localeCompare(b.name, 'es'));

/** All of them, by name. */
export function listCountries(): readonly Country[] {
  return countries;
}

/** The country of a code, or null. */
export function country(code: string): Country | null {
  return countries.find((one) => one.code === code) ?? null;
}
