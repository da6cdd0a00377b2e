/** All third parties of the company, generated from the seed, with what each buys, sells or earns. */
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import { checkDigit } from '#core/identity/nit.ts';
import { type Cents, percentOf, pesos } from '#core/money/money.ts';
import type { CompanyKind } from '#simulator/company-kind.ts';
import type { SimulatedCompany, ThirdParty } from '#simulator/model.ts';
import { createRandom, type Random } from '#simulator/random.ts';
import { toPesos } from '#simulator/rounding.ts';
import type { CompanySize } from '#simulator/sizes.ts';
import { createEmployees, type Employee } from './employees.ts';
import { createFirms, createPeople } from './firms.ts';
import { createIdentities } from './identity.ts';
import { foreignSuppliers, institutions, kindProviderNames, providerNames } from './names.es.ts';

export interface Customer extends ThirdParty {
  /** Purchases in an ordinary month of 2025 in cents, before VAT. */
  monthly: Cents;
  invoices: number;
  /** Companies withhold on payments; natural persons do not. */
  withholds: boolean;
  /** Payment term in months. */
  term: 1 | 2;
}

export interface Supplier extends ThirdParty {
  /** Weight relative to other suppliers. */
  weight: number;
  term: 1 | 2;
}

export type Providers = Readonly<Record<keyof typeof providerNames | 'accountant', ThirdParty>>;

export interface Directory {
  company: SimulatedCompany;
  /** The company itself, as third party of its cash, assets and equity. */
  own: ThirdParty;
  institutions: Readonly<Record<keyof typeof institutions, ThirdParty>>;
  providers: Providers;
  customers: readonly Customer[];
  suppliers: readonly Supplier[];
  employees: readonly Employee[];
  shareholders: readonly ThirdParty[];
  /** Providers of some kinds of company only. */
  others: Readonly<Record<keyof typeof kindProviderNames, ThirdParty>>;
  /** Paid in foreign currency; importers only. */
  foreignSuppliers: readonly ThirdParty[];
}

const COMPANY_NIT = '903482715';
/** Office staff of a construction company, who do not work on site. */
const OFFICE_STAFF = 5;

/** `costStaff`: share of employees whose pay is a cost, percent; all but the office staff of a construction company. */
export function createDirectory(seed: number, kind: CompanyKind, size: CompanySize, costStaff = 0): Directory {
  const random = createRandom(seed, 'directory');
  const identities = createIdentities(random);
  const people = createPeople(random, identities);
  const firms = createFirms(random, identities, size.customers + size.suppliers);
  const provider = (name: string): ThirdParty => ({ id: identities.nit(), name });
  const directory: Omit<Directory, 'others' | 'foreignSuppliers'> = {
    company: {
      nit: COMPANY_NIT,
      dv: checkDigit(COMPANY_NIT),
      name: kind.name,
      profile: { ...kind.profile, ciiu: kind.ciiu, ...vatPeriod(kind, size) },
    },
    own: { id: COMPANY_NIT, name: kind.name },
    institutions,
    providers: {
      landlord: provider(providerNames.landlord),
      lawFirm: provider(providerNames.lawFirm),
      cleaning: provider(providerNames.cleaning),
      carrier: provider(providerNames.carrier),
      garage: provider(providerNames.garage),
      stationer: provider(providerNames.stationer),
      grocer: provider(providerNames.grocer),
      equipment: provider(providerNames.equipment),
      accountant: people(),
    },
    shareholders: [people(), people(), people()],
    employees: createEmployees(
      size.employees,
      kind.key === 'construction' ? OFFICE_STAFF : Math.ceil(size.employees * (1 - costStaff / 100)),
      people,
    ),
    suppliers: Array.from({ length: size.suppliers }, () => ({
      ...firms(kind.suppliers),
      weight: random.int(60, 150),
      term: random.chance(70) ? 1 : 2,
    })),
    customers: createCustomers(random, size, () => (random.chance(kind.people) ? null : firms(kind.customers)), people),
  };
  // Drawn last: additional third parties of one kind leave all other ids unchanged.
  return {
    ...directory,
    others: {
      customsAgent: provider(kindProviderNames.customsAgent),
      scaffolding: provider(kindProviderNames.scaffolding),
      advertising: provider(kindProviderNames.advertising),
      security: provider(kindProviderNames.security),
      software: provider(kindProviderNames.software),
      courier: provider(kindProviderNames.courier),
      auditor: provider(kindProviderNames.auditor),
      cardAcquirer: provider(kindProviderNames.cardAcquirer),
    },
    foreignSuppliers: kind.key === 'importer' ? foreignSuppliers : [],
  };
}

/** ET 600; ET 915 gives SIMPLE a yearly return, which the profile cannot express. */
function vatPeriod(
  { profile, incomeTax }: CompanyKind,
  { vatMonths }: CompanySize,
): Pick<CompanyProfile, 'periodoIva'> {
  if (profile.responsableIva === false) return { periodoIva: 'ninguno' };
  if (incomeTax === 'simple') return {};
  return { periodoIva: vatMonths === 2 ? 'bimestral' : 'cuatrimestral' };
}

/** Customers share the month's sales; natural persons buy half of what companies do, and do not withhold. */
function createCustomers(
  random: Random,
  size: CompanySize,
  firm: () => ThirdParty | null,
  person: () => ThirdParty,
): Customer[] {
  const drafts = Array.from({ length: size.customers }, () => {
    const company = firm();
    return { company, third: company ?? person(), weight: random.int(110, 310) / (company ? 1 : 2) };
  });
  const weights = drafts.reduce((sum, { weight }) => sum + weight, 0);
  return drafts.map(({ company, third, weight }) => {
    const monthly = toPesos(percentOf(size.monthlySales, (100 * weight) / weights), 1000);
    return {
      ...third,
      monthly,
      invoices: company && monthly > pesos(4_000_000) ? random.int(1, 3) : 1,
      withholds: company !== null && random.chance(75),
      term: random.chance(70) ? 1 : 2,
    };
  });
}
