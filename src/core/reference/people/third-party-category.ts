/** Categories of third parties. A closed union: tables with any other value do not compile. */

/** Known from the NIT itself, through `specialNit`. */
export type InstitutionCategory =
  | 'tax_authority_national'
  | 'tax_authority_municipal'
  | 'regulator'
  | 'bank'
  | 'eps'
  | 'arl'
  | 'pension_fund'
  | 'pension_administrator'
  | 'severance_fund'
  | 'family_compensation_fund'
  /** SENA, ICBF, ESAP, escuelas industriales. */
  | 'parafiscal'
  /** ADRES. */
  | 'health'
  | 'insurer'
  | 'utility'
  | 'courier'
  | 'software'
  | 'fuel'
  | 'chamber_of_commerce';

/** Generic numbers, not real third parties. */
export type GenericCategory = 'generic_final_consumer' | 'generic_small_amounts' | 'generic_foreign' | 'placeholder';

/** Known from the books only. */
export type RoleCategory =
  /** The audited company itself. */
  | 'company'
  | 'cash_custodian'
  | 'customer'
  | 'supplier'
  | 'employee'
  | 'shareholder'
  | 'lender'
  | 'issuer'
  /** Principal of funds held under a mandate. */
  | 'principal'
  | 'payer'
  | 'debtor'
  | 'beneficiary'
  | 'court'
  | 'cooperative'
  /** Any public body. */
  | 'authority';

/** `none` is the absence of a third party. */
export type ThirdPartyCategory = InstitutionCategory | GenericCategory | RoleCategory | 'none';

/** Who is paid contributions of payroll, by what employees earn. */
export const payrollInstitutions: readonly InstitutionCategory[] = [
  'eps',
  'arl',
  'pension_fund',
  'pension_administrator',
  'severance_fund',
  'family_compensation_fund',
  'parafiscal',
];
