/** The seed's Session and its transitions, as pure functions. */
import type { User } from '#api/access/auth/contract.ts';
import type { Company } from '#api/companies/companies/contract.ts';
import type { Notification } from '#api/users/notifications/contract.ts';

export interface SessionState {
  isRootUser: boolean;
  triggerCompany: number;
  loader: boolean;
  loaderOption: number;
  isAuth: boolean;
  user: User | null;
  /** Id of the selected company, 0 for none. */
  companyGlobal: number;
  useCompSiigo: boolean;
  compSoft: string;
  idSoft: number;
  stepRegister: number;
  companyToRegister: number;
  idRegimen: number;
  welcomeUser: boolean;
  alliance: string;
  bannerNotifications: readonly Notification[];
  popUpNotifications: readonly Notification[];
  chartAccount: Company['chart_accounts'];
  triggerChartAccount: number;
  companies: readonly Company[];
  tours: Readonly<Record<string, boolean>> | null;
  nameCompany: string;
  nitCompany: string;
  showImagesNotifications: boolean;
  showAuditPending: boolean;
  /** Ours: a company was selected since signing in. The only one is selected unasked until then, and never again. */
  hadCompany: boolean;
}

/** Registration steps count from 1. */
const lastRegisterStep = 5;

const noCompany = {
  companyGlobal: 0,
  useCompSiigo: false,
  compSoft: '',
  idSoft: 0,
  idRegimen: 0,
  chartAccount: null,
  nameCompany: '',
  nitCompany: '',
} as const;

export const initialSession: SessionState = {
  ...noCompany,
  isRootUser: false,
  triggerCompany: 0,
  loader: false,
  loaderOption: 0,
  isAuth: false,
  user: null,
  stepRegister: 0,
  companyToRegister: 0,
  welcomeUser: false,
  alliance: '',
  bannerNotifications: [],
  popUpNotifications: [],
  triggerChartAccount: 0,
  companies: [],
  tours: null,
  showImagesNotifications: true,
  showAuditPending: true,
  hadCompany: false,
};

export function afterLogin(state: SessionState, user: User): SessionState {
  return { ...withUser(state, user), isAuth: true, companies: [], hadCompany: false };
}

/** The signed-in user as the server has them, with the tours they have taken. */
export function withUser(state: SessionState, user: User): SessionState {
  return { ...state, user, isRootUser: user.attributes.isRootUser, tours: user.attributes.tours };
}

export function afterLogout(state: SessionState): SessionState {
  return {
    ...state,
    ...noCompany,
    isAuth: false,
    user: null,
    isRootUser: false,
    companyToRegister: 0,
    alliance: '',
    bannerNotifications: [],
    popUpNotifications: [],
    companies: [],
    tours: null,
    loader: false,
    loaderOption: 0,
    showImagesNotifications: true,
    showAuditPending: true,
    hadCompany: false,
  };
}

/** Selects a company, or none. */
export function withCompany(state: SessionState, company: Company | null): SessionState {
  if (!company) return { ...state, ...noCompany };
  return {
    ...state,
    hadCompany: true,
    companyGlobal: company.id,
    useCompSiigo: company.uses_siigo,
    compSoft: company.accountable_software.acso_name,
    idSoft: company.accountable_software.acso_id,
    idRegimen: company.regime_type.rety_id,
    chartAccount: company.chart_accounts,
    nameCompany: company.attributes.comp_business_name,
    nitCompany: company.attributes.comp_entity_id,
  };
}

/** No value is stored as an empty string. */
export function withAlliance(state: SessionState, alliance: string | null | undefined): SessionState {
  return { ...state, alliance: alliance ?? '' };
}

/** Marks a tour as taken; no-op until the tours are loaded. */
export function withTour(state: SessionState, tour: string): SessionState {
  return state.tours ? { ...state, tours: { ...state.tours, [tour]: true } } : state;
}

/** What stands over the page. */
export type ShownNotifications = Record<'popups' | 'banners' | 'images', readonly Notification[]>;

/** Images that arrive after the last one was seen are shown again. */
export function withNotifications(state: SessionState, { popups, banners, images }: ShownNotifications): SessionState {
  return {
    ...state,
    popUpNotifications: popups,
    bannerNotifications: banners,
    showImagesNotifications: state.showImagesNotifications || images.length > 0,
  };
}

/** The last notification with an image was seen. */
export function afterLastImage(state: SessionState): SessionState {
  return { ...state, showImagesNotifications: false };
}

/** Data of a company changed: whoever shows the companies, or says what an audit is out of date with, reads them again. */
export function afterCompanyChange(state: SessionState): SessionState {
  return { ...state, triggerCompany: state.triggerCompany + 1 };
}

/** The chart of accounts of the selected company changed: whoever shows it, or the list of companies, reads it again. */
export function afterChartChange(state: SessionState): SessionState {
  return {
    ...state,
    triggerChartAccount: state.triggerChartAccount + 1,
    triggerCompany: state.triggerCompany + 1,
  };
}

/** After the registration created a company: the remaining step is choosing the first data. */
export function afterRegistering(state: SessionState, company: number): SessionState {
  return { ...state, stepRegister: lastRegisterStep, companyToRegister: company, welcomeUser: true };
}

/** End of the registration. */
export function afterRegistration(state: SessionState): SessionState {
  return { ...state, stepRegister: 0, companyToRegister: 0 };
}
