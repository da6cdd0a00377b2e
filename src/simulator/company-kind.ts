/**
 * Differences between kinds of company: activity, taxes, trading partners. Data only; monthly activities are in
 * `business`.
 */
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import { ACCOUNT } from '#simulator/books/accounts.ts';
import type { ActivitySet, KindKey } from '#simulator/model.ts';
import { companyNames, trades } from '#simulator/people/names.es.ts';

export interface CompanyKind {
  key: KindKey;
  name: string;
  ciiu: string;
  /** Monthly activities: those of the kind, unless said. */
  activities?: ActivitySet;
  /** VAT on its sales, percent. */
  vat: number;
  /** VAT of the goods that it buys, percent. */
  purchaseVat: number;
  /** What it charges is the consumption tax (ET 512-1), not VAT. */
  isConsumptionTax: boolean;
  /** Concepts of the withholding table under which customers withhold on its two lines of services. */
  withheldAs: readonly [string, string];
  /** Accounts and concept of the professionals that it hires for its services. */
  hires: Readonly<Record<'expense' | 'payable' | 'withheld' | 'concept', string>>;
  /** Besides activity and VAT period. */
  profile: CompanyProfile;
  /** Account of the main income. */
  income: string;
  /** Its assembly appropriates the legal reserve: not every kind of society must. */
  reserves: boolean;
  /** Account of the capital of partners or founders. */
  capital: string;
  /** Name prefixes of customers and suppliers: their trade. */
  customers: readonly string[];
  suppliers: readonly string[];
  /** Share of natural persons among customers, percent. */
  people: number;
  /** Sales staff earn a percentage of sales. */
  paysCommissions: boolean;
  /** Deducts input VAT; otherwise it is part of the cost or expense. */
  deductsVat: boolean;
  /** Withholds income tax on payments besides payroll (ET 911 exempts SIMPLE). */
  withholds: boolean;
  /** Customers withhold from it. */
  isWithheld: boolean;
  /** Self-withholds on its income (ET 365 par. 2). */
  selfWithholds: boolean;
  /** ET 114-1: exempt from employer health, SENA and ICBF. */
  isExempt: boolean;
  /** Industry and commerce tax, percent of income; 0 if none. */
  industryTax: number;
  /** `simple`: unified tax with bimonthly advances (ET 910). `none`: surplus is reinvested in the purpose (ET 358). */
  incomeTax: 'ordinary' | 'simple' | 'none';
}

const ORDINARY: CompanyProfile = {
  municipio: '11001',
  responsableIva: true,
  exonerado1141: true,
  autorretenedorRenta: true,
  agenteRetencion: true,
  regimen: 'ordinario',
  claseArl: 1,
  grupoNiif: 2,
};

/** Wholesale of household goods in Bogotá: 11.04 per thousand of ICA with 15 % for signs. */
const TRADE: CompanyKind = {
  key: 'trade',
  name: companyNames.trade,
  ciiu: '4649',
  profile: ORDINARY,
  vat: 19,
  purchaseVat: 19,
  isConsumptionTax: false,
  withheldAs: ['HONOR_PJ', 'SERV_DECL'],
  hires: {
    expense: ACCOUNT.technicalFees,
    payable: ACCOUNT.feesPayable,
    withheld: ACCOUNT.withheldFees,
    concept: 'HONOR_PJ',
  },
  reserves: false,
  income: ACCOUNT.sales,
  capital: ACCOUNT.capital,
  customers: trades.customers,
  suppliers: trades.suppliers,
  people: 15,
  paysCommissions: true,
  deductsVat: true,
  withholds: true,
  isWithheld: true,
  selfWithholds: true,
  isExempt: true,
  industryTax: 1.2696,
  incomeTax: 'ordinary',
};

const KINDS: Readonly<Record<KindKey, CompanyKind>> = {
  trade: TRADE,
  /** Business consulting and support: 9.66 per thousand of ICA with 15 % for signs. */
  services: {
    ...TRADE,
    key: 'services',
    name: companyNames.services,
    ciiu: '7020',
    income: ACCOUNT.consulting,
    customers: trades.clients,
    suppliers: trades.consultants,
    people: 0,
    paysCommissions: false,
    industryTax: 1.1109,
  },
  /** Civil works by contract: VAT on its profit only (DUR 1.3.1.7.9), no deduction. */
  construction: {
    ...TRADE,
    key: 'construction',
    name: companyNames.construction,
    ciiu: '4290',
    profile: { ...ORDINARY, claseArl: 5 },
    income: ACCOUNT.works,
    customers: trades.developers,
    suppliers: trades.contractors,
    people: 0,
    paysCommissions: false,
    deductsVat: false,
    industryTax: 0.7935,
  },
  /** A household-goods shop under the simple regime. */
  simple: {
    ...TRADE,
    key: 'simple',
    name: companyNames.simple,
    ciiu: '4755',
    profile: { ...ORDINARY, regimen: 'simple', autorretenedorRenta: false },
    paysCommissions: false,
    withholds: false,
    isWithheld: false,
    selfWithholds: false,
    industryTax: 0,
    incomeTax: 'simple',
  },
  /**
   * A foundation of the special regime: no VAT, no exemption from contributions, no income tax on reinvested surplus.
   */
  esal: {
    ...TRADE,
    key: 'esal',
    name: companyNames.esal,
    ciiu: '8810',
    profile: {
      ...ORDINARY,
      responsableIva: false,
      exonerado1141: false,
      autorretenedorRenta: false,
      regimen: 'especial',
    },
    income: ACCOUNT.donations,
    capital: ACCOUNT.socialFund,
    customers: trades.donors,
    suppliers: trades.suppliers,
    people: 30,
    paysCommissions: false,
    deductsVat: false,
    isWithheld: false,
    selfWithholds: false,
    isExempt: false,
    industryTax: 0,
    incomeTax: 'none',
  },
  /** The same goods, partly imported. */
  importer: { ...TRADE, key: 'importer', name: companyNames.importer },
};

export function companyKind(key: KindKey): CompanyKind {
  return KINDS[key];
}
