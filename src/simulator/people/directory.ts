/** Everyone the company deals with: made once from the seed, with what each one buys, sells or earns. */
import { type Cents, percentOf, pesos } from '#core/money.ts';
import { checkDigit } from '#core/nit.ts';
import type { SimulatedCompany, ThirdParty } from '#simulator/model.ts';
import { createRandom, type Random } from '#simulator/random.ts';
import { CIIU } from '#simulator/rates.ts';
import { toPesos } from '#simulator/rounding.ts';
import type { CompanySize } from '#simulator/sizes.ts';
import { createEmployees, type Employee } from './employees.ts';
import { createFirms, createPeople } from './firms.ts';
import { createIdentities } from './identity.ts';
import { companyName, customerTrades, institutions, providerNames, supplierTrades } from './names.es.ts';

export interface Customer extends ThirdParty {
  /** Cents that it buys in an ordinary month of 2025, before VAT. */
  monthly: Cents;
  invoices: number;
  /** Companies withhold from what they pay; people do not. */
  withholds: boolean;
  /** Months after the sale when it pays. */
  term: 1 | 2;
}

export interface Supplier extends ThirdParty {
  /** Relative to the other suppliers. */
  weight: number;
  term: 1 | 2;
}

export type Providers = Readonly<Record<keyof typeof providerNames | 'accountant', ThirdParty>>;

export interface Directory {
  company: SimulatedCompany;
  /** The company as third party of its own cash, assets and equity. */
  own: ThirdParty;
  institutions: Readonly<Record<keyof typeof institutions, ThirdParty>>;
  providers: Providers;
  customers: readonly Customer[];
  suppliers: readonly Supplier[];
  employees: readonly Employee[];
  shareholders: readonly ThirdParty[];
}

const COMPANY_NIT = '903482715';

export function createDirectory(seed: number, size: CompanySize): Directory {
  const random = createRandom(seed, 'directory');
  const identities = createIdentities(random);
  const people = createPeople(random, identities);
  const firms = createFirms(random, identities, size.customers + size.suppliers);
  const provider = (name: string): ThirdParty => ({ id: identities.nit(), name });
  return {
    company: {
      nit: COMPANY_NIT,
      dv: checkDigit(COMPANY_NIT),
      name: companyName,
      profile: {
        ciiu: CIIU,
        municipio: '11001',
        responsableIva: true,
        periodoIva: size.vatMonths === 2 ? 'bimestral' : 'cuatrimestral',
        exonerado1141: true,
        autorretenedorRenta: true,
        agenteRetencion: true,
        regimen: 'ordinario',
        claseArl: 1,
        grupoNiif: 2,
      },
    },
    own: { id: COMPANY_NIT, name: companyName },
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
    employees: createEmployees(size.employees, people),
    suppliers: Array.from({ length: size.suppliers }, () => ({
      ...firms(supplierTrades),
      weight: random.int(60, 150),
      term: random.chance(70) ? 1 : 2,
    })),
    customers: createCustomers(random, size, () => (random.chance(15) ? null : firms(customerTrades)), people),
  };
}

/** Customers share the month's sales; people buy half of what companies do, and do not withhold. */
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
