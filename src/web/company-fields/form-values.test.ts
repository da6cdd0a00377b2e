import { describe, expect, it } from 'vitest';
import type { Company } from '#api/companies/companies/contract.ts';
import { formField, inputOf, noValues, patchOf, valuesOf } from './form-values.ts';

const company: Company = {
  id: 7,
  attributes: {
    comp_business_name: 'Distribuidora El Roble S.A.S.',
    comp_entity_id: '900481237',
    comp_check_digit: 6,
    comp_is_active: true,
    comp_city: '11001',
    comp_ica_regime: 'ICA_COMUN',
    profile: {
      ciiu: '4690',
      municipio: '11001',
      responsableIva: true,
      periodoIva: 'bimestral',
      exonerado1141: false,
      regimen: 'ordinario',
      claseArl: 1,
      grupoNiif: 2,
    },
    comp_signers: {
      representative: { name: 'Camila Rojas', document: '52.123.456' },
      accountant: { name: 'Luz Mar', card: '196402-T' },
      auditor: { name: 'Ana Rey' },
    },
    comp_fiscal_year_end: 12,
    comp_logo: null,
    version: 3,
  },
  uses_siigo: true,
  accountable_software: { acso_id: 1, acso_name: 'Siigo Nube' },
  regime_type: { rety_id: 3 },
  chart_accounts: null,
};

describe('the form and the document', () => {
  it('is the same company there and back', () => {
    const { comp_is_active: _, version: __, comp_logo: ___, ...attributes } = company.attributes;
    expect(inputOf(valuesOf(company), company)).toEqual({ ...attributes, acso_id: 1, rety_id: 3 });
  });
  it('shows the department of the municipality', () => {
    expect(valuesOf(company)).toMatchObject({ department: '11', city: '11001', nit: '900.481.237-6' });
  });
  it('sends nothing about what is not known', () => {
    const values = { ...noValues, name: ' El Roble ', nit: '900481237', software: 1, regime: 6 };
    expect(inputOf(values)).toEqual({
      comp_business_name: 'El Roble',
      comp_entity_id: '900481237',
      comp_check_digit: 6,
      comp_city: null,
      comp_ica_regime: null,
      acso_id: 1,
      rety_id: 6,
      profile: {},
      comp_signers: {},
      comp_fiscal_year_end: 12,
    });
  });
  it('gives who is not responsible for VAT the period "ninguno"', () => {
    const values = { ...valuesOf(company), vat: 'no' as const };
    expect(inputOf(values).profile).toMatchObject({ responsableIva: false, periodoIva: 'ninguno' });
  });
  it('takes the income-tax regime of the profile from the regime that was chosen', () => {
    expect(inputOf({ ...valuesOf(company), regime: 5 }).profile).toMatchObject({ regimen: 'simple' });
  });
  it('keeps the regime of the profile while the regime that was chosen says nothing and stays', () => {
    const other: Company = { ...company, regime_type: { rety_id: 1 } };
    expect(inputOf(valuesOf(other), other).profile).toMatchObject({ regimen: 'ordinario' });
    expect(inputOf({ ...valuesOf(other), regime: 6 }, other).profile).not.toHaveProperty('regimen');
  });
  it('refuses a NIT whose DV is in doubt', () => {
    expect(() => inputOf({ ...valuesOf(company), nit: '900481237-5' })).toThrow(TypeError);
  });
});

describe('patchOf', () => {
  it('is empty when only the dots of the NIT changed', () => {
    expect(patchOf(company, { ...valuesOf(company), nit: '900481237' })).toEqual({});
  });
  it('carries all signers when one changed; who has no name does not sign', () => {
    const patch = patchOf(company, { ...valuesOf(company), accountantCard: ' 7-T ', auditor: ' ' });
    const { representative } = company.attributes.comp_signers;
    expect(patch).toEqual({ comp_signers: { representative, accountant: { name: 'Luz Mar', card: '7-T' } } });
  });
  it('carries what changed, the profile as a whole', () => {
    const patch = patchOf(company, { ...valuesOf(company), software: 4, arl: 5 });
    expect(patch).toEqual({ acso_id: 4, profile: { ...company.attributes.profile, claseArl: 5 } });
  });
});

it('knows where the fields of the API stand in the form', () => {
  expect(formField('comp_check_digit')).toBe('nit');
  expect(formField('profile.ciiu')).toBe('ciiu');
  expect(formField('comp_signers.accountant.card')).toBe('accountantCard');
  expect(formField('version')).toBeUndefined();
});
