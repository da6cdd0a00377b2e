import { describe, expect, it } from 'vitest';
import type { Company } from '#api/companies/companies/contract.ts';
import { orderOf } from '../../lists/columns.ts';
import { companyColumns, sortedCompanies, staffCompanyColumns } from './company-columns.tsx';

const company = (comp_business_name: string, comp_entity_id: string, acso_name: string) =>
  ({
    attributes: { comp_business_name, comp_entity_id, profile: {} },
    accountable_software: { acso_name },
  }) as unknown as Company;
const all = [
  company('Ñandú', '900394374', 'Siigo Nube'),
  company('Ochoa', '52123456', 'Helisa'),
  company('Álvarez', '890903938', 'Siigo Nube'),
];

describe('the order of companies', () => {
  it.each([
    ['nombre', 'Álvarez Ñandú Ochoa'],
    ['-nombre', 'Ochoa Ñandú Álvarez'],
    // NITs sort as numbers, not as text.
    ['nit', 'Ochoa Álvarez Ñandú'],
    ['software', 'Ochoa Álvarez Ñandú'],
    ['-software', 'Álvarez Ñandú Ochoa'],
    ['edad', 'Álvarez Ñandú Ochoa'],
  ])('%s', (order, names) => {
    expect(
      sortedCompanies(all, orderOf(order))
        .map(({ attributes }) => attributes.comp_business_name)
        .join(' '),
    ).toBe(names);
  });
});

it('tells the staff, and nobody else, whose a company is', () => {
  const keys = (columns: typeof companyColumns) => columns.map(({ key }) => key);
  expect(keys(staffCompanyColumns)).toEqual(['nombre', 'suscripcion', ...keys(companyColumns).slice(1)]);
  const owned = ['Zeta', 'Alfa'].map((subscriber) => ({ attributes: { subscriber } }) as unknown as Company);
  const sorted = sortedCompanies(owned, orderOf('suscripcion'));
  expect(sorted.map(({ attributes }) => attributes.subscriber)).toEqual(['Alfa', 'Zeta']);
});
