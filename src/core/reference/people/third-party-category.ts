/** What a third party can be to a company. Closed: tables that name anything else do not compile. */

/** Known from the NIT itself, when `specialNit` has it. */
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

/** Numbers that are nobody. */
export type GenericCategory = 'generic_final_consumer' | 'generic_small_amounts' | 'generic_foreign' | 'placeholder';

/** Only the books say it. */
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
  /** On whose behalf money is held (mandates). */
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
