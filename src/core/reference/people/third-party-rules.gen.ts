// Generated from data/third_party_rules.csv by scripts/gen-reference.mjs: edit the table, not this file.
import type { ThirdPartyCategory } from './third-party-category.ts';

export interface ThirdPartyRule {
  /** Accounts whose code starts so. */
  readonly prefix: string;
  /** Any of these; `none` allows no third party. */
  readonly expected: readonly ThirdPartyCategory[];
  /** Tolerated beside the expected ones. */
  readonly alsoAccepted: readonly ThirdPartyCategory[];
  /** Whether a third party must be there. */
  readonly requirement: 'required' | 'recommended' | 'optional' | 'none';
  /** Of a missing or wrong third party. */
  readonly severity: 'alta' | 'media' | 'baja';
  /** The expectation in the words of the table. */
  readonly expectedText: string;
  /** The tolerance, likewise: it may say when. */
  readonly alsoAcceptedText: string | null;
}

/** Whom an account is kept with, by prefix. */
export const thirdPartyRules: readonly ThirdPartyRule[] = [
  { prefix: '1105', expected: ['company', 'cash_custodian'], alsoAccepted: [], requirement: 'recommended', severity: 'baja', expectedText: 'company or cash custodian', alsoAcceptedText: null },
  { prefix: '1110', expected: ['bank'], alsoAccepted: [], requirement: 'required', severity: 'media', expectedText: 'bank', alsoAcceptedText: null },
  { prefix: '1120', expected: ['bank'], alsoAccepted: [], requirement: 'required', severity: 'media', expectedText: 'bank', alsoAcceptedText: null },
  { prefix: '12', expected: ['issuer'], alsoAccepted: [], requirement: 'required', severity: 'media', expectedText: 'issuer', alsoAcceptedText: null },
  { prefix: '1305', expected: ['customer'], alsoAccepted: ['generic_final_consumer'], requirement: 'required', severity: 'alta', expectedText: 'customer', alsoAcceptedText: 'generic_final_consumer only for cash sales' },
  { prefix: '1325', expected: ['shareholder'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'shareholder', alsoAcceptedText: null },
  { prefix: '1330', expected: ['supplier', 'employee'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'supplier/employee', alsoAcceptedText: null },
  { prefix: '135505', expected: ['tax_authority_national'], alsoAccepted: [], requirement: 'required', severity: 'media', expectedText: 'tax_authority_national', alsoAcceptedText: null },
  { prefix: '135515', expected: ['customer', 'tax_authority_national'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'customer or tax_authority_national', alsoAcceptedText: null },
  { prefix: '135517', expected: ['customer'], alsoAccepted: ['tax_authority_national'], requirement: 'required', severity: 'alta', expectedText: 'customer', alsoAcceptedText: 'tax_authority_national' },
  { prefix: '135518', expected: ['customer'], alsoAccepted: ['tax_authority_municipal'], requirement: 'required', severity: 'alta', expectedText: 'customer', alsoAcceptedText: 'tax_authority_municipal' },
  { prefix: '135520', expected: ['tax_authority_national'], alsoAccepted: ['tax_authority_municipal'], requirement: 'required', severity: 'media', expectedText: 'tax_authority_national', alsoAcceptedText: 'tax_authority_municipal' },
  { prefix: '1365', expected: ['employee'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'employee', alsoAcceptedText: null },
  { prefix: '1390', expected: ['customer'], alsoAccepted: [], requirement: 'required', severity: 'media', expectedText: 'customer', alsoAcceptedText: null },
  { prefix: '1399', expected: ['customer'], alsoAccepted: [], requirement: 'recommended', severity: 'baja', expectedText: 'customer', alsoAcceptedText: null },
  { prefix: '15', expected: ['supplier', 'none'], alsoAccepted: [], requirement: 'optional', severity: 'baja', expectedText: 'supplier or none', alsoAcceptedText: null },
  { prefix: '1592', expected: ['none', 'supplier'], alsoAccepted: [], requirement: 'optional', severity: 'baja', expectedText: 'none or supplier', alsoAcceptedText: null },
  { prefix: '1705', expected: ['supplier'], alsoAccepted: [], requirement: 'recommended', severity: 'media', expectedText: 'supplier', alsoAcceptedText: null },
  { prefix: '2105', expected: ['bank'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'bank', alsoAcceptedText: null },
  { prefix: '21', expected: ['bank', 'lender'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'bank or lender', alsoAcceptedText: null },
  { prefix: '2205', expected: ['supplier'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'supplier', alsoAcceptedText: null },
  { prefix: '2335', expected: ['supplier'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'supplier', alsoAcceptedText: null },
  { prefix: '2355', expected: ['shareholder'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'shareholder', alsoAcceptedText: null },
  { prefix: '2360', expected: ['shareholder'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'shareholder', alsoAcceptedText: null },
  { prefix: '2365', expected: ['supplier'], alsoAccepted: ['tax_authority_national'], requirement: 'required', severity: 'alta', expectedText: 'supplier', alsoAcceptedText: 'tax_authority_national (payment line)' },
  { prefix: '2367', expected: ['supplier'], alsoAccepted: ['tax_authority_national'], requirement: 'required', severity: 'alta', expectedText: 'supplier', alsoAcceptedText: 'tax_authority_national' },
  { prefix: '2368', expected: ['supplier'], alsoAccepted: ['tax_authority_municipal'], requirement: 'required', severity: 'alta', expectedText: 'supplier', alsoAcceptedText: 'tax_authority_municipal' },
  { prefix: '237005', expected: ['eps'], alsoAccepted: ['pension_fund'], requirement: 'required', severity: 'alta', expectedText: 'eps', alsoAcceptedText: 'pension_fund when the firm groups contributions' },
  { prefix: '237006', expected: ['arl'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'arl', alsoAcceptedText: null },
  { prefix: '237010', expected: ['parafiscal', 'family_compensation_fund'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'parafiscal or family_compensation_fund', alsoAcceptedText: null },
  { prefix: '237025', expected: ['court', 'beneficiary'], alsoAccepted: ['bank'], requirement: 'required', severity: 'media', expectedText: 'court or beneficiary', alsoAcceptedText: 'bank' },
  { prefix: '237030', expected: ['bank', 'cooperative'], alsoAccepted: [], requirement: 'required', severity: 'media', expectedText: 'bank or cooperative', alsoAcceptedText: null },
  { prefix: '238030', expected: ['pension_fund', 'severance_fund'], alsoAccepted: ['pension_administrator'], requirement: 'required', severity: 'alta', expectedText: 'pension_fund or severance_fund', alsoAcceptedText: 'pension_administrator' },
  { prefix: '2404', expected: ['tax_authority_national'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'tax_authority_national', alsoAcceptedText: null },
  { prefix: '2408', expected: ['customer', 'supplier', 'tax_authority_national'], alsoAccepted: [], requirement: 'required', severity: 'media', expectedText: 'customer/supplier or tax_authority_national', alsoAcceptedText: null },
  { prefix: '2412', expected: ['tax_authority_municipal'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'tax_authority_municipal', alsoAcceptedText: null },
  { prefix: '2505', expected: ['employee'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'employee', alsoAcceptedText: null },
  { prefix: '2510', expected: ['employee'], alsoAccepted: ['severance_fund', 'pension_administrator'], requirement: 'required', severity: 'alta', expectedText: 'employee', alsoAcceptedText: 'severance_fund after deposit' },
  { prefix: '2515', expected: ['employee'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'employee', alsoAcceptedText: null },
  { prefix: '2520', expected: ['employee'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'employee', alsoAcceptedText: null },
  { prefix: '2525', expected: ['employee'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'employee', alsoAcceptedText: null },
  { prefix: '2610', expected: ['employee'], alsoAccepted: [], requirement: 'recommended', severity: 'media', expectedText: 'employee', alsoAcceptedText: null },
  { prefix: '2805', expected: ['customer'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'customer', alsoAcceptedText: null },
  { prefix: '2815', expected: ['principal'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'principal', alsoAcceptedText: null },
  { prefix: '31', expected: ['shareholder'], alsoAccepted: [], requirement: 'recommended', severity: 'media', expectedText: 'shareholder', alsoAcceptedText: null },
  { prefix: '33', expected: ['none', 'company'], alsoAccepted: [], requirement: 'optional', severity: 'baja', expectedText: 'none or company', alsoAcceptedText: null },
  { prefix: '36', expected: ['none', 'company'], alsoAccepted: [], requirement: 'optional', severity: 'baja', expectedText: 'none or company', alsoAcceptedText: null },
  { prefix: '37', expected: ['none', 'company'], alsoAccepted: [], requirement: 'optional', severity: 'baja', expectedText: 'none or company', alsoAcceptedText: null },
  { prefix: '41', expected: ['customer'], alsoAccepted: ['generic_final_consumer'], requirement: 'required', severity: 'alta', expectedText: 'customer', alsoAcceptedText: 'generic_final_consumer for POS sales' },
  { prefix: '42', expected: ['payer'], alsoAccepted: ['bank'], requirement: 'required', severity: 'media', expectedText: 'payer', alsoAcceptedText: 'bank' },
  { prefix: '4210', expected: ['bank', 'debtor'], alsoAccepted: [], requirement: 'required', severity: 'media', expectedText: 'bank or debtor', alsoAcceptedText: null },
  { prefix: '5105', expected: ['employee'], alsoAccepted: ['eps', 'pension_fund', 'pension_administrator', 'arl', 'family_compensation_fund', 'parafiscal'], requirement: 'required', severity: 'alta', expectedText: 'employee', alsoAcceptedText: 'eps/pension/arl/caja for contributions' },
  { prefix: '510568', expected: ['arl'], alsoAccepted: [], requirement: 'required', severity: 'media', expectedText: 'arl', alsoAcceptedText: null },
  { prefix: '510569', expected: ['eps'], alsoAccepted: [], requirement: 'required', severity: 'media', expectedText: 'eps', alsoAcceptedText: null },
  { prefix: '510570', expected: ['pension_fund'], alsoAccepted: ['pension_administrator'], requirement: 'required', severity: 'media', expectedText: 'pension_fund', alsoAcceptedText: 'pension_administrator' },
  { prefix: '510572', expected: ['family_compensation_fund'], alsoAccepted: [], requirement: 'required', severity: 'media', expectedText: 'family_compensation_fund', alsoAcceptedText: null },
  { prefix: '510575', expected: ['parafiscal'], alsoAccepted: [], requirement: 'required', severity: 'media', expectedText: 'parafiscal', alsoAcceptedText: null },
  { prefix: '510578', expected: ['parafiscal'], alsoAccepted: [], requirement: 'required', severity: 'media', expectedText: 'parafiscal', alsoAcceptedText: null },
  { prefix: '5115', expected: ['tax_authority_national', 'tax_authority_municipal', 'bank'], alsoAccepted: ['supplier'], requirement: 'required', severity: 'media', expectedText: 'tax authority or bank', alsoAcceptedText: 'supplier' },
  { prefix: '51', expected: ['supplier'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'supplier', alsoAcceptedText: null },
  { prefix: '52', expected: ['supplier'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'supplier', alsoAcceptedText: null },
  { prefix: '5160', expected: ['none', 'company'], alsoAccepted: [], requirement: 'optional', severity: 'baja', expectedText: 'none or company', alsoAcceptedText: null },
  { prefix: '5165', expected: ['none', 'company'], alsoAccepted: [], requirement: 'optional', severity: 'baja', expectedText: 'none or company', alsoAcceptedText: null },
  { prefix: '5199', expected: ['none', 'customer'], alsoAccepted: [], requirement: 'optional', severity: 'baja', expectedText: 'none or customer', alsoAcceptedText: null },
  { prefix: '5305', expected: ['bank'], alsoAccepted: ['supplier', 'lender'], requirement: 'required', severity: 'media', expectedText: 'bank', alsoAcceptedText: 'supplier or lender' },
  { prefix: '5315', expected: ['supplier', 'tax_authority_national', 'tax_authority_municipal', 'authority'], alsoAccepted: [], requirement: 'required', severity: 'media', expectedText: 'supplier or authority', alsoAcceptedText: null },
  { prefix: '5395', expected: ['tax_authority_national', 'tax_authority_municipal', 'authority', 'beneficiary'], alsoAccepted: [], requirement: 'required', severity: 'media', expectedText: 'authority or beneficiary', alsoAcceptedText: null },
  { prefix: '5405', expected: ['tax_authority_national'], alsoAccepted: [], requirement: 'required', severity: 'media', expectedText: 'tax_authority_national', alsoAcceptedText: null },
  { prefix: '61', expected: ['supplier', 'none'], alsoAccepted: [], requirement: 'optional', severity: 'baja', expectedText: 'supplier or none', alsoAcceptedText: null },
  { prefix: '62', expected: ['supplier'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'supplier', alsoAcceptedText: null },
  { prefix: '7', expected: ['supplier', 'employee'], alsoAccepted: [], requirement: 'required', severity: 'alta', expectedText: 'supplier/employee', alsoAcceptedText: null },
  { prefix: '8', expected: ['none'], alsoAccepted: [], requirement: 'optional', severity: 'baja', expectedText: 'none', alsoAcceptedText: null },
  { prefix: '9', expected: ['none'], alsoAccepted: [], requirement: 'optional', severity: 'baja', expectedText: 'none', alsoAcceptedText: null },
];
