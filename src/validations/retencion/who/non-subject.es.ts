/**
 * Third parties not subject to withholding: institutions and self-withholders by id or DIAN list, or by name. Possibly
 * exempt ones (large taxpayers, non-profit entities) are questions, not findings.
 */

import { plainName } from '#core/identity/plain-name.ts';
import { isListed } from '#core/reference/dian/lists-in-force.ts';
import { isForeignId } from '#core/reference/people/foreign-id.ts';
import { genericThirdParty, specialNit } from '#core/reference/people/special-nits.ts';
import { isTaxAuthority } from '#core/reference/people/tax-authority.es.ts';
import { payrollInstitutions, type ThirdPartyCategory } from '#core/reference/people/third-party-category.ts';

export type Subjection = 'subject' | 'doubtful' | 'exempt' | 'foreign';

/** Institutions without income tax on their receipts, or self-withholding. */
const EXEMPT: ReadonlySet<ThirdPartyCategory> = new Set([
  'tax_authority_national',
  'tax_authority_municipal',
  'regulator',
  'bank',
  ...payrollInstitutions,
  'health',
  'insurer',
  'utility',
  'chamber_of_commerce',
]);
const EXEMPT_NAME =
  /\bE ?S ?P\b|\bESP\b|SERVICIOS PUBLICOS|\bBANCO\b|\bMINISTERIO\b|\bGOBERNACION\b|CAMARA DE COMERCIO|\bNOTARIA\b|CAJA DE COMPENSACION|ENTIDAD PROMOTORA/;
const DOUBTFUL_NAME =
  /\b(COOPERATIVA|FUNDACION|CORPORACION|ASOCIACION|FONDO DE EMPLEADOS|PROPIEDAD HORIZONTAL|CONJUNTO RESIDENCIAL|EDIFICIO|UNIVERSIDAD|SINDICATO|IGLESIA|CONSORCIO|UNION TEMPORAL|SEGUROS|NAVIER[AO]S?|AEROLINEAS?|SHIPPING|FREIGHT|FORWARD(?:ING|ERS?)|CARGO)\b/;

export function subjectionOf(id: string, name: string): Subjection {
  if (isForeignId(id)) return 'foreign';
  const generic = genericThirdParty(id);
  if (id === '' || generic !== null || isTaxAuthority(id, name)) return 'exempt';
  if (specialNit(id)?.categories.some((category) => EXEMPT.has(category))) return 'exempt';
  if (isListed('autorretenedores', id) || EXEMPT_NAME.test(plainName(name))) return 'exempt';
  return isListed('grandes', id) || DOUBTFUL_NAME.test(plainName(name)) ? 'doubtful' : 'subject';
}

const LENDER =
  /BANC|FINANC|COOPERATIVA|FIDUCI|LEASING|CORPORACION|COMPANIA DE FINANCIAMIENTO|FONDO|CREDITO|AHORRO|SEGUROS/;

/** Whether a name is of a supervised lender: its interest is exempt. */
export function soundsLikeLender(name: string): boolean {
  return LENDER.test(plainName(name));
}
