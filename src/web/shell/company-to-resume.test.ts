import { expect, it } from 'vitest';
import type { Company } from '#api/companies/companies/contract.ts';
import { companyToResume } from './use-company-of-address.ts';

const company = (id: number): Company => ({
  id,
  attributes: {
    comp_business_name: `Empresa ${id}`,
    comp_entity_id: '900481237',
    comp_check_digit: 6,
    comp_is_active: true,
    comp_city: null,
    comp_ica_regime: null,
    profile: {},
    version: 1,
  },
  uses_siigo: false,
  accountable_software: { acso_id: 2, acso_name: 'Helisa' },
  regime_type: { rety_id: 3 },
  chart_accounts: null,
});

it('goes on with the company chosen before, if it is still one of theirs', () => {
  expect(companyToResume([company(1), company(2)], 2, false)?.id).toBe(2);
  expect(companyToResume([company(1), company(2)], 9, false)).toBeNull();
});

it('gives a user with one company that one, an administrator none', () => {
  expect(companyToResume([company(1)], 0, false)?.id).toBe(1);
  expect(companyToResume([company(1)], 0, true)).toBeNull();
  expect(companyToResume([company(1), company(2)], 0, false)).toBeNull();
});
