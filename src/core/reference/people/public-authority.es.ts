/** Recognises public authorities that charge taxes, rates and fines, by number or name. */
import { plainName } from '#core/identity/plain-name.ts';
import { isKnownAs } from './special-nits.ts';
import { isTaxAuthority } from './tax-authority.es.ts';

/** Bodies that inspect and fine; a secretariat is of the nation, a department or a city. */
const INSPECTING =
  /\b(SUPERINTENDENCIA|SUPERSOCIEDADES|MINISTERIO|MINTRABAJO|CORPORACION AUTONOMA|SECRETARIA (DE|DISTRITAL|MUNICIPAL|DEPARTAMENTAL)|GOBERNACION|INSPECCION DE (POLICIA|TRABAJO)|UNIDAD DE GESTION PENSIONAL|UGPP|INVIMA|INSTITUTO NACIONAL DE VIGILANCIA)\b/;

/** Whether the third party is an authority; a public utility or a chamber of commerce is none. */
export function isPublicAuthority(id: string, name: string): boolean {
  return isTaxAuthority(id, name) || isKnownAs(id, 'regulator') || INSPECTING.test(plainName(name));
}
