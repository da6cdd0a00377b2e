/** Company as an API document, with the seed's names and nesting. */
import { accountableSoftware, siigoNubeId } from '#core/reference/chart/accountable-software.ts';
import type { Company } from './companies/contract.ts';
import type { CompanyRecord } from './companies/queries.ts';

export function companyDocument(company: CompanyRecord): Company {
  const { softwareId, subscriber, hasChart, hasBalances } = company;
  return {
    id: company.id,
    attributes: {
      comp_business_name: company.businessName,
      comp_entity_id: company.nit,
      comp_check_digit: company.checkDigit,
      comp_is_active: company.isActive,
      comp_city: company.city,
      comp_ica_regime: company.icaRegime,
      profile: company.profile,
      comp_signers: company.signers,
      comp_fiscal_year_end: company.fiscalYearEnd,
      comp_logo: company.logo,
      version: company.version,
      ...(subscriber !== null && { subscriber }),
    },
    uses_siigo: softwareId === siigoNubeId,
    accountable_software: { acso_id: softwareId, acso_name: accountableSoftware(softwareId)?.name ?? '' },
    regime_type: { rety_id: company.regimeId },
    chart_accounts: hasChart || hasBalances ? { chac_is_active: hasBalances } : null,
  };
}
