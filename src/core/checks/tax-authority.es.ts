/** Recognises tax authorities by number or name: DIAN, or the treasury of a municipality. */
import { plainName } from '#core/identity/plain-name.ts';
import { isKnownAs } from '#core/reference/people/special-nits.ts';

const NATIONAL = /\bDIAN\b|IMPUESTOS Y ADUANAS|DIRECCION DE IMPUESTOS|IMPUESTOS NACIONALES/;
const MUNICIPAL = /\b(MUNICIPIO|ALCALDIA|DISTRITO|SECRETARIA (DISTRITAL )?DE HACIENDA|TESORERIA)\b/;

/** Prefilter on names: most match none of these. */
const HINT = /dian|impuest|municip|alcald|distrit|hacienda|tesorer/i;

export function isNationalAuthority(id: string, name: string): boolean {
  return isKnownAs(id, 'tax_authority_national') || (HINT.test(name) && NATIONAL.test(plainName(name)));
}

export function isMunicipalAuthority(id: string, name: string): boolean {
  return isKnownAs(id, 'tax_authority_municipal') || (HINT.test(name) && MUNICIPAL.test(plainName(name)));
}

export function isTaxAuthority(id: string, name: string): boolean {
  return isNationalAuthority(id, name) || isMunicipalAuthority(id, name);
}
