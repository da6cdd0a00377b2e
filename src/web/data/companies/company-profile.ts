/** Missing facts of a company's tax profile. */
import type { CompanyProfile } from '#core/engine/company-profile.ts';

export const profileFields = [
  'ciiu',
  'municipio',
  'responsableIva',
  'periodoIva',
  'exonerado1141',
  'autorretenedorRenta',
  'agenteRetencion',
  'regimen',
  'claseArl',
  'grupoNiif',
] as const satisfies readonly (keyof CompanyProfile)[];

/** Fields without a value; a company not responsible for VAT has no VAT period. */
export function missingProfileFields(profile: CompanyProfile): (keyof CompanyProfile)[] {
  return profileFields.filter(
    (field) => profile[field] === undefined && !(field === 'periodoIva' && profile.responsableIva === false),
  );
}
