import { describe, expect, it } from 'vitest';
import type { User } from '#api/access/auth/contract.ts';
import type { Company } from '#api/companies/companies/contract.ts';
import { madeNotification } from '../../../../tests/support/web/made-records.ts';
import { withTriggers } from './follow-triggers.ts';
import {
  afterChartChange,
  afterCompanyChange,
  afterLogin,
  afterLogout,
  initialSession,
  type SessionState,
  withAlliance,
  withCompany,
  withTour,
} from './session-state.ts';

const user: User = {
  id: 2,
  attributes: {
    user_name: 'Laura',
    user_email: 'laura@medina.co',
    isRootUser: true,
    isAdmin: false,
    photo: null,
    theme: 'sistema',
    mustSetUpSecondFactor: false,
    tours: {
      validations_edition: true,
      chart_accounts: true,
      audit: false,
      no_data_audit: true,
      financial_report: true,
    },
  },
};
const company: Company = {
  id: 7,
  attributes: {
    comp_business_name: 'Distribuidora El Roble S.A.S.',
    comp_entity_id: '900481237',
    comp_check_digit: 6,
    comp_is_active: true,
    comp_city: null,
    comp_ica_regime: null,
    profile: {},
    comp_signers: {},
    comp_fiscal_year_end: 12,
    comp_logo: null,
    version: 1,
  },
  uses_siigo: true,
  accountable_software: { acso_id: 1, acso_name: 'Siigo Nube' },
  regime_type: { rety_id: 3 },
  chart_accounts: { chac_is_active: true },
};
const busy: SessionState = {
  ...withCompany(afterLogin(initialSession, user), company),
  companies: [company],
  alliance: 'siigo',
  companyToRegister: 3,
  showAuditPending: false,
  showImagesNotifications: false,
  loader: true,
  loaderOption: 1,
  bannerNotifications: [madeNotification()],
  popUpNotifications: [madeNotification()],
};

describe('the seed’s transitions', () => {
  it('starts with nobody, and with images and pending audits shown', () => {
    expect(initialSession).toMatchObject({ isAuth: false, showImagesNotifications: true, showAuditPending: true });
  });
  it('login: signed in, the list of companies emptied', () => {
    const state = afterLogin({ ...initialSession, companies: [company], hadCompany: true }, user);
    expect(state).toMatchObject({ isAuth: true, isRootUser: true, companies: [], user, hadCompany: false });
  });
  it('logout: nothing of the user is left', () => {
    expect(afterLogout(busy)).toEqual(initialSession);
    expect(afterLogout(busy)).toMatchObject({
      ...{ isAuth: false, user: null, companyGlobal: 0, useCompSiigo: false, companyToRegister: 0, alliance: '' },
      ...{ bannerNotifications: [], popUpNotifications: [], companies: [] },
      ...{ showAuditPending: true, showImagesNotifications: true },
    });
  });
  it('selecting a company sets all that goes with it', () => {
    expect(withCompany(initialSession, company)).toMatchObject({
      companyGlobal: 7,
      useCompSiigo: true,
      compSoft: 'Siigo Nube',
      idSoft: 1,
      idRegimen: 3,
      chartAccount: { chac_is_active: true },
      nameCompany: 'Distribuidora El Roble S.A.S.',
      nitCompany: '900481237',
    });
  });
  it('selecting none takes all of it away and leaves the user', () => {
    expect(withCompany(busy, null)).toMatchObject({ companyGlobal: 0, nitCompany: '', chartAccount: null, user });
    expect([withCompany(initialSession, company).hadCompany, withCompany(busy, null).hadCompany]).toEqual([true, true]);
  });
  it('an alliance without a value is an empty string', () => {
    expect(withAlliance(busy, null).alliance).toBe('');
    expect(withAlliance(initialSession, 'siigo').alliance).toBe('siigo');
  });
  it('a changed chart makes the company another too, a changed company not its chart', () => {
    const [chart, only] = [afterChartChange(initialSession), afterCompanyChange(initialSession)];
    expect([chart.triggerChartAccount, chart.triggerCompany]).toEqual([1, 1]);
    expect([only.triggerChartAccount, only.triggerCompany]).toEqual([0, 1]);
    expect(withTriggers(chart, { triggerChartAccount: 0, triggerCompany: 3 })).toMatchObject({
      triggerChartAccount: 1,
      triggerCompany: 3,
    });
    expect(withTriggers(chart, only)).toBe(chart);
  });
  it('a tour is marked only when the tours are loaded', () => {
    expect(withTour(initialSession, 'audit').tours).toBeNull();
    expect(withTour({ ...initialSession, tours: { audit: false } }, 'audit').tours).toEqual({ audit: true });
  });
});
