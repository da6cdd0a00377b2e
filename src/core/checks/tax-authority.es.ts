/** Whether a third party is whom taxes are paid to: DIAN, or the treasury of a municipality, by number or by name. */
import { plainName } from '#core/identity/plain-name.ts';
import { isKnownAs } from '#core/reference/people/special-nits.ts';

const NATIONAL = /\bDIAN\b|IMPUESTOS Y ADUANAS|DIRECCION DE IMPUESTOS|IMPUESTOS NACIONALES/;
const MUNICIPAL = /\b(MUNICIPIO|ALCALDIA|DISTRITO|SECRETARIA (DISTRITAL )?DE HACIENDA|TESORERIA)\b/;

/** What a name must hold to be looked at closer: most are nobody's. */
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
