/** Recognises tax authorities by number or name: DIAN, or the treasury of a municipality. */
import { plainName } from '#core/identity/plain-name.ts';
import { isKnownAs } from './special-nits.ts';

const NATIONAL = /\bDIAN\b|IMPUESTOS Y ADUANAS|DIRECCION DE IMPUESTOS|IMPUESTOS NACIONALES/;
const MUNICIPAL = /\b(MUNICIPIO|ALCALDIA|DISTRITO|SECRETARIA (DISTRITAL )?DE HACIENDA|TESORERIA)\b/;

/** Legal form of a company: «Modas Dian S.A.S.» is no authority. */
const COMPANY = /\b(S ?A ?S|LTDA|LIMITADA|S ?A|E ?U|S EN C|S ?C ?A)$/;

/** Prefilter on names: most match none of these. */
const HINT = /dian|impuest|municip|alcald|distrit|hacienda|tesorer/i;

export function isNationalAuthority(id: string, name: string): boolean {
  return isKnownAs(id, 'tax_authority_national') || isNamed(name, NATIONAL);
}

export function isMunicipalAuthority(id: string, name: string): boolean {
  return isKnownAs(id, 'tax_authority_municipal') || isNamed(name, MUNICIPAL);
}

export function isTaxAuthority(id: string, name: string): boolean {
  return isNationalAuthority(id, name) || isMunicipalAuthority(id, name);
}

function isNamed(name: string, pattern: RegExp): boolean {
  if (!HINT.test(name)) return false;
  const plain = plainName(name);
  return pattern.test(plain) && !COMPANY.test(plain);
}
