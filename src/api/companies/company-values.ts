/** Checks of a company beyond its schema: the DV must match the NIT, and codes must be in the catalogues. */

import { AppError, type FieldError } from '#core/call/app-error.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { checkDigit } from '#core/identity/nit.ts';
import { accountableSoftware } from '#core/reference/chart/accountable-software.ts';
import type { CompanyInput } from './companies/contract.ts';
import type { CompanyValues } from './companies/queries.ts';
import { text } from './company-values.es.ts';

/** Column values of a new company. */
export function newCompanyValues(input: CompanyInput): CompanyValues {
  return {
    businessName: input.comp_business_name.trim(),
    nit: input.comp_entity_id,
    checkDigit: input.comp_check_digit,
    city: input.comp_city ?? null,
    icaRegime: input.comp_ica_regime ?? null,
    softwareId: input.acso_id,
    regimeId: input.rety_id,
    profile: input.profile ?? {},
    signers: input.comp_signers ?? {},
    fiscalYearEnd: input.comp_fiscal_year_end ?? 12,
  };
}

/** Throws AppError `company.dv_mismatch`, or `request.invalid` with the invalid fields. */
export async function checkCompany(values: CompanyValues): Promise<void> {
  const expected = checkDigit(values.nit);
  if (values.checkDigit !== expected) {
    const message = text.checkDigit(expected);
    throw new AppError('company.dv_mismatch', { expected }, [{ field: 'comp_check_digit', message }]);
  }
  const errors: FieldError[] = [];
  if (values.businessName.length < 2) errors.push({ field: 'comp_business_name', message: text.nameTooShort });
  for (const field of await fieldsOutsideCatalogues(values)) errors.push({ field, message: text.notInCatalogue });
  if (errors.length > 0) throw new AppError('request.invalid', {}, errors);
}

async function fieldsOutsideCatalogues(values: CompanyValues): Promise<string[]> {
  // Large tables, loaded on demand.
  const [{ municipality }, { economicActivity }, { icaRegimeType }, { regimeType }] = await Promise.all([
    import('#core/reference/people/departments.ts'),
    import('#core/reference/people/economic-activities.ts'),
    import('#core/reference/tax/ica-regime-types.ts'),
    import('#core/reference/tax/regime-types.ts'),
  ]);
  const { city, icaRegime, softwareId, regimeId, profile } = values;
  const found: Record<string, unknown> = {
    acso_id: accountableSoftware(softwareId),
    rety_id: regimeType(regimeId),
    comp_city: city === null || municipality(city),
    comp_ica_regime: icaRegime === null || icaRegimeType(icaRegime),
    'profile.municipio': profile.municipio === undefined || municipality(profile.municipio),
    'profile.ciiu': profile.ciiu === undefined || economicActivity(profile.ciiu),
  };
  return Object.keys(found).filter((field) => lookUp(found, field) === null);
}
