/** What the schema of a company cannot say: its DV must fit its NIT, and its codes must be in the catalogues. */
import { accountingSoftware } from '#core/accounting-software.ts';
import { AppError, type FieldError } from '#core/app-error.ts';
import { checkDigit } from '#core/nit.ts';
import type { CompanyValues } from './queries.ts';
import { text } from './text.es.ts';

/** Throws AppError `company.dv_mismatch`, or `request.invalid` with the fields that are wrong. */
export async function checkCompany(values: CompanyValues): Promise<void> {
  const expected = checkDigit(values.nit);
  if (values.checkDigit !== expected) {
    const message = text.checkDigit(expected);
    throw new AppError('company.dv_mismatch', { expected }, [{ field: 'comp_check_digit', message }]);
  }
  const { isMunicipality, isRegime, isIcaRegime, isActivity } = await import('./catalogue-codes.ts');
  const { businessName, city, icaRegime, softwareId, regimeId, profile } = values;
  const errors: FieldError[] = [];
  const demand = (holds: boolean, field: string, message = text.notInCatalogue) => {
    if (!holds) errors.push({ field, message });
  };
  const isSoftware = accountingSoftware.some(({ acso_id }) => acso_id === softwareId);
  demand(businessName.length >= 2, 'comp_business_name', text.nameTooShort);
  demand(isSoftware, 'acso_id');
  demand(isRegime(regimeId), 'rety_id');
  demand(city === null || isMunicipality(city), 'comp_city');
  demand(icaRegime === null || isIcaRegime(icaRegime), 'comp_ica_regime');
  demand(profile.municipio === undefined || isMunicipality(profile.municipio), 'profile.municipio');
  demand(profile.ciiu === undefined || isActivity(profile.ciiu), 'profile.ciiu');
  if (errors.length > 0) throw new AppError('request.invalid', {}, errors);
}
